import type { Drafted } from '@slots/contracts/casino/drafted';
import { createEdits, type Edit, type Editor } from '@slots/http-kit/entity-tag';
import {
  badField,
  badFields,
  conflict,
  forbidden,
  notFound,
} from '@slots/http-kit/http-problem.error';
import type { ClientSession } from 'mongoose';
import { publicationOf } from './drafted.mapper.ts';
import type { DraftedRecord, VersionRecord } from './drafted.model.ts';
import type { DraftedChange, DraftedRepository } from './drafted.repository.ts';
import type { DraftedKind, Fields, Visit } from './drafted-kind.ts';

interface Write {
  readonly change: DraftedChange;
  readonly inTransaction?: (session: ClientSession) => Promise<void>;
}

/** Writes without If-Match that find the record changed each time. */
const MAX_TRIES = 10;

const inWords = (at: Date) =>
  at.toLocaleString('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });

/** The draft's writers: those so far, and this one. */
function withWriter(writers: readonly Editor[], by: Editor): readonly Editor[] {
  return [...writers.filter(({ id }) => id !== by.id), by];
}

export type DraftedService = ReturnType<typeof createDraftedService>;

/** The life of drafted records: written, planned, published, restored, taken off. */
export function createDraftedService({
  definition: { texts, one },
  kind,
  records,
  fourEyes,
}: {
  readonly definition: Drafted;
  readonly kind: DraftedKind;
  readonly records: DraftedRepository;
  /** Editors of a draft may not publish it. */
  readonly fourEyes: boolean;
}) {
  const { existing, read, changedMeanwhile } = createEdits({
    what: `This ${one}`,
    missing: texts.missing,
    byId: records.byId,
  });

  const takenKey = () => conflict(kind.taken.message, [kind.taken]);

  /**
   * Reads a record and writes. Without If-Match, one that was changed in between is read anew.
   * @param write answers null where the record had been changed
   * @throws HttpProblem 404, 412
   */
  async function untilWritten<T>(
    id: number,
    ifMatch: string | undefined,
    write: (record: DraftedRecord) => Promise<T | null>,
  ): Promise<T> {
    for (let tries = 0; tries < MAX_TRIES; tries += 1) {
      const written = await write(await read(id, ifMatch));
      if (written !== null) return written;
    }
    throw await changedMeanwhile(id);
  }

  /**
   * Stores what follows from a record.
   * @param writeOf answers null where nothing is left to change
   * @throws HttpProblem 404, 409, 412
   */
  const edit = (
    id: number,
    { by, ifMatch }: Edit,
    writeOf: (record: DraftedRecord) => Promise<Write | null>,
  ): Promise<DraftedRecord> =>
    untilWritten(id, ifMatch, async (record) => {
      const write = await writeOf(record);
      if (!write) return record;
      const stored = await records.update(record, write.change, by, write.inTransaction);
      if (stored === 'key-taken') throw takenKey();
      return stored;
    });

  /** Title and keys derived from a record's new contents. */
  async function derived(subject: Fields, contents: readonly (Fields | undefined)[]) {
    const there = contents.filter((content) => content !== undefined);
    const [first = {}] = there;
    return {
      title: await kind.titleOf(subject, first),
      keys: [...new Set(there.flatMap((content) => kind.keysOf(subject, content)))],
    };
  }

  /** @throws HttpProblem 409 */
  function assertNotPlanned({ plan }: DraftedRecord): void {
    if (plan) throw conflict(texts.planned(inWords(plan.at)));
  }

  /** @throws HttpProblem 400 that names all that does not exist */
  async function assertSound(...draft: Parameters<DraftedKind['check']>): Promise<void> {
    const faults = await kind.check(...draft);
    if (faults.length > 0) throw badFields(faults);
  }

  /** @param version the earlier version that the content is from, if any */
  async function drafted(
    record: DraftedRecord,
    content: Fields,
    by: Editor,
    version?: VersionRecord,
  ): Promise<Write> {
    assertNotPlanned(record);
    const { subject, published, draft } = record;
    const before = [draft, published, version].flatMap((one) => (one ? [one.content] : []));
    return {
      change: {
        ...(await derived(subject, [content, published?.content])),
        draft: { content, at: new Date(), writers: withWriter(draft?.writers ?? [], by) },
      },
      inTransaction: (session) => assertSound({ subject, content, before }, session),
    };
  }

  async function publication(
    record: DraftedRecord,
    { content, at, by }: { content: Fields; at: Date; by: Editor },
  ): Promise<Write> {
    const { subject, publications, firstPublishedAt } = record;
    const number = publications + 1;
    return {
      change: {
        ...(await derived(subject, [content])),
        draft: null,
        plan: null,
        published: { content, number, at, by },
        publications: number,
        firstPublishedAt: firstPublishedAt ?? at,
      },
      inTransaction: async (session) => kind.onPublished?.(subject, content, by, session),
    };
  }

  return {
    /** @throws HttpProblem 404 */
    get: existing,

    list: records.list,

    /** @throws HttpProblem 409 when another record has its key */
    async create(subject: Fields, content: Fields, by: Editor): Promise<DraftedRecord> {
      const draft = { content, at: new Date(), writers: [by] };
      const facts = await derived(subject, [content]);
      const stored = await records.insert({ subject, ...facts, draft }, by, (session) =>
        assertSound({ subject, content, before: [] }, session),
      );
      if (stored === 'key-taken') throw takenKey();
      return stored;
    },

    /** @throws HttpProblem 404, 409 while it is planned, 412 */
    save: (id: number, content: Fields, call: Edit) =>
      edit(id, call, (record) => drafted(record, content, call.by)),

    /** @throws HttpProblem 404, 409 when nothing else would be left, 412 */
    discard: (id: number, call: Edit) =>
      edit(id, call, async (record) => {
        assertNotPlanned(record);
        if (!record.draft) return null;
        if (!record.published) throw conflict(texts.neverPublished);
        const facts = await derived(record.subject, [record.published.content]);
        return { change: { ...facts, draft: null } };
      }),

    /**
     * At once, or by itself at a time.
     * @throws HttpProblem 400 for a time that is past, 403 for one's own draft with four eyes, 404, 409 when it is not
     * complete, is planned already or there is no draft, 412
     */
    publish: (id: number, at: Date | undefined, call: Edit) =>
      edit(id, call, async (record) => {
        const { by } = call;
        const { draft } = record;
        if (!draft) throw conflict(texts.noDraft);
        assertNotPlanned(record);
        if (fourEyes && draft.writers.some((writer) => writer.id === by.id)) {
          throw forbidden(texts.fourEyes);
        }
        const faults = kind.faultsOf(draft.content);
        if (faults.length > 0) {
          throw conflict(
            texts.incomplete,
            faults.map(({ path, message }) => ({ path: `content.${path}`, message })),
          );
        }
        const now = new Date();
        if (at === undefined) {
          return publication(record, { content: draft.content, at: now, by });
        }
        if (at <= now) throw badField('at', texts.atIsPast);
        return { change: { plan: { at, by } } };
      }),

    /** @throws HttpProblem 404, 409 when nothing is planned, 412 */
    cancel: (id: number, call: Edit) =>
      edit(id, call, async ({ plan }) => {
        if (!plan) throw conflict(texts.notPlanned);
        return { change: { plan: null } };
      }),

    /** @throws HttpProblem 404, 409 when it is not published, 412 */
    withdraw: (id: number, call: Edit) =>
      edit(id, call, async ({ subject, published, draft }) => {
        const { by } = call;
        if (!published) throw conflict(texts.notPublished);
        const { content } = published;
        const kept = draft ?? { content, at: new Date(), writers: [by] };
        return {
          change: { ...(await derived(subject, [kept.content])), published: null, draft: kept },
          inTransaction: async (session) => kind.onPublished?.(subject, null, by, session),
        };
      }),

    /** Publishes the drafts whose time has come; safe beside another process that does the same. */
    async publishDue(at: Date, onError: (error: unknown, id: number) => void): Promise<void> {
      for (const id of await records.due(at)) {
        try {
          const record = await existing(id);
          const { draft, plan } = record;
          if (!draft || !plan || plan.at > at) continue;
          const due = { content: draft.content, at: plan.at, by: plan.by };
          const { change, inTransaction } = await publication(record, due);
          // Null: it was published or changed meanwhile.
          const stored = await records.update(record, change, plan.by, inTransaction);
          if (stored === 'key-taken') throw takenKey();
        } catch (error) {
          onError(error, id);
        }
      }
    },

    /** Newest first. @throws HttpProblem 404 */
    async versions(id: number) {
      await existing(id);
      return records.versions(id);
    },

    /** @throws HttpProblem 404 */
    async version(id: number, number: number) {
      await existing(id);
      const found = await records.version(id, number);
      if (!found) throw notFound(texts.noVersion);
      return found;
    },

    /** An earlier version becomes the draft. @throws HttpProblem 404, 409 while a draft is planned, 412 */
    restore: (id: number, number: number, call: Edit) =>
      edit(id, call, async (record) => {
        const version = await records.version(id, number);
        if (!version) throw notFound(texts.noVersion);
        return drafted(record, version.content, call.by, version);
      }),

    /** A visitor's view; the draft unless it is planned for later. @throws HttpProblem 404 */
    async preview(id: number, { country, at }: Visit): Promise<unknown> {
      const record = await existing(id);
      const { draft, plan, subject, firstPublishedAt } = record;
      const waits = plan !== null && plan.at > at;
      const published = publicationOf(record);
      if (draft && !(waits && published)) {
        const then = plan?.at ?? at;
        return kind.show(
          { id, subject, content: draft.content, at: then, firstAt: firstPublishedAt ?? then },
          { country, at },
        );
      }
      if (!published) throw notFound(texts.missing);
      return kind.show(published, { country, at });
    },

    /** @throws HttpProblem 404, 412 */
    async remove(id: number, { by, ifMatch }: Edit): Promise<void> {
      await untilWritten(id, ifMatch, async (record) => {
        const { subject, published } = record;
        const removed = await records.remove(record, by, async (session) => {
          if (published) await kind.onPublished?.(subject, null, by, session);
        });
        return removed || null;
      });
    },
  };
}
