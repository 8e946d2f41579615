import type { CasinoRelation } from '@slots/contracts/casino/casino-entity';
import type { Editor } from '@slots/http-kit/entity-tag';
import { type RecordedWrites, setFields } from '@slots/mongo/recorded-writes';
import type { Transact } from '@slots/mongo/transaction';
import type { ClientSession, PipelineStage, UpdateQuery } from 'mongoose';
import type { CasinoRecord } from '../casinos/casino.model.ts';
import { queueKey } from '../casinos/casinos.repository.ts';

/** A new support type of a casino; without a value it keeps the casino's present one. */
export interface SupportChange {
  readonly typeId: number;
  readonly value?: string | null;
}

/**
 * Keeps records that a casino is about to reference from being deleted beside the transaction.
 * @throws HttpProblem 400 for unknown ids
 */
export type Lock = (session: ClientSession) => Promise<void>;

type Update = UpdateQuery<CasinoRecord> | PipelineStage.Set[];

/** The value that the casino has for a support type, as an expression. */
function presentValue(typeId: number) {
  return {
    $ifNull: [
      {
        $first: {
          $map: {
            input: { $filter: { input: '$support', cond: { $eq: ['$$this.typeId', typeId] } } },
            in: '$$this.value',
          },
        },
      },
      null,
    ],
  };
}

/** Each change is one write, so that writers at the same time lose nothing; null: no such casino. */
export function createCasinoRelationsRepository({
  recorded,
  transact,
}: {
  recorded: RecordedWrites<CasinoRecord>;
  transact: Transact;
}) {
  function write(id: number, update: Update, by: Editor, lock: Lock = async () => undefined) {
    return transact(queueKey(id), async (session) => {
      await lock(session);
      return recorded.update({ _id: id }, update, by, session);
    });
  }

  /** Computes fields from what is stored at the moment of the write. */
  function compute(id: number, fields: Record<string, unknown>, by: Editor, lock: Lock) {
    const stages: PipelineStage.Set[] = [
      {
        $set: {
          ...fields,
          version: { $add: ['$version', 1] },
          updatedAt: '$$NOW',
          updatedBy: { $literal: by },
        },
      },
    ];
    return write(id, stages, by, lock);
  }

  return {
    set: (id: number, field: CasinoRelation, ids: readonly number[], by: Editor, lock?: Lock) =>
      write(id, setFields({ [field]: [...ids] }, by), by, lock),

    /** At the end of the list, unless it is there. */
    add: (id: number, field: CasinoRelation, added: number, by: Editor, lock: Lock) =>
      write(id, { ...setFields({}, by), $addToSet: { [field]: added } }, by, lock),

    remove: (id: number, field: CasinoRelation, removed: readonly number[], by: Editor) =>
      write(id, { ...setFields({}, by), $pullAll: { [field]: [...removed] } }, by),

    /** Puts `added` in the place of `removed`, or at the end when `removed` is not there. */
    replace(
      id: number,
      field: CasinoRelation,
      { added, removed }: { readonly added: number; readonly removed: number },
      by: Editor,
      lock: Lock,
    ) {
      const without = { $filter: { input: `$${field}`, cond: { $ne: ['$$this', added] } } };
      const inPlace = {
        $map: {
          input: '$$kept',
          in: { $cond: [{ $eq: ['$$this', removed] }, added, '$$this'] },
        },
      };
      const atTheEnd = { $concatArrays: ['$$kept', [added]] };
      return compute(
        id,
        {
          [field]: {
            $let: {
              vars: { kept: without },
              in: { $cond: [{ $in: [removed, '$$kept'] }, inPlace, atTheEnd] },
            },
          },
        },
        by,
        lock,
      );
    },

    setSupport: (id: number, entries: readonly SupportChange[], by: Editor, lock: Lock) =>
      compute(
        id,
        {
          support: entries.map(
            ({ typeId, value }): Record<keyof CasinoRecord['support'][number], unknown> => ({
              typeId,
              value: value === undefined ? presentValue(typeId) : { $literal: value },
            }),
          ),
        },
        by,
        lock,
      ),
  };
}

export type CasinoRelationsRepository = ReturnType<typeof createCasinoRelationsRepository>;
