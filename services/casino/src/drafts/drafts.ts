import type { Drafted } from '@slots/contracts/casino/drafted';
import { noteChanged } from '@slots/http-kit/noted-changes';
import type { Route } from '@slots/http-kit/route';
import type { HistoryStore } from '@slots/mongo/history';
import type { Sequence } from '@slots/mongo/sequence';
import type { Transact } from '@slots/mongo/transaction';
import type { Connection, IndexDefinition } from 'mongoose';
import type { DraftedRecord } from './drafted.model.ts';
import { createDraftedRepository, type DraftedRepository } from './drafted.repository.ts';
import { createDraftedRoutes } from './drafted.router.ts';
import { createDraftedService, type DraftedService } from './drafted.service.ts';
import type { ContentOf, DraftedKind, Fields, ShownOf, SubjectOf } from './drafted-kind.ts';

/** A drafted kind at work. */
export interface Drafts<Subject = Fields, Content = Fields> {
  readonly kind: string;
  readonly records: Omit<
    DraftedRepository,
    'published' | 'publishedOnce' | 'publishedPage' | 'publishedParts'
  > & {
    published(
      ...wanted: Parameters<DraftedRepository['published']>
    ): Promise<DraftedRecord<Subject, Content> | null>;
    publishedOnce(
      ...wanted: Parameters<DraftedRepository['publishedOnce']>
    ): Promise<DraftedRecord<Subject, Content> | null>;
    publishedPage(
      ...wanted: Parameters<DraftedRepository['publishedPage']>
    ): Promise<{ found: DraftedRecord<Subject, Content>[]; total: number }>;
    /** Only the fields that are asked for are there. */
    publishedParts(
      fields: readonly (string & keyof Content)[],
      limit: number,
    ): Promise<DraftedRecord<Subject, Partial<Content>>[]>;
  };
  readonly routes: readonly Route[];
  /** Publishes what should be published by now. */
  readonly publishDue: DraftedService['publishDue'];
  readonly createIndexes: DraftedRepository['createIndexes'];
  readonly isReferenced: DraftedRepository['isReferenced'];
}

export interface Surroundings {
  readonly connection: Connection;
  readonly sequence: Sequence;
  readonly transact: Transact;
  readonly history: HistoryStore;
  readonly fourEyes: boolean;
  /** Beside those that every drafted kind has. */
  readonly indexes?: readonly IndexDefinition[];
}

/** The calls and the collection of a drafted kind. */
export function createDrafts<D extends Drafted>(
  definition: D,
  kind: DraftedKind<SubjectOf<D>, ContentOf<D>, ShownOf<D>>,
  surroundings: Surroundings,
): Drafts<SubjectOf<D>, ContentOf<D>>;
export function createDrafts(
  definition: Drafted,
  kind: DraftedKind,
  { connection, sequence, transact, history, fourEyes, indexes = [] }: Surroundings,
): Drafts {
  const tagsOf = (record: DraftedRecord | null) =>
    record?.published ? kind.tagsOf(record._id, record.subject, record.published.content) : [];

  /** Drafts are nothing to visitors. */
  function onChange(before: DraftedRecord | null, after: DraftedRecord | null): void {
    const isSame = before?.published?.number === after?.published?.number;
    noteChanged(isSame ? [] : [...tagsOf(before), ...tagsOf(after)]);
  }
  const records = createDraftedRepository(connection, definition, {
    sequence,
    transact,
    history,
    indexes,
    onChange,
  });
  const service = createDraftedService({ definition, kind, records, history, fourEyes });
  return {
    kind: definition.kind,
    records,
    routes: createDraftedRoutes(definition, service),
    publishDue: service.publishDue,
    createIndexes: records.createIndexes,
    isReferenced: records.isReferenced,
  };
}
