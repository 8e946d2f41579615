import { History } from 'lucide-react';
import { isProblem } from '../../../api/problem.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { ExportLink } from '../../../ui/export-link.tsx';
import { ListFailure } from '../../../ui/list-failure.tsx';
import { leaveFocus } from '../../../ui/load-more.tsx';
import { ScreenHeader } from '../../../ui/screen-header.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { EmptyState } from '../../../ui/state.tsx';
import { useActivityInfiniteQuery } from '../activity.api.ts';
import { ActivityFilters } from './activity-filters.tsx';
import { ActivityList } from './activity-list.tsx';
import { KINDS } from './activity-record.ts';
import { useActivityFilter } from './use-activity-filter.ts';

/** Everything that staff changed, for super administrators. */
export function Component() {
  const narrowing = useActivityFilter();
  return (
    <div className="flex flex-col gap-6">
      <ScreenHeader title="Activity" subtitle="All changes by staff, newest first.">
        <ExportLink
          file={`/api/activity.csv${narrowing.addressOf(narrowing.filter)}`}
          variant="secondary"
        />
      </ScreenHeader>
      <ActivityFilters {...narrowing} />
      <Steps {...narrowing} />
    </div>
  );
}

function Steps({ filter, isNarrowed, faultOf, addressOf }: ReturnType<typeof useActivityFilter>) {
  const { currentData, error, isFetching, isFetchingNextPage, hasNextPage, ...list } =
    useActivityInfiniteQuery(filter, { refetchOnMountOrArgChange: true });

  if (error && currentData === undefined && !isFetching) {
    return (
      <ListFailure
        title="The activity could not be loaded"
        query={{ error, refetch: list.refetch }}
      >
        {faultOf({})}
      </ListFailure>
    );
  }
  if (currentData === undefined) return <Spinner label="Loading activity..." />;

  const entries = currentData.pages.flatMap(({ data }) => data);
  const missing = [...new Set(currentData.pages.flatMap((page) => page.missing))];
  return (
    <>
      {missing.length > 0 && (
        <Alert variant="warning" title="Not everything is listed">
          {`The history of these is unavailable at the moment: ${missing
            .map((kind) => (KINDS.get(kind)?.all ?? kind).toLowerCase())
            .join(', ')}. `}
          <Button variant="secondary" size="sm" onClick={() => void list.refetch()}>
            Try again
          </Button>
        </Alert>
      )}
      {entries.length === 0 ? (
        <EmptyState icon={<History />} title={isNarrowed ? 'No activity found' : 'No activity yet'}>
          {isNarrowed ? 'No changes match these filters.' : 'Changes by staff will be listed here.'}
        </EmptyState>
      ) : (
        <ActivityList entries={entries} addressOf={addressOf} />
      )}
      {error && !isFetching && (
        <Alert variant="danger" title="More activity could not be loaded">
          {isProblem(error) ? error.message : undefined}
        </Alert>
      )}
      {hasNextPage && (
        <Button
          ref={leaveFocus}
          variant="secondary"
          className="self-center"
          // Not disabled: it would lose the focus before it can leave it.
          aria-disabled={isFetchingNextPage}
          onClick={() => {
            if (!isFetchingNextPage) void list.fetchNextPage();
          }}
        >
          {isFetchingNextPage ? 'Loading...' : 'Show more'}
        </Button>
      )}
    </>
  );
}
