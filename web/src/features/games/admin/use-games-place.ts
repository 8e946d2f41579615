import type { Order } from '../../../ui/sorted-rows.ts';
import { type ListAddress, useListAddress } from '../../../ui/use-list-address.ts';

/** Shown games: all, those of a status, featured ones, or incomplete ones. */
export const SHOWN = [
  { value: 'all', label: 'All games' },
  { value: 'published', label: 'Published' },
  { value: 'draft', label: 'Draft' },
  { value: 'pending', label: 'Pending' },
  { value: 'featured', label: 'Featured' },
  { value: 'undescribed', label: 'No description' },
  { value: 'broken', label: 'Demo broken' },
] as const;

export const ORDERS: readonly [Order, ...Order[]] = [
  { value: 'id', label: 'Oldest first' },
  { value: '-id', label: 'Newest first' },
  { value: 'name', label: 'Name' },
  { value: '-name', label: 'Name (Z to A)' },
  { value: '-updated', label: 'Last changed' },
];

const PARAMETERS = {
  initial: { search: '', show: 'all', sort: 'id' },
  fits: {
    show: (value: string) => SHOWN.some((shown) => shown.value === value),
    sort: (value: string) => ORDERS.some((order) => order.value === value),
  },
};

/** Filters, order and page of the list of games. */
export function useGamesPlace(): ListAddress<'search' | 'show' | 'sort'> {
  return useListAddress(PARAMETERS);
}
