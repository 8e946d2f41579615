import type { Casino } from '@slots/contracts/casino/casinos';
import { MAX_LINE_LENGTH } from '@slots/contracts/text-limits';
import { Building2, Plus } from 'lucide-react';
import { useDeferredValue, useMemo, useState } from 'react';
import { toast } from 'sonner';
import { useReferenceList } from '../../../api/reference.api.ts';
import { Button } from '../../../ui/button.tsx';
import { DeleteDialog } from '../../../ui/delete-dialog.tsx';
import { failureMessage } from '../../../ui/failure-message.ts';
import { Input } from '../../../ui/input.tsx';
import { ListTools } from '../../../ui/list-tools.tsx';
import { recordOptions } from '../../../ui/named-options.ts';
import { ScreenHeader } from '../../../ui/screen-header.tsx';
import { Select } from '../../../ui/select.tsx';
import { sortedRows } from '../../../ui/sorted-rows.ts';
import { EmptyState, ErrorState } from '../../../ui/state.tsx';
import { useListAddress } from '../../../ui/use-list-address.ts';
import { useNames } from '../../../ui/use-names.ts';
import { useRowSelection } from '../../../ui/use-row-selection.ts';
import { useSettledText } from '../../../ui/use-settled-text.ts';
import {
  ALL_FRESH_SECONDS,
  useAllCasinosQuery,
  useDeleteCasinoMutation,
} from '../admin-casinos.api.ts';
import { AffiliateFilter } from './affiliate-filter.tsx';
import { ALL, CASINO_LIST_FITS, CASINO_ORDERS } from './casino-list-parameters.ts';
import { type CasinoFilter, matchingCasinos } from './casino-matches.ts';
import { CasinoSelectionBar } from './casino-selection-bar.tsx';
import { CasinoTable } from './casino-table.tsx';
import { CreateManagedCasinoDialog } from './create-managed-casino-dialog.tsx';

const EVERYTHING: CasinoFilter = { search: '', affiliate: ALL, licence: ALL };

const PARAMETERS = {
  initial: { ...EVERYTHING, sort: '-id' },
  fits: { ...CASINO_LIST_FITS, licence: (value: string) => /^\d{1,15}$/.test(value) },
};

const ORDERED_BY = {
  id: ({ id }: Casino) => id,
  name: ({ name }: Casino) => name,
  updated: ({ updatedAt }: Casino) => updatedAt,
};

/** The list as a file, with the parameters of its call. */
function fileOf({ search, affiliate, licence }: CasinoFilter, sort: string): string {
  const query = new URLSearchParams({
    ...(search !== '' && { search, partOfId: 'true' }),
    ...(affiliate !== ALL && { affiliate }),
    ...(licence !== ALL && { licence }),
    sort,
  });
  return `/api/casinos.csv?${query}`;
}

/** Casino Manager: all casinos in one table, filtered while typing. */
export function Component() {
  const { data, error, isFetching, refetch } = useAllCasinosQuery(undefined, {
    refetchOnMountOrArgChange: ALL_FRESH_SECONDS,
    refetchOnFocus: false,
  });
  const licences = useReferenceList('gambling-licences');
  const { values, change } = useListAddress(PARAMETERS);
  const { affiliate, licence, sort } = values;
  const { typed, type } = useSettledText(values.search, (search) =>
    change({ search }, { replace: true }),
  );
  const selection = useRowSelection();
  const names = useNames(data);
  const [creating, setCreating] = useState(false);
  const [asked, setAsked] = useState<Casino>();
  const [remove] = useDeleteCasinoMutation();

  // Typing shows immediately; the list follows when there is time.
  const search = useDeferredValue(typed);
  const found = useMemo(() => {
    const matching = data && matchingCasinos(data, { search, affiliate, licence });
    // The newest come first.
    return matching && sort !== '-id' ? sortedRows(matching, sort, ORDERED_BY) : matching;
  }, [data, search, affiliate, licence, sort]);

  function clear(): void {
    type('');
    change(EVERYTHING);
  }

  return (
    <>
      <div className="flex flex-col gap-5">
        <ScreenHeader title="Casino Manager" subtitle="All casinos in one list.">
          <Button onClick={() => setCreating(true)}>
            <Plus aria-hidden />
            Add Casino
          </Button>
        </ScreenHeader>
        <search className="grid grid-cols-1 gap-3 @2xl:grid-cols-[minmax(0,1fr)_14rem_14rem]">
          <Input
            type="search"
            aria-label="Search casinos"
            placeholder="Search casinos..."
            maxLength={MAX_LINE_LENGTH}
            value={typed}
            onChange={(event) => type(event.target.value)}
          />
          <AffiliateFilter
            value={affiliate}
            onValueChange={(chosen) => change({ affiliate: chosen })}
          />
          <Select
            aria-label="Licence"
            value={licence}
            onValueChange={(chosen) => change({ licence: chosen })}
            options={recordOptions({
              fixed: [{ value: ALL, label: 'All Licences' }],
              noun: 'Licence',
              list: licences,
              value: licence,
            })}
          />
        </search>
        <ListTools
          list="casino-manager"
          orders={CASINO_ORDERS}
          order={sort}
          onOrder={(order) => change({ sort: order })}
          file={fileOf(values, sort)}
          onSelectSeveral={selection.active ? undefined : selection.start}
        />
        {selection.active && <CasinoSelectionBar selection={selection} sort={sort} names={names} />}
        <CasinoTable
          casinos={found}
          selection={selection}
          failure={
            error && !isFetching ? (
              <ErrorState
                title={failureMessage(error, 'Failed to fetch casinos')}
                error={error}
                onRetry={() => void refetch()}
              />
            ) : undefined
          }
          empty={
            data?.length === 0 ? (
              <EmptyState
                title="No casinos added yet"
                icon={<Building2 />}
                actions={<Button onClick={() => setCreating(true)}>Add Casino</Button>}
              />
            ) : (
              <EmptyState
                title="No casinos match your search"
                actions={<Button onClick={clear}>Clear filters</Button>}
              />
            )
          }
          onDelete={setAsked}
        />
      </div>
      {creating && <CreateManagedCasinoDialog onClose={() => setCreating(false)} />}
      <DeleteDialog
        record={asked}
        title="Delete Casino"
        question={() =>
          'Are you sure you want to delete this casino? This action cannot be undone.'
        }
        send={({ id }) => remove({ params: { id } })}
        failed="Failed to delete casino"
        onDone={({ id }) => {
          selection.select([id], false);
          toast.success('Casino deleted successfully');
        }}
        onClose={() => setAsked(undefined)}
      />
    </>
  );
}
