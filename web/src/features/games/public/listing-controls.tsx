import type { CountedRef } from '@slots/contracts/catalog/public-games';
import { FilterSelects } from '../../../ui/filter-selects.tsx';
import { formatCount } from '../../../ui/format.ts';
import { NativeSelect } from '../../../ui/native-select.tsx';
import {
  type GamesFilter,
  usePublicGameProvidersQuery,
  usePublicGameThemesQuery,
  usePublicGameTypesQuery,
} from '../games.api.ts';
import { type Narrowing, SORTS } from './listing-state.ts';

const optionsOf = (entries: readonly CountedRef[] = []) =>
  entries
    .toSorted((a, b) => a.name.localeCompare(b.name, 'en'))
    .map(({ name, slug, gameCount }) => ({
      code: slug,
      label: `${name} (${formatCount(gameCount)})`,
    }));

interface ListingControlsProps {
  /** The page's own filter, which cannot be changed. */
  readonly base: GamesFilter;
  readonly filter: GamesFilter;
  readonly onChoose: (name: Narrowing | 'sort', value: string | undefined) => void;
}

/** Provider, type, theme and order of a list of games. */
export function ListingControls({ base, filter, onChoose }: ListingControlsProps) {
  const { data: providers } = usePublicGameProvidersQuery();
  const { data: types } = usePublicGameTypesQuery();
  const { data: themes } = usePublicGameThemesQuery();
  const lists = [
    { name: 'provider', label: 'Provider', any: 'All providers', entries: providers },
    { name: 'type', label: 'Game type', any: 'All types', entries: types },
    { name: 'theme', label: 'Theme', any: 'All themes', entries: themes },
  ] as const;
  const start = base.sort ?? 'name';
  return (
    <fieldset className="mb-8 grid grid-cols-2 gap-3 max-lg:[&>:last-child:nth-child(even)]:col-span-2 lg:flex lg:flex-wrap lg:*:w-56">
      <legend className="sr-only">Filter and sort</legend>
      <FilterSelects
        choices={lists
          .filter(({ name }) => base[name] === undefined)
          .map(({ entries, ...choice }) => ({
            ...choice,
            value: filter[choice.name]?.toString(),
            options: optionsOf(entries),
          }))}
        onChoose={onChoose}
      />
      <NativeSelect
        label="Sort by"
        value={filter.sort ?? start}
        onChange={(value) => onChoose('sort', value === start ? undefined : value)}
      >
        {SORTS.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </NativeSelect>
    </fieldset>
  );
}
