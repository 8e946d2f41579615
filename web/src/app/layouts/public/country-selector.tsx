import { ChevronDown } from 'lucide-react';
import { useId } from 'react';
import { useMatch, useNavigate } from 'react-router-dom';
import type { ChosenCountry } from '../../../api/country/chosen-country.ts';
import { useCountry } from '../../../api/country/use-country.ts';
import { paths } from '../../../config/paths.ts';
import { CountryFlag } from '../../../ui/country-flag.tsx';
import { useDropdown } from '../../../ui/use-dropdown.ts';
import { useOnDemand } from '../../../ui/use-on-demand.ts';

const loadList = () => import('./country-list.tsx');

/** The country that offers are shown for, and the list to choose another from. */
export function CountrySelector() {
  const id = useId();
  const { country, countries, select } = useCountry();
  const { open, toggle, dismiss, root, button } = useDropdown();
  const [CountryList, want] = useOnDemand(loadList, 'CountryList');
  const navigate = useNavigate();
  const onCountryPage = useMatch(paths.country(':slug')) !== null;

  function choose(chosen: ChosenCountry): void {
    select(chosen);
    dismiss();
    // Such an address names the country, so it has to change with it.
    if (onCountryPage) void navigate(paths.country(chosen.slug));
  }

  return (
    <div ref={root} className="relative">
      <button
        ref={button}
        type="button"
        aria-expanded={open}
        aria-controls={id}
        aria-label={`Country: ${country.name}, ${country.code}`}
        onPointerEnter={() => void want()}
        onFocus={() => void want()}
        onClick={() => void want(toggle)}
        className="flex h-11 items-center gap-1.5 rounded-sm px-2 text-sm font-semibold hover:bg-sunken"
      >
        <CountryFlag code={country.code} />
        <span aria-hidden className="hidden w-6 sm:inline">
          {country.code}
        </span>
        <ChevronDown aria-hidden className="size-4 text-ink-muted" />
      </button>
      <div
        id={id}
        hidden={!open}
        className="fixed inset-x-4 z-40 mt-2 overflow-hidden floating-panel sm:absolute sm:inset-x-auto sm:top-full sm:right-0 sm:w-80"
      >
        {open && CountryList && (
          <CountryList countries={countries} selected={country.code} onChoose={choose} />
        )}
      </div>
    </div>
  );
}
