import { useState } from 'react';
import { useStaffCountriesQuery } from '../../api/staff-countries.api.ts';
import { faultOfInput } from '../fault-of-input.ts';
import { InputField } from '../input.tsx';
import { NativeSelect } from '../native-select.tsx';
import { MOMENT, momentOrNull } from '../typed-moment.ts';

/** The country and the time that a preview is for, as they are chosen. */
export interface PreviewVisit {
  /** Empty: not known. */
  readonly country: string;
  /** As it is typed; empty: now. */
  readonly at: string;
}

/** The query of a preview for this visit. */
export function visitQuery({ country, at }: PreviewVisit) {
  const moment = momentOrNull(at);
  return { ...(country !== '' && { country }), ...(moment !== null && { at: moment }) };
}

interface PreviewVisitFieldsProps {
  readonly visit: PreviewVisit;
  readonly onChange: (visit: PreviewVisit) => void;
}

/** Chooses the country and the time of a visitor. */
export function PreviewVisitFields({ visit, onChange }: PreviewVisitFieldsProps) {
  const { data: countries = [] } = useStaffCountriesQuery();
  const [fault, setFault] = useState<string>();
  const codes = countries.map(({ code }) => code.toUpperCase());
  return (
    <div className="grid gap-4 @xl:grid-cols-2">
      <NativeSelect
        label="As a visitor from"
        value={visit.country}
        onChange={(country) => onChange({ ...visit, country })}
      >
        <option value="">Country not known</option>
        {/* The preview is for it, also while the countries are not there. */}
        {visit.country !== '' && !codes.includes(visit.country) && (
          <option value={visit.country}>{visit.country}</option>
        )}
        {countries.map(({ code, name }) => (
          <option key={code} value={code.toUpperCase()}>
            {name}
          </option>
        ))}
      </NativeSelect>
      <InputField
        label="At (UTC)"
        hint="Leave empty for the current time"
        error={fault}
        {...MOMENT}
        value={visit.at}
        onChange={(event) => onChange({ ...visit, at: event.target.value })}
        onBlur={({ target }) => setFault(faultOfInput(target))}
      />
    </div>
  );
}
