import { Clock } from 'lucide-react';
import { Badge } from '../../../ui/badge.tsx';
import { formatLongDate } from '../../../ui/format.ts';
import type { Offer } from '../public-promotions.api.ts';

/** End of an offer, and the last successful check of its link, if known. */
export function OfferDates({ offer }: { readonly offer: Offer }) {
  const { endsAt, endsSoon, lastCheckedAt } = offer;
  if (!endsAt && !lastCheckedAt) return null;
  return (
    <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-xs text-ink-faint">
      {endsAt && endsSoon && (
        <Badge variant="warning">
          <Clock aria-hidden />
          Ends soon
        </Badge>
      )}
      {endsAt && (
        <span>
          Ends <time dateTime={endsAt}>{formatLongDate(endsAt)}</time>
        </span>
      )}
      {lastCheckedAt && (
        <span>
          Last checked <time dateTime={lastCheckedAt}>{formatLongDate(lastCheckedAt)}</time>
        </span>
      )}
    </p>
  );
}
