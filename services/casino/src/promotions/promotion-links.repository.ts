import { type Model, trusted } from 'mongoose';
import type { PromotionRecord } from './promotion.model.ts';
import { linksOf } from './promotion-links.ts';

/** The tracking links of promotions, those by country too. */
export function createPromotionLinksRepository(promotions: Model<PromotionRecord>) {
  return {
    /** The links of all promotions, each once. */
    async all(): Promise<ReadonlySet<string>> {
      const links: unknown[] = [
        ...(await promotions.distinct('ctaLink', { ctaLink: trusted({ $type: 'string' }) })),
        ...(await promotions.distinct('countryLinks.url')),
      ];
      return new Set(links.map(String));
    },

    /** Promotions with one of these links, each with all of its own. */
    async having(links: readonly string[], most: number) {
      const isOne = trusted({ $in: [...links] });
      const found = await promotions
        .find({ $or: [{ ctaLink: isOne }, { 'countryLinks.url': isOne }] })
        .limit(most)
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
