import { MAX_REPORT_DAYS } from '@slots/contracts/affiliate/clicks';

/** A screen shows as many lines of a report: every day of the longest one, not every page of the site. */
export const MAX_LINES = MAX_REPORT_DAYS;

/**
 * Says where the lines are that the screen has no room for; nothing if it shows them all.
 * @param props.total those that came; a longer report was cut before it came
 */
export function MoreLines({ total }: { readonly total: number }) {
  if (total <= MAX_LINES) return null;
  return (
    <p className="text-sm text-ink-muted">
      {`The first ${MAX_LINES} are shown. All are in “Export CSV”.`}
    </p>
  );
}
