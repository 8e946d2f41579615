import { type ImportFormat, importFormat } from '@slots/contracts/affiliate/conversion-imports';
import { SelectField } from '../../../ui/select.tsx';
import type { Reading } from './report-choices.ts';

const DELIMITERS = [
  { value: ',', label: 'Comma ,' },
  { value: ';', label: 'Semicolon ;' },
  { value: '\t', label: 'Tab' },
] as const satisfies readonly { value: ImportFormat['delimiter']; label: string }[];
const DECIMALS = [
  { value: '.', label: '1,234.56' },
  { value: ',', label: '1.234,56' },
] as const satisfies readonly { value: ImportFormat['decimal']; label: string }[];
const DATES = [
  { value: 'YYYY-MM-DD', label: '2026-11-30 (year, month, day)' },
  { value: 'DD/MM/YYYY', label: '30/11/2026 (day, month, year)' },
  { value: 'MM/DD/YYYY', label: '11/30/2026 (month, day, year)' },
] as const satisfies readonly { value: ImportFormat['date']; label: string }[];

const { delimiter, decimal, date } = importFormat.shape;

interface FormatFieldsProps {
  readonly format: Reading['format'];
  readonly onChange: (changes: Partial<ImportFormat>) => void;
}

/** The notation of a file. Amounts and dates are never guessed: 01/02 is a day in two months. */
export function FormatFields({ format, onChange }: FormatFieldsProps) {
  return (
    <div className="grid grid-cols-1 gap-4 @2xl:grid-cols-3">
      <SelectField
        label="Column separator"
        required
        options={DELIMITERS}
        value={format.delimiter}
        onValueChange={(value) => onChange({ delimiter: delimiter.parse(value) })}
      />
      <SelectField
        label="Amount format"
        required
        options={DECIMALS}
        value={format.decimal ?? ''}
        placeholder="Choose"
        onValueChange={(value) => onChange({ decimal: decimal.parse(value) })}
      />
      <SelectField
        label="Date format"
        required
        options={DATES}
        value={format.date ?? ''}
        placeholder="Choose"
        onValueChange={(value) => onChange({ date: date.parse(value) })}
      />
    </div>
  );
}
