import type { ViewedList } from '@slots/contracts/identity/saved-views';
import type { ReactNode } from 'react';
import { type DataColumn, DataTable } from '../../../ui/data-table.tsx';
import { type ListQuery, listFailure } from '../../../ui/list-failure.tsx';
import { ListTools } from '../../../ui/list-tools.tsx';
import { ScreenHeader } from '../../../ui/screen-header.tsx';
import { type ListOrders, useOrderedList } from '../../../ui/use-ordered-list.ts';

interface ReferenceListScreenProps<E extends { readonly id: number }> {
  readonly title: string;
  /** Beside the title: the number of entries, for instance. */
  readonly titleEnd?: string | undefined;
  readonly subtitle: string;
  /** Names the saved views and the file: the last part of the list's address. */
  readonly list: ViewedList;
  /** The table's name. */
  readonly label: string;
  readonly loadingLabel: string;
  readonly failedTitle: string;
  readonly query: ListQuery<readonly E[]>;
  readonly orders: ListOrders<E>;
  readonly columns: readonly DataColumn<E>[];
  readonly empty: ReactNode;
  /** Beside the title. */
  readonly action?: ReactNode;
  /** Between the title and the list. */
  readonly form?: ReactNode;
}

/** A reference list: its order, saved views, file and table. */
export function ReferenceListScreen<E extends { readonly id: number }>(
  props: ReferenceListScreenProps<E>,
) {
  const { title, titleEnd = '', subtitle, list, query, orders, action, form } = props;
  const { rows, order, onOrder } = useOrderedList(query.data, orders);
  return (
    <div className="flex flex-col gap-6">
      <ScreenHeader title={`${title}${titleEnd}`} tab={title} subtitle={subtitle}>
        {action}
      </ScreenHeader>
      {form}
      <ListTools
        list={list}
        orders={orders.orders}
        order={order}
        onOrder={onOrder}
        file={`/api/${list}.csv?sort=${order}`}
      />
      <DataTable
        label={props.label}
        loadingLabel={props.loadingLabel}
        columns={props.columns}
        rows={rows}
        rowKey={({ id }) => id}
        failure={listFailure(props.failedTitle, query)}
        empty={props.empty}
      />
    </div>
  );
}

/** The orders that every reference list has. */
export const ORDERS_BY_ID = [
  { value: 'id', label: 'Oldest first' },
  { value: '-id', label: 'Newest first' },
] as const;
