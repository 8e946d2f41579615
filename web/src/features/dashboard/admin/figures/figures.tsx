import { useState } from 'react';
import { useStaffCountriesQuery } from '../../../../api/staff-countries.api.ts';
import { Button } from '../../../../ui/button.tsx';
import { Charted } from '../../../../ui/charted.tsx';
import { FigureTiles } from '../../../../ui/figure-tiles.tsx';
import { formatCount } from '../../../../ui/format.ts';
import { ListFailure } from '../../../../ui/list-failure.tsx';
import { LoadingShapes, Skeleton } from '../../../../ui/skeleton.tsx';
import {
  type CasinoStatistics,
  type GameStatistics,
  useCasinoStatisticsQuery,
  useGameStatisticsQuery,
} from '../../dashboard.api.ts';
import { ClickFigures } from './click-figures.tsx';
import { DealNotes } from './deal-notes.tsx';
import { EarningFigures } from './earning-figures.tsx';
import { IncompleteRecords } from './incomplete-records.tsx';

/** A chart of more bars than this is unreadable. */
const COUNTRIES_CHARTED = 10;

const PERIODS = [
  { per: 'day', label: '30 days' },
  { per: 'month', label: '12 months' },
] as const;
type Period = (typeof PERIODS)[number]['per'];

const DAY = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' });
const MONTH = new Intl.DateTimeFormat('en-GB', {
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
});

const COLUMNS = 'grid grid-cols-1 items-start gap-4 @4xl:grid-cols-2';

/** Statistics of the product's records, and beside them clicks and earnings, which do not need the records' owners. */
export function Figures() {
  return (
    <div className="flex flex-col gap-4">
      <RecordFigures />
      <div className={COLUMNS}>
        <ClickFigures />
        <EarningFigures />
        <DealNotes />
      </div>
    </div>
  );
}

/** From both owners with one call each. */
function RecordFigures() {
  const [per, setPer] = useState<Period>('day');
  const games = useGameStatisticsQuery({ query: { per } }, { refetchOnMountOrArgChange: true });
  const casinos = useCasinoStatisticsQuery(undefined, { refetchOnMountOrArgChange: true });

  const failed = [games, casinos].find((one) => one.error && !one.isFetching);
  if (failed) {
    const refetch = () => [games, casinos].forEach((one) => void one.refetch());
    return (
      <ListFailure
        headingLevel="h3"
        title="The figures of games and casinos could not be loaded"
        query={{ error: failed.error, refetch }}
      />
    );
  }
  if (!games.data || !casinos.data) {
    return (
      <LoadingShapes label="Loading the figures of games and casinos">
        <Skeleton className="h-96 w-full" />
      </LoadingShapes>
    );
  }
  return (
    <>
      <Totals games={games.data} casinos={casinos.data} />
      <div className={COLUMNS}>
        <div className="@4xl:col-span-2">
          <GamesOverTime games={games.data} per={per} onPer={setPer} />
        </div>
        <PromotionsByCountry casinos={casinos.data} />
        <IncompleteRecords casinos={casinos.data} games={games.data} />
      </div>
    </>
  );
}

const of = (total: number) => `of ${formatCount(total)}`;

function Totals(props: { readonly games: GameStatistics; readonly casinos: CasinoStatistics }) {
  const { games, casinos } = props;
  return (
    <FigureTiles
      figures={[
        { label: 'Published games', value: formatCount(games.published), note: of(games.total) },
        { label: 'Game pages in search engines', value: formatCount(games.indexed) },
        { label: 'Draft games', value: formatCount(games.draft), note: of(games.total) },
        {
          label: 'Published reviews',
          value: formatCount(casinos.published),
          note: of(casinos.total),
        },
        { label: 'Total promotions', value: formatCount(casinos.promotions) },
      ]}
    />
  );
}

interface GamesOverTimeProps {
  readonly games: GameStatistics;
  readonly per: Period;
  readonly onPer: (per: Period) => void;
}

function GamesOverTime({ games, per, onPer }: GamesOverTimeProps) {
  // While the other period loads, the present bars keep their own names.
  const monthly = games.overTime.every(({ from }) => from.endsWith('-01'));
  const format = monthly ? MONTH : DAY;
  return (
    <Charted
      title="Games over time"
      kind="time"
      rowHeading={monthly ? 'Month' : 'Day'}
      series={['Imported', 'Published']}
      rows={games.overTime.map(({ from, imported, published }) => ({
        label: format.format(new Date(from)),
        values: [imported, published],
      }))}
    >
      <fieldset className="flex gap-1">
        <legend className="sr-only">Period</legend>
        {PERIODS.map((period) => (
          <Button
            key={period.per}
            size="sm"
            variant={period.per === per ? 'secondary' : 'ghost'}
            aria-pressed={period.per === per}
            onClick={() => onPer(period.per)}
          >
            {period.label}
          </Button>
        ))}
      </fieldset>
    </Charted>
  );
}

function PromotionsByCountry({ casinos }: { readonly casinos: CasinoStatistics }) {
  const { data: countries = [] } = useStaffCountriesQuery();
  const names = new Map(countries.map(({ code, name }) => [code.toUpperCase(), name]));
  return (
    <Charted
      title="Promotions by country"
      kind="rank"
      rowHeading="Country"
      series={['Promotions']}
      charted={COUNTRIES_CHARTED}
      rows={casinos.promotionsByCountry.map(({ code, promotions }) => ({
        label: names.get(code.toUpperCase()) ?? code.toUpperCase(),
        values: [promotions],
      }))}
    />
  );
}
