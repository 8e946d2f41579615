import { timingSafeEqual } from 'node:crypto';
import { OLD_KEY_HOURS } from '@slots/contracts/affiliate/postbacks';
import { tokenHash } from '@slots/tokens/random-token';
import type { PostbackKey } from '../affiliates/affiliates.repository.ts';

const OLD_KEY_MS = OLD_KEY_HOURS * 60 * 60 * 1_000;

/** Hashed once more, so that both are of one length and the time that it takes tells nothing. */
const isSame = (one: string, other: string) =>
  timingSafeEqual(Buffer.from(tokenHash(one)), Buffer.from(tokenHash(other)));

/** The stored form of a new key; the previous one works for a day, older ones do not. */
export function storedKey(key: string, current: PostbackKey | null, now: number): PostbackKey {
  return {
    hash: tokenHash(key),
    createdAt: new Date(now),
    previous: current && { hash: current.hash, until: new Date(now + OLD_KEY_MS) },
  };
}

/** The end of the key before, if that still works. */
export function previousUntil(stored: PostbackKey | null, now: number): Date | null {
  const until = stored?.previous?.until ?? null;
  return until !== null && until.getTime() > now ? until : null;
}

/** True for the affiliate's key; it takes as long for one that has none. */
export function isKey(stored: PostbackKey | null, key: string, now: number): boolean {
  const hash = tokenHash(key);
  const isCurrent = isSame(hash, stored?.hash ?? '');
  const isPrevious = isSame(hash, stored?.previous?.hash ?? '');
  return isCurrent || (isPrevious && previousUntil(stored, now) !== null);
}
