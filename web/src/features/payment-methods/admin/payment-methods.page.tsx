import type { PaymentMethod } from '@slots/contracts/casino/reference-data';
import { CreditCard, Plus } from 'lucide-react';
import { useMemo, useState } from 'react';
import { toast } from 'sonner';
import { FRESH_FOR_A_MINUTE } from '../../../api/freshness.ts';
import { usePaymentMethodsQuery } from '../../../api/reference.api.ts';
import { AdminHead } from '../../../head/admin-head.tsx';
import { Button } from '../../../ui/button.tsx';
import { type DataColumn, DataTable } from '../../../ui/data-table.tsx';
import { failureToast } from '../../../ui/failure-toast.tsx';
import { ListFailure } from '../../../ui/list-failure.tsx';
import { ListTools } from '../../../ui/list-tools.tsx';
import { RowActions } from '../../../ui/row-actions.tsx';
import { ScreenHeader } from '../../../ui/screen-header.tsx';
import { EmptyState } from '../../../ui/state.tsx';
import { listOrders, useOrderedList } from '../../../ui/use-ordered-list.ts';
import { useDeletePaymentMethodMutation } from '../payment-methods.api.ts';
import { PaymentMethodDialog } from './payment-method-dialog.tsx';

/** What is being written: a known payment method, or a new one. */
type Editing = PaymentMethod | 'new' | undefined;

const LIST = listOrders<PaymentMethod>(
  [
    { value: 'name', label: 'Name' },
    { value: '-name', label: 'Name, from the end' },
    { value: 'code', label: 'Code' },
    { value: 'id', label: 'Oldest first' },
    { value: '-id', label: 'Newest first' },
  ],
  { name: ({ name }) => name, code: ({ code }) => code, id: ({ id }) => id },
);

/** Payment Methods: what casinos can be paid by. */
export function Component() {
  const list = usePaymentMethodsQuery(undefined, FRESH_FOR_A_MINUTE);
  const { rows, order, onOrder } = useOrderedList(list.data, LIST);
  const [send] = useDeletePaymentMethodMutation();
  const [editing, setEditing] = useState<Editing>();

  const columns = useMemo(() => {
    async function remove({ id, name }: PaymentMethod): Promise<void> {
      const question = `Are you sure you want to delete the payment method "${name}"? This action cannot be undone.`;
      if (!window.confirm(question)) return;
      const { error } = await send({ params: { id } });
      if (error) failureToast(error, 'Failed to delete payment method. Please try again.');
      else toast.success('Payment method deleted successfully.');
    }
    return columnsFor(setEditing, (method) => void remove(method));
  }, [send]);

  return (
    <>
      <AdminHead title="Payment Methods" />
      <div className="flex flex-col gap-6">
        <ScreenHeader
          title="Payment Methods"
          subtitle="Ways to pay that casinos and their reviews can name."
        >
          <Button onClick={() => setEditing('new')}>
            <Plus aria-hidden />
            Add Payment Method
          </Button>
        </ScreenHeader>
        <ListTools
          list="payment-methods"
          orders={LIST.orders}
          order={order}
          onOrder={onOrder}
          file={`/api/payment-methods.csv?sort=${order}`}
        />
        <DataTable
          label="Payment Methods"
          loadingLabel="Loading payment methods..."
          columns={columns}
          rows={rows}
          rowKey={({ id }) => id}
          failure={
            list.isError && !list.data ? (
              <ListFailure
                title="There was an error loading payment methods."
                error={list.error}
                onRetry={() => void list.refetch()}
              />
            ) : undefined
          }
          empty={
            <EmptyState
              icon={<CreditCard />}
              title="No payment methods found"
              actions={
                <Button onClick={() => setEditing('new')}>Add Your First Payment Method</Button>
              }
            />
          }
        />
      </div>
      {editing !== undefined && (
        <PaymentMethodDialog
          method={editing === 'new' ? undefined : editing}
          onClose={() => setEditing(undefined)}
        />
      )}
    </>
  );
}

function columnsFor(
  onEdit: (method: PaymentMethod) => void,
  onDelete: (method: PaymentMethod) => void,
): DataColumn<PaymentMethod>[] {
  return [
    { id: 'id', header: 'ID', cell: ({ id }) => id, className: 'text-ink-muted tabular-nums' },
    {
      id: 'name',
      header: 'Name',
      card: 'title',
      cell: ({ name }) => name,
      className: 'font-semibold',
    },
    { id: 'code', header: 'Code', cell: ({ code }) => <code>{code}</code> },
    {
      id: 'actions',
      header: 'Actions',
      card: 'actions',
      cell: (method) => (
        <RowActions
          name={method.name}
          onEdit={() => onEdit(method)}
          onDelete={() => onDelete(method)}
        />
      ),
    },
  ];
}
