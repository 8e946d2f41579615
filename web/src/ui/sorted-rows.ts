/** One order of a list: its value in the address, and its label. */
export interface Order {
  readonly value: string;
  readonly label: string;
}

/** As MongoDB compares the names of lists: case-insensitive. */
const collator = new Intl.Collator('en', { sensitivity: 'accent' });

function compare(one: string | number, other: string | number): number {
  return typeof one === 'number' && typeof other === 'number'
    ? one - other
    : collator.compare(String(one), String(other));
}

/** Sorts rows by the order in the address, descending with a minus; ties by ascending id. */
export function sortedRows<Row extends { readonly id: number }>(
  rows: readonly Row[],
  order: string,
  fields: Readonly<Record<string, (row: Row) => string | number>>,
): readonly Row[] {
  const read = fields[order.replace('-', '')];
  if (!read) return rows;
  const direction = order.startsWith('-') ? -1 : 1;
  return rows.toSorted(
    (one, other) => direction * (compare(read(one), read(other)) || one.id - other.id),
  );
}
