import { z } from 'zod';
import type { Contract } from './contract.ts';
import { isWrite } from './refusals.ts';

/** The owners of calls that an API key can have rights to, in the order of screens. */
export const KEY_SERVICES = [
  'casino',
  'catalog',
  'affiliate',
  'identity',
  'gateway',
  'geo',
] as const;

/** `{owner}:read`, or `{owner}:write`, which includes reading. */
export const keyRight = z.enum(
  KEY_SERVICES.flatMap((owner) => [`${owner}:read`, `${owner}:write`] as const),
);
export type KeyRight = z.infer<typeof keyRight>;

/** The right that an API key needs for a call; null: no key may make it. */
export function rightFor(
  call: Pick<Contract, 'owner' | 'method' | 'writes' | 'peopleOnly'>,
): KeyRight | null {
  if (call.peopleOnly) return null;
  return `${call.owner}:${isWrite(call) ? 'write' : 'read'}`;
}
