import type { CatalogueGame } from '@slots/contracts/catalog/catalogue-games';
import type { ReactNode } from 'react';
import { Badge } from '../../../ui/badge.tsx';
import { Card, CardBody, CardHeader, CardTitle } from '../../../ui/card.tsx';

interface FactsProps {
  readonly game: CatalogueGame;
}

const NOT_SPECIFIED = 'Not specified';

/** All specifications of a game, known to the catalogue or not. */
export function GameSpecifications({ game }: FactsProps) {
  return (
    <Facts
      title="Game Specifications"
      wide={<Fact name="Description">{orNothing(game.description)}</Fact>}
    >
      <Fact name="Megaways">{yesOrNo(game.megaways)}</Fact>
      <Fact name="Bonus Buy">{yesOrNo(game.bonus_buy)}</Fact>
      <Fact name="Progressive">{yesOrNo(game.progressive)}</Fact>
      <Fact name="Release Date">{orNothing(game.release)}</Fact>
      <Fact name="Reels">{orNothing(game.reels)}</Fact>
      <Fact name="Payline">{orNothing(game.payline)}</Fact>
      <Fact name="RTP">{orNothing(game.rtp)}</Fact>
      <Fact name="Volatility">{orNothing(game.volatility)}</Fact>
    </Facts>
  );
}

/** The other facts that the catalogue has. */
export function AdditionalInformation({ game }: FactsProps) {
  const facts = [
    ['Min Bet', game.min_bet],
    ['Max Bet', game.max_bet],
    ['Max Win Per Spin', game.max_win_per_spin],
    ['Max Exposure', game.max_exposure],
    ['Cluster Slot', game.cluster_slot],
    ['Autoplay', game.autoplay],
    ['Quick Spin', game.quickspin],
    ['Tumbling Reels', game.tumbling_reels],
    ['Increasing Multipliers', game.increasing_multipliers],
    ['Orientation', game.orientation],
    ['Restrictions', game.restrictions],
  ] as const;
  const present = facts.filter(([, value]) => value !== null && value !== '');
  if (present.length === 0) return null;
  return (
    <Facts title="Additional Information">
      {present.map(([name, value]) => (
        <Fact key={name} name={name}>
          {value}
        </Fact>
      ))}
    </Facts>
  );
}

function orNothing(value: string | null): ReactNode {
  if (value !== null && value !== '') return value;
  return <span className="text-ink-faint">{NOT_SPECIFIED}</span>;
}

function yesOrNo(value: boolean): ReactNode {
  return value ? <Badge variant="success">Yes</Badge> : <Badge>No</Badge>;
}

interface FactsCardProps {
  readonly title: string;
  /** Facts that take the whole width, above the others. */
  readonly wide?: ReactNode;
  readonly children: ReactNode;
}

function Facts({ title, wide, children }: FactsCardProps) {
  return (
    <Card className="@container">
      <CardHeader>
        <CardTitle className="text-subheading!">{title}</CardTitle>
      </CardHeader>
      <CardBody className="flex flex-col gap-5">
        {wide !== undefined && <dl>{wide}</dl>}
        <dl className="grid grid-cols-2 gap-x-6 gap-y-4 @lg:grid-cols-3">{children}</dl>
      </CardBody>
    </Card>
  );
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-sm text-ink-muted">{name}</dt>
      <dd className="mt-0.5 text-[0.9375rem] font-medium break-words">{children}</dd>
    </div>
  );
}
