import type { HistoryEntry } from '@slots/contracts/history';
import type { ComponentType } from 'react';
import { fieldName, fieldValue } from './field-name.ts';

export interface ShownValueProps {
  readonly field: string;
  readonly value: unknown;
}
export type ShownValue = ComponentType<ShownValueProps>;

export function PlainValue({ value }: { readonly value: unknown }) {
  return fieldValue(value);
}

/** Tells the API key by which a program made a change; nothing where a person did. */
export function MadeWithKey({ by: { key } }: Pick<HistoryEntry, 'by'>) {
  if (!key) return null;
  return <p className="text-sm break-words text-ink-muted">with the API key “{key.name}”</p>;
}

interface HistoryChangesProps extends Pick<HistoryEntry, 'action' | 'changes'> {
  /** Renders a value; as plain text by default. */
  readonly value?: ShownValue;
}

/** Changes of one history step: each field before and after. */
export function HistoryChanges({
  action,
  changes,
  value: Value = PlainValue,
}: HistoryChangesProps) {
  if (changes.length === 0) return null;
  return (
    <dl className="flex flex-col gap-2 text-sm">
      {changes.map(({ field, from, to }) => (
        <div key={field}>
          <dt className="font-medium">{fieldName(field)}</dt>
          <dd className="break-words text-ink-muted">
            {from !== null && (
              <>
                <span className="sr-only">from </span>
                <del>
                  <Value field={field} value={from} />
                </del>
                <span aria-hidden> → </span>
                <span className="sr-only"> to </span>
              </>
            )}
            <ins className="text-ink no-underline">
              {/* Of a secret only that it changed or was shown is recorded. */}
              {from !== null || to !== null ? (
                <Value field={field} value={to} />
              ) : action === 'revealed' ? (
                'Shown'
              ) : (
                'Changed'
              )}
            </ins>
          </dd>
        </div>
      ))}
    </dl>
  );
}
