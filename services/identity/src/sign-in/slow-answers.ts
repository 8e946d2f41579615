import { setTimeout as delay } from 'node:timers/promises';

interface Held {
  readonly account: string;
  readonly failures: number;
  readonly givenUp: AbortController;
}

/** There is no room for a slow answer, or a network with fewer failures needed it. */
export class TooManyHeld extends Error {
  constructor() {
    super('Too many are being answered slowly.');
    this.name = 'TooManyHeld';
  }
}

/**
 * Holds attempts for `holdMs`, a bounded number of them. The number per account in that time is bounded too: few from
 * networks that have guessed, and more from others, which wait longer instead of being refused.
 */
export function createSlowAnswers({
  holdMs,
  most,
  perHold,
}: {
  holdMs: number;
  most: number;
  perHold: { readonly guessing: number; readonly others: number };
}) {
  const all = new Set<Held>();

  function makeRoom(among: readonly Held[], failures: number): void {
    const worst = among.reduce((one, other) => (other.failures > one.failures ? other : one));
    if (worst.failures <= failures) throw new TooManyHeld();
    all.delete(worst);
    worst.givenUp.abort();
  }

  return {
    /**
     * Resolves after a while. Where there is no room, those give way whose network has failed most.
     * @param attempt.failures of its network
     * @throws TooManyHeld
     */
    async hold({ account, failures }: Omit<Held, 'givenUp'>): Promise<void> {
      const isGuessing = failures > 0;
      const ofAccount = [...all].filter(
        (held) => held.account === account && held.failures > 0 === isGuessing,
      );
      if (isGuessing && ofAccount.length >= perHold.guessing) makeRoom(ofAccount, failures);
      else if (all.size >= most) makeRoom([...all], failures);
      const holds = isGuessing ? 1 : 1 + Math.floor(ofAccount.length / perHold.others);
      const held = { account, failures, givenUp: new AbortController() };
      all.add(held);
      try {
        await delay(holds * holdMs, undefined, { signal: held.givenUp.signal });
      } catch {
        throw new TooManyHeld();
      } finally {
        all.delete(held);
      }
    },
  };
}
