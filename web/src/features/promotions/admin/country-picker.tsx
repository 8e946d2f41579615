import { useCallback, useMemo } from 'react';
import { useStaffCountriesQuery } from '../../../api/staff-countries.api.ts';
import { BulkUpload } from '../../../ui/bulk-upload/bulk-upload.tsx';
import { COUNTRY_UPLOAD } from '../../../ui/bulk-upload/upload-kinds.ts';
import { Checklist } from '../../../ui/checklist.tsx';
import { Chip } from '../../../ui/chip.tsx';
import { CountriesFailure } from '../../../ui/countries-failure.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { GLOBAL, offerCode, withCountries } from './countries-of-offer.ts';

interface CountryPickerProps {
  readonly chosen: readonly string[];
  /** A stable function; gets an updater of the list. */
  readonly onChange: (next: (chosen: readonly string[]) => string[]) => void;
}

/** Countries of an offer: by checkboxes, from a file, and removed one by one. */
export function CountryPicker({ chosen, onChange }: CountryPickerProps) {
  const { data, error, isFetching, refetch } = useStaffCountriesQuery();
  const options = useMemo(
    () => data?.map(({ code, name }) => ({ value: offerCode(code), label: name })),
    [data],
  );
  const toggle = useCallback(
    (code: string, on: boolean) =>
      onChange((now) =>
        on ? withCountries(now, [code]) : now.filter((candidate) => candidate !== code),
      ),
    [onChange],
  );
  const names = new Map(options?.map(({ value, label }) => [value, label]));

  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <span className="text-sm font-semibold">{`Countries (${chosen.length} selected)`}</span>
        <BulkUpload
          kind={COUNTRY_UPLOAD}
          disabled={!data}
          candidates={(data ?? []).map(({ code, name }) => ({ key: offerCode(code), name, code }))}
          onApply={(codes) => {
            onChange((now) => withCountries(now, codes));
            return withCountries([], codes).length;
          }}
        />
      </div>
      {chosen.length > 0 && (
        <ul
          aria-label="Selected countries"
          className="flex max-h-44 flex-wrap gap-2 overflow-y-auto"
        >
          {chosen.map((code) => {
            const name = names.get(code) ?? code;
            return (
              <li key={code}>
                <Chip onRemove={() => toggle(code, false)} removeLabel={`Remove ${name}`}>
                  {name}
                </Chip>
              </li>
            );
          })}
        </ul>
      )}
      {options ? (
        <Checklist
          label="Countries"
          options={options}
          chosen={new Set(chosen)}
          onToggle={toggle}
          onSelectAll={() =>
            onChange(() => options.map(({ value }) => value).filter((code) => code !== GLOBAL))
          }
          onClearAll={() => onChange(() => [])}
        />
      ) : error && !isFetching ? (
        <CountriesFailure error={error} onRetry={() => void refetch()} />
      ) : (
        <Spinner label="Loading countries..." />
      )}
    </div>
  );
}
