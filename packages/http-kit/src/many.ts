import type { Outcome } from '@slots/contracts/many';
import pLimit from 'p-limit';
import { HttpProblem } from './http-problem.error.ts';

/** Changes under way at the same time: enough to be quick, too few to hold others up. */
const AT_ONCE = 8;
const FAILED = 'It could not be changed at the moment. Please try again.';

/**
 * Changes many records, each by itself: one that is refused stops no other.
 * @param change gives false where nothing had to be changed, and throws to refuse
 * @returns the outcome of each, in the order of the ids; a repeated id counts once
 * @throws what the first change threw when every one failed for a reason that is no refusal
 */
export async function changeMany(
  ids: readonly number[],
  change: (id: number) => Promise<boolean>,
): Promise<Outcome[]> {
  const failures: unknown[] = [];
  const limit = pLimit(AT_ONCE);
  const one = async (id: number): Promise<Outcome> => {
    try {
      return { id, outcome: (await change(id)) ? 'done' : 'unchanged' };
    } catch (error) {
      if (error instanceof HttpProblem && error.status < 500) {
        return { id, outcome: 'refused', reason: error.message };
      }
      failures.push(error);
      return { id, outcome: 'refused', reason: FAILED };
    }
  };
  const results = await Promise.all([...new Set(ids)].map((id) => limit(one, id)));
  if (failures.length === results.length) throw failures[0];
  return results;
}
