import type { Linked } from '@slots/contracts/casino/tracking-link';
import { rowsOf } from '@slots/mongo/rows';
import { type Model, trusted } from 'mongoose';
import { linksOf } from '../link-health/link-checks.repository.ts';
import { GLOBAL } from './country-codes.ts';
import type { PromotionRecord } from './promotion.model.ts';

/** The tracking links of promotions, those by country too. */
export function createPromotionLinksRepository(promotions: Model<PromotionRecord>) {
  return {
    /** The links of all promotions, each once; by cursors, since one answer of MongoDB has 16 MB at most. */
    async all(): Promise<ReadonlySet<string>> {
      const rows = rowsOf<PromotionRecord>(promotions);
      const found = [
        rows.aggregate<{ readonly _id: string }>([
          { $match: { ctaLink: { $type: 'string' } } },
          { $group: { _id: '$ctaLink' } },
        ]),
        rows.aggregate<{ readonly _id: string }>([
          { $match: { 'countryLinks.url': { $type: 'string' } } },
          { $unwind: '$countryLinks' },
          { $group: { _id: '$countryLinks.url' } },
        ]),
      ];
      const links = new Set<string>();
      for (const some of found) for await (const { _id } of some) links.add(_id);
      return links;
    },

    /** A promotion with this link, and the first country whose visitors get it; null: everybody does. */
    async clickable(link: string) {
      const found = await promotions
        .findOne({ $or: [{ ctaLink: link }, { 'countryLinks.url': link }] })
        .select({ casinoId: 1, countries: 1, countryLinks: 1 })
        .lean<
          | (Pick<PromotionRecord, '_id' | 'casinoId' | 'countries'> & Pick<Linked, 'countryLinks'>)
          | null
        >();
      if (!found) return undefined;
      const { _id, casinoId, countries, countryLinks = [] } = found;
      const own = countryLinks.find(({ url }) => url === link)?.country;
      const others = new Set([GLOBAL, ...countryLinks.map((one) => one.country)]);
      const country = own ?? countries.find((code) => !others.has(code)) ?? null;
      return { _id, casinoId, country };
    },

    /** Promotions with one of these links, each with all of its own. */
    async having(links: readonly string[]) {
      const isOne = trusted({ $in: [...links] });
      const found = await promotions
        .find({ $or: [{ ctaLink: isOne }, { 'countryLinks.url': isOne }] })
        .select({ casinoId: 1, headline: 1, ctaLink: 1, countryLinks: 1 })
        .lean<
          Pick<PromotionRecord, '_id' | 'casinoId' | 'headline' | 'ctaLink' | 'countryLinks'>[]
        >();
      return found.map(({ _id, casinoId, headline, ...promotion }) => ({
        _id,
        casinoId,
        headline,
        links: [...new Set(linksOf(promotion))],
      }));
    },
  };
}
