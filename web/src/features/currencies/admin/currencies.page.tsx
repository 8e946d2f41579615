import type { Currency } from '@slots/contracts/casino/reference-data';
import { Coins } from 'lucide-react';
import { useState } from 'react';
import { toast } from 'sonner';
import { FRESH_FOR_A_MINUTE } from '../../../api/freshness.ts';
import { useCurrenciesQuery } from '../../../api/reference.api.ts';
import { AdminHead } from '../../../head/admin-head.tsx';
import { Card, CardBody, CardHeader, CardTitle } from '../../../ui/card.tsx';
import { AlertDialog } from '../../../ui/dialog.tsx';
import { failureToast } from '../../../ui/failure-toast.tsx';
import { formatCount } from '../../../ui/format.ts';
import { ListFailure } from '../../../ui/list-failure.tsx';
import { ListTools } from '../../../ui/list-tools.tsx';
import { ScreenHeader } from '../../../ui/screen-header.tsx';
import { EmptyState } from '../../../ui/state.tsx';
import { listOrders, useOrderedList } from '../../../ui/use-ordered-list.ts';
import { useDeleteCurrencyMutation } from '../currencies.api.ts';
import { AddCurrencyForm } from './add-currency-form.tsx';
import { CurrencyTable } from './currency-table.tsx';

const LIST = listOrders<Currency>(
  [
    { value: 'code', label: 'Code' },
    { value: '-code', label: 'Code, from the end' },
    { value: 'id', label: 'Oldest first' },
    { value: '-id', label: 'Newest first' },
  ],
  { code: ({ code }) => code, id: ({ id }) => id },
);

/** Currency Management: what money casinos take. */
export function Component() {
  const list = useCurrenciesQuery(undefined, FRESH_FOR_A_MINUTE);
  const { rows, order, onOrder } = useOrderedList(list.data, LIST);
  const [remove] = useDeleteCurrencyMutation();
  const [doomed, setDoomed] = useState<Currency>();
  const count = list.data === undefined ? '' : ` (${formatCount(list.data.length)})`;

  async function removeForGood({ id }: Currency): Promise<void> {
    const { error } = await remove({ params: { id } });
    if (error) failureToast(error, 'Failed to delete currency');
    else toast.success('Currency deleted successfully');
  }

  return (
    <>
      <AdminHead title="Currency Management" />
      <div className="flex flex-col gap-6">
        <ScreenHeader
          title={`Currency Management${count}`}
          subtitle="Money that casinos and their reviews can name."
        />
        <Card>
          <CardHeader>
            <CardTitle className="text-subheading!">Add Currency</CardTitle>
          </CardHeader>
          <CardBody>
            <AddCurrencyForm />
          </CardBody>
        </Card>
        <ListTools
          list="currencies"
          orders={LIST.orders}
          order={order}
          onOrder={onOrder}
          file={`/api/currencies.csv?sort=${order}`}
        />
        <CurrencyTable
          rows={rows}
          onDelete={setDoomed}
          failure={
            list.isError && !list.data ? (
              <ListFailure
                title="Failed to load currencies"
                error={list.error}
                onRetry={() => void list.refetch()}
              />
            ) : undefined
          }
          empty={<EmptyState icon={<Coins />} title="No currencies found" />}
        />
      </div>
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
