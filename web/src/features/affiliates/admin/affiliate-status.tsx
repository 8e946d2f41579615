import type { Affiliate } from '@slots/contracts/affiliate/affiliates';
import { Badge, type BadgeProps } from '../../../ui/badge.tsx';

type Status = Affiliate['status'];

/** States of a partnership, in the order of the filter. */
export const STATUSES: readonly { readonly value: Status; readonly label: string }[] = [
  { value: 'rejected', label: 'Rejected' },
  { value: 'not_applied', label: 'Not Applied' },
  { value: 'applied', label: 'Applied' },
  { value: 'activated', label: 'Activated' },
];

const NOT_APPLIED = { label: 'Not Applied', variant: 'neutral' } as const;

const BADGES: Readonly<
  Record<string, { readonly label: string; readonly variant: BadgeProps['variant'] }>
> = {
  applied: { label: 'Applied', variant: 'warning' },
  activated: { label: 'Activated', variant: 'success' },
  rejected: { label: 'Rejected', variant: 'danger' },
};

/** State of the partnership with an affiliate. */
export function AffiliateStatusBadge({ status }: { readonly status: Status }) {
  const { label, variant } = BADGES[status] ?? NOT_APPLIED;
  return <Badge variant={variant}>{label}</Badge>;
}
