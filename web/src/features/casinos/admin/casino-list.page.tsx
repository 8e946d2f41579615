import type { Casino } from '@slots/contracts/casino/casinos';
import { Building2, ListFilter, Plus } from 'lucide-react';
import { useState } from 'react';
import { toast } from 'sonner';
import { portalPaths } from '../../../config/portal-paths.ts';
import { useCreateRequest } from '../../../routing/create-request.ts';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { AllCardsBox } from '../../../ui/data-table.tsx';
import { DeleteDialog } from '../../../ui/delete-dialog.tsx';
import { failureMessage } from '../../../ui/failure-message.ts';
import { ListTools } from '../../../ui/list-tools.tsx';
import { Pagination } from '../../../ui/pagination.tsx';
import { ScreenHeader } from '../../../ui/screen-header.tsx';
import { SearchForm } from '../../../ui/search-form.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { EmptyState, ErrorState } from '../../../ui/state.tsx';
import { useLastPage } from '../../../ui/use-last-page.ts';
import { useListAddress } from '../../../ui/use-list-address.ts';
import { useNames } from '../../../ui/use-names.ts';
import { useRowSelection } from '../../../ui/use-row-selection.ts';
import {
  PAGE_FRESH_SECONDS,
  useCasinoPageQuery,
  useDeleteCasinoMutation,
} from '../admin-casinos.api.ts';
import { AffiliateFilter } from './affiliate-filter.tsx';
import { CasinoCards } from './casino-cards.tsx';
import { ALL, CASINO_LIST_FITS, CASINO_ORDERS } from './casino-list-parameters.ts';
import { CasinoSelectionBar } from './casino-selection-bar.tsx';
import { CreateCasinoDialog } from './create-casino-dialog.tsx';

const PAGE_SIZE = 10;

const PARAMETERS = {
  initial: { search: '', affiliate: ALL, sort: '-id' },
  fits: CASINO_LIST_FITS,
};

/** Filter and order of a call. */
function filterOf(values: (typeof PARAMETERS)['initial']): Record<string, string> {
  const { search, affiliate, sort } = values;
  return {
    ...(search !== '' && { search }),
    ...(affiliate !== ALL && { affiliate }),
    ...(sort !== '-id' && { sort }),
  };
}

/** Casino Management: find casinos, create them, and go to one. */
export function Component() {
  const place = useListAddress(PARAMETERS);
  const { page, values } = place;
  const { data, error, isFetching, refetch } = useCasinoPageQuery(
    { query: { page, limit: PAGE_SIZE, ...filterOf(values) } },
    { refetchOnMountOrArgChange: PAGE_FRESH_SECONDS },
  );
  const selection = useRowSelection();
  const names = useNames(data?.casinos);
  const [creating, setCreating] = useState(false);
  useCreateRequest(() => setCreating(true));
  const [asked, setAsked] = useState<Casino>();
  const [remove] = useDeleteCasinoMutation();

  useLastPage(place, isFetching || error ? undefined : data?.totalPages);

  return (
    <>
      <div className="flex flex-col gap-5">
        <ScreenHeader
          title="Casinos"
          tab="Casino Management"
          subtitle={data && <output>{`${data.total} total casinos`}</output>}
        >
          <LinkButton to={portalPaths.casinoManager} variant="secondary">
            <ListFilter aria-hidden />
            Casino Manager
          </LinkButton>
          <Button onClick={() => setCreating(true)}>
            <Plus aria-hidden />
            Create Casino
          </Button>
        </ScreenHeader>
        <div className="flex flex-col gap-3 @2xl:flex-row">
          <SearchForm
            label="Search casinos"
            search={values.search}
            onSearch={(search) => place.change({ search })}
            className="flex-1"
          />
          <div className="@2xl:w-64">
            <AffiliateFilter
              value={values.affiliate}
              onValueChange={(affiliate) => place.change({ affiliate })}
            />
          </div>
        </div>
        <ListTools
          list="casinos"
          orders={CASINO_ORDERS}
          order={values.sort}
          onOrder={(sort) => place.change({ sort })}
          file={`/api/casinos.csv?${new URLSearchParams(filterOf(values))}`}
          onSelectSeveral={selection.active ? undefined : selection.start}
        />
        {selection.active && (
          <CasinoSelectionBar selection={selection} sort={values.sort} names={names} />
        )}
        {error && !isFetching ? (
          <ErrorState
            title={failureMessage(error, 'Failed to fetch casinos')}
            error={error}
            onRetry={() => void refetch()}
          />
        ) : !data ? (
          <Spinner label="Loading casinos..." className="min-h-64 w-full justify-center" />
        ) : (
          <div
            aria-busy={isFetching}
            className="flex flex-col gap-5 transition-opacity aria-busy:opacity-60"
          >
            {data.casinos.length === 0 ? (
              <EmptyState
                title="No casinos found"
                icon={<Building2 />}
                actions={
                  <Button onClick={() => setCreating(true)}>Create your first casino</Button>
                }
              />
            ) : (
              <div>
                {selection.active && (
                  <AllCardsBox
                    rows={data.casinos}
                    selection={{ ...selection, idOf: ({ id }) => id }}
                  />
                )}
                <CasinoCards casinos={data.casinos} selection={selection} onDelete={setAsked} />
              </div>
            )}
            {data.totalPages > 1 && (
              <Pagination
                page={page}
                pages={data.totalPages}
                busy={isFetching}
                onPageChange={place.toPage}
              />
            )}
          </div>
        )}
      </div>
      {creating && <CreateCasinoDialog onClose={() => setCreating(false)} />}
      <DeleteDialog
        record={asked}
        title="Are you sure?"
        question={({ name }) =>
          `This will permanently delete the casino "${name}". This action cannot be undone.`
        }
        confirmLabel="Delete Casino"
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
