import type { ReactNode } from 'react';
import type { Conflict } from '../api/use-versioned-save.ts';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { fieldName, fieldValue } from './field-name.ts';

interface ConflictDialogProps {
  readonly conflict: Conflict | undefined;
  /** Shows the values of fields that no plain text can; undefined for all others. */
  readonly renderValue?: (field: string, value: unknown) => ReactNode;
}

/** Choice between another user's change and one's own. Shown while there is a conflict. */
export function ConflictDialog({ conflict, renderValue }: ConflictDialogProps) {
  if (conflict === undefined) return null;
  const { message, fields, keepTheirs, saveMine } = conflict;
  return (
    <Dialog
      open
      insistent
      title="Somebody else changed this record"
      description={`${message} Which version should stay?`}
      footer={
        <>
          <Button variant="secondary" onClick={keepTheirs}>
            Keep theirs
          </Button>
          <Button onClick={saveMine}>Save mine</Button>
        </>
      }
    >
      <dl className="flex flex-col gap-5">
        {fields.map(({ field, theirs, mine }) => (
          <div key={field} className="flex flex-col gap-2">
            <dt className="text-sm font-semibold">{fieldName(field)}</dt>
            <Version label="Theirs">{renderValue?.(field, theirs) ?? fieldValue(theirs)}</Version>
            <Version label="Mine">{renderValue?.(field, mine) ?? fieldValue(mine)}</Version>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}

function Version({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <dd className="rounded-md border border-line bg-sunken px-3.5 py-2.5 text-[0.9375rem]">
      <span className="block text-xs font-semibold text-ink-muted">{label}</span>
      <div className="max-h-32 overflow-y-auto break-words whitespace-pre-line">{children}</div>
    </dd>
  );
}
