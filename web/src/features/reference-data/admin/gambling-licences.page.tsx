import type { GamblingLicence } from '@slots/contracts/casino/reference-data';
import { Plus, ScrollText } from 'lucide-react';
import { useMemo, useState } from 'react';
import { toast } from 'sonner';
import { FRESH_FOR_A_MINUTE } from '../../../api/freshness.ts';
import { useGamblingLicencesQuery } from '../../../api/reference.api.ts';
import { Button } from '../../../ui/button.tsx';
import type { DataColumn } from '../../../ui/data-table.tsx';
import { AlertDialog } from '../../../ui/dialog.tsx';
import { failureToast } from '../../../ui/failure-toast.tsx';
import { RowActions } from '../../../ui/row-actions.tsx';
import { EmptyState } from '../../../ui/state.tsx';
import { useDeleteGamblingLicenceMutation } from '../reference-data.api.ts';
import { LicenceDialog } from './licence-dialog.tsx';
import { namedColumns, namedOrders, ReferenceListScreen } from './reference-list-screen.tsx';

const SHOWN_CHARACTERS = 50;

function shortened(text: string | null): string {
  if (text === null || text === '') return '-';
  return text.length > SHOWN_CHARACTERS ? `${text.slice(0, SHOWN_CHARACTERS)}...` : text;
}

const ORDERS = namedOrders<GamblingLicence>();

/** Gambling Licences: authorities that license casinos. */
export function Component() {
  const list = useGamblingLicencesQuery(undefined, FRESH_FOR_A_MINUTE);
  const [send] = useDeleteGamblingLicenceMutation();
  const [adding, setAdding] = useState(false);
  const [doomed, setDoomed] = useState<GamblingLicence>();
  const columns = useMemo(() => columnsFor(setDoomed), []);

  async function remove({ id }: GamblingLicence): Promise<void> {
    const { error } = await send({ params: { id } });
    if (error) {
      const fixed = 'Failed to delete gambling licence. It may be in use by one or more casinos.';
      failureToast(error, fixed);
      return;
    }
    toast.success('Gambling licence deleted successfully');
  }

  return (
    <>
      <ReferenceListScreen
        title="Gambling Licences"
        subtitle="Licensing authorities available to casinos and reviews."
        list="gambling-licences"
        label="Gambling Licences"
        loadingLabel="Loading gambling licences..."
        failedTitle="Failed to load gambling licences"
        query={list}
        orders={ORDERS}
        columns={columns}
        action={
          <Button onClick={() => setAdding(true)}>
            <Plus aria-hidden />
            Add New Licence
          </Button>
        }
        empty={<EmptyState icon={<ScrollText />} title="No gambling licences found" />}
      />
      {adding && <LicenceDialog onClose={() => setAdding(false)} />}
      {doomed && (
        <AlertDialog
          open
          onOpenChange={() => setDoomed(undefined)}
          title="Delete Licence"
          description={`Are you sure you want to delete the licence "${doomed.name}"? This action cannot be undone.`}
          confirmLabel="Delete"
          danger
          onConfirm={() => void remove(doomed)}
        />
      )}
    </>
  );
}

function columnsFor(onDelete: (licence: GamblingLicence) => void): DataColumn<GamblingLicence>[] {
  return [
    ...namedColumns<GamblingLicence>(),
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
