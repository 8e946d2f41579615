import type { BulkRecords, Outcome } from '@slots/contracts/bulk';
import pLimit from 'p-limit';
import { entityTag } from './entity-tag.ts';
import { HttpProblem } from './http-problem.error.ts';
import { noteChanged } from './noted-changes.ts';

/** Concurrent changes: enough to be quick, too few to hold others up. */
const CONCURRENCY = 8;
const FAILED = 'It could not be changed at the moment. Please try again.';

/**
 * Changes many records, each by itself: one that is refused stops no other.
 * @param change gives the record's version since, or undefined where nothing had to be changed, and throws
 * to refuse. `ifMatch` stands for the version that the caller wants to find, as an If-Match header would
 * @returns the outcome of each, in the order of the ids; a repeated id counts once
 * @throws what the first change threw when every one failed for a reason that is no refusal
 */
export async function bulkChange(
  { ids, versions = [] }: BulkRecords,
  change: (id: number, ifMatch: string | undefined) => Promise<number | undefined>,
): Promise<Outcome[]> {
  const failures: unknown[] = [];
  const limit = pLimit(CONCURRENCY);
  const one = async (id: number): Promise<Outcome> => {
    const wanted = versions[ids.indexOf(id)];
    try {
      const version = await change(
        id,
        wanted === undefined ? undefined : entityTag(wanted, 'staff'),
      );
      return version === undefined
        ? { id, outcome: 'unchanged' }
        : { id, outcome: 'done', version };
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
  if (failures.length === 0 && !results.some(({ outcome }) => outcome === 'done')) noteChanged([]);
  return results;
}
