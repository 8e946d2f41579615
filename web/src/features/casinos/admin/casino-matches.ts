import type { Casino } from '@slots/contracts/casino/casinos';
import { ALL, UNASSIGNED } from './casino-list-parameters.ts';

export interface CasinoFilter {
  readonly search: string;
  /** ALL, UNASSIGNED or an affiliate's id. */
  readonly affiliate: string;
  /** ALL or a licence's id. */
  readonly licence: string;
}

/** Filters the manager's list: by name, slug, description and id, affiliate and licence. */
export function matchingCasinos(casinos: readonly Casino[], filter: CasinoFilter): Casino[] {
  const term = filter.search.trim().toLowerCase();
  return casinos.filter(
    (casino) =>
      isOf(casino, filter.affiliate) &&
      (filter.licence === ALL || casino.gamblingLicenceIds.includes(Number(filter.licence))) &&
      [casino.name, casino.slug, casino.description ?? '', String(casino.id)].some((text) =>
        text.toLowerCase().includes(term),
      ),
  );
}

function isOf({ affiliateId }: Casino, affiliate: string): boolean {
  if (affiliate === ALL) return true;
  // Answers may lack the affiliate, too.
  return affiliate === UNASSIGNED ? !affiliateId : affiliateId === Number(affiliate);
}
