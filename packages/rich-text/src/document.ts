import { z } from 'zod';
import { NULL_BYTE, picture, reference, withoutNullByte } from './leaves.ts';
import { picturesOf, plainText } from './reading.ts';

export const MAX_PICTURES = 100;
const MAX_MARKS = 4;
const MAX_START = 1_000_000;
/** More than people write; the form of a text costs room too. */
const MAX_BLOCKS = 5_000;

function listsOf<Within extends z.ZodType>(within: Within) {
  const content = z
    .array(
      z.strictObject({ type: z.literal('listItem'), content: z.array(within).max(MAX_BLOCKS) }),
    )
    .max(MAX_BLOCKS);
  return [
    z.strictObject({ type: z.literal('bulletList'), content }),
    z.strictObject({
      type: z.literal('orderedList'),
      attrs: z.strictObject({ start: z.int().min(0).max(MAX_START) }).exactOptional(),
      content,
    }),
  ] as const;
}

/**
 * A stored text: ProseMirror's JSON of the nodes and marks that are named here, and nothing else. Its depth is finite,
 * so that no document is too deep to be checked.
 * @param link accepts the addresses of the web that links may lead to
 * @param longest the most characters of its plain text
 */
export function richTextDocument({
  link,
  longest,
}: {
  readonly link: z.ZodType<string, string>;
  readonly longest: number;
}) {
  const mark = z.discriminatedUnion('type', [
    z.strictObject({ type: z.literal('bold') }),
    z.strictObject({ type: z.literal('italic') }),
    z.strictObject({ type: z.literal('link'), attrs: z.strictObject({ href: link }) }),
    z.strictObject({ type: z.literal('reference'), attrs: reference }),
  ]);
  const inline = z.discriminatedUnion('type', [
    z.strictObject({
      type: z.literal('text'),
      text: z.string().min(1).refine(withoutNullByte, NULL_BYTE),
      marks: z.array(mark).max(MAX_MARKS).exactOptional(),
    }),
    z.strictObject({ type: z.literal('hardBreak') }),
  ]);
  const content = z.array(inline).exactOptional();
  const paragraph = z.strictObject({ type: z.literal('paragraph'), content });
  const lists = listsOf(paragraph);
  const listsInLists = listsOf(z.discriminatedUnion('type', [paragraph, ...lists]));
  const block = z.discriminatedUnion('type', [
    paragraph,
    z.strictObject({
      type: z.literal('heading'),
      attrs: z.strictObject({ level: z.literal([2, 3]) }),
      content,
    }),
    z.strictObject({ type: z.literal('blockquote'), content: z.array(paragraph) }),
    z.strictObject({ type: z.literal('picture'), attrs: picture }),
    ...listsOf(z.discriminatedUnion('type', [paragraph, ...listsInLists])),
  ]);
  return z
    .strictObject({ type: z.literal('doc'), content: z.array(block).max(MAX_BLOCKS) })
    .refine((document) => plainText(document).length <= longest, {
      message: `must be ${longest.toLocaleString('en')} characters or less`,
    })
    .refine((document) => picturesOf(document).length <= MAX_PICTURES, {
      message: `must have ${MAX_PICTURES} pictures or less`,
    });
}

export type RichText = z.infer<ReturnType<typeof richTextDocument>>;
export type Block = RichText['content'][number];

/** A text without a word. */
export const NO_TEXT: RichText = { type: 'doc', content: [] };
