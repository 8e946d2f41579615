import type { Drafted } from '@slots/contracts/casino/drafted';
import { editor } from '@slots/contracts/history';
import type { Editor } from '@slots/http-kit/entity-tag';
import { recordModel } from '@slots/mongo/record-model';
import type { Connection, IndexDefinition } from 'mongoose';
import { z } from 'zod';
import type { Fields } from './drafted-kind.ts';

/** What is published. */
interface Published<Content> {
  readonly content: Content;
  readonly number: number;
  readonly at: Date;
  readonly by: Editor | null;
}

interface Draft {
  readonly content: Fields;
  readonly at: Date;
  readonly writers: readonly Editor[];
}

/** A record with a draft beside what is published. Contracts validate the contents. */
const drafted = z.object({
  _id: z.int(),
  subject: z.custom<Fields>(),
  title: z.string(),
  /** Unique among the records of its kind. */
  keys: z.array(z.string()).readonly(),
  draft: z.custom<Draft>().nullable(),
  /** The draft is published then. */
  plan: z.custom<{ readonly at: Date; readonly by: Editor }>().nullable(),
  published: z.custom<Published<Fields>>().nullable(),
  /** The number of publications so far. */
  publications: z.int().default(0),
  firstPublishedAt: z.date().nullable(),
  createdAt: z.date(),
  updatedAt: z.date(),
  updatedBy: editor.nullable(),
  version: z.int().default(1),
});
type Stored = z.output<typeof drafted>;
/** @template Content what is read of the published content */
export type DraftedRecord<Content = Fields> = Omit<Stored, 'published'> & {
  readonly published: Published<Content> | null;
};

/** A publication as it was; they stay until the record is deleted. */
const version = z.object({
  recordId: z.int(),
  number: z.int(),
  at: z.date(),
  by: editor.nullable(),
  content: z.custom<Fields>(),
});
export type VersionRecord = z.output<typeof version>;

type Kind = Pick<Drafted, 'kind' | 'collection'>;

/** The collection of a drafted kind. @param indexes beside those that each has */
export const draftedModel = (
  connection: Connection,
  { kind, collection }: Kind,
  indexes: readonly IndexDefinition[],
) =>
  recordModel(
    connection,
    kind,
    drafted,
    collection,
    [
      [{ keys: 1 }, { unique: true }],
      [{ 'plan.at': 1 }],
      [{ updatedAt: -1, _id: -1 }],
      [{ 'published.at': -1, _id: -1 }],
      ...indexes.map((index) => [index] as const),
    ],
    { timestamps: true, minimize: false },
  );

/** The versions of a drafted kind. @param indexes beside the one that each has */
export const versionModel = (
  connection: Connection,
  { kind, collection }: Kind,
  indexes: readonly IndexDefinition[],
) =>
  recordModel(
    connection,
    `${kind}-version`,
    version,
    `${collection}_versions`,
    [[{ recordId: 1, number: -1 }, { unique: true }], ...indexes.map((index) => [index] as const)],
    { minimize: false },
  );
