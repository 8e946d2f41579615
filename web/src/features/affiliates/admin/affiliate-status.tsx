import type { Affiliate } from '@slots/contracts/affiliate/affiliates';
import { Badge } from '../../../ui/badge.tsx';

const NOT_APPLIED = { value: 'not_applied', label: 'Not Applied', variant: 'neutral' } as const;

/** States of a partnership, in the order of the filter. */
export const STATUSES = [
  { value: 'rejected', label: 'Rejected', variant: 'danger' },
  NOT_APPLIED,
  { value: 'applied', label: 'Applied', variant: 'warning' },
  { value: 'activated', label: 'Activated', variant: 'success' },
] as const;

/** State of the partnership with an affiliate. */
export function AffiliateStatusBadge({ status }: { readonly status: Affiliate['status'] }) {
  const { label, variant } = STATUSES.find(({ value }) => value === status) ?? NOT_APPLIED;
  return <Badge variant={variant}>{label}</Badge>;
}
