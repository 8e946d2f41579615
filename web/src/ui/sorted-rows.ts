/** One order of a list: its word in the address, and what a person reads. */
export interface Order {
  readonly value: string;
  readonly label: string;
}

/** As MongoDB compares the names of lists: without regard to capitals. */
const collator = new Intl.Collator('en', { sensitivity: 'accent' });

function compare(one: string | number, other: string | number): number {
  return typeof one === 'number' && typeof other === 'number'
    ? one - other
    : collator.compare(String(one), String(other));
}

/**
 * Rows in an order that the address names, a minus before the field turning it around; of equal ones
 * those with the lower id come first, then.
 */
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
