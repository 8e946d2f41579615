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

/** A row that is edited, as typed. */
interface Draft extends Currency {
  readonly saving: boolean;
}

/** Columns of the currencies, whose rows are edited inline. */
export function useCurrencyColumns(
  rows: readonly Currency[] | undefined,
  onDelete: (currency: Currency) => void,
): DataColumn<Currency>[] {
  const [drafts, setDrafts] = useState<readonly Draft[]>([]);
  const [update] = useChangeEntryMutation();
  useUnsavedChanges(
    drafts.some(({ id, symbol, code }) => {
      const row = rows?.find((one) => one.id === id);
      // One that was deleted elsewhere is no longer on the screen.
      return row !== undefined && (symbol !== row.symbol || code !== row.code);
    }),
  );

  const change = (draft: Draft) =>
    setDrafts((now) => [...now.filter(({ id }) => id !== draft.id), draft]);

  async function save(draft: Draft): Promise<void> {
    const { id, symbol, code, saving } = draft;
    const body = checkedCurrency({ symbol, code });
    if (!body || saving) return;
    change({ ...draft, saving: true });
    const { error } = await update({ list: 'currencies', id, body });
    if (error) failureToast(error, 'Failed to update currency');
    else toast.success('Currency updated successfully');
    setDrafts((now) =>
      now.flatMap((open) => {
        if (open.id !== id) return [open];
        const isSaved = !error && open.symbol === symbol && open.code === code;
        return isSaved ? [] : [{ ...open, saving: false }];
      }),
    );
  }

  return columnsFor({
    draftOf: (row) => drafts.find(({ id }) => id === row.id),
    onDraft: change,
    onCancel: (row) => setDrafts((now) => now.filter(({ id }) => id !== row.id)),
    onSave: (draft) => void save(draft),
    onDelete,
  });
}

interface RowEditing {
  /** Undefined for a row that is only read. */
  readonly draftOf: (row: Currency) => Draft | undefined;
  readonly onDraft: (draft: Draft) => void;
  readonly onCancel: (row: Currency) => void;
  readonly onSave: (draft: Draft) => void;
  readonly onDelete: (currency: Currency) => void;
}

function columnsFor(editing: RowEditing): DataColumn<Currency>[] {
  const { draftOf, onDraft, onCancel, onSave, onDelete } = editing;

  const cell = (field: 'symbol' | 'code', label: string) => (row: Currency) => {
    const draft = draftOf(row);
    if (!draft) return row[field];
    return (
      <CurrencyInput
        aria-label={`${label} of ${row.code}`}
        value={draft[field]}
        // The first of the two: Edit was pressed in order to type.
        {...(field === 'symbol' && { autoFocus: true })}
        className="h-9! w-20! px-2.5!"
        onValue={(value) => onDraft({ ...draft, [field]: value })}
        onKeyDown={({ key, nativeEvent }) => {
          // Enter and Escape of an input method are its own.
          if (nativeEvent.isComposing) return;
          if (key === 'Enter') onSave(draft);
          if (key === 'Escape') onCancel(row);
        }}
      />
    );
  };

  const actions = (row: Currency) => {
    const draft = draftOf(row);
    if (!draft) {
      return (
        <RowActions
          name={row.code}
          onEdit={() => onDraft({ ...row, saving: false })}
          onDelete={() => onDelete(row)}
        />
      );
    }
    return (
      <span className="flex gap-2">
        <IconButton
          label={`Save ${row.code}`}
          size="icon-sm"
          busy={draft.saving}
          onClick={() => onSave(draft)}
        >
          {!draft.saving && <Check aria-hidden />}
        </IconButton>
        <IconButton label={`Cancel ${row.code}`} size="icon-sm" onClick={() => onCancel(row)}>
          <X aria-hidden />
        </IconButton>
      </span>
    );
  };

  return [
    { header: 'ID', cell: ({ id }) => id, className: 'text-ink-muted tabular-nums' },
    { header: 'Symbol', cell: cell('symbol', 'Symbol'), className: 'font-semibold' },
    { header: 'Code', cell: cell('code', 'Code') },
    { header: 'Actions', card: 'actions', cell: actions },
  ];
}
