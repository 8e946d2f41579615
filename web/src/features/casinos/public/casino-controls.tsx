import { NativeSelect } from '../../../ui/native-select.tsx';
import type { CasinoFacets, CasinoFilter } from '../casino-directory.api.ts';
import { type Parameter, RATINGS } from './casino-filter.ts';

interface Option {
  readonly code: string;
  readonly label: string;
}

interface CasinoControlsProps {
  readonly facets: CasinoFacets | undefined;
  readonly filter: CasinoFilter;
  readonly onChoose: (name: Parameter, value: string) => void;
}

const same = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/** The address's value has to be shown even when no casino has it. */
function withChosen(options: readonly Option[], chosen: string): readonly Option[] {
  const isKnown = chosen === '' || options.some(({ code }) => same(code, chosen));
  return isKnown ? options : [{ code: chosen, label: chosen }, ...options];
}

const named = (entries: CasinoFacets['licences'] = []) =>
  entries.map(({ code, name }) => ({ code, label: name }));

/** Rating, licence, payment method and currency of a list of casinos. */
export function CasinoControls({ facets, filter, onChoose }: CasinoControlsProps) {
  const lists = [
    {
      name: 'rating',
      label: 'Rating',
      all: 'Any rating',
      options: RATINGS.map((code) => ({ code, label: `${code} and better` })),
    },
    {
      name: 'licence',
      label: 'Licence',
      all: 'Any licence',
      options: named(facets?.licences),
    },
    {
      name: 'payment',
      label: 'Payment method',
      all: 'Any payment method',
      options: named(facets?.paymentMethods),
    },
    {
      name: 'currency',
      label: 'Currency',
      all: 'Any currency',
      options: (facets?.currencies ?? []).map(({ code, symbol }) => ({
        code,
        label: symbol === code ? code : `${code} (${symbol})`,
      })),
    },
  ] as const;
  return (
    <fieldset className="mb-8 grid grid-cols-2 gap-3 lg:flex lg:flex-wrap lg:*:w-56">
      <legend className="sr-only">Filter casinos</legend>
      {lists.map(({ name, label, all, options }) => {
        const chosen = String(filter[name] ?? '');
        const shown = withChosen(options, chosen);
        return (
          <NativeSelect
            key={name}
            label={label}
            value={shown.find(({ code }) => same(code, chosen))?.code ?? ''}
            onChange={(value) => onChoose(name, value)}
          >
            <option value="">{all}</option>
            {shown.map(({ code, label: text }) => (
              <option key={code} value={code}>
                {text}
              </option>
            ))}
          </NativeSelect>
        );
      })}
    </fieldset>
  );
}
