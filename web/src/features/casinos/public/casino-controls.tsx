import { type BonusFacets, currencyLabel, RATING_OPTIONS } from '../../../api/bonus-facets.api.ts';
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

const named = (entries: BonusFacets['licences'] = []) =>
  entries.map(({ code, name }) => ({ code, label: name }));

/** Rating, licence, payment method and currency of a list of casinos. */
export function CasinoControls({ facets, filter, onChoose }: CasinoControlsProps) {
  const chosen = (name: Parameter) =>
    filter[name] === undefined ? undefined : String(filter[name]);
  const choices: readonly Choice[] = [
    {
      name: 'rating',
      label: 'Rating',
      any: 'Any rating',
      value: chosen('rating'),
      options: RATING_OPTIONS,
    },
    {
      name: 'licence',
      label: 'Licence',
      any: 'Any licence',
      value: chosen('licence'),
      options: named(facets?.licences),
    },
    {
      name: 'payment',
      label: 'Payment method',
      any: 'Any payment method',
      value: chosen('payment'),
      options: named(facets?.paymentMethods),
    },
    {
      name: 'currency',
      label: 'Currency',
      any: 'Any currency',
      value: chosen('currency'),
      options: (facets?.currencies ?? []).map((one) => ({
        code: one.code,
        label: currencyLabel(one),
      })),
    },
  ];
  return (
    <fieldset className="mb-8 grid grid-cols-2 gap-3 lg:flex lg:flex-wrap lg:*:w-56">
      <legend className="sr-only">Filter casinos</legend>
      <FilterSelects choices={choices.map(withChosen)} onChoose={onChoose} />
    </fieldset>
  );
}
