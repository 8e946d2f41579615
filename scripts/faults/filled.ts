import { signIn } from '@slots/testing/api-caller';
import { until } from '@slots/testing/until';
import { z } from 'zod';

const FILLED_WITHIN_MS = 240_000;
const list = z.object({ total: z.number() });

/** Signs in to a site that has casinos to show, and games unless told otherwise; waits for them. */
export async function signInOnceFilled(
  url: string,
  person: Parameters<typeof signIn>[1],
  { games = true } = {},
): Promise<string> {
  await until(() => assertFilled(url, games), { timeoutMs: FILLED_WITHIN_MS });
  return signIn(url, person);
}

async function assertFilled(url: string, games: boolean): Promise<void> {
  for (const path of ['/api/public/casinos', ...(games ? ['/api/public/games?limit=1'] : [])]) {
    const answer = await fetch(url + path, { signal: AbortSignal.timeout(5_000) });
    if (list.parse(await answer.json()).total === 0) throw new Error(`${path} has nothing yet`);
  }
}
