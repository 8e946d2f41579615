import type { PublicPromotion } from '@slots/contracts/casino/promotions';
import type {
  ToplistContent,
  ToplistEntry,
  ToplistSubject,
} from '@slots/contracts/casino/toplist-content';
import { toplists } from '@slots/contracts/casino/toplists';
import { changeTags } from '@slots/contracts/changes';
import { isCountry } from '@slots/country-law/is-country';
import type { ClientSession } from 'mongoose';
import type { CasinosRepository } from '../casinos/casinos.repository.ts';
import type { DraftedKind, Fault } from '../drafts/drafted-kind.ts';
import { createDrafts, type Surroundings } from '../drafts/drafts.ts';
import { GLOBAL } from '../promotions/country-codes.ts';
import type { PromotionsRepository } from '../promotions/promotions.repository.ts';
import { askedCode } from '../promotions/public-promotions.service.ts';
import {
  listsOfCountry,
  type PublishedToplist,
  type RunningToplist,
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

const keyOf = ({ kind, id }: ToplistEntry) => `${kind} ${id}`;

/** Entries that do not exist; those of `before` may have been deleted since. */
async function missingEntries(
  content: ToplistContent,
  before: readonly ToplistContent[],
  { casinos, promotions }: Listed,
  session: ClientSession,
): Promise<Fault[]> {
  const kept = new Set(before.flatMap(versionsOf).flatMap(({ entries }) => entries.map(keyOf)));
  const added = versionsOf(content).flatMap(({ path, entries }) =>
    entries.flatMap((entry, at) =>
      kept.has(keyOf(entry)) ? [] : { entry, path: `content.${path}.${at}.id` },
    ),
  );
  const idsOf = (wanted: ToplistEntry['kind']) =>
    added.flatMap(({ entry: { kind, id } }) => (kind === wanted ? id : []));
  const known = {
    casino: await casinos.known(idsOf('casino'), session),
    offer: await promotions.known(idsOf('offer'), session),
  };
  return added.flatMap(({ entry: { kind, id }, path }) =>
    known[kind].has(id) ? [] : { path, message: `There is no ${kind} ${id}.` },
  );
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
    async check({ subject: { place, of }, content, before }, session) {
      const faults = await missingEntries(content, before, listed, session);
      // A list for all countries names none, so Global is none of them.
      const unknown = content.countries.filter((code) => !isCountry(code));
      if (unknown.length > 0) {
        const message = `Unknown country code: ${unknown.join(', ')}`;
        faults.push({ path: 'content.countries', message });
      }
      if (of !== null && place !== 'game' && place !== 'guide') {
        const message = 'Only lists of games and guides are for a single page.';
        faults.push({ path: 'subject.of', message });
      }
      // The guide of a list that is there already may have been deleted since.
      const isNew = before.length === 0;
      if (isNew && of !== null && place === 'guide' && !(await isGuide(of, session))) {
        faults.push({ path: 'subject.of', message: `There is no guide ${of}.` });
      }
      return faults;
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
        version && listsOfCountry([version], askedCode(asked)).length > 0 ? version : undefined;
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
    return found.map(({ at: publishedAt, ...list }) => ({ ...list, publishedAt }));
  }

  return {
    ...drafts,
    /** All that visitors may see, at their times. */
    published,
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
