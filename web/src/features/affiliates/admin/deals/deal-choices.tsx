import type { ReactNode } from 'react';
import { useCountriesQuery } from '../../../../api/country/country.api.ts';
import { Checklist } from '../../../../ui/checklist.tsx';

/** The code of no country. */
const GLOBAL = 'GL';

interface ChoiceProps {
  readonly name: string;
  readonly chosen: number;
  /** What no choice means. */
  readonly none: string;
  readonly error: string | undefined;
  readonly children: ReactNode;
}

/** A choice of several, with how many were chosen. */
export function Choice({ name, chosen, none, error, children }: ChoiceProps) {
  return (
    <div className="flex flex-col gap-2">
      <p className="text-sm font-semibold">{`${name} (${chosen === 0 ? none : chosen})`}</p>
      {children}
      {error !== undefined && (
        <p role="alert" className="text-sm font-medium text-danger">
          {error}
        </p>
      )}
    </div>
  );
}

interface CountryChecklistProps {
  readonly label: string;
  readonly chosen: readonly string[];
  readonly onToggle: (code: string, on: boolean) => void;
}

/** The countries of the world, by their codes in upper case. */
export function CountryChecklist({ label, chosen, onToggle }: CountryChecklistProps) {
  const { data = [] } = useCountriesQuery();
  const options = data
    .map(({ code, name }) => ({ value: code.toUpperCase(), label: name }))
    .filter(({ value }) => value !== GLOBAL);
  return <Checklist label={label} options={options} chosen={new Set(chosen)} onToggle={onToggle} />;
}
