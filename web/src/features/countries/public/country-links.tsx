import type { CountryCount } from '@slots/contracts/casino/public-casinos';
import { type Country, GLOBAL_CODE } from '@slots/contracts/geo/countries';
import { Link } from 'react-router-dom';
import { paths } from '../../../config/paths.ts';
import { counted } from '../../../ui/counted.ts';
import { CountryFlag } from '../../../ui/country-flag.tsx';

export type CountedCountry = Country & Omit<CountryCount, 'code'>;

/** Joins counts with their countries, in the order of the names; Global comes first. */
export function countedCountries(
  counts: readonly CountryCount[],
  countries: readonly Country[],
): readonly CountedCountry[] {
  const byCode = new Map(counts.map((count) => [count.code, count]));
  return countries
    .flatMap((country) => {
      const count = byCode.get(country.code);
      return count && count.promotions > 0 ? [{ ...country, ...count }] : [];
    })
    .sort(
      (a, b) =>
        Number(b.code === GLOBAL_CODE) - Number(a.code === GLOBAL_CODE) ||
        a.name.localeCompare(b.name, 'en'),
    );
}

/** '12 bonuses · 9 casinos' */
export function countsText({ promotions, casinos }: Omit<CountryCount, 'code'>): string {
  return `${counted(promotions, 'bonus', 'bonuses')} · ${counted(casinos, 'casino')}`;
}

/** Countries with flags and counts, in one to four columns. */
export function CountryLinks({ countries }: { readonly countries: readonly CountedCountry[] }) {
  return (
    <ul className="grid grid-cols-1 gap-3 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4">
      {countries.map((country) => (
        <li key={country.code}>
          <Link
            to={paths.country(country.slug)}
            className="group flex min-h-18 items-center gap-4 rounded-lg border border-line bg-surface px-4 py-3 shadow-raised transition-shadow duration-200 hover:shadow-lifted focus-visible:rounded-lg"
          >
            <CountryFlag code={country.code} className="w-10!" />
            <span className="min-w-0">
              <span className="block leading-snug font-semibold group-hover:text-link">
                {country.name}
              </span>
              <span className="block text-sm text-ink-muted tabular-nums">
                {countsText(country)}
              </span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
