import { useState } from 'react';
import { withParameter } from '../../../ui/list-pages.ts';
import { useAddressSearch } from '../../../ui/use-address-search.ts';
import type { Offer } from '../public-promotions.api.ts';

const PARAMETER = 'compare';
export const MAX_COMPARED = 4;
export const MIN_COMPARED = 2;

function idsOf(list: string): readonly number[] {
  const ids = list.split(',').map(Number);
  return [...new Set(ids)].filter((id) => Number.isInteger(id) && id > 0).slice(0, MAX_COMPARED);
}

/**
 * Offers chosen for comparison, kept in the address so that they can be shared. A choice counts immediately: the
 * address follows some moments later, and a second choice must not be based on the stale address.
 */
export function useComparedOffers(offers: readonly Offer[]) {
  const [search, setSearch] = useAddressSearch();
  const inAddress = search.get(PARAMETER) ?? '';
  const [ahead, setAhead] = useState<string>();
  if (ahead === inAddress) setAhead(undefined);
  const chosen = idsOf(ahead ?? inAddress).flatMap(
    (id) => offers.find((offer) => offer.id === id) ?? [],
  );

  function choose(next: readonly Offer[]): void {
    const ids = next.map(({ id }) => id).join(',');
    setAhead(ids);
    setSearch((before) => withParameter(before, PARAMETER, ids), {
      preventScrollReset: true,
      replace: true,
    });
  }

  return {
    chosen,
    isChosen: (offer: Offer) => chosen.includes(offer),
    toggle: (offer: Offer) =>
      choose(
        chosen.includes(offer)
          ? chosen.filter((candidate) => candidate !== offer)
          : [...chosen, offer].slice(0, MAX_COMPARED),
      ),
    clear: () => choose([]),
  };
}
