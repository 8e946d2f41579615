import { listClickOffers, listOfferNames } from '@slots/contracts/casino/click-offers';
import { okRoute, type Route } from '@slots/http-kit/route';
import type { ClickOffersRepository } from './click-offers.repository.ts';

const sent = (moment: Date | null | undefined) => moment?.toISOString() ?? null;

/** The answers to gateways and the affiliate service, which lead clicks on and count them. */
export function createClickOfferRoutes({
  offers,
  licences,
  toplists,
}: {
  offers: ClickOffersRepository;
  /** All gambling licences. */
  licences: () => Promise<readonly { readonly _id: number; readonly code: string }[]>;
  /** The names of all toplists. */
  toplists: () => Promise<{ id: number; name: string }[]>;
}): Route[] {
  return [
    okRoute(listClickOffers, async () => {
      const [{ casinos, promotions }, known] = await Promise.all([offers.offers(), licences()]);
      const codes = new Map(known.map(({ _id, code }) => [_id, code]));
      return {
        casinos: casinos.map(({ _id: id, slug, affiliateId, gamblingLicenceIds }) => ({
          id,
          slug,
          affiliateId: affiliateId ?? null,
          licences: gamblingLicenceIds.flatMap((licence) => codes.get(licence) ?? []),
        })),
        // Records from before a field lack it.
        promotions: promotions.map((promotion) => ({
          id: promotion._id,
          casinoId: promotion.casinoId,
          ctaLink: promotion.ctaLink,
          countryLinks: promotion.countryLinks ?? [],
          startsAt: sent(promotion.startsAt),
          endsAt: sent(promotion.endsAt),
          hasTerms: promotion.significantTerms !== null,
          wageringTimes: promotion.wagering?.times ?? null,
          product: promotion.product ?? null,
        })),
      };
    }),
    okRoute(listOfferNames, async () => ({
      ...(await offers.names()),
      toplists: await toplists(),
    })),
  ];
}
