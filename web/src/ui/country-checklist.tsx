import { GLOBAL_CODE } from '@slots/contracts/geo/countries';
import { useStaffCountriesQuery } from '../api/staff-countries.api.ts';
import { Checklist } from './checklist.tsx';
import { CountriesFailure } from './countries-failure.tsx';
import { Spinner } from './spinner.tsx';

interface CountryChecklistProps {
  readonly label: string;
  readonly chosen: readonly string[];
  readonly onToggle: (code: string, on: boolean) => void;
}

/** The countries of the world, by their codes in upper case. */
export function CountryChecklist({ label, chosen, onToggle }: CountryChecklistProps) {
  const { data, error, isFetching, refetch } = useStaffCountriesQuery();
  if (error && !isFetching)
    return <CountriesFailure error={error} onRetry={() => void refetch()} />;
  if (!data) return <Spinner label="Loading countries..." />;
  const options = data
    .map(({ code, name }) => ({ value: code.toUpperCase(), label: name }))
    .filter(({ value }) => value !== GLOBAL_CODE);
  return <Checklist label={label} options={options} chosen={new Set(chosen)} onToggle={onToggle} />;
}
