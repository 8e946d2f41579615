import type { Drafted } from '@slots/contracts/casino/drafted';
import type { Editor } from '@slots/http-kit/entity-tag';
import type { FieldErrors } from '@slots/http-kit/http-problem.error';
import type { ClientSession } from 'mongoose';
import type { z } from 'zod';

export type Fields = Readonly<Record<string, unknown>>;

export type SubjectOf<D extends Drafted> = z.output<D['subject']>;
export type ContentOf<D extends Drafted> = z.output<D['content']>;
export type ShownOf<D extends Drafted> = z.output<D['shown']>;

/** A record as visitors read it, or would read it. */
export interface Publication<Subject = Fields, Content = Fields> {
  readonly id: number;
  readonly subject: Subject;
  readonly content: Content;
  /** Its first publication, and the one that is read. */
  readonly firstAt: Date;
  readonly at: Date;
}

/** The country and the time of a reader. */
export interface Visit {
  /** null: not known. */
  readonly country: string | null;
  readonly at: Date;
}

export type Fault = FieldErrors[number];

/** The kind-specific part of the mechanism that drafted records share. */
export interface DraftedKind<Subject = Fields, Content = Fields, Shown = unknown> {
  /** The record's name for people. */
  titleOf(subject: Subject, content: Content): string | Promise<string>;
  /** Keys unique among records, such as a slug; of draft and published contents alike. */
  keysOf(subject: Subject, content: Content): readonly string[];
  /** The refusal of a key that another record has. */
  readonly taken: Fault;
  /** Faults that keep the content from being published, by field. */
  faultsOf(content: Content): readonly Fault[];
  /**
   * What a draft refers to that does not exist, by field of the call. Asked in the transaction that stores it: authors
   * stay, links in texts and what a list holds are only looked up.
   * @param before contents of the same record: what they refer to may have been deleted since
   */
  check(
    draft: {
      readonly subject: Subject;
      readonly content: Content;
      readonly before: readonly Content[];
    },
    session: ClientSession,
  ): Promise<Fault[]>;
  /** The tags of all that visitors read of it. */
  tagsOf(id: number, subject: Subject, content: Content): readonly string[];
  /** As this visitor sees it. */
  show(publication: Publication<Subject, Content>, visit: Visit): Promise<Shown>;
  /** Told in the transaction that publishes it or, with null, takes it off the site. */
  onPublished?(
    subject: Subject,
    content: Content | null,
    by: Editor,
    session: ClientSession,
  ): Promise<void>;
}
