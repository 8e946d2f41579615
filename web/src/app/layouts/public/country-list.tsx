import type { Country } from '@slots/contracts/geo/countries';
import { Command } from 'cmdk';
import { Check, Search } from 'lucide-react';
import { useState } from 'react';
import { useCountriesQuery } from '../../../api/country/country.api.ts';
import { Button } from '../../../ui/button.tsx';
import { CountryFlag } from '../../../ui/country-flag.tsx';
import { normalizeName } from '../../../ui/normalize-name.ts';
import { Spinner } from '../../../ui/spinner.tsx';

/** How well a normalized text fits a country: anywhere in its name, with or without accents, or the start of its code. */
function fitOf({ name, code }: Country, typed: string): number {
  if (code.toLowerCase() === typed) return 4;
  const at = normalizeName(name).indexOf(typed);
  if (at === 0) return 3;
  if (at > 0) return 2;
  return code.toLowerCase().startsWith(typed) ? 1 : 0;
}

/** The countries that a text fits, the closest first; all in their order where nothing is typed. */
function matching(countries: readonly Country[], text: string): readonly Country[] {
  const typed = normalizeName(text);
  return countries
    .map((country) => ({ country, fit: fitOf(country, typed) }))
    .filter(({ fit }) => fit > 0)
    .toSorted((one, other) => other.fit - one.fit)
    .map(({ country }) => country);
}

/** In place of the countries, until they are loaded. */
function NotLoaded() {
  const { error, refetch, isFetching } = useCountriesQuery();
  if (error === undefined && isFetching) {
    return <Spinner label="Loading countries..." className="px-3 py-6 text-sm" />;
  }
  return (
    <div className="flex flex-col items-center gap-3 px-3 py-6 text-sm text-ink-muted">
      <p>The countries could not be loaded.</p>
      <Button variant="secondary" size="sm" busy={isFetching} onClick={() => void refetch()}>
        Try again
      </Button>
    </div>
  );
}

interface CountryListProps {
  readonly countries: readonly Country[];
  /** Code of the current country. */
  readonly selected: string;
  readonly onChoose: (country: Country) => void;
}

/** All countries with their flags, found by name or code. */
export function CountryList({ countries, selected, onChoose }: CountryListProps) {
  const [typed, setTyped] = useState('');
  if (countries.length === 0) return <NotLoaded />;
  return (
    <Command label="Countries" shouldFilter={false} loop>
      <div className="flex items-center gap-2 border-b border-line px-3">
        <Search aria-hidden className="size-4 shrink-0 text-ink-faint" />
        <Command.Input
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the list was opened to be typed into
          autoFocus
          placeholder="Search country..."
          value={typed}
          onValueChange={setTyped}
          className="h-12 w-full bg-transparent text-base outline-none placeholder:text-ink-faint"
        />
      </div>
      <Command.List
        tabIndex={-1}
        label="Countries"
        className="max-h-[min(22rem,60dvh)] overflow-y-auto overscroll-contain p-1.5"
      >
        <Command.Empty className="px-3 py-6 text-center text-sm text-ink-muted">
          No country found.
        </Command.Empty>
        {matching(countries, typed).map((country) => (
          <Command.Item
            key={country.code}
            value={country.name}
            onSelect={() => onChoose(country)}
            className="flex min-h-11 cursor-pointer items-center gap-3 rounded-sm px-3 text-[0.9375rem] data-[selected=true]:is-chosen"
          >
            <CountryFlag code={country.code} />
            <span className="flex-1">{country.name}</span>
            {country.code === selected && <Check aria-label="selected" className="size-4" />}
          </Command.Item>
        ))}
      </Command.List>
    </Command>
  );
}
