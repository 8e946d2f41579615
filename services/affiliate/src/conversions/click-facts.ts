import type { KnownClickRecord } from '../clicks/click.model.ts';
import type { ClickFacts, NewConversion } from './conversion.model.ts';

/** What is told of a conversion whose click is not known. */
export const UNMATCHED: ClickFacts = {
  promotionId: null,
  casinoId: null,
  country: null,
  page: null,
};

/** A click's facts for its own affiliate; null: the click is another's or not known. */
export function toldTo(
  affiliateId: number,
  click: KnownClickRecord | null | undefined,
): ClickFacts | null {
  if (click?.affiliateId !== affiliateId) return null;
  const { promotionId, casinoId, country, page } = click;
  return { promotionId, casinoId, country, page };
}

/** Those of a conversion's click. */
export function factsFrom(
  { clickId, affiliateId }: Pick<NewConversion, 'clickId' | 'affiliateId'>,
  clicks: ReadonlyMap<string, KnownClickRecord>,
): ClickFacts | null {
  return toldTo(affiliateId, clickId === null ? null : clicks.get(clickId));
}
