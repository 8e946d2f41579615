import type { Drafted } from '@slots/contracts/casino/drafted';
import type { Editor } from '@slots/http-kit/entity-tag';
import { lastEditor } from '@slots/mongo/editor';
import { type Connection, type IndexDefinition, type Model, Schema } from 'mongoose';
import type { Fields } from './drafted-kind.ts';

/** A record with a draft beside what is published. */
export interface DraftedRecord<Subject = Fields, Content = Fields> {
  readonly _id: number;
  readonly subject: Subject;
  readonly title: string;
  /** Unique among the records of its kind. */
  readonly keys: readonly string[];
  readonly draft: {
    readonly content: Content;
    readonly at: Date;
    readonly writers: readonly Editor[];
  } | null;
  /** The draft is published then. */
  readonly plan: { readonly at: Date; readonly by: Editor } | null;
  readonly published: {
    readonly content: Content;
    readonly number: number;
    readonly at: Date;
    readonly by: Editor | null;
  } | null;
  /** The number of publications so far. */
  readonly publications: number;
  readonly firstPublishedAt: Date | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly updatedBy: Editor | null;
  readonly version: number;
}

/** A publication as it was; they stay until the record is deleted. */
export interface VersionRecord<Content = Fields> {
  readonly recordId: number;
  readonly number: number;
  readonly at: Date;
  readonly by: Editor | null;
  readonly content: Content;
}

const Mixed = Schema.Types.Mixed;
/** Contracts validate what is written; empty objects are stored too. */
const OPTIONS = { versionKey: false, minimize: false } as const;

/** The collection of a drafted kind. @param indexes beside those that each has */
export function draftedModel(
  connection: Connection,
  { kind, collection }: Pick<Drafted, 'kind' | 'collection'>,
  indexes: readonly IndexDefinition[],
): Model<DraftedRecord> {
  const schema = new Schema<DraftedRecord>(
    {
      _id: { type: Number, required: true },
      subject: { type: Mixed, required: true },
      title: { type: String, required: true },
      keys: { type: [String], required: true },
      draft: { type: Mixed, default: null },
      plan: { type: Mixed, default: null },
      published: { type: Mixed, default: null },
      publications: { type: Number, default: 0 },
      firstPublishedAt: { type: Date, default: null },
      updatedBy: lastEditor,
      version: { type: Number, default: 1 },
    },
    { ...OPTIONS, timestamps: true },
  );
  schema.index({ keys: 1 }, { unique: true });
  schema.index({ 'plan.at': 1 });
  schema.index({ updatedAt: -1, _id: -1 });
  schema.index({ 'published.at': -1, _id: -1 });
  for (const index of indexes) schema.index(index);
  return connection.model<DraftedRecord>(kind, schema, collection);
}

/** The versions of a drafted kind. @param indexes beside the one that each has */
export function versionModel(
  connection: Connection,
  { kind, collection }: Pick<Drafted, 'kind' | 'collection'>,
  indexes: readonly IndexDefinition[],
): Model<VersionRecord> {
  const schema = new Schema<VersionRecord>(
    {
      recordId: { type: Number, required: true },
      number: { type: Number, required: true },
      at: { type: Date, required: true },
      by: lastEditor,
      content: { type: Mixed, required: true },
    },
    OPTIONS,
  );
  schema.index({ recordId: 1, number: -1 }, { unique: true });
  for (const index of indexes) schema.index(index);
  return connection.model<VersionRecord>(`${kind}-version`, schema, `${collection}_versions`);
}
