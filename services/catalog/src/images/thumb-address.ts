import { createHash } from 'node:crypto';
import { THUMB_WIDTHS } from '@slots/contracts/catalog/public-games';

const HASH_LENGTH = 32;
const WIDEST = Math.max(...THUMB_WIDTHS);

/** Names a thumbnail by its source address, so that another picture gets another address of ours. */
export function thumbHash(source: string): string {
  return createHash('sha256').update(source).digest('hex').slice(0, HASH_LENGTH);
}

/** The address on our own origin of a thumbnail, in its widest size; null when there is none. */
export function thumbAddress(hash: string | null): string | null {
  return hash === null ? null : `/api/public/images/${hash}-${WIDEST}`;
}
