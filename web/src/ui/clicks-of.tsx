import { Link } from 'react-router-dom';
import { useClickReportQuery } from '../api/clicks.api.ts';
import { portalPaths } from '../config/portal-paths.ts';
import { formatCount } from './format.ts';

interface ClicksOfProps {
  readonly casinoId: number;
  /** Only those on this promotion of it. */
  readonly promotionId?: number;
}

/** The clicks of the last 30 days on a casino's offers or one of them, leading to their report; nothing while unknown. */
export function ClicksOf({ casinoId, promotionId }: ClicksOfProps) {
  // One question for a casino and all its promotions.
  const { data } = useClickReportQuery(
    { query: { by: 'promotion', casino: String(casinoId) } },
    { refetchOnMountOrArgChange: 60 },
  );
  if (!data) return null;
  const clicks =
    promotionId === undefined
      ? data.total
      : (data.data.find(({ key }) => key === promotionId)?.clicks ?? 0);
  const filter = promotionId === undefined ? `casino=${casinoId}` : `promotion=${promotionId}`;
  return (
    <Link
      to={`${portalPaths.clicks}?${filter}`}
      className="text-link underline-offset-4 hover:underline"
    >
      {`${formatCount(clicks)} ${clicks === 1 ? 'click' : 'clicks'} in 30 days`}
    </Link>
  );
}
