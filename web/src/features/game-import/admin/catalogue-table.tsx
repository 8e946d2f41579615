import type { CatalogueGame } from '@slots/contracts/catalog/game-import';
import { memo } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../../config/paths.ts';
import { Checkbox } from '../../../ui/choice.tsx';
import {
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeading,
  TableRow,
} from '../../../ui/table.tsx';
import { GameThumbnail } from './game-thumbnail.tsx';
import { ImportStatus } from './import-status.tsx';

const UNKNOWN = 'Unknown';

interface CatalogueTableProps {
  readonly games: readonly CatalogueGame[];
  readonly selected: ReadonlySet<number>;
  readonly onSelect: (ids: readonly number[], selected: boolean) => void;
}

/** One page of the external catalogue. Games that are in already cannot be chosen. */
export function CatalogueTable({ games, selected, onSelect }: CatalogueTableProps) {
  const selectable = games.filter(({ imported }) => !imported).map((game) => game.external_id);
  const chosen = selectable.filter((id) => selected.has(id)).length;
  const all = chosen > 0 && chosen === selectable.length;
  return (
    <Table label="Games of the external catalogue">
      <TableHead>
        <TableRow>
          <TableHeading className="w-12">
            <Checkbox
              aria-label="Select all games on this page"
              disabled={selectable.length === 0}
              checked={chosen > 0 && !all ? 'indeterminate' : all}
              onCheckedChange={() => onSelect(selectable, !all)}
            />
          </TableHeading>
          <TableHeading className="@max-2xl:hidden">ID</TableHeading>
          <TableHeading className="@max-2xl:pl-0">Name</TableHeading>
          <TableHeading className="@max-2xl:hidden">Provider</TableHeading>
          <TableHeading className="@max-3xl:hidden">Type</TableHeading>
          <TableHeading className="@max-xl:hidden">Status</TableHeading>
        </TableRow>
      </TableHead>
      <TableBody>
        {games.map((game) => (
          <CatalogueRow
            key={game.external_id}
            game={game}
            selected={selected.has(game.external_id) && !game.imported}
            onSelect={onSelect}
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
}

/** Ticking one of a hundred rows draws that row alone. */
const CatalogueRow = memo(function CatalogueRow({ game, selected, onSelect }: CatalogueRowProps) {
  const { external_id: id, name, thumb, imported } = game;
  const provider = game.provider?.name ?? UNKNOWN;
  const type = game.type?.name ?? UNKNOWN;
  return (
    <TableRow data-state={selected ? 'selected' : undefined}>
      <TableCell>
        <Checkbox
          aria-label={`Select ${name}`}
          disabled={imported}
          checked={selected}
          onCheckedChange={(state) => onSelect([id], state === true)}
        />
      </TableCell>
      <TableCell className="text-ink-muted tabular-nums @max-2xl:hidden">{id}</TableCell>
      <TableCell className="@max-2xl:pl-0">
        <div className="flex min-w-0 items-center gap-3">
          <GameThumbnail src={thumb} />
          <div className="min-w-0">
            <Link
              to={paths.gameImportDetails(id)}
              className="font-semibold break-words hover:text-link hover:underline"
            >
              {name}
            </Link>
            <p className="text-[0.8125rem] text-ink-muted @3xl:hidden">
              <span className="@2xl:hidden">
                {id} · {provider} ·{' '}
              </span>
              {type}
            </p>
            <div className="mt-1.5 @xl:hidden">
              <ImportStatus imported={imported} />
            </div>
          </div>
        </div>
      </TableCell>
      <TableCell className="@max-2xl:hidden">{provider}</TableCell>
      <TableCell className="@max-3xl:hidden">{type}</TableCell>
      <TableCell className="@max-xl:hidden">
        <ImportStatus imported={imported} />
      </TableCell>
    </TableRow>
  );
});
