import { PROMOTION_KINDS } from '@slots/contracts/casino/promotion-entity';
import { type BonusFacets, currencyLabel, RATING_OPTIONS } from '../../../api/bonus-facets.api.ts';
import { type FilterChoice, FilterSelects, sameCode } from '../../../ui/filter-selects.tsx';
import { NativeSelect } from '../../../ui/native-select.tsx';
import type { Offer } from '../public-promotions.api.ts';
import { inWords } from '../terms-in-words.ts';
import { type OfferFilter, type Parameter, SORTS } from './offer-filter.ts';

type Choice = FilterChoice<Parameter>;

/** Entries that some offer of the page has, and in any case the chosen one. */
function optionsOf(
  entries: readonly { readonly id: number; readonly code: string; readonly label: string }[],
  ids: ReadonlySet<number>,
  chosen: string | undefined,
): Choice['options'] {
  const offered = entries.filter(({ id }) => ids.has(id));
  if (chosen === undefined || offered.some(({ code }) => sameCode(code, chosen))) return offered;
  const known = entries.find(({ code }) => sameCode(code, chosen));
  return [known ?? { code: chosen, label: chosen }, ...offered];
}

/** Limits of wagering, as in the address. */
const WAGERINGS: readonly string[] = ['0', '10', '20', '35'];

const named = (entries: BonusFacets['licences'] | undefined) =>
  (entries ?? []).map(({ id, code, name }) => ({ id, code, label: name }));

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
  const idsOf = (list: 'paymentMethodIds' | 'licenceIds' | 'currencyIds') =>
    new Set(offers.flatMap(({ casino }) => casino?.[list] ?? []));
  const choices: readonly Choice[] = [
    {
      name: 'rating',
      label: 'Casino rating',
      any: 'Any rating',
      value: filter.rating,
      options: RATING_OPTIONS,
    },
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
    {
      name: 'payment',
      label: 'Payment method',
      any: 'Any payment method',
      value: filter.payment,
      options: optionsOf(named(facets?.paymentMethods), idsOf('paymentMethodIds'), filter.payment),
    },
    {
      name: 'licence',
      label: 'Licence',
      any: 'Any licence',
      value: filter.licence,
      options: optionsOf(named(facets?.licences), idsOf('licenceIds'), filter.licence),
    },
    {
      name: 'currency',
      label: 'Currency',
      any: 'Any currency',
      value: filter.currency,
      options: optionsOf(
        (facets?.currencies ?? []).map((one) => ({
          id: one.id,
          code: one.code,
          label: currencyLabel(one),
        })),
        idsOf('currencyIds'),
        filter.currency,
      ),
    },
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
