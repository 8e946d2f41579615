import type { Order } from '../../../ui/sorted-rows.ts';

/** Filter values for casinos without and with any affiliate; all others are affiliates' ids. */
export const UNASSIGNED = 'unassigned';
export const ALL = 'all';

/** The orders of both lists of casinos. */
export const CASINO_ORDERS: readonly [Order, ...Order[]] = [
  { value: '-id', label: 'Newest first' },
  { value: 'id', label: 'Oldest first' },
  { value: 'name', label: 'Name' },
  { value: '-name', label: 'Name (Z to A)' },
  { value: '-updated', label: 'Last changed' },
];

/** Validators of the parameters that both lists have. */
export const CASINO_LIST_FITS = {
  affiliate: (value: string) => /^(?:unassigned|\d{1,15})$/.test(value),
  sort: (value: string) => CASINO_ORDERS.some((order) => order.value === value),
};
