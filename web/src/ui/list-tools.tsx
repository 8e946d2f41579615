import type { ViewedList } from '@slots/contracts/identity/saved-views';
import { ArrowDownUp, ListChecks } from 'lucide-react';
import { Button } from './button.tsx';
import { DropdownMenu, DropdownRadioGroup, DropdownRadioItem } from './dropdown-menu.tsx';
import { ExportLink } from './export-link.tsx';
import { SavedViews } from './saved-views.tsx';
import type { Order } from './sorted-rows.ts';

interface ListToolsProps {
  /** List that the saved views belong to. */
  readonly list: ViewedList;
  readonly orders?: readonly [Order, ...Order[]];
  readonly order?: string;
  readonly onOrder?: (order: string) => void;
  /** Address of the exported file, filtered and sorted like the list. */
  readonly file: string;
  /** Starts bulk selection; none while it is on. */
  readonly onSelectSeveral?: (() => void) | undefined;
}

/** Tools above a list: its order, saved views, export and bulk selection. */
export function ListTools(props: ListToolsProps) {
  const { list, orders, order, onOrder, file, onSelectSeveral } = props;
  return (
    <div className="-mx-3 -my-2 flex flex-wrap items-center">
      {orders && order !== undefined && onOrder && (
        <OrderMenu orders={orders} order={order} onOrder={onOrder} />
      )}
      <SavedViews list={list} />
      <ExportLink file={file} />
      {onSelectSeveral && (
        <Button variant="ghost" size="sm" onClick={onSelectSeveral}>
          <ListChecks aria-hidden />
          Select several
        </Button>
      )}
    </div>
  );
}

type OrderMenuProps = Required<Pick<ListToolsProps, 'orders' | 'order' | 'onOrder'>>;

function OrderMenu({ orders, order, onOrder }: OrderMenuProps) {
  const chosen = orders.find(({ value }) => value === order) ?? orders[0];
  return (
    <DropdownMenu
      trigger={
        <Button variant="ghost" size="sm">
          <ArrowDownUp aria-hidden />
          {chosen === orders[0] ? 'Sort' : `Sort: ${chosen.label}`}
        </Button>
      }
    >
      <DropdownRadioGroup value={chosen.value} onValueChange={onOrder}>
        {orders.map(({ value, label }) => (
          <DropdownRadioItem key={value} value={value}>
            {label}
          </DropdownRadioItem>
        ))}
      </DropdownRadioGroup>
    </DropdownMenu>
  );
}
