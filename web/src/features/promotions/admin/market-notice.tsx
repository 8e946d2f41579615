import type { Laws } from '@slots/contracts/geo/laws';
import { type LawfulOffer, reasonsToWithhold } from '@slots/country-law/withheld';
import { usePublicCasinoLicencesQuery } from '../../../api/casino-facts.api.ts';
import { useLawsQuery } from '../../../api/law.api.ts';
import { useReferenceList } from '../../../api/reference.api.ts';
import { useStaffCountriesQuery } from '../../../api/staff-countries.api.ts';
import { Alert } from '../../../ui/alert.tsx';
import { GLOBAL, offerCode } from './countries-of-offer.ts';

const NAMED = 6;

interface MarketNoticeProps {
  readonly casinoId: number;
  readonly offer: LawfulOffer;
  readonly countries: readonly string[];
}

/**
 * Legal consequences for an offer by country: all that withholds it there, that its terms are advised, or that
 * licences that a law asks for could not be loaded.
 */
export function MarketNotice({ casinoId, offer, countries }: MarketNoticeProps) {
  const { data: laws } = useLawsQuery();
  const { data: known } = useStaffCountriesQuery();
  const { codes: licences, isError } = useLicenceCodes(casinoId, laws);
  if (!laws || !known || (!licences && !isError)) return null;
  const offered = new Set(countries.map(offerCode));
  const concerned = known
    .filter(({ code }) => offerCode(code) !== GLOBAL)
    .filter(({ code }) => offered.has(GLOBAL) || offered.has(offerCode(code)))
    .map(({ code, name }) => ({ code, name, law: laws.countries[code] ?? laws.default }));
  const withheld = concerned
    .map((country) => ({
      ...country,
      // Licences that are not known are no reason; that is told by itself.
      reasons: reasonsToWithhold(country.law, offer, {
        licences: licences ?? country.law.licences,
      }),
    }))
    .filter(({ reasons }) => reasons.length > 0);
  const unknown = licences ? [] : concerned.filter(({ law }) => law.offers === 'licensed');
  const advised = concerned.filter(
    ({ law }) => law.terms === 'advised' && offer.significantTerms === null,
  );
  const codesByReason = Map.groupBy(
    withheld.flatMap(({ code, reasons }) => reasons.map((reason) => ({ code, reason }))),
    ({ reason }) => reason,
  );
  return (
    <>
      {withheld.length > 0 && (
        <Alert
          variant="danger"
          standing
          title={`Not shown in ${named(withheld.map(({ name }) => name))}`}
        >
          <ul>
            {[...codesByReason].map(([reason, where]) => (
              <li key={reason}>{`${where.map(({ code }) => code).join(', ')}: ${reason}`}</li>
            ))}
          </ul>
        </Alert>
      )}
      {unknown.length > 0 && (
        <Alert variant="warning" title="The casino's licences could not be loaded">
          {`It is not known whether the casino holds a licence for ${named(unknown.map(({ name }) => name))}.`}
        </Alert>
      )}
      {advised.length > 0 && (
        <Alert variant="warning" title="Terms are missing">
          {`Offers in ${named(advised.map(({ name }) => name))} should state them. Without them an offer may still be shown.`}
        </Alert>
      )}
    </>
  );
}

/** A casino's gambling licences, read only where a law asks for them. Their codes are undefined until they are loaded. */
function useLicenceCodes(casinoId: number, laws: Laws | undefined) {
  const asked =
    laws !== undefined &&
    [laws.default, ...Object.values(laws.countries)].some(({ offers }) => offers === 'licensed');
  const held = usePublicCasinoLicencesQuery({ params: { id: casinoId } }, { skip: !asked });
  const all = useReferenceList('gambling-licences', { skip: !asked });
  if (!asked) return { codes: [], isError: false };
  const ids = new Set(held.data?.map(({ id }) => id));
  return {
    codes: held.data && all.data?.filter(({ id }) => ids.has(id)).map(({ code }) => code),
    isError: held.isError || all.isError,
  };
}

function named(countries: readonly string[]): string {
  const more = countries.length - NAMED;
  const some = countries.slice(0, NAMED).join(', ');
  return more > 0 ? `${some} and ${more} more` : some;
}
