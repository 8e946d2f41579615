import type { Editor } from '@slots/http-kit/entity-tag';
import type { Model, PipelineStage } from 'mongoose';
import type { CasinoRecord, LinkField, SupportEntry } from '../casinos/casino.model.ts';

/** A support type as it is to be; without a value it keeps the one that the casino has for it. */
export interface SupportChange {
  readonly typeId: number;
  readonly value?: string | null;
}

/** Each change is one write, so that writers at the same time lose nothing; null: no such casino. */
export interface CasinoLinksRepository {
  set(
    id: number,
    field: LinkField,
    ids: readonly number[],
    by: Editor,
  ): Promise<CasinoRecord | null>;
  /** At the end of the list, unless it is there. */
  add(id: number, field: LinkField, added: number, by: Editor): Promise<CasinoRecord | null>;
  remove(
    id: number,
    field: LinkField,
    removed: readonly number[],
    by: Editor,
  ): Promise<CasinoRecord | null>;
  /** Puts `added` in the place of `removed`, or at the end when `removed` is not there. */
  replace(
    id: number,
    field: LinkField,
    link: { readonly added: number; readonly removed: number },
    by: Editor,
  ): Promise<CasinoRecord | null>;
  setSupport(
    id: number,
    entries: readonly SupportChange[],
    by: Editor,
  ): Promise<CasinoRecord | null>;
}

const WRITTEN = { $inc: { version: 1 } } as const;
const AFTER = { returnDocument: 'after' } as const;

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

export function createCasinoLinksRepository(casinos: Model<CasinoRecord>): CasinoLinksRepository {
  /** Computes fields from what is stored at the moment of the write. */
  function compute(id: number, fields: Record<string, unknown>, by: Editor) {
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
    return casinos
      .findByIdAndUpdate(id, stages, { ...AFTER, updatePipeline: true })
      .lean<CasinoRecord | null>();
  }

  return {
    set: (id, field, ids, by) =>
      casinos
        .findByIdAndUpdate(id, { $set: { [field]: [...ids], updatedBy: by }, ...WRITTEN }, AFTER)
        .lean<CasinoRecord | null>(),

    add: (id, field, added, by) =>
      casinos
        .findByIdAndUpdate(
          id,
          { $addToSet: { [field]: added }, $set: { updatedBy: by }, ...WRITTEN },
          AFTER,
        )
        .lean<CasinoRecord | null>(),

    remove: (id, field, removed, by) =>
      casinos
        .findByIdAndUpdate(
          id,
          { $pullAll: { [field]: [...removed] }, $set: { updatedBy: by }, ...WRITTEN },
          AFTER,
        )
        .lean<CasinoRecord | null>(),

    replace(id, field, { added, removed }, by) {
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
      );
    },

    setSupport: (id, entries, by) =>
      compute(
        id,
        {
          support: entries.map(
            ({ typeId, value }): Record<keyof SupportEntry, unknown> => ({
              typeId,
              value: value === undefined ? presentValue(typeId) : { $literal: value },
            }),
          ),
        },
        by,
      ),
  };
}
