import type { ActivityEntry, ActivityQuery } from '@slots/contracts/activity';
import {
  type HistoryEntry,
  type HistoryPage,
  type HistoryQuery,
  historyEntry,
} from '@slots/contracts/history';
import { editorOf } from '@slots/http-kit/entity-tag';
import { notFound } from '@slots/http-kit/http-problem.error';
import mongoose, { type ClientSession, type Connection, type QueryFilter, trusted } from 'mongoose';
import { z } from 'zod';
import { expireAfter } from './expiry.ts';
import { pageOf } from './page.ts';
import { recordModel } from './record-model.ts';

const SECONDS_A_DAY = 86_400;
const DAY_MS = SECONDS_A_DAY * 1_000;
const DEFAULT_ACTIVITY_SIZE = 50;

/** The step in which a record went. */
export const DELETED = 'deleted';

export type HistoryChange = Readonly<HistoryEntry['changes'][number]>;

const { shape } = historyEntry;

/** A step in a record's history as it is stored. */
const historyStep = z.object({
  kind: z.string(),
  recordId: z.int(),
  /** The record's name after the step; missing from steps older than this page. */
  name: z.string().exactOptional(),
  /** The record's version after the step, which puts steps in order whatever the clocks say. */
  version: z.int(),
  at: z.date(),
  by: shape.by,
  action: shape.action,
  changes: shape.changes,
});
export type HistoryRecord = Readonly<z.output<typeof historyStep>>;

export type StoredStep = HistoryRecord & { readonly _id: mongoose.Types.ObjectId };

/**
 * Steps that stand after a place. The moment bounds what is read of the index; of the steps of that
 * very millisecond the id decides.
 */
function narrowedBy({ person, kind, record, from, to, before }: ActivityQuery) {
  const [at = '', step = ''] = before?.split('_') ?? [];
  const range = {
    ...(from !== undefined && { $gte: new Date(from) }),
    ...(to !== undefined && { $lt: new Date(Date.parse(to) + DAY_MS) }),
    ...(before !== undefined && { $lte: new Date(at) }),
  };
  const filter: QueryFilter<StoredStep> = {
    ...(person !== undefined && { 'by.id': person }),
    ...(kind !== undefined && { kind }),
    ...(record !== undefined && { recordId: record }),
    ...(Object.keys(range).length > 0 && { at: trusted(range) }),
    ...(before !== undefined && {
      $or: [
        { at: trusted({ $lt: new Date(at) }) },
        { _id: trusted({ $lt: new mongoose.Types.ObjectId(step) }) },
      ],
    }),
  };
  return filter;
}

/** The same in the other direction. */
function laterThan(place: string): QueryFilter<StoredStep> {
  const [at = '', step = ''] = place.split('_');
  return {
    at: trusted({ $gte: new Date(at) }),
    $or: [
      { at: trusted({ $gt: new Date(at) }) },
      { _id: trusted({ $gt: new mongoose.Types.ObjectId(step) }) },
    ],
  };
}

/** A step as it is answered. */
const toEntry = ({ at, by, action, changes }: HistoryRecord) => ({
  at: at.toISOString(),
  by: editorOf(by),
  action,
  changes: changes.map(({ field, from, to }) => ({ field, from, to })),
});

function toActivity(step: StoredStep) {
  const { _id, kind, recordId, name } = step;
  return { id: _id.toHexString(), ...toEntry(step), kind, recordId, name: name ?? null };
}

/** The history of all records, in the collection `history` of the service's database. */
export function createHistoryStore(connection: Connection, { days }: { readonly days: number }) {
  const steps = recordModel(
    connection,
    'History',
    historyStep,
    'history',
    [
      // Notes on a version stand after the step that made it.
      [{ kind: 1, recordId: 1, version: -1, _id: -1 }],
      // Activity, newest first: of all, of a person, of a kind, of a record.
      [{ at: -1, _id: -1 }],
      [{ 'by.id': 1, at: -1, _id: -1 }],
      [{ kind: 1, at: -1, _id: -1 }],
      [{ kind: 1, recordId: 1, at: -1, _id: -1 }],
      // Names of what is gone.
      [
        { kind: 1, action: 1, recordId: 1, name: 1 },
        { partialFilterExpression: { action: DELETED } },
      ],
    ],
    { minimize: false },
  );

  return {
    /** Also applies the retention of history. */
    async createIndexes(): Promise<void> {
      await steps.createIndexes();
      await expireAfter(steps, 'at', days * SECONDS_A_DAY);
    },

    async add(added: readonly HistoryRecord[], session: ClientSession): Promise<void> {
      if (added.length > 0) await steps.insertMany(added, { session });
    },

    /** Records an event that did not change the record. */
    async note(step: HistoryRecord): Promise<void> {
      await steps.create(step);
    },

    /**
     * A page of a record's history, newest first.
     * @throws HttpProblem 404 when nothing is known of the record and `exists` denies it too
     */
    async page(
      record: {
        readonly kind: string;
        readonly id: number;
        readonly exists: () => Promise<boolean>;
        readonly missing: string;
      },
      query: HistoryQuery,
    ): Promise<HistoryPage> {
      const wanted = { kind: record.kind, recordId: record.id };
      const newest = { version: -1, _id: -1 } as const;
      const { records, total } = await pageOf(steps, wanted, newest, query);
      if (total === 0 && !(await record.exists())) throw notFound(record.missing);
      return { data: records.map(toEntry), total };
    },

    /** Deleted records of a kind, as reports name them: 'Sea Traffic (deleted)'. */
    async deleted(kind: string): Promise<{ id: number; name: string }[]> {
      const found = await steps
        .find({ kind, action: DELETED })
        .select({ _id: 0, recordId: 1, name: 1 })
        .lean<Pick<HistoryRecord, 'recordId' | 'name'>[]>();
      return found.flatMap(({ recordId: id, name }) =>
        name === undefined ? [] : { id, name: `${name} (deleted)` },
      );
    },

    /**
     * The steps of records of these kinds from a moment on, oldest first, with a cursor for those that follow. A step is there
     * once its transaction has ended, which may be some seconds after its moment.
     */
    async since(wanted: {
      readonly kinds: readonly string[];
      readonly since: Date;
      readonly after: string | undefined;
      readonly limit: number;
    }): Promise<{ steps: StoredStep[]; next: string | null }> {
      const { kinds, since, after, limit } = wanted;
      const place = after === undefined ? { at: trusted({ $gte: since }) } : laterThan(after);
      const found = await steps
        .find({ kind: trusted({ $in: [...kinds] }), ...place })
        .sort({ at: 1, _id: 1 })
        .limit(limit)
        .lean<StoredStep[]>();
      const last = found.length === limit ? found.at(-1) : undefined;
      return {
        steps: found,
        next: last ? `${last.at.toISOString()}_${last._id.toHexString()}` : null,
      };
    },

    /** The steps of all records, newest first; of equal moments the later id first. */
    async activity(query: ActivityQuery): Promise<ActivityEntry[]> {
      const found = await steps
        .find(narrowedBy(query))
        .sort({ at: -1, _id: -1 })
        .limit(query.limit ?? DEFAULT_ACTIVITY_SIZE)
        .lean<StoredStep[]>();
      return found.map(toActivity);
    },
  };
}

export type HistoryStore = ReturnType<typeof createHistoryStore>;
