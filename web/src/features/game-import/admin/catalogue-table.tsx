import type { CatalogueGame } from '@slots/contracts/catalog/catalogue-games';
import { clsx } from 'clsx';
import { memo } from 'react';
import { Link } from 'react-router-dom';
import { portalPaths } from '../../../config/portal-paths.ts';
import { Checkbox } from '../../../ui/choice.tsx';
import { GameThumbnail } from '../../../ui/game-thumbnail.tsx';
import {
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeading,
  TableRow,
} from '../../../ui/table.tsx';
import { ImportStatus } from './import-status.tsx';

const UNKNOWN = 'Unknown';

/**
 * On narrow screens a row becomes a block: checkbox and picture at its left, the name, and the facts in a line
 * below. Each is rendered once, so that nothing is read out twice.
 */
const narrow = {
  table: '@max-2xl:block',
  headings: '@max-2xl:flex @max-2xl:items-center',
  heading: '@max-2xl:sr-only',
  shownHeading: '@max-2xl:flex @max-2xl:items-center',
  row: '@max-2xl:relative @max-2xl:flex @max-2xl:flex-wrap @max-2xl:items-center @max-2xl:gap-x-3 @max-2xl:gap-y-1 @max-2xl:py-3 @max-2xl:pr-4 @max-2xl:pl-[6.75rem]',
  tick: '@max-2xl:absolute @max-2xl:top-6 @max-2xl:left-4 @max-2xl:p-0',
  name: '@max-2xl:w-full @max-2xl:p-0',
  thumbnail: '@max-2xl:-ml-14',
  fact: '@max-2xl:order-1 @max-2xl:p-0 @max-2xl:text-[0.8125rem] @max-2xl:text-ink-muted',
} as const;

interface CatalogueTableProps {
  readonly games: readonly CatalogueGame[];
  readonly selected: ReadonlySet<number>;
  readonly onSelect: (ids: readonly number[], selected: boolean) => void;
  /** Called when a game's details are opened. */
  readonly onOpen: (id: number) => void;
}

/** One page of the external catalogue. Imported games cannot be selected. */
export function CatalogueTable({ games, selected, onSelect, onOpen }: CatalogueTableProps) {
  const selectable = games.filter(({ imported }) => !imported).map((game) => game.external_id);
  const chosen = selectable.filter((id) => selected.has(id)).length;
  const all = chosen > 0 && chosen === selectable.length;
  return (
    <Table label="Games of the external catalogue" className={narrow.table}>
      <TableHead className={narrow.table}>
        <TableRow className={narrow.headings}>
          <TableHeading className={clsx('w-12', narrow.shownHeading)}>
            <Checkbox
              aria-label="Select all games on this page"
              disabled={selectable.length === 0}
              checked={chosen > 0 && !all ? 'indeterminate' : all}
              onCheckedChange={() => onSelect(selectable, !all)}
            />
          </TableHeading>
          <TableHeading className={narrow.heading}>ID</TableHeading>
          <TableHeading className={narrow.shownHeading}>Name</TableHeading>
          <TableHeading className={narrow.heading}>Provider</TableHeading>
          <TableHeading className={narrow.heading}>Type</TableHeading>
          <TableHeading className={narrow.heading}>Status</TableHeading>
        </TableRow>
      </TableHead>
      <TableBody className={narrow.table}>
        {games.map((game) => (
          <CatalogueRow
            key={game.external_id}
            game={game}
            selected={selected.has(game.external_id) && !game.imported}
            onSelect={onSelect}
            onOpen={onOpen}
          />
        ))}
      </TableBody>
    </Table>
  );
}

interface CatalogueRowProps {
  readonly game: CatalogueGame;
  readonly selected: boolean;
  readonly onSelect: CatalogueTableProps['onSelect'];
  readonly onOpen: CatalogueTableProps['onOpen'];
}

/** Memoized: checking one of a hundred rows renders that row alone. */
const CatalogueRow = memo(function CatalogueRow(props: CatalogueRowProps) {
  const { game, selected, onSelect, onOpen } = props;
  const { external_id: id, name, thumb, imported } = game;
  const provider = game.provider?.name ?? UNKNOWN;
  const type = game.type?.name ?? UNKNOWN;
  return (
    <TableRow data-state={selected ? 'selected' : undefined} className={narrow.row}>
      <TableCell className={narrow.tick}>
        <Checkbox
          aria-label={`Select ${name}`}
          disabled={imported}
          checked={selected}
          onCheckedChange={(state) => onSelect([id], state === true)}
        />
      </TableCell>
      <TableCell className={clsx('text-ink-muted tabular-nums', narrow.fact)}>{id}</TableCell>
      <TableCell className={narrow.name}>
        <div className={clsx('flex min-w-0 items-center gap-3', narrow.thumbnail)}>
          <GameThumbnail src={thumb} />
          <Link
            to={portalPaths.gameImportDetails(id)}
            onClick={() => onOpen(id)}
            className="min-w-0 font-semibold break-words hover:text-link hover:underline"
          >
            {name}
          </Link>
        </div>
      </TableCell>
      <TableCell className={narrow.fact}>{provider}</TableCell>
      <TableCell className={narrow.fact}>{type}</TableCell>
      <TableCell className={narrow.fact}>
        <ImportStatus imported={imported} />
      </TableCell>
    </TableRow>
  );
});
