import { AFFILIATE_SEARCHED, type Affiliate } from '@slots/contracts/affiliate/affiliates';
import { MAX_LINE_LENGTH } from '@slots/contracts/text-limits';
import { Handshake, Plus } from 'lucide-react';
import { useDeferredValue, useMemo, useState } from 'react';
import { toast } from 'sonner';
import { useAffiliates } from '../../../api/reference.api.ts';
import { useMayUse } from '../../../api/screen-access.ts';
import { portalPaths } from '../../../config/portal-paths.ts';
import { useCreateRequest } from '../../../routing/create-request.ts';
import { useIsHere } from '../../../routing/use-is-here.ts';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { type DataColumn, DataTable } from '../../../ui/data-table.tsx';
import { DeleteDialog } from '../../../ui/delete-dialog.tsx';
import { formatLongDate } from '../../../ui/format.ts';
import { Input } from '../../../ui/input.tsx';
import { listFailure } from '../../../ui/list-failure.tsx';
import { ListTools } from '../../../ui/list-tools.tsx';
import { normalizeName } from '../../../ui/normalize-name.ts';
import { RowActions } from '../../../ui/row-actions.tsx';
import { ScreenHeader } from '../../../ui/screen-header.tsx';
import { Select } from '../../../ui/select.tsx';
import { type Order, sortedRows } from '../../../ui/sorted-rows.ts';
import { EmptyState } from '../../../ui/state.tsx';
import { useListAddress } from '../../../ui/use-list-address.ts';
import { useSettledText } from '../../../ui/use-settled-text.ts';
import { useDeleteAffiliateMutation } from '../affiliates.api.ts';
import { AddAffiliateDialog } from './add-affiliate-dialog.tsx';
import { AffiliateStatusBadge, STATUSES } from './affiliate-status.tsx';

const ALL = 'all';
const STATUS_OPTIONS = [{ value: ALL, label: 'All Statuses' }, ...STATUSES];

const ORDERS: readonly [Order, ...Order[]] = [
  { value: 'name', label: 'Name' },
  { value: '-name', label: 'Name (Z to A)' },
  { value: '-id', label: 'Newest first' },
  { value: 'id', label: 'Oldest first' },
  { value: '-updated', label: 'Last changed' },
];

const ORDERED_BY = {
  name: ({ name }: Affiliate) => name,
  id: ({ id }: Affiliate) => id,
  updated: ({ updatedAt }: Affiliate) => updatedAt,
};

const PARAMETERS = {
  initial: { search: '', status: ALL, sort: 'name' },
  fits: {
    status: (value: string) => STATUS_OPTIONS.some((option) => option.value === value),
    sort: (value: string) => ORDERS.some((order) => order.value === value),
  },
};

/** True when the affiliate's searched texts or id contain the term; case, accents and blanks in a row do not matter. */
function affiliateMatches(affiliate: Affiliate, term: string): boolean {
  const wanted = normalizeName(term);
  const texts = [String(affiliate.id), ...AFFILIATE_SEARCHED.map((field) => affiliate[field])];
  return texts.some((text) => normalizeName(text ?? '').includes(wanted));
}

/** The list as a file, with the parameters of its call. */
function fileOf({ search, status, sort }: (typeof PARAMETERS)['initial']): string {
  const query = new URLSearchParams({
    ...(search !== '' && { search }),
    ...(status !== ALL && { status }),
    sort,
  });
  return `/api/affiliates.csv?${query}`;
}

