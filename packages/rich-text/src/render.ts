import { createElement, Fragment, type ReactNode } from 'react';
import type { Block, RichText } from './document.ts';
import type { Picture, Reference } from './leaves.ts';

/** The parts of a text that look different from place to place. */
export interface RichTextParts {
  /** A link to one of our places; the words alone where it leads nowhere. */
  reference(target: Reference, words: ReactNode): ReactNode;
  /** A link to an address of the web. */
  outside(href: string, words: ReactNode): ReactNode;
  picture(picture: Picture): ReactNode;
}

type Inline = NonNullable<Extract<Block, { type: 'paragraph' }>['content']>[number];
type Mark = NonNullable<Extract<Inline, { type: 'text' }>['marks']>[number];
type LinkMark = Extract<Mark, { type: 'link' | 'reference' }>;
type List = Extract<Block, { type: 'bulletList' | 'orderedList' }>;
/** A block of the text, or of an entry of one of its lists. */
type AnyBlock = Block | List['content'][number]['content'][number];

/** Checks stored links once more: a page never links to anything else. */
const WEB = /^https?:\/\//i;

const keyed = (nodes: readonly ReactNode[]) =>
  nodes.map((node, index) => createElement(Fragment, { key: index }, node));

const hasMark = (marks: readonly Mark[], type: Mark['type']) =>
  marks.some((mark) => mark.type === type);

function words(node: Inline): ReactNode {
  if (node.type === 'hardBreak') return createElement('br');
  if (node.type !== 'text') return null;
  const { text, marks = [] } = node;
  const leaning = hasMark(marks, 'italic') ? createElement('em', null, text) : text;
  return hasMark(marks, 'bold') ? createElement('strong', null, leaning) : leaning;
}

function linkOf(node: Inline): LinkMark | undefined {
  if (node.type !== 'text') return undefined;
  return node.marks?.find((mark) => mark.type === 'link' || mark.type === 'reference');
}

const isSame = (one: LinkMark | undefined, other: LinkMark | undefined) =>
  JSON.stringify(one) === JSON.stringify(other);

/** Neighbours that lead to one place are one link, however they are marked otherwise. */
function line(content: readonly Inline[] | undefined, parts: RichTextParts): ReactNode {
  const runs: { readonly link: LinkMark | undefined; readonly nodes: Inline[] }[] = [];
  for (const node of content ?? []) {
    const link = linkOf(node);
    const last = runs.at(-1);
    if (last && isSame(last.link, link)) last.nodes.push(node);
    else runs.push({ link, nodes: [node] });
  }
  return keyed(
    runs.map(({ link, nodes }) => {
      const said = keyed(nodes.map(words));
      if (link?.type === 'reference') return parts.reference(link.attrs, said);
      if (link?.type === 'link' && WEB.test(link.attrs.href)) {
        return parts.outside(link.attrs.href, said);
      }
      return said;
    }),
  );
}

function block(node: AnyBlock, parts: RichTextParts): ReactNode {
  switch (node.type) {
    case 'paragraph':
      return createElement('p', null, line(node.content, parts));
    case 'heading':
      return createElement(node.attrs.level === 2 ? 'h2' : 'h3', null, line(node.content, parts));
    case 'blockquote':
      return createElement('blockquote', null, blocks(node.content, parts));
    case 'bulletList':
      return createElement('ul', null, entries(node, parts));
    case 'orderedList':
      return createElement('ol', { start: node.attrs?.start }, entries(node, parts));
    case 'picture':
      return parts.picture(node.attrs);
    default:
      return null;
  }
}

const entries = (
  { content }: Extract<AnyBlock, { type: 'bulletList' | 'orderedList' }>,
  parts: RichTextParts,
) =>
  content.map((entry, index) => createElement('li', { key: index }, blocks(entry.content, parts)));

const blocks = (nodes: readonly AnyBlock[], parts: RichTextParts) =>
  keyed(nodes.map((node) => block(node, parts)));

/** The elements of a stored text; what is not known here is left out. */
export function renderRichText(document: RichText, parts: RichTextParts): ReactNode {
  return blocks(document.content, parts);
}
