import { fieldValue } from '../../../ui/field-name.ts';

interface AffiliateHistoryValueProps {
  readonly field: string;
  readonly value: unknown;
}

/** A value in an affiliate's history: parameters of postbacks with the names that the partner gives them. */
export function AffiliateHistoryValue({ field, value }: AffiliateHistoryValueProps) {
  if (field !== 'postbackParameters' || typeof value !== 'object' || value === null) {
    return fieldValue(value);
  }
  return fieldValue(
    Object.entries(value).map(([parameter, name]) => `${parameter}: ${fieldValue(name)}`),
  );
}
