import type { SelectOption } from './select.tsx';

interface Named {
  readonly id: number;
  readonly name: string;
}

/** Adds the id to names that several records share, unless it is null: 'One (ID 12)'. */
export function withUniqueNames<T extends { readonly name: string }>(
  records: readonly T[],
  idOf: (record: T) => string | number | null,
): T[] {
  const [seen, several] = [new Set<string>(), new Set<string>()];
  for (const { name } of records) (seen.has(name) ? several : seen).add(name);
  return records.map((record) => {
    const { name } = record;
    const id = idOf(record);
    return several.has(name) && id !== null ? { ...record, name: `${name} (ID ${id})` } : record;
  });
}

/** Options for records by id, each with a unique name. */
export function namedOptions(records: readonly Named[]): SelectOption[] {
  return withUniqueNames(records, ({ id }) => id).map(({ id, name }) => ({
    value: String(id),
    label: name,
  }));
}

interface RecordOptions {
  /** Those that stand for no single record. */
  readonly fixed: readonly SelectOption[];
  /** What a record is called, such as 'Affiliate'. */
  readonly noun: string;
  readonly list: { readonly data?: readonly Named[] | undefined; readonly isFetching: boolean };
  /** The one that is chosen, which may come from an address or from another record. */
  readonly value: string;
}

/** Options for choosing a record, with one for a value whose record is gone, or whose name is not loaded yet. */
export function recordOptions({ fixed, noun, list, value }: RecordOptions): SelectOption[] {
  const options = [...fixed, ...namedOptions(list.data ?? [])];
  if (options.some((option) => option.value === value)) return options;
  const unknown = list.data ? `${noun} ${value} (not found)` : `${noun} ${value}`;
  return [...options, { value, label: list.isFetching ? 'Loading...' : unknown }];
}
