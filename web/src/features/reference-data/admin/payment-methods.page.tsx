import type { PaymentMethod } from '@slots/contracts/casino/reference-data';
import { CreditCard, Plus } from 'lucide-react';
import { useMemo, useState } from 'react';
import { toast } from 'sonner';
import { FRESH_FOR_A_MINUTE } from '../../../api/freshness.ts';
import { usePaymentMethodsQuery } from '../../../api/reference.api.ts';
import { Button } from '../../../ui/button.tsx';
import type { DataColumn } from '../../../ui/data-table.tsx';
import { failureToast } from '../../../ui/failure-toast.tsx';
import { RowActions } from '../../../ui/row-actions.tsx';
import { EmptyState } from '../../../ui/state.tsx';
import { useDeletePaymentMethodMutation } from '../reference-data.api.ts';
import { PaymentMethodDialog } from './payment-method-dialog.tsx';
import { namedColumns, namedOrders, ReferenceListScreen } from './reference-list-screen.tsx';

/** The edited payment method: a known one, or a new one. */
type Editing = PaymentMethod | 'new' | undefined;

const ORDERS = namedOrders<PaymentMethod>();

/** Payment Methods: ways to pay casinos. */
export function Component() {
  const list = usePaymentMethodsQuery(undefined, FRESH_FOR_A_MINUTE);
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
      <ReferenceListScreen
        title="Payment Methods"
        subtitle="Payment methods available to casinos and reviews."
        list="payment-methods"
        label="Payment Methods"
        loadingLabel="Loading payment methods..."
        failedTitle="There was an error loading payment methods."
        query={list}
        orders={ORDERS}
        columns={columns}
        action={
          <Button onClick={() => setEditing('new')}>
            <Plus aria-hidden />
            Add Payment Method
          </Button>
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
    ...namedColumns<PaymentMethod>(),
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
