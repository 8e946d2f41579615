import type { Linked } from '@slots/contracts/casino/tracking-link';
import type { Finding } from '@slots/link-health/link-probe';
import { dropFormerIndex } from '@slots/mongo/former-index';
import { type Model, trusted } from 'mongoose';
import type { LinkCheckRecord } from './link-check.model.ts';

const MAX_LISTED = 100;
/** From when those that were looked at last came first. */
const BY_LAST_CHECK = 'state_1_checkedAt_-1';

/** A promotion with its links, each once. */
export interface LinkedPromotion {
  readonly _id: number;
  readonly casinoId: number;
  readonly headline: string;
  readonly links: readonly string[];
}

/** Fields of promotions for link checks. */
interface PromotionLinks {
  /** The links of all promotions, each once. */
  all(): Promise<ReadonlySet<string>>;
  /** Promotions with one of these links. */
  having(links: readonly string[]): Promise<LinkedPromotion[]>;
}

/** Every link of a promotion. */
export const linksOf = ({ ctaLink, countryLinks = [] }: Linked): string[] => [
  ...(ctaLink === null ? [] : [ctaLink]),
  ...countryLinks.map(({ url }) => url),
];

interface BrokenLink {
  readonly promotion: LinkedPromotion;
  readonly check: LinkCheckRecord;
}

/** The links of all promotions, each once, with their checks. */
export function createLinkChecksRepository({
  checks,
  promotions,
}: {
  checks: Model<LinkCheckRecord>;
  promotions: PromotionLinks;
}) {
  /** The promotions of these links, in the order of the links. */
  async function promotionsOf(found: readonly LinkCheckRecord[]): Promise<BrokenLink[]> {
    if (found.length === 0) return [];
    const having = await promotions.having(found.map(({ _id }) => _id));
    const byLink = Map.groupBy(
      having.flatMap((promotion) => promotion.links.map((link) => ({ link, promotion }))),
      ({ link }) => link,
    );
    return found.flatMap((check) =>
      (byLink.get(check._id) ?? []).map(({ promotion }) => ({ promotion, check })),
    );
  }

  return {
    async createIndexes(): Promise<void> {
      await checks.createIndexes();
      await dropFormerIndex(checks, BY_LAST_CHECK);
    },

    /** Adds new links, and removes those that no promotion has any more. */
    async takeOver(): Promise<void> {
      const links = await promotions.all();
      const known = new Set(
        (await checks.find().select({ _id: 1 }).lean<{ _id: string }[]>()).map(({ _id }) => _id),
      );
      const added = [...links].filter((link) => !known.has(link) && URL.canParse(link));
      const gone = [...known].filter((link) => !links.has(link));
      // In batches of the driver: links may be long. Another process may be adding the same ones.
      await checks.bulkWrite(
        [
          ...gone.map((link) => ({ deleteOne: { filter: { _id: link } } })),
          ...added.map((link) => ({
            updateOne: {
              filter: { _id: link },
              update: { $setOnInsert: { host: new URL(link).host, dueAt: new Date() } },
              upsert: true,
            },
          })),
        ],
        { ordered: false },
      );
    },

    /** Hosts that have links that were due at that moment. */
    async dueHosts(at: Date): Promise<string[]> {
      const found: unknown[] = await checks.distinct('host', { dueAt: trusted({ $lte: at }) });
      return found.map(String);
    },

    async nextOf(host: string, at: Date): Promise<string | undefined> {
      const due = await checks
        .findOne({ dueAt: trusted({ $lte: at }), host })
        .sort({ dueAt: 1 })
        .select({ _id: 1 })
        .lean<{ _id: string } | null>();
      return due?._id;
    },

    /** Keeps what was found just now; the link is due again after so many milliseconds. */
    async save(link: string, { state, detail }: Finding, againMs: number): Promise<void> {
      const at = new Date();
      const dueAt = new Date(at.getTime() + againMs);
      const okAt = state === 'ok' ? { okAt: at } : {};
      const since = { $cond: [{ $eq: ['$state', 'broken'] }, { $ifNull: ['$brokenAt', at] }, at] };
      const brokenAt = state === 'broken' ? since : { $literal: null };
      const seen = { state: { $literal: state }, detail: { $literal: detail } };
      await checks.updateOne(
        { _id: link },
        [{ $set: { ...seen, checkedAt: at, dueAt, brokenAt, ...okAt } }],
        { updatePipeline: true },
      );
    },

    /** The checks of the links of some promotions, by link. */
    async of(linked: readonly Linked[]): Promise<ReadonlyMap<string, LinkCheckRecord>> {
      const links = new Set(linked.flatMap(linksOf));
      if (links.size === 0) return new Map();
      const wanted = { _id: trusted({ $in: [...links] }) };
      const found = await checks.find(wanted).lean<LinkCheckRecord[]>();
      return new Map(found.map((check) => [check._id, check]));
    },

    countOf: (state: LinkCheckRecord['state']) => checks.countDocuments({ state }),

    /** The promotions of broken links, the last found first. */
    async broken(): Promise<BrokenLink[]> {
      const found = await checks
        .find({ state: 'broken' })
        .sort({ brokenAt: -1 })
        .limit(MAX_LISTED)
        .lean<LinkCheckRecord[]>();
      return (await promotionsOf(found)).slice(0, MAX_LISTED);
    },

    /** The promotions of all links that were found broken from a moment on. */
    async brokenSince(since: Date): Promise<BrokenLink[]> {
      const found = await checks
        .find({ state: 'broken', brokenAt: trusted({ $gte: since }) })
        .lean<LinkCheckRecord[]>();
      return promotionsOf(found);
    },
  };
}

export type LinkChecksRepository = ReturnType<typeof createLinkChecksRepository>;
