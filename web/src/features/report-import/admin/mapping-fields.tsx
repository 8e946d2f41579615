import { Input } from '../../../ui/input.tsx';
import { SelectField, type SelectOption } from '../../../ui/select.tsx';
import {
  FIELDS,
  type FieldChoice,
  type Reading,
  type ReportField,
  type Source,
} from './report-choices.ts';

const NONE = 'none';
const TYPED = 'typed';
const COLUMN = 'column:';
const VALUE = 'value:';

/** A source as the value of a select; a prefix distinguishes a column name from a choice. */
function selectedOf(source: Source | undefined, { constants }: FieldChoice): string {
  if (source === undefined) return '';
  if (source === null) return NONE;
  if (typeof source === 'string') return `${COLUMN}${source}`;
  return constants === 'any' ? TYPED : `${VALUE}${source.value}`;
}

function sourceOf(selected: string): Source {
  if (selected === NONE) return null;
  if (selected === TYPED) return { value: '' };
  if (selected.startsWith(COLUMN)) return selected.slice(COLUMN.length);
  return { value: selected.slice(VALUE.length) };
}

function optionsOf(
  { required, constants }: FieldChoice,
  columns: readonly string[],
): SelectOption[] {
  const fixed =
    constants === 'any'
      ? [{ value: TYPED, label: 'The same for all rows' }]
      : constants === 'none'
        ? []
        : constants.map((value) => ({ value: `${VALUE}${value}`, label: `All rows: ${value}` }));
  return [
    ...columns.map((column) => ({ value: `${COLUMN}${column}`, label: column })),
    ...fixed,
    ...(required ? [] : [{ value: NONE, label: 'Not in this file' }]),
  ];
}

interface MappingFieldsProps {
  readonly reading: Reading;
  readonly onChange: (field: ReportField, source: Source) => void;
}

/** The column of each field. */
export function MappingFields({ reading, onChange }: MappingFieldsProps) {
  return (
    <div className="grid grid-cols-1 gap-4 @2xl:grid-cols-2 @5xl:grid-cols-3">
      {FIELDS.map((choice) => (
        <MappedField
          key={choice.field}
          choice={choice}
          columns={reading.columns}
          source={reading.sources[choice.field]}
          onChange={(source) => onChange(choice.field, source)}
        />
      ))}
    </div>
  );
}

interface MappedFieldProps {
  readonly choice: FieldChoice;
  readonly columns: readonly string[];
  readonly source: Source | undefined;
  readonly onChange: (source: Source) => void;
}

function MappedField({ choice, columns, source, onChange }: MappedFieldProps) {
  const { label, hint, required } = choice;
  const selected = selectedOf(source, choice);
  return (
    <div className="flex min-w-0 flex-col gap-2">
      <SelectField
        label={label}
        hint={hint}
        required={required}
        options={optionsOf(choice, columns)}
        value={selected}
        placeholder="Choose a column"
        onValueChange={(value) => onChange(sourceOf(value))}
      />
      {selected === TYPED && source !== null && typeof source === 'object' && (
        <Input
          aria-label={`${label} of all rows`}
          value={source.value}
          onChange={({ target }) => onChange({ value: target.value })}
        />
      )}
    </div>
  );
}
