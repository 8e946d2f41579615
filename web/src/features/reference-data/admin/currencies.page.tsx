import type { Currency } from '@slots/contracts/casino/reference-data';
import { Coins } from 'lucide-react';
import { useState } from 'react';
import { toast } from 'sonner';
import { useReferenceList } from '../../../api/reference.api.ts';
import { TitledCard } from '../../../ui/card.tsx';
import { DeleteDialog } from '../../../ui/delete-dialog.tsx';
import { formatCount } from '../../../ui/format.ts';
import { EmptyState } from '../../../ui/state.tsx';
import { listOrders } from '../../../ui/use-ordered-list.ts';
import { useDeleteEntryMutation } from '../reference-data.api.ts';
import { AddCurrencyForm } from './add-currency-form.tsx';
import { ORDERS_BY_ID, ReferenceListScreen } from './reference-list-screen.tsx';
import { useCurrencyColumns } from './use-currency-columns.tsx';

const ORDERS = listOrders<Currency>(
  [{ value: 'code', label: 'Code' }, { value: '-code', label: 'Code (Z to A)' }, ...ORDERS_BY_ID],
  { code: ({ code }) => code, id: ({ id }) => id },
);

/** Currency Management: currencies that casinos take. */
export function Component() {
  const list = useReferenceList('currencies');
  const [remove] = useDeleteEntryMutation();
  const [doomed, setDoomed] = useState<Currency>();
  const columns = useCurrencyColumns(list.data, setDoomed);

  return (
    <>
      <ReferenceListScreen
        title="Currency Management"
        titleEnd={list.data && ` (${formatCount(list.data.length)})`}
        subtitle="Currencies available to casinos and reviews."
        list="currencies"
        label="Currencies"
        loadingLabel="Loading currencies..."
        failedTitle="Failed to load currencies"
        query={list}
        orders={ORDERS}
        columns={columns}
        form={
          <TitledCard title="Add Currency">
            <AddCurrencyForm />
          </TitledCard>
        }
        empty={<EmptyState icon={<Coins />} title="No currencies found" />}
      />
      <DeleteDialog
        record={doomed}
        title="Delete Currency"
        question={({ code, symbol }) =>
          `Are you sure you want to delete the currency ${code} (${symbol})? This action cannot be undone.`
        }
        send={({ id }) => remove({ list: 'currencies', id })}
        failed="Failed to delete currency"
        onDone={() => toast.success('Currency deleted successfully')}
        onClose={() => setDoomed(undefined)}
      />
    </>
  );
}
