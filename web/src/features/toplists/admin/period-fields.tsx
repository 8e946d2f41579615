import type { Faults } from '../../../ui/drafted/draft-faults.ts';
import { InputField } from '../../../ui/input.tsx';
import { MOMENT } from '../../../ui/typed-moment.ts';

interface PeriodFieldsProps {
  readonly period: { readonly startsAt: string; readonly endsAt: string };
  readonly faults: Faults;
  /** Prefix of the names in faults. */
  readonly path: string;
  readonly onChange: (changes: { readonly startsAt?: string; readonly endsAt?: string }) => void;
}

/** From and to, each of which may be left empty. */
export function PeriodFields({ period, faults, path, onChange }: PeriodFieldsProps) {
  return (
    <div className="grid gap-5 @xl:grid-cols-2">
      <InputField
        label="From (UTC)"
        hint="Leave empty to start at once"
        error={faults.get(`${path}startsAt`)}
        {...MOMENT}
        name={`${path}startsAt`}
        value={period.startsAt}
        onChange={(event) => onChange({ startsAt: event.target.value })}
      />
      <InputField
        label="To (UTC)"
        hint="Leave empty for no end"
        error={faults.get(`${path}endsAt`)}
        {...MOMENT}
        name={`${path}endsAt`}
        value={period.endsAt}
        onChange={(event) => onChange({ endsAt: event.target.value })}
      />
    </div>
  );
}
