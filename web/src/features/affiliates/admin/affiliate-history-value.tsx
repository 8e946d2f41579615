import { fieldValue } from '../../../ui/field-name.ts';
import type { ShownValueProps } from '../../../ui/history-changes.tsx';

/** A value in an affiliate's history: parameters of postbacks with the names that the partner gives them. */
export function AffiliateHistoryValue({ field, value }: ShownValueProps) {
  if (field !== 'postbackParameters' || typeof value !== 'object' || value === null) {
    return fieldValue(value);
  }
  return fieldValue(
    Object.entries(value).map(([parameter, name]) => `${parameter}: ${fieldValue(name)}`),
  );
}
