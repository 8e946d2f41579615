import { useProductionCasinosQuery } from '../../../../api/casino-names.api.ts';
import { fieldValue } from '../../../../ui/field-name.ts';
import type { ShownValueProps } from '../../../../ui/history-changes.tsx';

/** A value in a deal's history or a conflict: casinos by name, or by id where their names are not known. */
export function DealHistoryValue({ field, value }: ShownValueProps) {
  const { data = [] } = useProductionCasinosQuery(undefined, {
    skip: field !== 'casinoIds',
    refetchOnMountOrArgChange: true,
  });
  if (field !== 'casinoIds' || !Array.isArray(value)) return fieldValue(value);
  const names = new Map<unknown, string>(data.map(({ id, name }) => [id, name]));
  return fieldValue(value.map((id: unknown) => names.get(id) ?? `ID: ${String(id)}`));
}
