import { Plus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import type { DraftedFacts, Followed } from '../../api/drafted-records.api.ts';
import { useCreateRequest } from '../../routing/create-request.ts';
import { Button } from '../button.tsx';
import { type DataColumn, DataTable } from '../data-table.tsx';
import { formatMoment } from '../format.ts';
import { ListFailure } from '../list-failure.tsx';
import { Pagination } from '../pagination.tsx';
import { ScreenHeader } from '../screen-header.tsx';
import { EmptyState } from '../state.tsx';
import { useLastPage } from '../use-last-page.ts';
import type { ListAddress } from '../use-list-address.ts';
import { DraftState } from './draft-state.tsx';

const PER_PAGE = 20;

type PageAddress = Pick<ListAddress<never>, 'page' | 'toPage'>;

/** The page of the list that the address names, as its call takes it. */
export const listedPage = ({ page }: PageAddress) => ({ limit: PER_PAGE, page });

/** The column of titles, each a link to its record. */
export const titleColumn = <Row extends DraftedFacts>(
  header: string,
  pathOf: (id: number) => string,
): DataColumn<Row> => ({
  header,
  card: 'title',
  cell: (row) => (
    <Link to={pathOf(row.id)} className="font-semibold text-link hover:underline">
      {row.title}
    </Link>
  ),
});

/** The columns of a kind, with those of the state and the last change. */
export const draftedColumns = <Row extends DraftedFacts>(
  ...own: readonly DataColumn<Row>[]
): readonly DataColumn<Row>[] => [
  ...own,
  { header: 'State', cell: (record) => <DraftState record={record} /> },
  {
    header: 'Changed',
    cell: ({ updatedAt }) => <time dateTime={updatedAt}>{formatMoment(updatedAt)}</time>,
  },
];

interface DraftedListProps<Row> {
  readonly list: Followed<{ readonly data: readonly Row[]; readonly total: number }>;
  /** One of them, as in 'Guide', and all, as in 'Guides'. */
  readonly name: string;
  readonly title: string;
  readonly subtitle: string;
  /** Those of `draftedColumns`. */
  readonly columns: readonly DataColumn<Row>[];
  readonly address: PageAddress;
  /** The controls of the list's filter, and whether it hides some. */
  readonly children?: ReactNode;
  readonly isFiltered?: boolean;
  readonly icon: ReactNode;
  /** Their purpose, shown while there are none. */
  readonly purpose: string;
  readonly renderDialog: (onClose: () => void) => ReactNode;
}

/** The screen of all records of a drafted kind. */
export function DraftedList<Row extends DraftedFacts>({
  list,
  name,
  title,
  subtitle,
  columns,
  address,
  children,
  isFiltered = false,
  icon,
  purpose,
  renderDialog,
}: DraftedListProps<Row>) {
  const [adding, setAdding] = useState(false);
  useCreateRequest(() => setAdding(true));
  // The pager stays while its next page loads, and the focus in it.
  const counted = list.currentData ?? (list.isFetching ? list.data : undefined);
  const pages = counted && Math.ceil(counted.total / PER_PAGE);
  useLastPage(address, list.isFetching ? undefined : pages);
  const words = title.toLowerCase();
  const add = (
    <Button onClick={() => setAdding(true)}>
      <Plus aria-hidden />
      {`New ${name}`}
    </Button>
  );
  return (
    <>
      <div className="flex flex-col gap-6">
        <ScreenHeader title={title} subtitle={subtitle}>
          {add}
        </ScreenHeader>
        {children}
        <DataTable
          label={title}
          loadingLabel={`Loading ${words}...`}
          columns={columns}
          rows={list.currentData?.data}
          total={list.currentData?.total}
          rowKey={({ id }) => id}
          failure={
            list.error && !list.isFetching ? (
              <ListFailure title={`The ${words} could not be loaded`} query={list} />
            ) : undefined
          }
          empty={
            isFiltered ? (
              <EmptyState title={`No ${words} match this filter`} />
            ) : (
              <EmptyState icon={icon} title={`No ${words} yet`} actions={add}>
                {purpose}
              </EmptyState>
            )
          }
        />
        {pages !== undefined && pages > 1 && (
          <Pagination
            page={address.page}
            pages={pages}
            busy={list.isFetching}
            onPageChange={address.toPage}
          />
        )}
      </div>
      {adding && renderDialog(() => setAdding(false))}
    </>
  );
}
