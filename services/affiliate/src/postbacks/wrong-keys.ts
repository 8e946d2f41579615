import { clientNetwork } from '@slots/contracts/client-network';
import { tooManyRequests } from '@slots/http-kit/http-problem.error';

/** Wrong keys of one network within a minute, at one affiliate or at none. */
const MAX_WRONG = 100;
const WINDOW_MS = 60_000;

/**
 * Counts wrong keys by network and affiliate in this process. A right key always works: what a partner has set up
 * wrongly somewhere must not keep its other postbacks out.
 */
export function createWrongKeys() {
  let window = 0;
  let counts = new Map<string, number>();
  return {
    /** @throws HttpProblem 429 when there were too many */
    count(address: string, affiliateId: number | null): void {
      const current = Math.floor(Date.now() / WINDOW_MS);
      if (current !== window) {
        window = current;
        counts = new Map();
      }
      const key = `${clientNetwork(address)} ${affiliateId}`;
      const wrong = (counts.get(key) ?? 0) + 1;
      counts.set(key, wrong);
      if (wrong <= MAX_WRONG) return;
      const left = (window + 1) * WINDOW_MS - Date.now();
      throw tooManyRequests('Too many postbacks with a wrong key.', left / 1_000);
    },
  };
}

export type WrongKeys = ReturnType<typeof createWrongKeys>;
