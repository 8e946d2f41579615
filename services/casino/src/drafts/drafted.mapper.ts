import type { Editor } from '@slots/http-kit/entity-tag';
import type { DraftedRecord, VersionRecord } from './drafted.model.ts';
import type { Fields, Publication } from './drafted-kind.ts';

const personOf = ({ id, username }: Editor) => ({ id, username });

/** The record without its contents. */
export function toListed({ _id, subject, title, ...record }: DraftedRecord) {
  const { draft, plan, published, firstPublishedAt, createdAt, updatedAt } = record;
  return {
    id: _id,
    subject,
    title,
    draft: draft && { at: draft.at.toISOString(), writers: draft.writers.map(personOf) },
    plan: plan && { at: plan.at.toISOString(), by: personOf(plan.by) },
    published: published && {
      number: published.number,
      at: published.at.toISOString(),
      by: published.by && personOf(published.by),
      firstAt: (firstPublishedAt ?? published.at).toISOString(),
    },
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  };
}

/** The record as its writers see it. */
export function toWhole(record: DraftedRecord) {
  return { ...toListed(record), content: (record.draft ?? record.published)?.content };
}

export function toVersion({ number, at, by }: VersionRecord) {
  return { number, at: at.toISOString(), by: by && personOf(by) };
}

/** The record's publication; null: none. */
export function publicationOf<Content>({
  _id: id,
  subject,
  published,
  firstPublishedAt,
}: DraftedRecord<Content>): Publication<Fields, Content> | null {
  if (!published) return null;
  const { content, at } = published;
  return { id, subject, content, at, firstAt: firstPublishedAt ?? at };
}
