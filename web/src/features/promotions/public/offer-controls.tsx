import { PROMOTION_KINDS } from '@slots/contracts/casino/promotion-entity';
import { type BonusFacets, casinoFilters } from '../../../api/bonus-facets.api.ts';
import { entryOf, type FilterChoice, FilterSelects } from '../../../ui/filter-selects.tsx';
import { NativeSelect } from '../../../ui/native-select.tsx';
import type { Offer } from '../public-promotions.api.ts';
import { inWords } from '../terms-in-words.ts';
import { type OfferFilter, type Parameter, SORTS } from './offer-filter.ts';

type Choice = FilterChoice<Parameter>;

/** Entries that some offer of the page has, and the chosen one, if it is known. */
function optionsOf(
  entries: readonly { readonly id: number; readonly code: string; readonly label: string }[],
  ids: ReadonlySet<number>,
  chosen: string | undefined,
): Choice['options'] {
  const offered = entries.filter(({ id }) => ids.has(id));
  const known = entryOf(entries, chosen ?? '');
  return known && !offered.includes(known) ? [known, ...offered] : offered;
}

/** Limits of wagering, as in the address. */
const WAGERINGS: readonly string[] = ['0', '10', '20', '35'];

interface OfferControlsProps {
  readonly offers: readonly Offer[];
  readonly facets: BonusFacets | undefined;
  readonly filter: OfferFilter;
  readonly onChoose: (name: Parameter, value: string | undefined) => void;
}

/** The limits of wagering to choose from, and the one of the address. */
function limitsWith(chosen: string | undefined): readonly string[] {
  return chosen === undefined || WAGERINGS.includes(chosen) ? WAGERINGS : [chosen, ...WAGERINGS];
}

/** Rating, kind, wagering, payment method, licence, currency and order of a list of offers. */
export function OfferControls({ offers, facets, filter, onChoose }: OfferControlsProps) {
  const { rating, payment, licence, currency } = casinoFilters(facets);
  /** A filter by what casinos of these offers have. */
  const offered = (
    choice: typeof payment | typeof licence | typeof currency,
    list: 'paymentMethodIds' | 'licenceIds' | 'currencyIds',
  ): Choice => {
    const value = filter[choice.name];
    const ids = new Set(offers.flatMap(({ casino }) => casino?.[list] ?? []));
    return { ...choice, value, options: optionsOf(choice.options, ids, value) };
  };
  const choices: readonly Choice[] = [
    { ...rating, label: 'Casino rating', value: filter.rating },
    {
      name: 'kind',
      label: 'Kind of bonus',
      any: 'Any kind',
      value: filter.kind,
      options: PROMOTION_KINDS.filter(
        (kind) => kind === filter.kind || offers.some((offer) => offer.kind === kind),
      ).map((code) => ({ code, label: inWords(code) })),
    },
    {
      name: 'wagering',
      label: 'Wagering',
      any: 'Any wagering',
      value: filter.wagering,
      options: limitsWith(filter.wagering).map((code) => ({
        code,
        label: Number(code) === 0 ? 'No wagering' : `At most ${code}×`,
      })),
    },
    offered(payment, 'paymentMethodIds'),
    offered(licence, 'licenceIds'),
    offered(currency, 'currencyIds'),
  ];
  return (
    <fieldset className="mb-6 grid grid-cols-2 gap-3 max-lg:[&>:last-child:nth-child(even)]:col-span-2 lg:flex lg:flex-wrap lg:*:w-52">
      <legend className="sr-only">Filter and sort bonuses</legend>
      <FilterSelects choices={choices} onChoose={onChoose} />
      <NativeSelect
        label="Sort by"
        value={filter.sort}
        onChange={(value) => onChoose('sort', value === SORTS[0].value ? undefined : value)}
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
