import type { StaffPromotion } from '@slots/contracts/casino/promotions';
import { useEffect, useState } from 'react';
import { Badge, type BadgeProps } from '../../../ui/badge.tsx';
import { formatMoment } from '../../../ui/format.ts';
import { Fact } from './fact.tsx';

interface ScheduleProps {
  readonly promotion: Pick<StaffPromotion, 'startsAt' | 'endsAt'>;
}

const NOW_MS = 10_000;

type State = 'Scheduled' | 'Active' | 'Ended';

const LOOKS: Readonly<Record<State, BadgeProps['variant']>> = {
  Scheduled: 'info',
  Active: 'success',
  Ended: 'neutral',
};

function stateOf({ startsAt, endsAt }: ScheduleProps['promotion'], now: number): State {
  if (endsAt && Date.parse(endsAt) <= now) return 'Ended';
  return startsAt && Date.parse(startsAt) > now ? 'Scheduled' : 'Active';
}

/** The current time, ticking. */
function useNow(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), NOW_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}

/** State of a promotion between its start and end; nothing without either. */
export function ScheduleBadge({ promotion }: ScheduleProps) {
  const now = useNow();
  if (!promotion.startsAt && !promotion.endsAt) return null;
  const state = stateOf(promotion, now);
  return <Badge variant={LOOKS[state]}>{state}</Badge>;
}

/** Start and end of a promotion, if any. */
export function PromotionSchedule({ promotion }: ScheduleProps) {
  const { startsAt, endsAt } = promotion;
  if (!startsAt && !endsAt) return null;
  return (
    <>
      <Fact name="Starts">{startsAt ? formatMoment(startsAt) : 'At once'}</Fact>
      <Fact name="Ends">{endsAt ? formatMoment(endsAt) : 'Never'}</Fact>
    </>
  );
}
