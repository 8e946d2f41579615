import type { Casino } from '@slots/contracts/casino/casinos';
import { ExternalLink, Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { paths } from '../../../config/paths.ts';
import { IconButton, LinkButton } from '../../../ui/button.tsx';
import { type DataColumn, DataTable } from '../../../ui/data-table.tsx';
import { formatLongDate } from '../../../ui/format.ts';
import type { RowSelection } from '../../../ui/use-row-selection.ts';
import { ListEnd } from './list-end.tsx';

/** Rendering thousands of rows together would freeze the browser. */
const DRAWN_AT_ONCE = 100;

function columnsOf(onDelete: (casino: Casino) => void): DataColumn<Casino>[] {
  return [
    { header: 'ID', cell: ({ id }) => id, className: 'tabular-nums text-ink-muted' },
    {
      header: 'Name',
      card: 'title',
      className: 'min-w-40 font-semibold wrap-anywhere',
      cell: ({ name }) => name,
    },
    { header: 'Slug', cell: ({ slug }) => slug, className: 'min-w-40 wrap-anywhere' },
    {
      header: 'Created',
      cell: ({ createdAt }) => formatLongDate(createdAt),
      className: 'whitespace-nowrap',
    },
    {
      header: 'Actions',
      card: 'actions',
      cell: (casino) => (
        <div className="flex items-center gap-2">
          <LinkButton
            to={paths.casino(casino.slug)}
            target="_blank"
            variant="secondary"
            size="sm"
            title={`View ${casino.name} in a new tab`}
          >
            <ExternalLink aria-hidden />
            View
          </LinkButton>
          <IconButton
            label={`Delete ${casino.name}`}
            size="icon-sm"
            onClick={() => onDelete(casino)}
          >
            <Trash2 aria-hidden className="text-danger" />
          </IconButton>
        </div>
      ),
    },
  ];
}

interface CasinoTableProps {
  /** Matching casinos; undefined while they load. */
  readonly casinos: readonly Casino[] | undefined;
  readonly selection: RowSelection;
  readonly failure: ReactNode;
  readonly empty: ReactNode;
  readonly onDelete: (casino: Casino) => void;
}

/** The manager's list. */
export function CasinoTable(props: CasinoTableProps) {
  const { casinos, selection, failure, empty, onDelete } = props;
  const [drawn, setDrawn] = useState(DRAWN_AT_ONCE);
  return (
    <>
      <DataTable
        label="Casinos"
        loadingLabel="Loading casinos..."
        columns={columnsOf(onDelete)}
        rows={casinos?.slice(0, drawn)}
        total={casinos?.length}
        rowKey={({ id }) => id}
        selection={
          selection.active
            ? { ...selection, idOf: ({ id }) => id, nameOf: ({ name }) => name }
            : undefined
        }
        failure={failure}
        empty={empty}
      />
      {casinos && casinos.length > drawn && failure === undefined && (
        <ListEnd
          shown={drawn}
          total={casinos.length}
          onMore={() => setDrawn(drawn + DRAWN_AT_ONCE)}
        />
      )}
    </>
  );
}