/** Affiliates: the partners that casinos belong to. */
export function Component() {
  const list = useAffiliates();
  const { values, change } = useListAddress(PARAMETERS);
  const { status, sort } = values;
  const { typed, type } = useSettledText(values.search, (search) =>
    change({ search }, { replace: true }),
  );
  const [adding, setAdding] = useState(false);
  useCreateRequest(() => setAdding(true));
  const [doomed, setDoomed] = useState<Affiliate>();
  const [remove] = useDeleteAffiliateMutation();
  const isManager = useMayUse('managers');
  const isHere = useIsHere();
  // The box answers each key immediately; the rows follow.
  const term = useDeferredValue(typed);
  const shown = useMemo(() => {
    const matching = list.data?.filter(
      (affiliate) =>
        (status === ALL || affiliate.status === status) && affiliateMatches(affiliate, term),
    );
    // The server sorts by name.
    return matching && sort !== 'name' ? sortedRows(matching, sort, ORDERED_BY) : matching;
  }, [list.data, status, term, sort]);
  const none = list.data?.length === 0;

  return (
    <>
      <div className="flex flex-col gap-6">
        <ScreenHeader title="Affiliates" subtitle="Partners and the status of each.">
          <Button onClick={() => setAdding(true)}>
            <Plus aria-hidden />
            Add Affiliate
          </Button>
        </ScreenHeader>
        <div className="flex flex-wrap gap-3">
          <search className="min-w-56 flex-1">
            <Input
              type="search"
              aria-label="Search affiliates"
              placeholder="Search affiliates..."
              maxLength={MAX_LINE_LENGTH}
              value={typed}
              onChange={({ target }) => type(target.value)}
            />
          </search>
          <div className="w-48">
            <Select
              aria-label="Status"
              options={STATUS_OPTIONS}
              value={status}
              onValueChange={(chosen) => change({ status: chosen })}
            />
          </div>
        </div>
        <ListTools
          list="affiliates"
          orders={ORDERS}
          order={sort}
          onOrder={(order) => change({ sort: order })}
          file={fileOf(values)}
        />
        <DataTable
          label="Affiliates"
          loadingLabel="Loading affiliates..."
          columns={columnsFor(setDoomed)}
          rows={shown}
          rowKey={({ id }) => id}
          failure={listFailure('Failed to load affiliates', list)}
          empty={
            none ? (
              <EmptyState
                icon={<Handshake />}
                title="No affiliates found"
                actions={<Button onClick={() => setAdding(true)}>Add Your First Affiliate</Button>}
              />
            ) : (
              <EmptyState title="No affiliates match your search" />
            )
          }
        />
      </div>
      {adding && <AddAffiliateDialog onClose={() => setAdding(false)} />}
      <DeleteDialog
        record={doomed}
        title="Delete Affiliate"
        question={({ name }) =>
          `Are you sure you want to delete the affiliate "${name}"? This action cannot be undone.${isManager ? ' Its deals are deleted too, and its postbacks are refused.' : ''}`
        }
        send={({ id }) => remove({ params: { id } })}
        failed="Failed to delete affiliate"
        onDone={() => {
          // Casinos have lost their affiliate, on other screens too.
          if (isHere()) window.location.reload();
          else toast.success('Affiliate deleted successfully');
        }}
        onClose={() => setDoomed(undefined)}
      />
    </>
  );
}

function columnsFor(onDelete: (affiliate: Affiliate) => void): DataColumn<Affiliate>[] {
  return [
    { header: 'ID', cell: ({ id }) => id, className: 'text-ink-muted tabular-nums' },
    { header: 'Name', card: 'title', cell: ({ name }) => name, className: 'font-semibold' },
    { header: 'Status', cell: ({ status }) => <AffiliateStatusBadge status={status} /> },
    { header: 'Created', cell: ({ createdAt }) => formatLongDate(createdAt) },
    { header: 'Last Updated', cell: ({ updatedAt }) => formatLongDate(updatedAt) },
    {
      header: 'Actions',
      card: 'actions',
      cell: (affiliate) => (
        <span className="flex gap-2">
          <LinkButton
            to={portalPaths.affiliate(affiliate.id)}
            variant="secondary"
            size="sm"
            aria-label={`View ${affiliate.name}`}
          >
            View
          </LinkButton>
          <RowActions name={affiliate.name} onDelete={() => onDelete(affiliate)} />
        </span>
      ),
    },
  ];
}
