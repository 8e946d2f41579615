import type { Currency } from '@slots/contracts/casino/reference-data';
import { Check, X } from 'lucide-react';
import { useState } from 'react';
import { toast } from 'sonner';
import { IconButton } from '../../../ui/button.tsx';
import type { DataColumn } from '../../../ui/data-table.tsx';
import { failureToast } from '../../../ui/failure-toast.tsx';
import { RowActions } from '../../../ui/row-actions.tsx';
import { useUnsavedChanges } from '../../../ui/unsaved-changes.tsx';
import { useChangeEntryMutation } from '../reference-data.api.ts';
import { CurrencyInput, checkedCurrency } from './currency-values.tsx';

/** Columns of the currencies; one row at a time is edited inline. */
export function useCurrencyColumns(
  rows: readonly Currency[] | undefined,
  onDelete: (currency: Currency) => void,
): DataColumn<Currency>[] {
  const [draft, setDraft] = useState<Currency>();
  const [update, { isLoading }] = useChangeEntryMutation();
  const edited = rows?.find(({ id }) => id === draft?.id);
  useUnsavedChanges(
    draft !== undefined && (draft.symbol !== edited?.symbol || draft.code !== edited.code),
  );

  async function save({ id, symbol, code }: Currency): Promise<void> {
    const body = checkedCurrency({ symbol, code });
    if (!body) return;
    const { error } = await update({ list: 'currencies', id, body });
    if (error) {
      failureToast(error, 'Failed to update currency');
      return;
    }
    toast.success('Currency updated successfully');
    setDraft(undefined);
  }

  return columnsFor({
    draft,
    saving: isLoading,
    onDraft: setDraft,
    onSave: (changed) => void save(changed),
    onDelete,
  });
}

interface RowEditing {
  /** Draft of the edited row. */
  readonly draft: Currency | undefined;
  readonly saving: boolean;
  readonly onDraft: (draft: Currency | undefined) => void;
  readonly onSave: (changed: Currency) => void;
  readonly onDelete: (currency: Currency) => void;
}

function columnsFor(editing: RowEditing): DataColumn<Currency>[] {
  const { draft, saving, onDraft, onSave, onDelete } = editing;

  const cell = (field: 'symbol' | 'code', label: string) => (row: Currency) => {
    if (draft?.id !== row.id) return row[field];
    return (
      <CurrencyInput
        aria-label={`${label} of ${row.code}`}
        value={draft[field]}
        // The first of the two: Edit was pressed in order to type.
        {...(field === 'symbol' && { autoFocus: true })}
        className="h-9! w-20! px-2.5!"
        onValue={(value) => onDraft({ ...draft, [field]: value })}
        onKeyDown={({ key }) => {
          if (key === 'Enter') onSave(draft);
          if (key === 'Escape') onDraft(undefined);
        }}
      />
    );
  };

  return [
    { id: 'id', header: 'ID', cell: ({ id }) => id, className: 'text-ink-muted tabular-nums' },
    { id: 'symbol', header: 'Symbol', cell: cell('symbol', 'Symbol'), className: 'font-semibold' },
    { id: 'code', header: 'Code', cell: cell('code', 'Code') },
    {
      id: 'actions',
      header: 'Actions',
      card: 'actions',
      cell: (row) =>
        draft?.id === row.id ? (
          <span className="flex gap-2">
            <IconButton
              label={`Save ${row.code}`}
              size="icon-sm"
              busy={saving}
              onClick={() => onSave(draft)}
            >
              {!saving && <Check aria-hidden />}
            </IconButton>
            <IconButton
              label={`Cancel ${row.code}`}
              size="icon-sm"
              onClick={() => onDraft(undefined)}
            >
              <X aria-hidden />
            </IconButton>
          </span>
        ) : (
          <RowActions name={row.code} onEdit={() => onDraft(row)} onDelete={() => onDelete(row)} />
        ),
    },
  ];
}
