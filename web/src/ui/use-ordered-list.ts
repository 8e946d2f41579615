import { useMemo } from 'react';
import { type Order, sortedRows } from './sorted-rows.ts';
import { SAME_SCREEN } from './unsaved-changes.tsx';
import { type ListAddress, type ListParameters, useListAddress } from './use-list-address.ts';

/** A list on one page: its possible orders, by their fields. */
export interface ListOrders<Row> {
  /** The first is the server's order. */
  readonly orders: readonly [Order, ...Order[]];
  readonly fields: Readonly<Record<string, (row: Row) => string | number>>;
  readonly parameters: ListParameters<'sort'>;
}

/** Made once, outside of components. */
export function listOrders<Row>(
  orders: readonly [Order, ...Order[]],
  fields: ListOrders<Row>['fields'],
): ListOrders<Row> {
  const sort = (value: string) => orders.some((order) => order.value === value);
  return { orders, fields, parameters: { initial: { sort: orders[0].value }, fits: { sort } } };
}

/** The rows of a list in the order of its address, and that order for the list's tools. */
export function useOrderedList<Row extends { readonly id: number }>(
  rows: readonly Row[] | undefined,
  { orders, fields, parameters }: ListOrders<Row>,
) {
  const { values, change }: ListAddress<'sort'> = useListAddress(parameters);
  const { sort } = values;
  const ordered = useMemo(
    () => (rows && sort !== orders[0].value ? sortedRows(rows, sort, fields) : rows),
    [rows, sort, orders, fields],
  );
  const onOrder = (order: string) => change({ sort: order }, { state: SAME_SCREEN });
  return { rows: ordered, order: sort, onOrder };
}
