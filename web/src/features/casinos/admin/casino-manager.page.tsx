import type { Casino } from '@slots/contracts/casino/casinos';
import { Building2, Plus } from 'lucide-react';
import { useDeferredValue, useMemo, useState } from 'react';
import { isProblem, messageOf } from '../../../api/problem.ts';
import { useGamblingLicencesQuery } from '../../../api/reference.api.ts';
import { AdminHead } from '../../../head/admin-head.tsx';
import { Button } from '../../../ui/button.tsx';
import { AlertDialog } from '../../../ui/dialog.tsx';
import { Input } from '../../../ui/input.tsx';
import { Select } from '../../../ui/select.tsx';
import { EmptyState, ErrorState } from '../../../ui/state.tsx';
import { ALL_FRESH_SECONDS, useAllCasinosQuery } from '../admin-casinos.api.ts';
import { AffiliateFilter } from './affiliate-filter.tsx';
import { type CasinoFilter, matchingCasinos } from './casino-matches.ts';
import { CasinoTable } from './casino-table.tsx';
import { CreateManagedCasinoDialog } from './create-managed-casino-dialog.tsx';
import { ALL } from './use-casino-list-place.ts';
import { useDeleteCasino } from './use-delete-casino.ts';

const EVERYTHING: CasinoFilter = { search: '', affiliate: ALL, licence: ALL };

/** Casino Manager: all casinos in one table, filtered while typing. */
export function Component() {
  const { data, error, isFetching, refetch } = useAllCasinosQuery(undefined, {
    refetchOnMountOrArgChange: ALL_FRESH_SECONDS,
    refetchOnFocus: false,
  });
  const { data: licences = [] } = useGamblingLicencesQuery();
  const [filter, setFilter] = useState(EVERYTHING);
  const [creating, setCreating] = useState(false);
  const [asked, setAsked] = useState<Casino>();
  const remove = useDeleteCasino();

  // What is typed shows at once; the list follows when there is time.
  const wanted = useDeferredValue(filter);
  const found = useMemo(() => data && matchingCasinos(data, wanted), [data, wanted]);

  const failure = useMemo(
    () =>
      error && !isFetching ? (
        <ErrorState
          title={messageOf(error, 'Failed to fetch casinos')}
          requestId={isProblem(error) ? error.requestId : undefined}
          onRetry={() => void refetch()}
        />
      ) : undefined,
    [error, isFetching, refetch],
  );
  const none = data?.length === 0;
  const empty = useMemo(
    () =>
      none ? (
        <EmptyState
          title="No casinos added yet"
          icon={<Building2 />}
          actions={<Button onClick={() => setCreating(true)}>Add Casino</Button>}
        />
      ) : (
        <EmptyState
          title="No casinos match your search"
          actions={<Button onClick={() => setFilter(EVERYTHING)}>Clear filters</Button>}
        />
      ),
    [none],
  );

  return (
    <>
      <AdminHead title="Casino Manager" />
      <div className="flex flex-col gap-5">
        <header className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
          <div className="flex min-w-0 flex-col gap-2">
            <h1 className="text-title font-extrabold">Casino Manager</h1>
            <p className="text-ink-muted">All casinos in one list.</p>
          </div>
          <Button onClick={() => setCreating(true)}>
            <Plus aria-hidden />
            Add Casino
          </Button>
        </header>
        <search className="grid gap-3 @2xl:grid-cols-[1fr_14rem_14rem]">
          <Input
            type="search"
            aria-label="Search casinos"
            placeholder="Search casinos..."
            value={filter.search}
            onChange={(event) => setFilter({ ...filter, search: event.target.value })}
          />
          <AffiliateFilter
            value={filter.affiliate}
            onValueChange={(affiliate) => setFilter({ ...filter, affiliate })}
          />
          <Select
            aria-label="Licence"
            value={filter.licence}
            onValueChange={(licence) => setFilter({ ...filter, licence })}
            options={[
              { value: ALL, label: 'All Licences' },
              ...licences.map(({ id, name }) => ({ value: String(id), label: name })),
            ]}
          />
        </search>
        <CasinoTable casinos={found} failure={failure} empty={empty} onDelete={setAsked} />
      </div>
      {creating && <CreateManagedCasinoDialog onClose={() => setCreating(false)} />}
      <AlertDialog
        open={asked !== undefined}
        onOpenChange={(open) => !open && setAsked(undefined)}
        title="Delete Casino"
        description="Are you sure you want to delete this casino? This action cannot be undone."
        confirmLabel="Delete"
        danger
        onConfirm={() => asked && void remove(asked.id)}
      />
    </>
  );
}
