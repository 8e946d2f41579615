import type { Picture, Reference } from './leaves.ts';

type Mark =
  | { readonly type: 'bold' | 'italic' }
  | { readonly type: 'link'; readonly attrs: { readonly href: string } }
  | { readonly type: 'reference'; readonly attrs: Reference };

type Inline =
  | {
      readonly type: 'text';
      readonly text: string;
      readonly marks?: readonly Mark[] | undefined;
    }
  | { readonly type: 'hardBreak' };

/** Any node of a document, with no rules for its content. */
export type Node =
  | Inline
  | { readonly type: 'picture'; readonly attrs: Picture }
  | {
      readonly type: 'paragraph' | 'heading';
      readonly content?: readonly Inline[] | undefined;
    }
  | {
      readonly type: 'doc' | 'blockquote' | 'bulletList' | 'orderedList' | 'listItem';
      readonly content: readonly Node[];
    };

const within = (node: Node): readonly Node[] => ('content' in node ? (node.content ?? []) : []);

/** The node and all that stands in it, in their order. */
function* each(node: Node): Generator<Node> {
  yield node;
  for (const inner of within(node)) yield* each(inner);
}

const lettersOf = (node: Node) =>
  node.type === 'text' ? node.text : node.type === 'hardBreak' ? '\n' : '';

/** The text without form: a line for each paragraph, heading and entry of a list. */
export function plainText(document: Node): string {
  return [...each(document)]
    .filter(({ type }) => type === 'paragraph' || type === 'heading')
    .map((line) => within(line).map(lettersOf).join(''))
    .filter((line) => line !== '')
    .join('\n');
}

/** The pictures in a text. */
export function picturesOf(document: Node): readonly Picture[] {
  return [...each(document)].flatMap((node) => (node.type === 'picture' ? [node.attrs] : []));
}

/** The casinos, games and offers that a text leads to, each once. */
export function referencesOf(document: Node): readonly Reference[] {
  const found = new Map<string, Reference>();
  for (const node of each(document)) {
    for (const mark of node.type === 'text' ? (node.marks ?? []) : []) {
      if (mark.type === 'reference') found.set(`${mark.attrs.kind} ${mark.attrs.id}`, mark.attrs);
    }
  }
  return [...found.values()];
}
