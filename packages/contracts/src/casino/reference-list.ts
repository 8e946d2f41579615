import { z } from 'zod';
import { type Contract, defineContract } from '../contract.ts';
import { defineEntity, type Entity, type Field, type Fields, type NoFields } from '../entity.ts';
import { byId, csvFile, id, messageOnly } from '../fields.ts';
import type { CasinoRelation } from './casino-entity.ts';

/** An entry in an answer: texts and numbers, so that it fits a CSV file too. */
type EntryShape = z.ZodObject<Record<string, z.ZodType<string | number | null>>>;

/** A body may repeat the path's id; a different one is refused by the service. */
const repeatedId = id.optional();
const orders = z.enum(['id', '-id', 'name', '-name', 'code', '-code']);

/**
 * Raised in the transaction that relates a casino to an entry, so that this and the entry's deletion cannot
 * both succeed.
 */
const holds = { read: z.int(), seenBy: 'owner', history: false, default: 0 } as const;

/** The calls that a list may have beside the reading one. */
export type ReferenceCall = 'export' | 'create' | 'update' | 'replace' | 'remove';

const capitals = (words: string) => words.replaceAll(/\b[a-z]/g, (letter) => letter.toUpperCase());

/**
 * A list that casinos choose from: its entries' fields, and the calls that read and change it. The portal reads
 * it, super administrators change it; the code of an entry is unique, and one in use is not deleted.
 *
 * `name`, a plural, ends its addresses and names its files and, with underscores, its collection; `kind`, a
 * singular, names its history. Both are hyphenated and name the list in messages and on screens.
 */
export function defineReferenceList<
  const Name extends string,
  const Kind extends string,
  const CasinoField extends CasinoRelation | null,
  const F extends Fields & { readonly code: Field },
  Shape extends EntryShape,
>({
  name,
  kind,
  calls,
  casinoField,
  orderedBy = 'name',
  shownAs,
  fields,
  example,
  inUse = 'It is in use by one or more casinos.',
}: {
  readonly name: Name;
  readonly kind: Kind;
  /** Those that it has beside the reading one. */
  readonly calls: readonly ReferenceCall[];
  /** The field of casinos with ids of its entries, which keeps these from being deleted; null where no call deletes. */
  readonly casinoField: CasinoField;
  /** The field that orders the list unless it is sorted. */
  readonly orderedBy?: 'name' | 'code';
  /** The answered shape, from that of staff. */
  readonly shownAs: (staff: z.ZodObject<Entity<F, NoFields>['staffShape']>) => Shape;
  readonly fields: F;
  readonly example: Readonly<Record<string, string>>;
  readonly inUse?: string;
}) {
  const one = kind.replaceAll('-', ' ');
  const many = name.replaceAll('-', ' ');
  const listId = name.replaceAll(/-(\w)/g, (_match, letter: string) => letter.toUpperCase());
  const visible = defineEntity(kind, fields);
  const entity = defineEntity(kind, { ...fields, holds });
  const shape = shownAs(z.object(visible.staffShape));
  const columns = Object.fromEntries(
    Object.entries(visible.columns).filter(([name]) => name in shape.shape),
  );
  const texts = {
    deleted: `${one.charAt(0).toUpperCase()}${one.slice(1)} deleted successfully.`,
    taken: `A ${one} with this code already exists`,
    missing: `${capitals(one)} Not Found`,
    inUse: `Failed to delete ${one}. ${inUse}`,
  };
  const reading = { owner: 'casino', access: 'staff' } as const;
  const writing = { owner: 'casino', access: 'super' } as const;
  const changing = {
    ...writing,
    path: `/api/${name}/:id`,
    params: byId,
    responses: { 200: shape },
    messages: { 404: texts.missing, 409: texts.taken },
  } as const;
  return {
    entity,
    name,
    kind,
    one,
    many,
    title: { one: capitals(one), many: capitals(many) },
    collection: name.replaceAll('-', '_'),
    calls,
    casinoField,
    shape,
    orderedBy,
    texts,
    list: defineContract({
      ...reading,
      id: `${listId}.list`,
      method: 'GET',
      path: `/api/${name}`,
      summary: `Lists all ${many}, by ${orderedBy}.`,
      responses: { 200: z.array(shape) },
    }),
    export: defineContract({
      ...reading,
      id: `${listId}.export`,
      method: 'GET',
      path: `/api/${name}.csv`,
      summary: `Exports all ${many} as a CSV file, by ${orderedBy} unless sorted.`,
      query: z.object({
        sort: ('name' in fields ? orders : orders.exclude(['name', '-name'])).optional(),
      }),
      csv: { name, columns },
      responses: { 200: csvFile },
    }),
    create: defineContract({
      ...writing,
      id: `${listId}.create`,
      method: 'POST',
      path: `/api/${name}`,
      summary: `Creates a ${one}; its code must be unique.`,
      body: z.strictObject(visible.creation),
      example,
      responses: { 201: shape },
      messages: { 409: texts.taken },
    }),
    update: defineContract({
      ...changing,
      id: `${listId}.update`,
      method: 'PATCH',
      summary: `Updates a ${one}; omitted fields stay unchanged.`,
      body: z.strictObject({ id: repeatedId, ...visible.changes }).meta({ minProperties: 1 }),
      example: Object.fromEntries(Object.entries(example).slice(0, 1)),
    }),
    replace: defineContract({
      ...changing,
      id: `${listId}.update`,
      method: 'PUT',
      summary: `Replaces the ${Object.keys(fields).join(' and ')} of a ${one}.`,
      body: z.strictObject({ id: repeatedId, ...visible.creation }),
      example,
    }),
    remove: defineContract({
      ...changing,
      id: `${listId}.delete`,
      method: 'DELETE',
      summary: `Deletes a ${one} that no casino uses.`,
      responses: { 200: messageOnly },
      messages: { 404: texts.missing, 409: texts.inUse },
    }),
  };
}

/** A reference list, whichever it is. */
export type ReferenceList = ReturnType<
  typeof defineReferenceList<
    string,
    string,
    CasinoRelation | null,
    { readonly code: { read: z.ZodString; write: z.ZodType<string> } },
    EntryShape
  >
>;

/** The calls that a list has. */
export function callsOf(list: ReferenceList): readonly Contract[] {
  return [list.list, ...list.calls.map((call) => list[call])];
}
