import { referenceLists } from '@slots/contracts/casino/reference-data';
import {
  type ReferenceListName,
  useAffiliatesQuery,
  useReferenceList,
} from '../../../api/reference.api.ts';
import { useGameProviderListQuery, useGameTypeListQuery } from '../../../api/taxonomy.api.ts';
import { fieldValue } from '../../../ui/field-name.ts';
import type { ShownValueProps } from '../../../ui/history-changes.tsx';
import { type ChoiceEntry, choiceLabel } from './relations/choice-label.ts';

/** A value in a casino's history: linked records by name, or by id when they are gone. */
export function CasinoHistoryValue({ field, value }: ShownValueProps) {
  const linked = useLinked(field);
  if (!linked || value === null) return fieldValue(value);
  const labels = new Map(linked.map((entry) => [entry.id, choiceLabel(entry)]));
  const entries: readonly unknown[] = Array.isArray(value) ? value : [value];
  return fieldValue(entries.map((entry) => inWords(entry, labels)));
}

function inWords(entry: unknown, labels: ReadonlyMap<number, string>): unknown {
  if (typeof entry === 'number') return labels.get(entry) ?? `ID: ${entry}`;
  if (typeof entry !== 'object' || entry === null || !('id' in entry)) return entry;
  const label = fieldValue(inWords(entry.id, labels));
  return 'value' in entry && entry.value ? `${label} (${fieldValue(entry.value)})` : label;
}

/** Reference lists by the history's fields; most fields have the contracts' names. */
const LISTS = new Map<string, ReferenceListName>([
  ...Object.entries(referenceLists).map(([field, { name }]) => [field, name] as const),
  ['gamblingLicenceIds', 'gambling-licences'],
  ['customerSupport', 'customer-support-types'],
]);

/** The records of a field's ids; undefined for a field without ids, and while the list loads. */
function useLinked(field: string): readonly ChoiceEntry[] | undefined {
  const only = (name: string) => ({ skip: field !== name });
  const list = LISTS.get(field);
  const affiliates = useAffiliatesQuery(undefined, only('affiliateId')).data;
  const entries = useReferenceList(list ?? 'currencies', { skip: list === undefined }).data;
  const types = useGameTypeListQuery(undefined, only('gameTypes')).data;
  const providers = useGameProviderListQuery(undefined, only('providers')).data;
  return affiliates ?? entries ?? types ?? providers;
}
