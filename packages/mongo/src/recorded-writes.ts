import { isDeepStrictEqual } from 'node:util';
import type { Editor } from '@slots/http-kit/entity-tag';
import type { ClientSession, Model, PipelineStage, QueryFilter, UpdateQuery } from 'mongoose';
import { DELETED, type HistoryChange, type HistoryRecord, type HistoryStore } from './history.ts';

/** A record with a history has a whole-number id, and a version that every write raises. */
interface Versioned {
  readonly _id: number;
  readonly version: number;
}

type Fields = Readonly<Record<string, unknown>>;

/** The history of one kind of record. */
export interface RecordedKind<T> {
  readonly kind: string;
  /** The record's name for people. */
  readonly name: (record: T) => string;
  /** The fields as the record's own call names and shows them; one that is undefined counts as null. */
  readonly fields: (record: T) => Fields;
  /** Fields whose changes are recorded without values. */
  readonly secrets?: (record: T) => Fields;
  /** A better word than 'updated' for these changes, if there is one. */
  readonly action?: (changes: readonly HistoryChange[]) => string | undefined;
}

/** Who writes, and the version that the record must have; undefined: any. */
export interface VersionedWrite {
  readonly by: Editor;
  readonly version?: number | undefined;
}

/** Finds the record with this id, or finds it only while it has this version. */
export const ofVersion = (id: number, version: number | undefined) => ({
  _id: id,
  ...(version === undefined ? {} : { version }),
});

/** The update of an edit: sets these fields, notes who edited last, and raises the version. */
export const setFields = <F extends object>(fields: F, by: Editor) => ({
  $set: { ...fields, updatedBy: by },
  $inc: { version: 1 },
});

function differences(before: Fields, after: Fields): HistoryChange[] {
  return [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .map((field) => ({ field, from: before[field] ?? null, to: after[field] ?? null }))
    .filter(({ from, to }) => !isDeepStrictEqual(from, to));
}

const isEmpty = (value: unknown) => value === null || (Array.isArray(value) && value.length === 0);

/** The step of a record that comes or goes tells only the fields that hold something. */
const telling = ({ from, to }: HistoryChange) => !(isEmpty(from) && isEmpty(to));

const withoutValues = ({ field }: HistoryChange): HistoryChange => ({
  field,
  from: null,
  to: null,
});

/**
 * Writes that leave history: each stores what it changed, by whom and when, in the transaction that
 * makes the change, so that no crash can part the two. What changes nothing leaves none.
 */
export function createRecordedWrites<T extends Versioned>({
  model,
  history,
  recorded: { kind, name, fields, secrets = () => ({}), action = () => undefined },
  onChange = () => undefined,
}: {
  model: Model<T>;
  history: HistoryStore;
  recorded: RecordedKind<T>;
  /**
   * Called with each change before its transaction ends: the record before and after, null where it does not exist.
   * Both null: there is no such record.
   */
  onChange?: (before: T | null, after: T | null) => void;
}) {
  function changesBetween(before: T | null, after: T | null): HistoryChange[] {
    const read = (take: (record: T) => Fields, record: T | null) => (record ? take(record) : {});
    return [
      ...differences(read(fields, before), read(fields, after)),
      ...differences(read(secrets, before), read(secrets, after)).map(withoutValues),
    ];
  }

  async function stored(id: number, session: ClientSession): Promise<T> {
    const record = await model.findById(id).session(session).lean<T | null>();
    if (!record) throw new Error(`A ${kind} that was just written is not there`);
    return record;
  }

  /** `record` is as it is after the step; a deleted one as it was. */
  async function addStep(
    record: T,
    { version, action, changes }: Pick<HistoryRecord, 'version' | 'action' | 'changes'>,
    by: Editor,
    session: ClientSession,
  ): Promise<void> {
    const { _id: recordId } = record;
    const at = new Date();
    const step = { kind, recordId, name: name(record), version, at, by, action, changes };
    await history.add([step], session);
  }

  return {
    async insert(
      document: Partial<T> & { readonly _id: number },
      by: Editor,
      session: ClientSession,
    ): Promise<T> {
      await new model(document).save({ session });
      const after = await stored(document._id, session);
      onChange(null, after);
      const changes = changesBetween(null, after).filter(telling);
      await addStep(after, { version: after.version, action: 'created', changes }, by, session);
      return after;
    },

    /** The changed record; null: there is none such. `update` has to raise the version. */
    async update(
      filter: QueryFilter<T>,
      update: UpdateQuery<T> | PipelineStage.Set[],
      by: Editor,
      session: ClientSession,
    ): Promise<T | null> {
      const before = await model
        .findOneAndUpdate(filter, update, {
          session,
          returnDocument: 'before',
          updatePipeline: Array.isArray(update),
        })
        .lean<T | null>();
      if (!before) {
        onChange(null, null);
        return null;
      }
      const after = await stored(before._id, session);
      onChange(before, after);
      const changes = changesBetween(before, after);
      if (changes.length > 0) {
        const word = action(changes) ?? 'updated';
        await addStep(after, { version: after.version, action: word, changes }, by, session);
      }
      return after;
    },

    /** The deleted record; null: there is none such. */
    async remove(filter: QueryFilter<T>, by: Editor, session: ClientSession): Promise<T | null> {
      const before = await model.findOneAndDelete(filter, { session }).lean<T | null>();
      onChange(before, null);
      if (!before) return null;
      const version = before.version + 1;
      const changes = changesBetween(before, null).filter(telling);
      await addStep(before, { version, action: DELETED, changes }, by, session);
      return before;
    },
  };
}

export type RecordedWrites<T extends Versioned> = ReturnType<typeof createRecordedWrites<T>>;
