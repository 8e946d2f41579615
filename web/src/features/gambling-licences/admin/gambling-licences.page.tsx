import type { GamblingLicence } from '@slots/contracts/casino/reference-data';
import { Plus, ScrollText } from 'lucide-react';
import { useMemo, useState } from 'react';
import { toast } from 'sonner';
import { FRESH_FOR_A_MINUTE } from '../../../api/freshness.ts';
import { useGamblingLicencesQuery } from '../../../api/reference.api.ts';
import { AdminHead } from '../../../head/admin-head.tsx';
import { Button } from '../../../ui/button.tsx';
import { type DataColumn, DataTable } from '../../../ui/data-table.tsx';
import { AlertDialog } from '../../../ui/dialog.tsx';
import { failureToast } from '../../../ui/failure-toast.tsx';
import { ListFailure } from '../../../ui/list-failure.tsx';
import { ListTools } from '../../../ui/list-tools.tsx';
import { RowActions } from '../../../ui/row-actions.tsx';
import { ScreenHeader } from '../../../ui/screen-header.tsx';
import { EmptyState } from '../../../ui/state.tsx';
import { listOrders, useOrderedList } from '../../../ui/use-ordered-list.ts';
import { useDeleteGamblingLicenceMutation } from '../gambling-licences.api.ts';
import { LicenceDialog } from './licence-dialog.tsx';

const SHOWN_CHARACTERS = 50;

function shortened(text: string | null): string {
  if (text === null || text === '') return '-';
  return text.length > SHOWN_CHARACTERS ? `${text.slice(0, SHOWN_CHARACTERS)}...` : text;
}

const LIST = listOrders<GamblingLicence>(
  [
    { value: 'name', label: 'Name' },
    { value: '-name', label: 'Name, from the end' },
    { value: 'code', label: 'Code' },
    { value: 'id', label: 'Oldest first' },
    { value: '-id', label: 'Newest first' },
  ],
  { name: ({ name }) => name, code: ({ code }) => code, id: ({ id }) => id },
);

/** Gambling Licences: the authorities that casinos can be licensed by. */
export function Component() {
  const list = useGamblingLicencesQuery(undefined, FRESH_FOR_A_MINUTE);
  const { rows, order, onOrder } = useOrderedList(list.data, LIST);
  const [adding, setAdding] = useState(false);
  const [doomed, setDoomed] = useState<GamblingLicence>();
  const columns = useMemo(() => columnsFor(setDoomed), []);
  const addButton = (
    <Button onClick={() => setAdding(true)}>
      <Plus aria-hidden />
      Add New Licence
    </Button>
  );

  return (
    <>
      <AdminHead title="Gambling Licences" />
      <div className="flex flex-col gap-6">
        <ScreenHeader
          title="Gambling Licences"
          subtitle="Authorities that casinos and their reviews can name."
        >
          {addButton}
        </ScreenHeader>
        <ListTools
          list="gambling-licences"
          orders={LIST.orders}
          order={order}
          onOrder={onOrder}
          file={`/api/gambling-licences.csv?sort=${order}`}
        />
        <DataTable
          label="Gambling Licences"
          loadingLabel="Loading gambling licences..."
          columns={columns}
          rows={rows}
          rowKey={({ id }) => id}
          failure={
            list.isError && !list.data ? (
              <ListFailure
                title="Failed to load gambling licences"
                error={list.error}
                onRetry={() => void list.refetch()}
              />
            ) : undefined
          }
          empty={<EmptyState icon={<ScrollText />} title="No gambling licences found" />}
        />
      </div>
      {adding && <LicenceDialog onClose={() => setAdding(false)} />}
      <DeleteLicenceDialog licence={doomed} onClose={() => setDoomed(undefined)} />
    </>
  );
}

function columnsFor(onDelete: (licence: GamblingLicence) => void): DataColumn<GamblingLicence>[] {
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
      id: 'description',
      header: 'Description',
      cell: ({ description }) => (
        <span title={description ?? undefined}>{shortened(description)}</span>
      ),
    },
    {
      id: 'actions',
      header: 'Actions',
      card: 'actions',
      cell: (licence) => <RowActions name={licence.name} onDelete={() => onDelete(licence)} />,
    },
  ];
}

interface DeleteLicenceDialogProps {
  readonly licence: GamblingLicence | undefined;
  readonly onClose: () => void;
}

function DeleteLicenceDialog({ licence, onClose }: DeleteLicenceDialogProps) {
  const [send] = useDeleteGamblingLicenceMutation();

  async function remove({ id }: GamblingLicence): Promise<void> {
    const { error } = await send({ params: { id } });
    if (error) {
      const fixed = 'Failed to delete gambling licence. It may be in use by one or more casinos.';
      failureToast(error, fixed);
      return;
    }
    toast.success('Gambling licence deleted successfully');
  }

  if (!licence) return null;
  return (
    <AlertDialog
      open
      onOpenChange={onClose}
      title="Delete Licence"
      description={`Are you sure you want to delete the licence "${licence.name}"? This action cannot be undone.`}
      confirmLabel="Delete"
      danger
      onConfirm={() => void remove(licence)}
    />
  );
}
