import type { RecordedKind } from '@slots/mongo/recorded-writes';
import type { CasinoRecord } from './casino.model.ts';

/** What a casino's history holds: its fields and links, named as staff get them. */
export const CASINO_HISTORY: RecordedKind<CasinoRecord> = {
  kind: 'casino',
  name: ({ name }) => name,
  fields: (casino) => ({
    name: casino.name,
    slug: casino.slug,
    description: casino.description,
    seo_description: casino.seo_description,
    website: casino.website,
    rating: casino.rating,
    numberOfGames: casino.numberOfGames,
    tradingSince: casino.tradingSince,
    published: casino.published,
    logoImage: casino.logoImage,
    headerImage: casino.headerImage,
    affiliateId: casino.affiliateId,
    gamblingLicenceIds: casino.gamblingLicenceIds,
    paymentMethods: casino.paymentMethodIds,
    currencies: casino.currencyIds,
    customerSupport: casino.support.map(({ typeId, value }) => ({ id: typeId, value })),
    gameTypes: casino.gameTypeIds,
    providers: casino.providerIds,
  }),
  action([change, ...others]) {
    if (change?.field !== 'published' || others.length > 0) return undefined;
    return change.to === 'true' ? 'published' : 'unpublished';
  },
};
