import type { StaffPromotion } from '@slots/contracts/casino/promotions';
import { Badge, type BadgeProps } from '../../../ui/badge.tsx';
import { formatMoment } from '../../../ui/format.ts';

type Health = NonNullable<StaffPromotion['linkHealth']>;

const LOOKS: Readonly<
  Record<Health['state'], { readonly label: string; readonly variant: BadgeProps['variant'] }>
> = {
  ok: { label: 'Link works', variant: 'success' },
  broken: { label: 'Link broken', variant: 'danger' },
  unknown: { label: 'Link not known', variant: 'neutral' },
};

/** What following a promotion's link came to, and when; nothing before it was followed. */
export function LinkHealth({ health }: { readonly health: Health | null | undefined }) {
  if (!health) return null;
  const { label, variant } = LOOKS[health.state];
  return (
    <span className="mt-1.5 flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-ink-muted">
      <Badge variant={variant}>{label}</Badge>
      <span>
        {health.state === 'ok' ? 'Checked' : `${health.detail} Checked`}{' '}
        <time dateTime={health.checkedAt}>{formatMoment(health.checkedAt)}</time>
      </span>
    </span>
  );
}
