import { CircleCheck } from 'lucide-react';
import { Link } from 'react-router-dom';
import { portalPaths } from '../../../../config/portal-paths.ts';
import { Card } from '../../../../ui/card.tsx';
import { formatCount } from '../../../../ui/format.ts';
import {
  type CasinoStatistics,
  type GameStatistics,
  useLinkHealthQuery,
} from '../../dashboard.api.ts';

const UNDESCRIBED = `${portalPaths.gamesManager}?show=undescribed`;
const BROKEN_DEMOS = `${portalPaths.gamesManager}?show=broken`;

/** Limit of names; the others are counted. */
const NAMED = 10;

interface IncompleteRecordsProps {
  readonly casinos: CasinoStatistics;
  readonly games: GameStatistics;
}

/** Incomplete or broken records: their number, and the first of them by name. */
export function IncompleteRecords({ casinos, games }: IncompleteRecordsProps) {
  const { withoutLicence, withoutPromotion, withoutImage } = casinos;
  return (
    <Card className="flex flex-col gap-2 p-5">
      <h3 className="text-subheading font-bold">Needs attention</h3>
      <ul className="divide-y divide-line">
        <Lack what="No licence" {...casinosOn('licences', withoutLicence)} />
        <Lack what="No promotion" {...casinosOn('promos', withoutPromotion)} />
        <Lack what="No logo or header image" {...casinosOn('images', withoutImage)} />
        <Lack what="Games without description" total={games.withoutDescription} all={UNDESCRIBED} />
        <BrokenLinks />
        {games.launchers.checking && (
          <Lack what="Broken demos" total={games.launchers.broken} all={BROKEN_DEMOS} />
        )}
      </ul>
    </Card>
  );
}

/** Promotions whose tracking link is broken; nothing where links are not checked. */
function BrokenLinks() {
  const { data } = useLinkHealthQuery(undefined, { refetchOnMountOrArgChange: true });
  if (!data?.checking) return null;
  const named = data.promotions.map(({ promotionId, casinoId, headline, link, detail }) => ({
    key: `${promotionId} ${link}`,
    label: headline,
    to: screenOf(casinoId, 'promos'),
    note: detail,
  }));
  return <Lack what="Broken links" total={data.broken} named={named.slice(0, NAMED)} />;
}

interface Named {
  readonly key: number | string;
  readonly label: string;
  /** Screen for the correction. */
  readonly to: string;
  readonly note?: string | undefined;
}

const screenOf = (casino: string | number, tab: string) =>
  `${portalPaths.casinoDetails(casino)}?tab=${tab}`;

/** Casinos with the tab for the correction. */
function casinosOn(tab: string, { total, first }: CasinoStatistics['withoutLicence']) {
  const named = first.map(
    ({ id, name, slug, published }): Named => ({
      key: id,
      label: name,
      to: screenOf(slug, tab),
      note: published === 'true' ? 'published' : undefined,
    }),
  );
  return { total, named };
}

interface LackProps {
  readonly what: string;
  readonly total: number;
  readonly named?: readonly Named[];
  /** Address of the full list. */
  readonly all?: string;
}

function Lack({ what, total, named, all }: LackProps) {
  if (!named || named.length === 0) {
    return (
      <li className="flex items-baseline justify-between gap-4 py-3">
        {all !== undefined && total > 0 ? (
          <Link to={all} className="text-link underline-offset-4 hover:underline">
            {what}
          </Link>
        ) : (
          <span>{what}</span>
        )}
        <Count of={total} />
      </li>
    );
  }
  return (
    <li>
      <details>
        <summary className="flex cursor-pointer items-baseline justify-between gap-4 rounded-sm py-3 hover:text-link">
          <span className="underline decoration-dotted underline-offset-4">{what}</span>
          <Count of={total} />
        </summary>
        <ul className="flex flex-col gap-1 pb-3 text-[0.9375rem]">
          {named.map(({ key, label, to, note }) => (
            <li key={key} className="flex flex-wrap items-baseline justify-between gap-x-4">
              <Link to={to} className="py-1 text-link underline-offset-4 hover:underline">
                {label}
              </Link>
              {note !== undefined && <span className="text-sm text-ink-muted">{note}</span>}
            </li>
          ))}
          {total > named.length && (
            <li className="py-1 text-sm text-ink-muted">
              {`and ${formatCount(total - named.length)} more`}
            </li>
          )}
        </ul>
      </details>
    </li>
  );
}

function Count({ of }: { readonly of: number }) {
  if (of > 0) return <strong className="font-semibold tabular-nums">{formatCount(of)}</strong>;
  return (
    <span className="inline-flex items-center gap-1.5 text-sm text-ink-muted">
      <CircleCheck aria-hidden className="size-4" />
      None
    </span>
  );
}
