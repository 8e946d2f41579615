import type { Currency } from '@slots/contracts/casino/reference-data';
import { Coins } from 'lucide-react';
import { useState } from 'react';
import { toast } from 'sonner';
import { useReferenceList } from '../../../api/reference.api.ts';
import { useOncePerRecord } from '../../../api/use-once-per-record.ts';
import { Card, CardBody, CardHeader, CardTitle } from '../../../ui/card.tsx';
import { AlertDialog } from '../../../ui/dialog.tsx';
import { failureToast } from '../../../ui/failure-toast.tsx';
import { formatCount } from '../../../ui/format.ts';
import { EmptyState } from '../../../ui/state.tsx';
import { useDeleteEntryMutation } from '../reference-data.api.ts';
import { AddCurrencyForm } from './add-currency-form.tsx';
import { codedOrders, ReferenceListScreen } from './reference-list-screen.tsx';
import { useCurrencyColumns } from './use-currency-columns.tsx';

const ORDERS = codedOrders<Currency>();

/** Currency Management: currencies that casinos take. */
export function Component() {
  const list = useReferenceList('currencies');
  const [remove] = useDeleteEntryMutation();
  const [doomed, setDoomed] = useState<Currency>();
  const columns = useCurrencyColumns(list.data, setDoomed);

  const removeForGood = useOncePerRecord(async ({ id }: Currency) => {
    const { error } = await remove({ list: 'currencies', id });
    if (error) failureToast(error, 'Failed to delete currency');
    else toast.success('Currency deleted successfully');
  });

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
          <Card>
            <CardHeader>
              <CardTitle className="text-subheading!">Add Currency</CardTitle>
            </CardHeader>
            <CardBody>
              <AddCurrencyForm />
            </CardBody>
          </Card>
        }
        empty={<EmptyState icon={<Coins />} title="No currencies found" />}
      />
      {doomed && (
        <AlertDialog
          open
          onOpenChange={() => setDoomed(undefined)}
          title="Delete Currency"
          description={`Are you sure you want to delete the currency ${doomed.code} (${doomed.symbol})? This action cannot be undone.`}
          confirmLabel="Delete"
          danger
          onConfirm={() => void removeForGood(doomed)}
        />
      )}
    </>
  );
}
