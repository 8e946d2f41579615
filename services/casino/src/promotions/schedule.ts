import { ENDS_SOON_DAYS } from '@slots/contracts/casino/promotions';
import { trusted } from 'mongoose';
import type { PromotionRecord } from './promotion.model.ts';

const SOON_MS = ENDS_SOON_DAYS * 24 * 60 * 60 * 1000;

/**
 * The filter for promotions that run at a moment, so that nothing has to happen at their start or
 * end. It uses negations, since a promotion without a start or an end runs too.
 */
export function running(at: Date) {
  return {
    startsAt: trusted({ $not: { $gt: at } }),
    endsAt: trusted({ $not: { $lte: at } }),
  };
}

export function endsSoon({ endsAt }: Pick<PromotionRecord, 'endsAt'>, at: Date): boolean {
  return !!endsAt && endsAt.getTime() - at.getTime() <= SOON_MS;
}

/** An end up to this moment is soon at `at`; a later one is not yet. */
export function soonBefore(at: Date): Date {
  return new Date(at.getTime() + SOON_MS);
}

/** When a promotion with this end begins to end soon. */
export function soonSince(endsAt: Date): Date {
  return new Date(endsAt.getTime() - SOON_MS);
}
