import { type BonusFacets, casinoFilters } from '../../../api/bonus-facets.api.ts';
import { FilterSelects } from '../../../ui/filter-selects.tsx';
import type { CasinoFilter } from '../casino-directory.api.ts';
import type { Parameter } from './casino-filter.ts';

interface CasinoControlsProps {
  readonly facets: BonusFacets | undefined;
  readonly filter: CasinoFilter;
  readonly onChoose: (name: Parameter, value: string) => void;
}

/** Rating, licence, payment method and currency of a list of casinos. */
export function CasinoControls({ facets, filter, onChoose }: CasinoControlsProps) {
  const choices = Object.values(casinoFilters(facets)).map((choice) => ({
    ...choice,
    value: filter[choice.name]?.toString(),
  }));
  return (
    <fieldset className="mb-8 grid grid-cols-2 gap-3 lg:flex lg:flex-wrap lg:*:w-56">
      <legend className="sr-only">Filter casinos</legend>
      <FilterSelects choices={choices} onChoose={onChoose} />
    </fieldset>
  );
}
