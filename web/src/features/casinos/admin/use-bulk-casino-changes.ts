import type { AssignmentOutcome } from '@slots/contracts/casino/affiliate-casinos';
import type { CasinosChange } from '@slots/contracts/casino/casinos-bulk';
import { isFailure } from '../../../api/problem.ts';
import { failureMessage } from '../../../ui/failure-message.ts';
import { failureToast } from '../../../ui/failure-toast.tsx';
import { changedAmong, outcomeToast, undoneToast } from '../../../ui/outcome-toast.tsx';
import {
  useBulkAssignCasinosMutation,
  useBulkChangeCasinosMutation,
} from '../admin-casinos.api.ts';

const FAILED = 'The casinos could not be changed. Please try again.';

const PUBLISHING = {
  publish: { done: 'published', reverse: 'unpublish' },
  unpublish: { done: 'unpublished', reverse: 'publish' },
} as const;

const casinosInWords = (count: string) => `${count} ${count === '1' ? 'casino' : 'casinos'}`;

/** The assigned casinos, by their previous affiliate. */
function byFormerAffiliate(results: readonly AssignmentOutcome[]) {
  return Map.groupBy(
    results.filter(({ outcome }) => outcome === 'done'),
    ({ from = null }) => from,
  );
}

/** Bulk changes of casinos with a report and an undo. */
export function useBulkCasinoChanges(names: ReadonlyMap<number, string>) {
  const [change, changing] = useBulkChangeCasinosMutation();
  const [bulkAssign, assigning] = useBulkAssignCasinosMutation();
  const nameOf = (id: number) => names.get(id);

  async function publish(ids: readonly number[], wanted: CasinosChange): Promise<void> {
    const { done, reverse } = PUBLISHING[wanted];
    const { data, error } = await change({ body: { ids: [...ids], change: wanted } });
    if (data === undefined) {
      failureToast(error, FAILED);
      return;
    }
    outcomeToast({
      results: data.results,
      done: (count) => `${casinosInWords(count)} ${done}`,
      nameOf,
      undo: async (changed) => {
        const answer = await change({ body: { ...changed, change: reverse } });
        if (answer.data === undefined) failureToast(answer.error, FAILED);
        else undoneToast(answer.data.results, nameOf);
      },
    });
  }

  async function assign(
    ids: readonly number[],
    affiliateId: number | null,
    name: string,
  ): Promise<void> {
    const { data, error } = await bulkAssign({ body: { ids: [...ids], affiliateId } });
    if (data === undefined) {
      failureToast(error, FAILED);
      return;
    }
    outcomeToast({
      results: data.results,
      done: (count) =>
        affiliateId === null
          ? `${casinosInWords(count)} without an affiliate`
          : `${casinosInWords(count)} assigned to ${name}`,
      nameOf,
      // Each goes back to its previous affiliate.
      undo: async () => {
        const undone: AssignmentOutcome[] = [];
        for (const [former, theirs] of byFormerAffiliate(data.results)) {
          const body = { ...changedAmong(theirs), affiliateId: former };
          const { data: back, error: refusal } = await bulkAssign({ body });
          if (back) {
            undone.push(...back.results);
            continue;
          }
          // One that fails keeps no other from going back.
          const reason = failureMessage(refusal, FAILED);
          undone.push(...theirs.map(({ id }) => ({ id, outcome: 'refused' as const, reason })));
          if (isFailure(refusal)) failureToast(refusal, FAILED);
        }
        undoneToast(undone, nameOf);
      },
    });
  }

  return { busy: changing.isLoading || assigning.isLoading, publish, assign };
}
