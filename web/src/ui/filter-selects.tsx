import { NativeSelect } from './native-select.tsx';

interface FilterOption {
  readonly code: string;
  readonly label: string;
}

/** A filter to choose. */
export interface FilterChoice<Name extends string> {
  readonly name: Name;
  readonly label: string;
  /** Stands for no filter. */
  readonly any: string;
  /** The code that is chosen, in any case; undefined: none is. */
  readonly value: string | undefined;
  readonly options: readonly FilterOption[];
}

/** The entry with this code; without one, that with the code in another case. */
export function entryOf<E extends { readonly code: string }>(
  entries: readonly E[],
  code: string,
): E | undefined {
  return (
    entries.find((entry) => entry.code === code) ??
    entries.find((entry) => entry.code.toLowerCase() === code.toLowerCase())
  );
}

interface FilterSelectsProps<Name extends string> {
  readonly choices: readonly FilterChoice<Name>[];
  readonly onChoose: (name: Name, value: string) => void;
}

/** A select for each filter; an empty value takes the filter away. The value of the address is shown if no option has it. */
export function FilterSelects<Name extends string>(props: FilterSelectsProps<Name>) {
  return props.choices.map(({ name, label, any, value = '', options }) => {
    const chosen = entryOf(options, value)?.code;
    return (
      <NativeSelect
        key={name}
        label={label}
        value={chosen ?? value}
        onChange={(code) => props.onChoose(name, code)}
      >
        <option value="">{any}</option>
        {chosen === undefined && value !== '' && <option value={value}>{value}</option>}
        {options.map(({ code, label: text }) => (
          <option key={code} value={code}>
            {text}
          </option>
        ))}
      </NativeSelect>
    );
  });
}
