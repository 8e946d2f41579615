import { listClickOffers, listOfferNames } from '@slots/contracts/casino/click-offers';
import { type Route, route } from '@slots/http-kit/route';
import type { ClickOffersRepository } from './click-offers.repository.ts';

const sent = (moment: Date | null | undefined) => moment?.toISOString() ?? null;

/** What gateways and the affiliate service ask to count clicks and to lead them on. */
export function createClickOfferRoutes({ offers }: { offers: ClickOffersRepository }): Route[] {
  return [
    route(listClickOffers, async () => {
      const { casinos, promotions } = await offers.offers();
      return {
        status: 200,
        body: {
          casinos: casinos.map(({ _id: id, slug, affiliateId }) => ({
            id,
            slug,
            affiliateId: affiliateId ?? null,
          })),
          promotions: promotions.map(
            ({ _id: id, casinoId, ctaLink, countryLinks, significantTerms, startsAt, endsAt }) => ({
              id,
              casinoId,
              ctaLink,
              // Records from before country links have none.
              countryLinks: [...(countryLinks ?? [])],
              startsAt: sent(startsAt),
              endsAt: sent(endsAt),
              hasTerms: significantTerms !== null,
            }),
          ),
        },
      };
    }),
    route(listOfferNames, async () => ({ status: 200, body: await offers.names() })),
  ];
}
