import { z } from 'zod';
import { type Contract, defineContract, isContract } from '../contract.ts';
import { byId, id, messageOnly, pagesOf, pathId, queryText, timestamp } from '../fields.ts';
import { historyCall } from '../history.ts';

/** A text of the longest kind with its form and its pictures. */
const DRAFT_LIMIT = 1024 * 1024;

const person = z.object({ id, username: z.string() });

/** The states that a drafted record can be in; a published one may have a draft beside it. */
export const DRAFTED_STATES = ['draft', 'planned', 'published'] as const;
export type DraftedState = (typeof DRAFTED_STATES)[number];

/** The place in a list, once its query is read. */
export const draftedPlace = z.object({
  state: z.enum(DRAFTED_STATES).optional(),
  search: z.string().optional(),
  page: z.int(),
  limit: z.int(),
});

const versionNumber = z.object({ id: pathId, number: pathId });

/** Answered beside the contents, in lists too. */
const facts = {
  /** The record's name for people. */
  title: z.string(),
  /** The draft beside what is published; null: there is none. */
  draft: z
    .object({
      at: timestamp,
      /** All who have edited it since it was begun; with FOUR_EYES none of them can publish it. */
      writers: z.array(person),
    })
    .nullable(),
  /** The time at which the draft is published, and who said so. */
  plan: z.object({ at: timestamp, by: person }).nullable(),
  published: z
    .object({
      /** Counts the publications of the record. */
      number: z.int(),
      at: timestamp,
      /** Null for what came with the system. */
      by: person.nullable(),
      firstAt: timestamp,
    })
    .nullable(),
  createdAt: timestamp,
  updatedAt: timestamp,
};

/** The fields of a version beside its content. */
const version = z.object({ number: z.int(), at: timestamp, by: person.nullable() });

/**
 * A kind of record with a draft beside what is published: its calls. A draft is written, seen as visitors of a country
 * and a day would see it, and published at once or at a time; every publication is a version that can be restored into
 * the draft. All writes heed If-Match.
 *
 * `name`, a hyphenated plural, ends its addresses and names its collection; `kind`, its singular, its history.
 */
export function defineDrafted<
  const Name extends string,
  const Kind extends string,
  Subject extends z.ZodRawShape,
  Content extends z.ZodRawShape,
  Filter extends z.ZodRawShape,
  Shown extends z.ZodType,
