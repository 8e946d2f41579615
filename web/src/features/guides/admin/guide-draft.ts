import { type GuideContent, guideContent } from '@slots/contracts/casino/guides';
import { NO_TEXT } from '@slots/rich-text/document';
import type { Picture } from '@slots/rich-text/leaves';
import { plainText } from '@slots/rich-text/reading';
import type { Problem } from '../../../api/problem.ts';
import { type Faults, refusedFields } from '../../../ui/drafted/draft-faults.ts';
import { fieldValue } from '../../../ui/field-name.ts';
import { typedLines } from '../../../ui/typed-field.ts';

/** A guide as it is on the screen; its text is the editor's last value. */
export interface GuideDraft {
  readonly title: string;
  readonly slug: string;
  readonly summary: string;
  readonly cover: Picture | null;
  /** An id; empty: no author. */
  readonly author: string;
  /** One per line. */
  readonly tags: string;
  readonly relatedGameIds: readonly number[];
  readonly relatedCasinoIds: readonly number[];
  readonly text: unknown;
}

export const EMPTY_GUIDE: GuideDraft = {
  title: '',
  slug: '',
  summary: '',
  cover: null,
  author: '',
  tags: '',
  relatedGameIds: [],
  relatedCasinoIds: [],
  text: NO_TEXT,
};

export function draftOf({ authorId, tags, ...content }: GuideContent): GuideDraft {
  return { ...content, author: String(authorId ?? ''), tags: tags.join('\n') };
}

const fieldOf = (path: string) => path.split('.', 1)[0] ?? '';

/** The content to send, or what is wrong with it. */
export function contentOf({ author, tags, ...draft }: GuideDraft): GuideContent | Faults {
  const parsed = guideContent.safeParse({
    ...draft,
    authorId: author === '' ? null : Number(author),
    tags: typedLines(tags),
  });
  if (parsed.success) return parsed.data;
  return new Map(parsed.error.issues.map(({ path, message }) => [String(path[0]), message]));
}

/** The server's refusals, by field. */
export const faultsOf = (problem: Pick<Problem, 'errors' | 'message'>): Faults =>
  refusedFields(problem, fieldOf);

const { text, cover } = guideContent.shape;

/** A value of a guide for a choice between two versions, where its field has no plain text; else undefined. */
export function valueInWords(
  field: string,
  value: unknown,
  authors: readonly { readonly id: number; readonly name: string }[],
): string | undefined {
  if (field === 'authorId') return authors.find(({ id }) => id === value)?.name;
  if (field === 'cover') return cover.safeParse(value).data?.alt || undefined;
  const document = field === 'text' ? text.safeParse(value).data : undefined;
  return document && fieldValue(plainText(document));
}
