import type { Casino } from '@slots/contracts/casino/casinos';
import type { StaffPromotion } from '@slots/contracts/casino/promotions';
import { Gift, Plus } from 'lucide-react';
import { useState } from 'react';
import { toast } from 'sonner';
import { FRESH_FOR_A_MINUTE } from '../../../api/freshness.ts';
import { isProblem, messageOf } from '../../../api/problem.ts';
import { useOncePerRecord } from '../../../api/use-once-per-record.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { ExportLink } from '../../../ui/export-link.tsx';
import { failureToast } from '../../../ui/failure-toast.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { EmptyState } from '../../../ui/state.tsx';
import {
  useCasinoPromotionsQuery,
  useCreatePromotionMutation,
  useDeletePromotionMutation,
} from '../admin-promotions.api.ts';
import { bestFirst } from '../offers.ts';
import { PromotionCard } from './promotion-card.tsx';
import { NEW_PROMOTION, type PromotionFields } from './promotion-draft.ts';
import { PromotionForm } from './promotion-form.tsx';

/** A casino's promotions, best first, each edited in its place. */
export function CasinoPromotions({
  casino,
}: {
  readonly casino: Pick<Casino, 'id' | 'name' | 'affiliateId'>;
}) {
  const { data, error, isFetching, refetch } = useCasinoPromotionsQuery(
    casino.id,
    FRESH_FOR_A_MINUTE,
  );
  const [create, { isLoading: creating }] = useCreatePromotionMutation();
  const [remove] = useDeletePromotionMutation();
  const [adding, setAdding] = useState(false);
  const [copies, setCopies] = useState<ReadonlyMap<number, StaffPromotion>>(new Map());
  const inOrder = data && bestFirst(data);
  // Nothing typed is lost by a failed read.
  const promotions = error ? (inOrder ?? []).filter(({ id }) => copies.has(id)) : inOrder;

  function setCopy(id: number, copy: StaffPromotion | undefined): void {
    setCopies((now) => {
      const next = new Map(now);
      if (copy) next.set(id, copy);
      else next.delete(id);
      return next;
    });
  }

  async function add(fields: PromotionFields): Promise<unknown> {
    const { error: failure } = await create({ body: { ...fields, casinoId: casino.id } });
    if (failure) failureToast(failure, 'Failed to create promotion. Please try again.');
    else {
      toast.success('Promotion created successfully.');
      setAdding(false);
    }
    return failure;
  }

  const askAndDelete = useOncePerRecord(async ({ id, headline }: StaffPromotion) => {
    const question = `Are you sure you want to delete the promotion "${headline}"? This action cannot be undone.`;
    if (!window.confirm(question)) return;
    const answer = await remove({ params: { id } });
    if (answer.error) {
      failureToast(answer.error, 'Failed to delete promotion. Please try again.');
      return;
    }
    toast.success('Promotion deleted successfully.');
  });

  return (
    <div className="flex flex-col gap-5">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h2 className="min-w-0 text-heading font-bold break-words">{`${casino.name} Promotions`}</h2>
        <div className="flex flex-wrap items-center gap-3">
          {promotions !== undefined && promotions.length > 0 && (
            <ExportLink file={`/api/promotions.csv?casino=${casino.id}`} />
          )}
          <Button aria-expanded={adding} disabled={creating} onClick={() => setAdding(!adding)}>
            <Plus aria-hidden />
            Add Promotion
          </Button>
        </div>
      </div>
      {adding && (
        <Card className="flex flex-col gap-4 p-5">
          <h3 className="text-subheading font-bold">New Promotion</h3>
          <PromotionForm
            casinoId={casino.id}
            start={NEW_PROMOTION}
            saveLabel="Create Promotion"
            onSave={add}
            onCancel={() => setAdding(false)}
          />
        </Card>
      )}
      {error && !isFetching && (
        <Alert
          variant="danger"
          title={messageOf(
            error,
            `Error fetching promotions: ${isProblem(error) ? error.status : 0}`,
          )}
        >
          <Button variant="link" size="sm" className="min-h-6" onClick={() => void refetch()}>
            Try again
          </Button>
        </Alert>
      )}
      {promotions === undefined || (error && isFetching && promotions.length === 0) ? (
        <Spinner label="Loading promotions..." className="min-h-40 w-full justify-center" />
      ) : promotions.length === 0 ? (
        !adding && (
          <EmptyState
            headingLevel="h3"
            icon={<Gift />}
            title="No promotions found for this casino."
            actions={<Button onClick={() => setAdding(true)}>Add Your First Promotion</Button>}
          />
        )
      ) : (
        <ul aria-label="Promotions" className="grid items-start gap-5 @3xl:grid-cols-2">
          {promotions.map((promotion) => (
            <li key={promotion.id} className="@container min-w-0">
              <PromotionCard
                promotion={promotion}
                affiliateId={casino.affiliateId}
                copy={copies.get(promotion.id)}
                onCopy={(copy) => setCopy(promotion.id, copy)}
                onDelete={(asked) => void askAndDelete(asked)}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