>({
  name,
  kind,
  subject,
  content,
  filter,
  shown,
  example,
}: {
  readonly name: Name;
  readonly kind: Kind;
  /** The fields that are set on creation and stay. */
  readonly subject: Subject;
  /** The fields of a draft. What is needed only by what is published may be null here. */
  readonly content: z.ZodObject<Content>;
  /** Filters of the list: fields of the subject, in the form of a query. */
  readonly filter: Filter;
  /** As visitors see it, in a preview too. */
  readonly shown: Shown;
  readonly example: {
    readonly subject: Readonly<Record<string, unknown>>;
    readonly content: Readonly<Record<string, unknown>>;
  };
}) {
  const one = kind.replaceAll('-', ' ');
  const One = `${one.charAt(0).toUpperCase()}${one.slice(1)}`;
  const many = name.replaceAll('-', ' ');
  const path = `/api/${name}` as const;
  const callId = name.replaceAll(/-(\w)/g, (_match, letter: string) => letter.toUpperCase());
  const texts = {
    missing: `${One} Not Found`,
    deleted: `${One} deleted successfully.`,
    noVersion: 'There is no such version.',
    noDraft: 'There is no draft to publish.',
    notPublished: `This ${one} is not published.`,
    neverPublished: `This ${one} was never published: delete it instead of its draft.`,
    notPlanned: 'No publication is scheduled.',
    /** @param at in words */
    planned: (at: string) =>
      `It is scheduled for ${at} (UTC). Cancel the schedule first to change the draft.`,
    fourEyes: 'You wrote on this draft: somebody else has to publish it.',
    incomplete: 'Some fields have to be filled in before it can be published.',
    atIsPast: 'must be in the future',
  } as const;
  const about = z.strictObject(subject);
  const listed = z.object({ id, subject: about, ...facts });
  // A schema of its own: what is sent is described with its blanks, what is answered without them.
  const answered = z.object(content.shape);
  const whole = listed.extend({
    /** The draft, or else what is published: what an editor opens. */
    content: answered,
  });
  const calls = { owner: 'casino', access: 'staff' } as const;
  const ofOne = { ...calls, params: byId, messages: { 404: texts.missing } } as const;
  const written = {
    ...ofOne,
    tagged: true,
    responses: { 200: whole },
    refusals: [403, 409],
  } as const;
  return {
    name,
    kind,
    one,
    many,
    collection: name.replaceAll('-', '_'),
    texts,
    subject: about,
    content,
    shown,
    listed,
    whole,
    list: defineContract({
      ...calls,
      id: `${callId}.list`,
      method: 'GET',
      path,
      summary: `Lists ${many} without their contents, last changed first.`,
      query: z.object({
        ...filter,
        /** 'draft': with one that is not scheduled; 'planned': with one that is. */
        state: z.enum(DRAFTED_STATES).optional(),
        search: queryText.optional(),
        ...pagesOf(20),
      }),
      responses: { 200: z.object({ data: z.array(listed), total: z.int() }) },
    }),
    create: defineContract({
      ...calls,
      id: `${callId}.create`,
      method: 'POST',
      path,
      summary: `Creates a ${one} with its first draft; nothing is published.`,
      body: z.strictObject({ subject: about, content }),
      bodyLimit: DRAFT_LIMIT,
      example,
      answerHeaders: ['Location'],
      tagged: true,
      refusals: [409],
      responses: { 201: whole },
    }),
    get: defineContract({
      ...ofOne,
      id: `${callId}.get`,
      method: 'GET',
      path: `${path}/:id`,
      summary: `Returns a ${one} as its writers see it: the draft or, without one, what is published.`,
      tagged: true,
      responses: { 200: whole },
    }),
    save: defineContract({
      ...written,
      id: `${callId}.save`,
      method: 'PUT',
      path: `${path}/:id/draft`,
      summary: `Saves the draft of a ${one}; what is published stays unchanged.`,
      body: z.strictObject({ content }),
      bodyLimit: DRAFT_LIMIT,
      example: { content: example.content },
    }),
    discard: defineContract({
      ...written,
      id: `${callId}.discard`,
      method: 'DELETE',
      path: `${path}/:id/draft`,
      summary: `Discards the draft of a published ${one}.`,
    }),
    publish: defineContract({
      ...written,
      id: `${callId}.publish`,
      method: 'POST',
      path: `${path}/:id/publication`,
      summary: `Publishes the draft of a ${one}, at once or automatically at a given time. With FOUR_EYES, nobody may publish a draft that they have written on.`,
      body: z.strictObject({ at: timestamp.optional() }),
      example: {},
    }),
    withdraw: defineContract({
      ...written,
      id: `${callId}.withdraw`,
      method: 'DELETE',
      path: `${path}/:id/publication`,
      summary: `Unpublishes a ${one}; without another draft, what was published becomes the draft.`,
    }),
    cancel: defineContract({
      ...written,
      id: `${callId}.cancel`,
      method: 'DELETE',
      path: `${path}/:id/plan`,
      summary: 'Cancels the scheduled publication; the draft stays.',
    }),
    versions: defineContract({
      ...ofOne,
      id: `${callId}.versions`,
      method: 'GET',
      path: `${path}/:id/versions`,
      summary: `Lists the published versions of a ${one}, newest first.`,
      responses: { 200: z.array(version) },
    }),
    version: defineContract({
      ...calls,
      id: `${callId}.version`,
      method: 'GET',
      path: `${path}/:id/versions/:number`,
      summary: `Returns one published version of a ${one}.`,
      params: versionNumber,
      responses: { 200: version.extend({ content: answered }) },
      messages: { 404: texts.noVersion },
    }),
    restore: defineContract({
      ...written,
      // The operation id that clients know.
      id: `${callId}.putBack`,
      method: 'POST',
      path: `${path}/:id/versions/:number/draft`,
      summary: 'Restores an earlier version as the draft, to be checked and published.',
      params: versionNumber,
      body: z.strictObject({}).optional(),
      example: {},
    }),
    preview: defineContract({
      ...ofOne,
      id: `${callId}.preview`,
      method: 'GET',
      path: `${path}/:id/preview`,
      summary: `Previews a ${one} as visitors from a country would see it at a given time: the draft, unless it is scheduled for later.`,
      query: z.object({ country: queryText.optional(), at: timestamp.optional() }),
      responses: { 200: shown },
    }),
    history: historyCall(texts.missing, {
      ...calls,
      id: `${callId}.history`,
      path: `${path}/:id/history`,
      summary: `Lists who wrote, scheduled and published a ${one}, newest first. The text is in its versions.`,
    }),
    remove: defineContract({
      ...ofOne,
      id: `${callId}.delete`,
      method: 'DELETE',
      path: `${path}/:id`,
      access: 'managers',
      summary: `Deletes a ${one} with its draft and versions.`,
      heeds: ['If-Match'],
      responses: { 200: messageOnly },
    }),
  };
}

/** Any drafted kind. */
export type Drafted = ReturnType<
  typeof defineDrafted<string, string, z.ZodRawShape, z.ZodRawShape, z.ZodRawShape, z.ZodType>
>;

/** The calls of a drafted kind. */
export const callsOfDrafted = (drafted: Drafted): readonly Contract[] =>
  Object.values(drafted).filter((value) => isContract(value));
