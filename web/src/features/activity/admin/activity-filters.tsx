import { X } from 'lucide-react';
import { useId } from 'react';
import { Button } from '../../../ui/button.tsx';
import { InputField } from '../../../ui/input.tsx';
import { PeriodFields } from '../../../ui/period-fields.tsx';
import { SelectField } from '../../../ui/select.tsx';
import { usePeopleQuery } from '../activity.api.ts';
import { KINDS } from './activity-record.ts';
import type { useActivityFilter } from './use-activity-filter.ts';

/** The select reserves the empty value. */
const ALL = 'all';

const KIND_OPTIONS = [
  { value: ALL, label: 'All records' },
  ...Array.from(KINDS, ([value, { all }]) => ({ value, label: all })),
];

/** On a phone two beside each other where they fit; then person and kind above the rest; then one row. */
const ROWS =
  'grid grid-cols-2 items-start gap-4 *:nth-3:col-span-2 @max-[20rem]:*:nth-[n+3]:col-span-2 @md:grid-cols-6 @md:*:col-span-2 @md:*:nth-[-n+2]:col-span-3 @3xl:flex @3xl:*:flex-1';

/** Filters the list by person, record or its kind, and time. */
export function ActivityFilters(props: ReturnType<typeof useActivityFilter>) {
  const { filter, isNarrowed, narrow, faultOf, clear } = props;
  const { data: people = [] } = usePeopleQuery();
  const heading = useId();
  const known = people.some(({ id }) => String(id) === filter.person);
  const personOptions = [
    { value: ALL, label: 'Everybody' },
    ...people.map(({ id, username }) => ({ value: String(id), label: username })),
    ...(known || filter.person === ''
      ? []
      : [{ value: filter.person, label: `Person ${filter.person}` }]),
  ];
  const text = (value: string) => (value === ALL ? '' : value);
  return (
    <search aria-labelledby={heading}>
      <h2 id={heading} className="sr-only">
        Filters
      </h2>
      <div className={ROWS}>
        <SelectField
          label="Person"
          options={personOptions}
          value={filter.person || ALL}
          onValueChange={(person) => narrow({ person: text(person) })}
        />
        <SelectField
          label="Kind"
          options={KIND_OPTIONS}
          value={filter.kind || ALL}
          onValueChange={(kind) => narrow({ kind: text(kind), record: '' })}
        />
        <InputField
          label="Record ID"
          inputMode="numeric"
          autoComplete="off"
          maxLength={15}
          disabled={filter.kind === ''}
          placeholder={filter.kind === '' ? 'Choose a record type' : 'Any'}
          value={filter.record}
          onChange={({ target }) => narrow({ record: target.value.replaceAll(/\D/g, '') })}
        />
        <PeriodFields from={filter.from} to={filter.to} faultOf={faultOf} onChange={narrow} />
      </div>
      {isNarrowed && (
        <Button variant="ghost" size="sm" className="mt-3" onClick={clear}>
          <X aria-hidden />
          Clear filters
        </Button>
      )}
    </search>
  );
}
