import { Field } from './field.tsx';
import { Input } from './input.tsx';

interface PeriodFieldsProps {
  /** First and last day, YYYY-MM-DD; empty: not chosen. */
  readonly from: string;
  readonly to: string;
  readonly onChange: (change: { readonly from: string } | { readonly to: string }) => void;
}

/** The first and the last day of a period; neither can pass the other. */
export function PeriodFields({ from, to, onChange }: PeriodFieldsProps) {
  return (
    <>
      <Field label="From">
        {(control) => (
          <Input
            {...control}
            type="date"
            max={to}
            value={from}
            onChange={({ target }) => onChange({ from: target.value })}
          />
        )}
      </Field>
      <Field label="Until">
        {(control) => (
          <Input
            {...control}
            type="date"
            min={from}
            value={to}
            onChange={({ target }) => onChange({ to: target.value })}
          />
        )}
      </Field>
    </>
  );
}
