import { createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';
import { COOKIE_SECONDS } from '@slots/tokens/cookies';
import type { User } from '../users/stored-user.ts';

/** A random name, the second of the sign-in in base 36, and what proves that both are ours. */
const VALUE = /^([\w-]{22})\.([0-9a-z]{1,9})\.([\w-]{43})$/;

/**
 * Knows the browsers that users have signed in with (OWASP's device cookies) by a signature over person and password, of
 * which nothing stands in the value. Nothing is stored.
 */
export function createKnownBrowsers(secret: string) {
  const key = new Uint8Array(hkdfSync('sha256', secret, '', 'identity known browsers', 32));

  function proof(name: string, since: string, user: User | null): Buffer {
    const text = `${name}.${since}.${user?._id ?? ''}.${user?.passwordHash ?? ''}`;
    return createHmac('sha256', key).update(text).digest();
  }

  return {
    /** A value by which the browser of a person is known again, until they have another password. */
    remember(user: User): string {
      const name = randomBytes(16).toString('base64url');
      const since = Math.floor(Date.now() / 1_000).toString(36);
      return `${name}.${since}.${proof(name, since, user).toString('base64url')}`;
    },
    /** The random name of the person's browser; undefined when it is none of theirs. */
    recognise(value: string, user: User | null): string | undefined {
      const [, name = '', since = '', given = ''] = VALUE.exec(value) ?? [];
      // Computed without a user too, so that the time does not reveal which users exist.
      const due = proof(name, since, user);
      const told = Buffer.from(given, 'base64url');
      const isOurs = told.length === due.length && timingSafeEqual(told, due);
      const age = Date.now() / 1_000 - Number.parseInt(since, 36);
      return isOurs && user && age < COOKIE_SECONDS['known-browser'] ? name : undefined;
    },
  };
}

export type KnownBrowsers = ReturnType<typeof createKnownBrowsers>;
