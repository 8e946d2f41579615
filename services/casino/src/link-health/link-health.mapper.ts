import type { LinkHealth } from '@slots/contracts/casino/link-health';
import type { LinkCheckRecord } from './link-check.model.ts';

/** A check as staff see it; null before the first. */
export function toLinkHealth(check: LinkCheckRecord | undefined): LinkHealth | null {
  if (!check?.state || !check.checkedAt) return null;
  return {
    state: check.state,
    detail: check.detail ?? '',
    checkedAt: check.checkedAt.toISOString(),
  };
}
