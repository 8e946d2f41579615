import { listLaws } from '@slots/contracts/geo/laws';
import type { Law } from '@slots/country-law/law';
import { type Route, route } from '@slots/http-kit/route';

const CACHEABLE = { 'Cache-Control': 'public, max-age=300' };

export function createLawRoutes({ law }: { law: Law }): Route[] {
  return [route(listLaws, () => ({ status: 200, body: law.all, headers: CACHEABLE }))];
}
