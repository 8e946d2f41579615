import type { LinkHealth as Health } from '@slots/contracts/casino/link-health';
import { Badge, type BadgeProps } from './badge.tsx';
import { formatMoment } from './format.ts';

const LOOKS: Readonly<
  Record<Health['state'], { readonly ending: string; readonly variant: BadgeProps['variant'] }>
> = {
  ok: { ending: 'works', variant: 'success' },
  broken: { ending: 'broken', variant: 'danger' },
  unknown: { ending: 'not known', variant: 'neutral' },
};

interface LinkHealthProps {
  /** Kind of link, as its badge calls it. */
  readonly what: 'Link' | 'Demo';
  readonly health: Health | null | undefined;
}

/** Result and time of the last link check; nothing before the first. */
export function LinkHealth({ what, health }: LinkHealthProps) {
  if (!health) return null;
  const { ending, variant } = LOOKS[health.state];
  return (
    <span className="mt-1.5 flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-ink-muted">
      <Badge variant={variant}>{`${what} ${ending}`}</Badge>
      <span>
        {health.state === 'ok' ? 'Checked' : `${health.detail} Checked`}{' '}
        <time dateTime={health.checkedAt}>{formatMoment(health.checkedAt)}</time>
      </span>
    </span>
  );
}
