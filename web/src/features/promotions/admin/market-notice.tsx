import { useCountriesQuery } from '../../../api/country/country.api.ts';
import { useLawsQuery } from '../../../api/law.api.ts';
import { Alert } from '../../../ui/alert.tsx';
import { GLOBAL, offerCode } from './countries-of-offer.ts';

const NAMED = 6;

interface TermsNoticeProps {
  readonly significantTerms: string | null;
  readonly countries: readonly string[];
}

/**
 * Legal consequence of an offer's missing terms by country: the offer is withheld there until it has them, or
 * they are advised. Nothing once it has them.
 */
export function TermsNotice({ significantTerms, countries }: TermsNoticeProps) {
  const { data: laws } = useLawsQuery();
  const { data: known } = useCountriesQuery();
  if (!laws || significantTerms?.trim()) return null;
  const offered = new Set(countries.map(offerCode));
  const everywhere = offered.has(GLOBAL);

  /** Names of the offer's countries with this rule; unlisted countries are under the default. */
  function where(rule: 'advised' | 'required'): string[] {
    return (known ?? [])
      .filter(({ code }) => offerCode(code) !== GLOBAL)
      .filter(({ code }) => everywhere || offered.has(offerCode(code)))
      .filter(({ code }) => (laws?.countries[code] ?? laws?.default)?.terms === rule)
      .map(({ name }) => name);
  }

  const required = where('required');
  const advised = where('advised');
  return (
    <>
      {required.length > 0 && (
        <Alert variant="danger" title={`Not shown in ${named(required)}`}>
          The law there requires significant terms with every offer, and this one has none. Visitors
          will see it once it has them.
        </Alert>
      )}
      {advised.length > 0 && (
        <Alert variant="warning" title="Terms are missing">
          {`Offers in ${named(advised)} should state them. This one is shown without them for now.`}
        </Alert>
      )}
    </>
  );
}

function named(countries: readonly string[]): string {
  const more = countries.length - NAMED;
  const some = countries.slice(0, NAMED).join(', ');
  return more > 0 ? `${some} and ${more} more` : some;
}
