import { GLOBAL_CODE } from '@slots/contracts/geo/countries';
import { useConfig } from '../../../config/config-context.ts';
import { JsonLd } from '../../../head/json-ld.tsx';
import { casinoPage } from '../offers.ts';
import type { Offer } from '../public-promotions.api.ts';

interface OffersLdProps {
  readonly offers: readonly Offer[];
  /** The code of the country that they are shown for; Global is said of none, since GL is Greenland elsewhere. */
  readonly country: string;
}

/** Offers for search engines: the casino, the country, the time, the smallest deposit and the days to use it. */
export function OffersLd({ offers, country }: OffersLdProps) {
  const { publicOrigin } = useConfig();
  return (
    <JsonLd
      thing={{
        '@type': 'ItemList',
        itemListElement: offers.map((offer, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          item: thingOf(offer, country, publicOrigin),
        })),
      }}
    />
  );
}

function thingOf(offer: Offer, country: string, publicOrigin: string) {
  const { headline, title, casino, casinoId, kind, startsAt, endsAt, minDeposit, validDays } =
    offer;
  return {
    '@type': 'Offer',
    name: headline || title,
    url: new URL(casinoPage(casino?.slug, casinoId), publicOrigin).href,
    ...(casino?.name && { offeredBy: { '@type': 'Organization', name: casino.name } }),
    ...(kind && { category: kind }),
    ...(country !== GLOBAL_CODE && { eligibleRegion: country }),
    ...(startsAt && { validFrom: startsAt }),
    ...(endsAt && { validThrough: endsAt }),
    ...(minDeposit && {
      eligibleTransactionVolume: {
        '@type': 'PriceSpecification',
        minPrice: minDeposit.amount,
        priceCurrency: minDeposit.currency,
      },
    }),
    ...(validDays && {
      eligibleDuration: { '@type': 'QuantitativeValue', value: validDays, unitCode: 'DAY' },
    }),
  };
}
