import { setTimeout as delay } from 'node:timers/promises';
import { login } from '@slots/contracts/identity/auth';
import { cookieName } from '@slots/tokens/cookies';
import type { Fault } from './fault.ts';
import { repeat } from './repeat.ts';
import { FAULT_ADMIN, type SystemUnderFault } from './system-under-fault.ts';
import { type Ask, asksOfAll } from './visitor-beside.ts';

const LASTS_MS = 15_000;
const GUESSES_AT_ONCE = 20;
/** Between the guesses of each: some 80 a second, and no flood that takes the machine. */
const GAP_MS = 250;
const WRONG = { ...FAULT_ADMIN, password: 'a guess' };

/** The gateway believes a proxy on this machine about whom it speaks for. */
const strangers = Array.from({ length: 40 }, (_, n) => `198.51.100.${n + 1}`);

function signIn(url: string, body: unknown, address: string): Promise<Response> {
  return fetch(url + login.path, {
    method: login.method,
    headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': address },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(20_000),
  });
}

/** The owner's own browser, known since before, at an address that the guesses come from. */
async function fromKnownBrowser({ url }: SystemUnderFault): Promise<Ask> {
  const [address = ''] = strangers;
  const answer = await signIn(url, FAULT_ADMIN, address);
  const cookie = answer.headers
    .getSetCookie()
    .find((one) => one.startsWith(cookieName('known-browser', false)));
  if (!cookie) throw new Error(`No browser is known: ${answer.status}`);
  return {
    path: login.path,
    method: login.method,
    headers: {
      'Content-Type': 'application/json',
      'X-Forwarded-For': address,
      Cookie: cookie.slice(0, cookie.indexOf(';')),
    },
    body: JSON.stringify(FAULT_ADMIN),
    status: 200,
  };
}

/** Guesses from these addresses in turn, some at once, until it is stopped. */
function guessOn(url: string, addresses: readonly string[]): () => Promise<void> {
  let turn = 0;
  async function guess(): Promise<void> {
    turn += 1;
    const address = addresses[turn % addresses.length] ?? '';
    await signIn(url, WRONG, address)
      .then((answer) => answer.arrayBuffer())
      .catch(() => undefined);
    await delay(GAP_MS);
  }
  const ends = Array.from({ length: GUESSES_AT_ONCE }, () => repeat(guess));
  return async () => {
    await Promise.all(ends.map((end) => end()));
  };
}

const PROMISE =
  'the owner signs in, from an address that has not guessed and from a known browser; nobody else notices';

/** Guesses at an account whose owner signs in at the same time: no user is locked out. */
export const GUESSERS: readonly Fault[] = [
  {
    name: `${strangers.length} addresses guess at one account`,
    addresses: strangers,
  },
  {
    name: `one address guesses at one account, ${GUESSES_AT_ONCE} at a time`,
    addresses: strangers.slice(0, 1),
  },
].map(({ name, addresses }) => ({
  name,
  hurts: [],
  promise: PROMISE,
  beside: async (system) => [...(await asksOfAll(system)), await fromKnownBrowser(system)],
  lastsMs: LASTS_MS,
  async begin({ url }) {
    // Each has guessed before the owner comes, and together more than ten times.
    for (const address of addresses) await signIn(url, WRONG, address);
    return guessOn(url, addresses);
  },
}));
