import { type ListAddress, useListAddress } from '../../../ui/use-list-address.ts';
import { isCasinoOrder } from './casino-orders.ts';

/** Filter values for casinos without and with any affiliate; all others are affiliates' ids. */
export const UNASSIGNED = 'unassigned';
export const ALL = 'all';

/** True for a value of the affiliate filter. */
export const isAffiliate = (value: string) => /^(?:unassigned|\d{1,15})$/.test(value);

const PARAMETERS = {
  initial: { search: '', affiliate: ALL, sort: '-id' },
  fits: { affiliate: isAffiliate, sort: isCasinoOrder },
};

export type CasinoListPlace = ListAddress<'search' | 'affiliate' | 'sort'>;

/** Filters, order and page of the list of casinos. */
export function useCasinoListPlace(): CasinoListPlace {
  return useListAddress(PARAMETERS);
}
