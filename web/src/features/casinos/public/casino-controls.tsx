import { type BonusFacets, casinoFilters } from '../../../api/bonus-facets.api.ts';
import { type FilterChoice, FilterSelects, sameCode } from '../../../ui/filter-selects.tsx';
import type { CasinoFilter } from '../casino-directory.api.ts';
import type { Parameter } from './casino-filter.ts';

interface CasinoControlsProps {
  readonly facets: BonusFacets | undefined;
  readonly filter: CasinoFilter;
  readonly onChoose: (name: Parameter, value: string) => void;
}

type Choice = FilterChoice<Parameter>;

/** The address's value has to be shown even when no casino has it. */
function withChosen({ value = '', options, ...choice }: Choice): Choice {
  const isKnown = value === '' || options.some(({ code }) => sameCode(code, value));
  return {
    ...choice,
    value,
    options: isKnown ? options : [{ code: value, label: value }, ...options],
  };
}

/** Rating, licence, payment method and currency of a list of casinos. */
export function CasinoControls({ facets, filter, onChoose }: CasinoControlsProps) {
  const chosen = (name: Parameter) =>
    filter[name] === undefined ? undefined : String(filter[name]);
  const choices = Object.values(casinoFilters(facets)).map((choice) =>
    withChosen({ ...choice, value: chosen(choice.name) }),
  );
  return (
    <fieldset className="mb-8 grid grid-cols-2 gap-3 lg:flex lg:flex-wrap lg:*:w-56">
      <legend className="sr-only">Filter casinos</legend>
      <FilterSelects choices={choices} onChoose={onChoose} />
    </fieldset>
  );
}
