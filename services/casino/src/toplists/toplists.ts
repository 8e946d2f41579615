import type { PublicPromotion } from '@slots/contracts/casino/promotions';
import type { ToplistContent, ToplistSubject } from '@slots/contracts/casino/toplist-content';
import { toplists } from '@slots/contracts/casino/toplists';
import { changeTags } from '@slots/contracts/changes';
import { isCountry } from '@slots/country-law/is-country';
import { badField } from '@slots/http-kit/http-problem.error';
import type { ClientSession } from 'mongoose';
import type { CasinosRepository } from '../casinos/casinos.repository.ts';
import type { DraftedKind } from '../drafts/drafted-kind.ts';
import { createDrafts, type Surroundings } from '../drafts/drafts.ts';
import { GLOBAL } from '../promotions/country-codes.ts';
import type { PromotionsRepository } from '../promotions/promotions.repository.ts';
import type { ToplistsShown } from '../promotions/public-promotions.service.ts';
import {
  listsOfCountry,
  nextTurn,
  type PublishedToplist,
  type RunningToplist,
  runningLists,
  versionOf,
} from '../promotions/toplist-order.ts';

/** More than a site has: every answer by country looks at all that are published. */
const MAX_LISTS = 1_000;

const EMPTY = 'Add a casino or an offer.';

interface Listed {
  readonly casinos: Pick<CasinosRepository, 'known'>;
  readonly promotions: Pick<PromotionsRepository, 'known'>;
}

interface ToplistsNeeds extends Listed, Surroundings {
  /** Offers shown to a country's visitors at a moment, in the order of this list; by score without one. */
  readonly offersOf: (
    list: RunningToplist | undefined,
    country: string | undefined,
    at: Date,
  ) => Promise<PublicPromotion[]>;
  /** True for a guide that there is. */
  readonly isGuide: (id: number, session: ClientSession) => Promise<boolean>;
}

const versionsOf = ({ entries, second }: ToplistContent) => [
  { path: 'entries', entries },
  ...(second ? [{ path: 'second.entries', entries: second.entries }] : []),
];

/** Refuses entries that do not exist, in the words of the first. @throws HttpProblem 400 */
async function checkEntries(
  content: ToplistContent,
  { casinos, promotions }: Listed,
  session: ClientSession,
): Promise<void> {
  const all = versionsOf(content).flatMap(({ entries }) => entries);
  const idsOf = (wanted: 'casino' | 'offer') =>
    all.flatMap(({ kind, id }) => (kind === wanted ? id : []));
  const known = {
    casino: await casinos.known(idsOf('casino'), session),
    offer: await promotions.known(idsOf('offer'), session),
  };
  for (const { path, entries } of versionsOf(content)) {
    const at = entries.findIndex(({ kind, id }) => !known[kind].has(id));
    const missing = entries[at];
    if (!missing) continue;
    throw badField(`content.${path}.${at}.id`, `There is no ${missing.kind} ${missing.id}.`);
  }
}

function createToplistKind({
  offersOf,
  isGuide,
  ...listed
}: ToplistsNeeds): DraftedKind<
  ToplistSubject,
  ToplistContent,
  { offers: PublicPromotion[]; second: PublicPromotion[] | null }
> {
  return {
    titleOf: (_subject, { name }) => name,
    // Clicks are distinguished by it.
    keysOf: (_subject, { name }) => [name.toLowerCase()],
    taken: { path: 'content.name', message: 'Another toplist has this name.' },
    faultsOf: (content) =>
      versionsOf(content)
        .filter(({ entries }) => entries.length === 0)
        .map(({ path }) => ({ path, message: EMPTY })),
    async check({ subject: { place, of }, content }, session) {
      // A list for all countries names none, so Global is none of them.
      const unknown = content.countries.filter((code) => !isCountry(code));
      if (unknown.length > 0) {
        throw badField('content.countries', `Unknown country code: ${unknown.join(', ')}`);
      }
      if (of !== null && place !== 'game' && place !== 'guide') {
        throw badField('subject.of', 'Only lists of games and guides are for a single page.');
      }
      if (of !== null && place === 'guide' && !(await isGuide(of, session))) {
        throw badField('subject.of', `There is no guide ${of}.`);
      }
      await checkEntries(content, listed, session);
    },
    tagsOf: (_id, { place }, { countries }) => [
      ...(countries.length === 0 ? [GLOBAL] : countries).map(changeTags.offers),
      // Counts of countries tell when their pages changed.
      ...(place === 'country' ? [changeTags.offerList] : []),
    ],
    async show({ id, subject, content, at: publishedAt }, { country, at }) {
      const asked = country ?? undefined;
      const list: PublishedToplist = { id, subject, content, publishedAt };
      const isFor = (version: RunningToplist | undefined) =>
        version && listsOfCountry([version], country ?? '').length > 0 ? version : undefined;
      const [first, second] = (['a', 'b'] as const).map((name) => isFor(versionOf(list, name, at)));
      return {
        offers: await offersOf(first, asked, at),
        second: second ? await offersOf(second, asked, at) : null,
      };
    },
  };
}

/** Orders of offers that editors make: their calls, and what visitors see of them. */
export function createToplists(needs: ToplistsNeeds) {
  const drafts = createDrafts(toplists, createToplistKind(needs), needs);

  async function published(): Promise<readonly PublishedToplist[]> {
    const found = await drafts.records.publishedSlice({}, { skip: 0, limit: MAX_LISTS });
    return found.flatMap(({ _id: id, subject, published: is }) =>
      is ? { id, subject, content: is.content, publishedAt: is.at } : [],
    );
  }

  const shown: ToplistsShown = {
    running: async (at) => runningLists(await published(), at),
    nextChange: async (at) => nextTurn(await published(), at),
  };
  return {
    ...drafts,
    shown,
    /** Those of deleted ones too, as long as their history is kept. */
    async names() {
      const [gone, { found }] = await Promise.all([
        needs.history.deleted(toplists.kind),
        drafts.records.list({}, {}, { skip: 0, limit: MAX_LISTS }),
      ]);
      return [...gone, ...found.map(({ _id: id, title: name }) => ({ id, name }))];
    },
  };
}
