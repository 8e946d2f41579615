import type { Deal } from '@slots/contracts/affiliate/deals';
import { isProblem, messageOf } from '../../../../api/problem.ts';
import { useVersionedSave } from '../../../../api/use-versioned-save.ts';
import type { Versioned } from '../../../../api/versioned.ts';
import {
  type DealChange,
  useCreateDealMutation,
  useLazyDealQuery,
  useUpdateDealMutation,
} from '../../deals.api.ts';
import { answeredFault, type DealFault } from './deal-draft.ts';

export type SavedDeal =
  | { readonly kind: 'saved' | 'theirs' }
  | { readonly kind: 'refused'; readonly message: string; readonly faults: readonly DealFault[] };

function refusal(error: unknown): SavedDeal {
  const message = messageOf(error, 'The deal could not be saved. Please try again.');
  const errors = (isProblem(error) && error.errors) || [];
  return { kind: 'refused', message, faults: errors.map(answeredFault) };
}

/** Adds a deal of an affiliate, or changes the one that is given and asks after a conflict. */
export function useSaveDeal(affiliateId: number, before: Versioned<Deal> | undefined) {
  const [create] = useCreateDealMutation();
  const [update] = useUpdateDealMutation();
  const [read] = useLazyDealQuery();
  const id = before?.record.id ?? 0;
  const versioned = useVersionedSave({
    send: (change: Partial<DealChange>, version) => update({ id, change, etag: version }),
    readAgain: () => read(id),
  });

  async function save(deal: DealChange): Promise<SavedDeal> {
    if (before) {
      const outcome = await versioned.save(deal, before);
      return outcome.kind === 'failed' ? refusal(outcome.error) : { kind: outcome.kind };
    }
    const { error } = await create({ body: { affiliateId, ...deal } });
    return error ? refusal(error) : { kind: 'saved' };
  }

  return { save, conflict: versioned.conflict };
}
