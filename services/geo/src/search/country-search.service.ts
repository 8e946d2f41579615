import type { ResponseOf } from '@slots/contracts/contract';
import type { Country } from '@slots/contracts/geo/countries';
import type { searchCountries } from '@slots/contracts/geo/search';
import { createSearchIndex } from '@slots/search-ranking/search-index';
import type { CountriesService } from '../countries/countries.service.ts';
import { otherNames } from '../countries/iso-countries.ts';

type CountryResult = ResponseOf<typeof searchCountries>[number];

function searchable({ id, code, name, slug, flag }: Country) {
  const answer: CountryResult = { type: 'country', id, name, slug, flag };
  const called = otherNames(code);
  return [id, { name, also: called, aliases: [code, ...called], answer }] as const;
}

/**
 * Finds countries by name, and by others that people call them: Ivory Coast. Typed in full these, and
 * codes, are as good as the name: UK, USA, GB.
 */
export function createCountrySearch({ countries }: { countries: Pick<CountriesService, 'list'> }) {
  const index = createSearchIndex<CountryResult>();
  let held: readonly Country[] = [];
  return {
    /** @throws HttpProblem 503 while the countries are not loaded */
    search(typed: string): CountryResult[] {
      const list = countries.list();
      if (list !== held) index.replaceAll(list.map(searchable));
      held = list;
      return index.search(typed);
    },
  };
}

export type CountrySearch = ReturnType<typeof createCountrySearch>;
