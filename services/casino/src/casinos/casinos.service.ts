import {
  CASINO_DELETED,
  CASINO_NOT_FOUND,
  CASINO_NOT_PUBLIC,
  type listCasinos,
} from '@slots/contracts/casino/casinos';
import type { QueryOf } from '@slots/contracts/contract';
import {
  assertSameId,
  createEdits,
  type Edit,
  type Editor,
  editorOf,
} from '@slots/http-kit/entity-tag';
import {
  badRequest,
  conflict,
  forbidden,
  gone,
  notFound,
} from '@slots/http-kit/http-problem.error';
import { createKeyedQueue } from '@slots/mongo/keyed-queue';
import type { Reader, Staff } from '@slots/tokens/claims';
import type { ClientSession } from 'mongoose';
import type { CasinoChanges, CasinoRecord } from './casino.model.ts';
import type { CasinoFilter } from './casino-query.ts';
import { firstFreeSlug, slugFromName } from './casino-slug.ts';
import type { CasinosRepository } from './casinos.repository.ts';

const DEFAULT_PAGE_SIZE = 10;
/** Enough for many replicas that create one name at the same time: of those that collide one gets through. */
const SLUG_ATTEMPTS = 50;

type ListPlace = Pick<QueryOf<typeof listCasinos>, 'page' | 'limit' | 'sort'>;

export type CasinosService = ReturnType<typeof createCasinosService>;

const slugTaken = () =>
  conflict('A casino with this slug already exists', [{ path: 'slug', message: 'is taken' }]);

/** @throws HttpProblem 403 when the reader is a visitor and the casino is not published */
function visibleTo(casino: CasinoRecord, reader: Reader): CasinoRecord {
  if (reader.kind === 'visitor' && casino.published !== 'true') throw forbidden(CASINO_NOT_PUBLIC);
  return casino;
}

export function createCasinosService({
  casinos,
  renameBelongings,
  removeBelongings,
}: {
  casinos: CasinosRepository;
  /** The review, in the same transaction. */
  renameBelongings: (casino: CasinoRecord, session: ClientSession) => Promise<void>;
  /** Promotions and the review, in the same transaction. */
  removeBelongings: (casinoId: number, by: Editor, session: ClientSession) => Promise<void>;
}) {
  /** Creations of one name, which the unique index keeps apart in several processes. */
  const creations = createKeyedQueue();

  const { existing, read, versionFor, changedMeanwhile } = createEdits({
    what: 'This casino',
    missing: CASINO_NOT_FOUND,
    byId: casinos.byId,
  });

  async function insertWithFreeSlug(base: string, id: number, name: string, by: Staff) {
    for (let attempt = 0; attempt < SLUG_ATTEMPTS; attempt += 1) {
      const slug = firstFreeSlug(base, await casinos.takenSlugs(base));
      const casino = { _id: id, name, slug, createdBy: by.id };
      const stored = await casinos.insert(casino, editorOf(by));
      if (stored !== 'slug-taken') return stored;
    }
    throw conflict('Too many casinos with this name are being created. Please try again.');
  }

  return {
    /** Without page and limit all casinos. Pages start at 1. */
    async list(filter: CasinoFilter, { page, limit, sort }: ListPlace) {
      if (page === undefined && limit === undefined) {
        const all = await casinos.list(filter, sort);
        return { ...all, totalPages: all.total === 0 ? 0 : 1 };
      }
      const size = limit ?? DEFAULT_PAGE_SIZE;
      const place = { skip: ((page ?? 1) - 1) * size, limit: size };
      const found = await casinos.list(filter, sort, place);
      return { ...found, totalPages: Math.ceil(found.total / size) };
    },

    /**
     * An unpublished casino of the person who creates it.
     * @throws HttpProblem 409 when the slug that was asked for belongs to another casino
     */
    async create(wanted: { name: string; slug?: string | undefined }, by: Staff) {
      if (wanted.slug !== undefined) {
        if (await casinos.bySlug(wanted.slug)) throw slugTaken();
        const { name, slug } = wanted;
        const casino = { _id: await casinos.nextId(), name, slug, createdBy: by.id };
        const stored = await casinos.insert(casino, editorOf(by));
        if (stored === 'slug-taken') throw slugTaken();
        return stored;
      }
      const id = await casinos.nextId();
      const base = slugFromName(wanted.name) ?? `casino-${id}`;
      return creations(base, () => insertWithFreeSlug(base, id, wanted.name, by));
    },

    /** For staff who change it. @throws HttpProblem 404, or 412 when it changed since they read it */
    read,

    /** @throws HttpProblem 404, or 403 for a visitor and an unpublished casino */
    async get(id: number, reader: Reader): Promise<CasinoRecord> {
      return visibleTo(await existing(id), reader);
    },

    /**
     * By slug, then by id when it is all digits, then by a former slug: it moved.
     * @throws HttpProblem 404, for a visitor 410 when it was deleted, or 403 for a visitor and an unpublished casino
     */
    async getBySlug(slug: string, reader: Reader) {
      const present =
        (await casinos.bySlug(slug)) ??
        (/^\d{1,15}$/.test(slug) ? await casinos.byId(Number(slug)) : null);
      const casino = present ?? (await casinos.byFormerSlug(slug));
      if (casino) return { casino: visibleTo(casino, reader), isMoved: present === null };
      if (reader.kind === 'visitor' && (await casinos.isDeleted(slug))) throw gone(CASINO_DELETED);
      throw notFound(CASINO_NOT_FOUND);
    },

    /**
     * @throws HttpProblem 400, 404, 409 when the slug belongs to another casino, or 412 when the casino
     * changed since the caller read it
     */
    async update(
      id: number,
      changes: CasinoChanges,
      { by, ifMatch, repeatedId }: Edit,
    ): Promise<CasinoRecord> {
      assertSameId(id, repeatedId);
      if (Object.keys(changes).length === 0) throw badRequest('There is nothing to change.');
      const version = await versionFor(id, ifMatch);
      const inTransaction = async (changed: CasinoRecord, session: ClientSession) => {
        if (changes.name !== undefined) await renameBelongings(changed, session);
      };
      const updated = await casinos.update(id, changes, { by, version }, inTransaction);
      if (updated === null) throw await changedMeanwhile(id);
      if (updated === 'slug-taken') throw slugTaken();
      return updated;
    },

    /** With its promotions. @throws HttpProblem 404, or 412 when it changed since the caller read it */
    async remove(id: number, { by, ifMatch }: Edit): Promise<void> {
      const version = await versionFor(id, ifMatch);
      const removed = await casinos.remove(id, { by, version }, (session) =>
        removeBelongings(id, by, session),
      );
      if (!removed) throw await changedMeanwhile(id);
    },

    /** All casinos, or those of one affiliate, by name. */
    assignable: (affiliateId?: number) =>
      casinos.assignable(affiliateId === undefined ? {} : { affiliateId }),

    /** @throws HttpProblem 404, or 412 when it changed since the caller read it */
    async assign(id: number, affiliateId: number | null, { by, ifMatch }: Edit) {
      const version = await versionFor(id, ifMatch);
      const assigned = await casinos.setAffiliate(id, affiliateId, { by, version });
      if (!assigned) throw await changedMeanwhile(id);
      return assigned;
    },

    /** Returns the number of casinos that the affiliate had. */
    release: (affiliateId: number, by: Editor) => casinos.releaseAffiliate(affiliateId, by),
  };
}
