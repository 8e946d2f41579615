import type { Drafted } from '@slots/contracts/casino/drafted';
import { noteChanged } from '@slots/http-kit/noted-changes';
import type { Route } from '@slots/http-kit/route';
import { historyRoute } from '@slots/mongo/history-route';
import type { Connection, IndexDefinition } from 'mongoose';
import type { DeletedSlugs } from '../slugs/deleted-slugs.repository.ts';
import type { Stores } from '../stores.ts';
import type { DraftedRecord } from './drafted.model.ts';
import {
  createDraftedRepository,
  type DraftedRepository,
  type PathFilter,
  type PublishedSlice,
} from './drafted.repository.ts';
import { createDraftedRoutes } from './drafted.router.ts';
import { createDraftedService, type DraftedService } from './drafted.service.ts';
import type {
  ContentOf,
  DraftedKind,
  Fields,
  Publication,
  ShownOf,
  SubjectOf,
} from './drafted-kind.ts';

/** A drafted kind at work. */
export interface Drafts<Subject = Fields, Content = Fields> {
  readonly kind: string;
  readonly records: Omit<DraftedRepository, 'published' | 'publishedOnce' | 'publishedSlice'> & {
    published(
      ...wanted: Parameters<DraftedRepository['published']>
    ): Promise<Publication<Subject, Content> | null>;
    publishedOnce(
      ...wanted: Parameters<DraftedRepository['publishedOnce']>
    ): Promise<Publication<Subject, Content> | null>;
    publishedSlice<LeftOut extends string & keyof Content = never>(
      filter: PathFilter,
      slice: PublishedSlice,
      leftOut?: readonly LeftOut[],
    ): Promise<Publication<Subject, Omit<Content, LeftOut>>[]>;
  };
  readonly routes: readonly Route[];
  /** Publishes what should be published by now. */
  readonly publishDue: DraftedService['publishDue'];
  readonly createIndexes: DraftedRepository['createIndexes'];
  readonly isReferenced: DraftedRepository['isReferenced'];
}

export interface Surroundings extends Stores {
  readonly connection: Connection;
  readonly fourEyes: boolean;
  /** Beside those that every drafted kind has. */
  readonly indexes?: readonly IndexDefinition[];
  readonly versionIndexes?: readonly IndexDefinition[];
  /** Of kinds whose contents have a slug. */
  readonly deletedSlugs?: DeletedSlugs;
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
  {
    connection,
    fourEyes,
    indexes = [],
    versionIndexes = [],
    deletedSlugs,
    ...stores
  }: Surroundings,
): Drafts {
  const tagsOf = (record: DraftedRecord | null) =>
    record?.published ? kind.tagsOf(record._id, record.subject, record.published.content) : [];

  /** Drafts are nothing to visitors. */
  function onChange(before: DraftedRecord | null, after: DraftedRecord | null): void {
    const isSame = before?.published?.number === after?.published?.number;
    noteChanged(isSame ? [] : [...tagsOf(before), ...tagsOf(after)]);
  }
  const records = createDraftedRepository(connection, definition, {
    ...stores,
    indexes,
    versionIndexes,
    deletedSlugs,
    naming: kind,
    onChange,
  });
  const service = createDraftedService({ definition, kind, records, fourEyes });
  return {
    kind: definition.kind,
    records,
    routes: [
      ...createDraftedRoutes(definition, service),
      historyRoute(definition.history, stores.history, definition, records),
    ],
    publishDue: service.publishDue,
    createIndexes: records.createIndexes,
    isReferenced: records.isReferenced,
  };
}
