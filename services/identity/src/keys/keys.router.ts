import { publishedKeys } from '@slots/contracts/identity/auth';
import { type Route, route } from '@slots/http-kit/route';
import type { KeyRing } from './key-ring.ts';

export function createKeyRoutes({ keyRing }: { keyRing: KeyRing }): Route[] {
  return [
    route(publishedKeys, async () => ({
      status: 200,
      body: { keys: await keyRing.published() },
      headers: { 'Cache-Control': 'no-cache' },
    })),
  ];
}
