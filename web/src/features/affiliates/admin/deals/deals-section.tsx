import type { Deal } from '@slots/contracts/affiliate/deals';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { toast } from 'sonner';
import { useProductionCasinosQuery } from '../../../../api/casino-names.api.ts';
import { useDealsQuery } from '../../../../api/deals.api.ts';
import { useMayUse } from '../../../../api/screen-access.ts';
import { useStaffCountriesQuery } from '../../../../api/staff-countries.api.ts';
import type { Versioned } from '../../../../api/versioned.ts';
import { Badge, type BadgeProps } from '../../../../ui/badge.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Card, CardBody, CardTitle } from '../../../../ui/card.tsx';
import { dayFromNow } from '../../../../ui/click-days.ts';
import { type DataColumn, DataTable } from '../../../../ui/data-table.tsx';
import { type DealState, dealDays, dealState, dealTerms } from '../../../../ui/deal-in-words.ts';
import { DeleteDialog } from '../../../../ui/delete-dialog.tsx';
import { failureToast } from '../../../../ui/failure-toast.tsx';
import { listFailure } from '../../../../ui/list-failure.tsx';
import { RecordHistory } from '../../../../ui/record-history.tsx';
import { RowActions } from '../../../../ui/row-actions.tsx';
import { EmptyState } from '../../../../ui/state.tsx';
import { useDeleteDealMutation, useLazyDealQuery } from '../../deals.api.ts';
import { type CasinoName, DealDialog } from './deal-dialog.tsx';
import { DealHistoryValue } from './deal-history-value.tsx';

const STATE_LOOKS: Readonly<Record<DealState, BadgeProps['variant']>> = {
  Coming: 'info',
  Running: 'success',
  Ended: 'neutral',
};

/** More than these are counted, not named. */
const NAMED = 5;

/** An affiliate's deals. Managers read them, super administrators write them. */
export function DealsSection({ affiliateId }: { readonly affiliateId: number }) {
  const mayWrite = useMayUse('super');
  const deals = useDealsQuery(affiliateId, { refetchOnMountOrArgChange: true });
  const { data: casinos = [] } = useProductionCasinosQuery();
  const { data: countries = [] } = useStaffCountriesQuery();
  const [read] = useLazyDealQuery();
  const [remove] = useDeleteDealMutation();
  const [edited, setEdited] = useState<Versioned<Deal> | 'new'>();
  const [doomed, setDoomed] = useState<Deal>();
  const names = new Map(casinos.map(({ id, name }) => [id, name]));
  const countryNames = new Map(countries.map(({ code, name }) => [code.toUpperCase(), name]));

  async function edit({ id }: Deal): Promise<void> {
    const { data, error } = await read(id);
    // A dialog that was opened meanwhile stays.
    if (data) setEdited((open) => open ?? data);
    else failureToast(error, 'The deal could not be loaded. Please try again.');
  }

  /** The affiliate's casinos, and those that a deal is for though they have left. */
  function choices(deal: Deal | undefined): CasinoName[] {
    const gone = (deal?.casinoIds ?? []).filter((id) => !names.has(id));
    return [
      ...casinos.filter(
        (casino) => casino.affiliateId === affiliateId || deal?.casinoIds.includes(casino.id),
      ),
      ...gone.map((id) => ({ id, name: `Casino ID ${id}` })),
    ];
  }

  const add = (
    <Button size="sm" onClick={() => setEdited('new')}>
      <Plus aria-hidden />
      Add Deal
    </Button>
  );
  return (
    <Card>
      <div className="flex flex-wrap items-center justify-between gap-3 p-5 pb-0">
        <CardTitle className="text-subheading!">Deals</CardTitle>
        {mayWrite && add}
      </div>
      <CardBody>
        <DataTable
          label="Deals"
          loadingLabel="Loading deals..."
          columns={columnsFor({
            casinoName: (id) => names.get(id) ?? `Casino ID ${id}`,
            countryName: (code) => countryNames.get(code) ?? code,
            ...(mayWrite && { onEdit: (deal) => void edit(deal), onDelete: setDoomed }),
          })}
          rows={deals.data}
          rowKey={({ id }) => id}
          failure={listFailure('The deals could not be loaded', deals)}
          empty={
            <EmptyState headingLevel="h3" title="No deals yet" className="py-8!">
              A deal states what this affiliate pays. The dashboard then warns when less is reported
              than promised.
            </EmptyState>
          }
        />
      </CardBody>
      {edited !== undefined && (
        <DealDialog
          affiliateId={affiliateId}
          casinos={choices(edited === 'new' ? undefined : edited.record)}
          deal={edited === 'new' ? undefined : edited}
          onClose={() => setEdited(undefined)}
        />
      )}
      <DeleteDialog
        record={doomed}
        title="Delete Deal"
        question={(deal) =>
          `Delete the deal "${dealTerms(deal)}", ${dealDays(deal)}? Reported conversions stay. If the deal has ended, set its last day instead.`
        }
        send={({ id }) => remove({ params: { id } })}
        failed="The deal could not be deleted. Please try again."
        onDone={() => toast.success('Deal deleted')}
        onClose={() => setDoomed(undefined)}
      />
    </Card>
  );
}

interface Shown {
  readonly casinoName: (id: number) => string;
  readonly countryName: (code: string) => string;
  /** Without them the deals can only be read. */
  readonly onEdit?: (deal: Deal) => void;
  readonly onDelete?: (deal: Deal) => void;
}

function columnsFor({ casinoName, countryName, onEdit, onDelete }: Shown): DataColumn<Deal>[] {
  return [
    { header: 'ID', className: 'text-ink-muted tabular-nums', cell: ({ id }) => id },
    {
      header: 'Terms',
      card: 'title',
      cell: (deal) => (
        <>
          <span className="font-semibold">{dealTerms(deal)}</span>
          {deal.note !== null && (
            <span className="block max-w-prose text-sm font-normal whitespace-pre-line text-ink-muted">
              {deal.note}
            </span>
          )}
        </>
      ),
    },
    { header: 'Casinos', cell: ({ casinoIds }) => listed(casinoIds.map(casinoName), 'All') },
    { header: 'Countries', cell: ({ countries }) => listed(countries.map(countryName), 'All') },
    {
      header: 'Days',
      cell: (deal) => {
        const state = dealState(deal, dayFromNow(0));
        return (
          <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
            {dealDays(deal)}
            <Badge variant={STATE_LOOKS[state]}>{state}</Badge>
          </span>
        );
      },
    },
    {
      header: 'Actions',
      card: 'actions',
      cell: (deal) => (
        <span className="flex flex-wrap gap-2">
          <RowActions
            name={`deal ${deal.id}`}
            {...(onEdit && { onEdit: () => onEdit(deal) })}
            {...(onDelete && { onDelete: () => onDelete(deal) })}
          />
          <RecordHistory
            address={`/api/deals/${deal.id}`}
            name={`deal ${deal.id}`}
            size="sm"
            value={DealHistoryValue}
          />
        </span>
      ),
    },
  ];
}

function listed(names: readonly string[], none: string): string {
  if (names.length === 0) return none;
  const more = names.length - NAMED;
  return [...names.slice(0, NAMED), ...(more > 0 ? [`${more} more`] : [])].join(', ');
}
