import { createHash } from 'node:crypto';
import type {
  ToplistContent,
  ToplistEntry,
  ToplistPage,
  ToplistPeriod,
  ToplistPlace,
  ToplistSubject,
} from '@slots/contracts/casino/toplist-content';

/**
 * Two versions alternate in periods of this length. Visitors are not recognised, and a page that is cached for
 * all of them holds one version.
 */
export const TURN_MS = 15 * 60 * 1000;

/** A toplist that is published, with what staff said of it. */
export interface PublishedToplist {
  readonly id: number;
  readonly subject: ToplistSubject;
  readonly content: ToplistContent;
  readonly publishedAt: Date;
}

/** A toplist as it is shown at a moment. */
export interface RunningToplist extends ToplistSubject {
  readonly id: number;
  /** The id with the version, as clicks tell it. */
  readonly key: string;
  readonly countries: readonly string[];
  readonly entries: readonly ToplistEntry[];
  readonly publishedAt: Date;
}

/** The page that an order is asked for; `of` is one game or guide. */
export interface PlaceAsked {
  readonly place: ToplistPage;
  readonly of?: number | undefined;
}

function runs({ startsAt, endsAt }: ToplistPeriod, at: Date): boolean {
  const now = at.getTime();
  return (
    (startsAt === null || Date.parse(startsAt) <= now) &&
    (endsAt === null || Date.parse(endsAt) > now)
  );
}

/** From 0 to 99, uniform, and the same in every process. */
function drawn(id: number, turn: number): number {
  return createHash('sha256').update(`${id}:${turn}`).digest().readUInt32BE() % 100;
}

/** The name of the version whose turn it is. */
function versionAt({ id, content: { second } }: PublishedToplist, at: Date): 'a' | 'b' {
  const isSecond = second && drawn(id, Math.floor(at.getTime() / TURN_MS)) < second.weight;
  return isSecond && runs(second, at) ? 'b' : 'a';
}

/** A version as it is shown at a moment, with the entries that run; undefined: it does not run. */
export function versionOf(
  { id, subject, content, publishedAt }: PublishedToplist,
  name: 'a' | 'b',
  at: Date,
): RunningToplist | undefined {
  const version = name === 'a' ? content : content.second;
  if (!version || !runs(content, at) || !runs(version, at)) return undefined;
  const entries = version.entries.filter((entry) => runs(entry, at));
  const { countries } = content;
  return { id, key: `${id}${name}`, ...subject, countries, entries, publishedAt };
}

/** The lists that run at this moment, each in the version whose turn it is. */
export function runningLists(
  published: readonly PublishedToplist[],
  at: Date,
): readonly RunningToplist[] {
  return published.flatMap((list) => versionOf(list, versionAt(list, at), at) ?? []);
}

/**
 * The lists for a country, one for each page that has its own: the one that names the country before one for all,
 * of equals the newest.
 */
export function listsOfCountry(
  running: readonly RunningToplist[],
  code: string,
): readonly RunningToplist[] {
  const best = new Map<string, RunningToplist>();
  const isBetter = (one: RunningToplist, other: RunningToplist) =>
    one.countries.length > 0 === other.countries.length > 0
      ? one.id > other.id
      : one.countries.length > 0;
  for (const list of running) {
    if (list.countries.length > 0 && !list.countries.includes(code)) continue;
    const shownOn = `${list.place} ${list.of}`;
    const other = best.get(shownOn);
    if (!other || isBetter(list, other)) best.set(shownOn, list);
  }
  return [...best.values()];
}

/** The list for a page: that of the one game or guide, or else that of all. */
export function listFor(
  lists: readonly RunningToplist[],
  { place, of }: PlaceAsked,
): RunningToplist | undefined {
  const ofPage = lists.filter((list) => list.place === place);
  return (
    (of === undefined ? undefined : ofPage.find((list) => list.of === of)) ??
    ofPage.find((list) => list.of === null)
  );
}

interface Listable {
  readonly _id: number;
  readonly casinoId: number;
}

/** Offers, of each casino best score first. */
interface FoundOffers {
  readonly byId: ReadonlyMap<number, Listable>;
  readonly byCasino: ReadonlyMap<number, readonly Listable[]>;
}

/**
 * The places of these offers in a list. An entry whose offer is not among them is left out: it ended, is withheld or
 * for others. A casino stands for the best of its offers that is no entry itself.
 */
function placesIn(
  { key: toplist, place, of, entries }: RunningToplist,
  { byId, byCasino }: FoundOffers,
): ReadonlyMap<number, ToplistPlace> {
  const named = new Set(entries.flatMap(({ kind, id }) => (kind === 'offer' ? id : [])));
  const places = new Map<number, ToplistPlace>();
  for (const { kind, id, reason, paid } of entries) {
    const found =
      kind === 'offer' ? byId.get(id) : byCasino.get(id)?.find(({ _id }) => !named.has(_id));
    if (!found) continue;
    places.set(found._id, { place, of, toplist, rank: places.size + 1, reason, paid });
  }
  return places;
}

/** The places of every offer in these lists, by its id. @param offers best score first */
export function placesOf(
  lists: readonly RunningToplist[],
  offers: readonly Listable[],
): ReadonlyMap<number, readonly ToplistPlace[]> {
  const found: FoundOffers = {
    byId: new Map(offers.map((offer) => [offer._id, offer])),
    byCasino: Map.groupBy(offers, ({ casinoId }) => casinoId),
  };
  const all = new Map<number, ToplistPlace[]>();
  for (const list of lists) {
    for (const [id, place] of placesIn(list, found)) {
      all.set(id, [...(all.get(id) ?? []), place]);
    }
  }
  return all;
}

/** Those with a rank in their order, then all others in theirs. */
export function byRank<T>(
  items: readonly T[],
  rankOf: (item: T) => number | undefined,
): readonly T[] {
  const rank = (item: T) => rankOf(item) ?? Number.MAX_SAFE_INTEGER;
  return items.toSorted((one, other) => rank(one) - rank(other));
}

/** The next moment after this one at which the clock alone changes what is shown; null: never. */
export function nextTurn(published: readonly PublishedToplist[], at: Date): Date | null {
  const periods = published.flatMap(({ content }) => [
    content,
    ...content.entries,
    ...(content.second ? [content.second, ...content.second.entries] : []),
  ]);
  const moments = periods
    .flatMap(({ startsAt, endsAt }) => [startsAt, endsAt])
    .filter((moment) => moment !== null)
    .map((moment) => Date.parse(moment))
    .filter((moment) => moment > at.getTime());
  const isTakingTurns = published.some(
    ({ content }) => runs(content, at) && content.second && runs(content.second, at),
  );
  if (isTakingTurns) moments.push((Math.floor(at.getTime() / TURN_MS) + 1) * TURN_MS);
  return moments.length === 0 ? null : new Date(Math.min(...moments));
}
