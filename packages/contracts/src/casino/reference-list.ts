import { z } from 'zod';
import { defineContract } from '../contract.ts';
import { defineEntity, type Entity, type Field, type Fields, type NoFields } from '../entity.ts';
import { csvFile, id, messageOnly, pathId } from '../fields.ts';

/** An entry in an answer: texts and numbers, so that it fits a CSV file too. */
type EntryShape = z.ZodObject<Record<string, z.ZodType<string | number | null>>>;

/** A body may repeat the path's id; a different one is refused by the service. */
const repeatedId = id.optional();
const byId = z.object({ id: pathId });

/**
 * Raised in the transaction that relates a casino to an entry, so that this and the entry's deletion cannot
 * both succeed.
 */
const holds = { read: z.int(), seenBy: 'owner', history: false, default: 0 } as const;

const capitals = (words: string) => words.replaceAll(/\b[a-z]/g, (letter) => letter.toUpperCase());

/**
 * A list that casinos choose from: its entries' fields, and the calls that read and change it. The portal reads
 * it, super administrators change it; the code of an entry is unique, and one in use is not deleted.
 *
 * `listId` begins the ids of its calls, `name` is that of its file and ends their addresses, `kind` is its history's.
 */
export function defineReferenceList<
  const ListId extends string,
  const Name extends string,
  const F extends Fields & { readonly code: Field },
  Shape extends EntryShape,
>({
  listId,
  name,
  kind,
  collection,
  one,
  many,
  orderedBy = 'name',
  shownAs,
  fields,
  example,
  inUse = 'It is in use by one or more casinos.',
}: {
  readonly listId: ListId;
  readonly name: Name;
  readonly kind: string;
  readonly collection: string;
  readonly one: string;
  readonly many: string;
  /** The field that orders the list unless it is sorted. */
  readonly orderedBy?: 'name' | 'code';
  /** The answered shape, from that of staff. */
  readonly shownAs: (staff: z.ZodObject<Entity<F, NoFields>['staffShape']>) => Shape;
  readonly fields: F;
  readonly example: Readonly<Record<string, string>>;
  readonly inUse?: string;
}) {
  const visible = defineEntity(kind, fields);
  const entity = defineEntity(kind, { ...fields, holds });
  const shape = shownAs(z.object(visible.staffShape));
  const columns = Object.fromEntries(
    Object.entries(visible.columns).filter(([name]) => name in shape.shape),
  );
  const taken = `A ${one} with this code already exists`;
  const missing = `${capitals(one)} Not Found`;
  return {
    entity,
    name,
    shape,
    collection,
    orderedBy,
    texts: {
      deleted: `${one.charAt(0).toUpperCase()}${one.slice(1)} deleted successfully.`,
      taken,
      missing,
      inUse: `Failed to delete ${one}. ${inUse}`,
    },
    list: defineContract({
      id: `${listId}.list`,
      owner: 'casino',
      method: 'GET',
      path: `/api/${name}`,
      access: 'staff',
      summary: `All ${many}, by ${orderedBy}.`,
      responses: { 200: z.array(shape) },
    }),
    export: defineContract({
      id: `${listId}.export`,
      owner: 'casino',
      method: 'GET',
      path: `/api/${name}.csv`,
      access: 'staff',
      summary: `All ${many} as a CSV file, by ${orderedBy} unless sorted.`,
      query: z.object({
        sort: z.enum(['id', '-id', 'name', '-name', 'code', '-code']).optional(),
      }),
      csv: { name, columns },
      responses: { 200: csvFile },
    }),
    create: defineContract({
      id: `${listId}.create`,
      owner: 'casino',
      method: 'POST',
      path: `/api/${name}`,
      access: 'super',
      summary: `Adds a ${one}; its code is unique.`,
      body: z.strictObject(visible.creation),
      example,
      responses: { 201: shape },
      messages: { 409: taken },
    }),
    update: defineContract({
      id: `${listId}.update`,
      owner: 'casino',
      method: 'PATCH',
      path: `/api/${name}/:id`,
      access: 'super',
      summary: `Changes a ${one}; what is left out stays as it is.`,
      params: byId,
      body: z.strictObject({ id: repeatedId, ...visible.changes }).meta({ minProperties: 1 }),
      example: Object.fromEntries(Object.entries(example).slice(0, 1)),
      responses: { 200: shape },
      messages: { 404: missing, 409: taken },
    }),
    replace: defineContract({
      id: `${listId}.update`,
      owner: 'casino',
      method: 'PUT',
      path: `/api/${name}/:id`,
      access: 'super',
      summary: `Replaces the ${Object.keys(fields).join(' and ')} of a ${one}.`,
      params: byId,
      body: z.strictObject({ id: repeatedId, ...visible.creation }),
      example,
      responses: { 200: shape },
      messages: { 404: missing, 409: taken },
    }),
    remove: defineContract({
      id: `${listId}.delete`,
      owner: 'casino',
      method: 'DELETE',
      path: `/api/${name}/:id`,
      access: 'super',
      summary: `Deletes a ${one} that no casino uses.`,
      params: byId,
      responses: { 200: messageOnly },
      messages: { 404: missing, 409: `Failed to delete ${one}. ${inUse}` },
    }),
  };
}

/** A reference list, whichever it is. */
export type ReferenceList = ReturnType<
  typeof defineReferenceList<
    string,
    string,
    { readonly code: { read: z.ZodString; write: z.ZodType<string> } },
    EntryShape
  >
>;
