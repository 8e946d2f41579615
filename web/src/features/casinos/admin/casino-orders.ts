import type { Order } from '../../../ui/sorted-rows.ts';

/** The orders of both lists of casinos. */
export const CASINO_ORDERS: readonly [Order, ...Order[]] = [
  { value: '-id', label: 'Newest first' },
  { value: 'id', label: 'Oldest first' },
  { value: 'name', label: 'Name' },
  { value: '-name', label: 'Name (Z to A)' },
  { value: '-updated', label: 'Last changed' },
];

export const isCasinoOrder = (value: string) =>
  CASINO_ORDERS.some((order) => order.value === value);
