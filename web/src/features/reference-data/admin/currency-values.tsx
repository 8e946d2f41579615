import { currencies } from '@slots/contracts/casino/reference-data';
import { toast } from 'sonner';
import { Input, type InputProps } from '../../../ui/input.tsx';

const MAX_CHARACTERS = 3;

/** Fields of a currency, as typed. */
export type CurrencyValues = Readonly<Record<'symbol' | 'code', string>>;

/** Validated values, or undefined after the errors were shown. */
export function checkedCurrency(values: CurrencyValues): CurrencyValues | undefined {
  const { data, error } = currencies.create.body.safeParse(values);
  if (error) toast.error('Validation Error', { description: error.issues[0]?.message });
  return data;
}

interface CurrencyInputProps extends Omit<InputProps, 'value' | 'onChange'> {
  readonly value: string;
  readonly onValue: (value: string) => void;
}

/** A symbol or a code: three characters at most, in upper case while they are typed. */
export function CurrencyInput({ onValue, ...rest }: CurrencyInputProps) {
  return (
    <Input
      {...rest}
      maxLength={MAX_CHARACTERS}
      autoComplete="off"
      spellCheck={false}
      onChange={({ target }) => {
        const { selectionStart, selectionEnd } = target;
        // Written here already, so that the caret stays where somebody types.
        target.value = target.value.toUpperCase().slice(0, MAX_CHARACTERS);
        target.setSelectionRange(selectionStart, selectionEnd);
        onValue(target.value);
      }}
    />
  );
}
