import { isWebLink } from '@slots/contracts/web-link';
import type { RichText } from '@slots/rich-text/document';
import { Extension, type JSONContent, Mark, Node } from '@tiptap/core';
import { Blockquote } from '@tiptap/extension-blockquote';
import { ListItem, OrderedList } from '@tiptap/extension-list';
import { StarterKit } from '@tiptap/starter-kit';
import { pictureAddress, pictureSources } from '../rich-text.tsx';

/** Maximum depth of nested lists, the server's limit. */
const MAX_LIST_DEPTH = 3;

const attribute = (name: string) => ({
  default: null,
  parseHTML: (element: HTMLElement) => element.getAttribute(`data-${name}`),
  renderHTML: (attributes: Record<string, unknown>) => ({ [`data-${name}`]: attributes[name] }),
});

const number = (name: string) => ({
  ...attribute(name),
  parseHTML: (element: HTMLElement) => Number(element.getAttribute(`data-${name}`)),
});

/** A link to an address of the web. */
const WebLink = Mark.create({
  name: 'link',
  inclusive: false,
  excludes: 'link reference',
  addAttributes: () => ({ href: { default: null } }),
  parseHTML: () => [
    {
      tag: 'a[href]',
      getAttrs: (element) => {
        const href = element.getAttribute('href') ?? '';
        return isWebLink(href) ? { href } : false;
      },
    },
  ],
  renderHTML: ({ HTMLAttributes }) => ['a', { ...HTMLAttributes, rel: 'noopener' }, 0],
});

/** A link to a casino, a game or an offer by its id. */
const ReferenceLink = Mark.create({
  name: 'reference',
  inclusive: false,
  excludes: 'link reference',
  addAttributes: () => ({ kind: attribute('kind'), id: number('id') }),
  parseHTML: () => [{ tag: 'span[data-kind][data-id]' }],
  renderHTML: ({ HTMLAttributes }) => ['span', HTMLAttributes, 0],
});

/** One of our own pictures. */
const PictureNode = Node.create({
  name: 'picture',
  group: 'block',
  atom: true,
  draggable: true,
  addAttributes: () => ({
    image: attribute('image'),
    width: number('width'),
    height: number('height'),
    alt: {
      default: '',
      parseHTML: (element) => element.getAttribute('data-alt') ?? '',
      renderHTML: ({ alt }) => ({ 'data-alt': alt }),
    },
  }),
  parseHTML: () => [{ tag: 'figure[data-image]' }],
  renderHTML: ({ HTMLAttributes, node }) => {
    const { image, width, height, alt } = node.attrs;
    return [
      'figure',
      HTMLAttributes,
      [
        'img',
        {
          src: pictureAddress(image, 480),
          srcset: pictureSources(image),
          sizes: '44rem',
          width,
          height,
          alt,
          loading: 'lazy',
        },
      ],
    ];
  },
});

/** Prevents lists deeper than the server stores. */
const Item = ListItem.extend({
  content: 'paragraph (paragraph | bulletList | orderedList)*',
  addKeyboardShortcuts() {
    return {
      ...this.parent?.(),
      Tab: () => {
        const { $from } = this.editor.state.selection;
        const depths = Array.from({ length: $from.depth + 1 }, (_none, depth) => $from.node(depth));
        const isDeepest =
          depths.filter(({ type }) => type.name === this.name).length >= MAX_LIST_DEPTH;
        return isDeepest || this.editor.commands.sinkListItem(this.name);
      },
    };
  },
});

/** Escape leaves the editor, where Tab indents lists: Tab then moves the focus to the next control. */
const LeaveByEscape = Extension.create({
  name: 'leaveByEscape',
  addKeyboardShortcuts() {
    return {
      Escape: () => {
        this.editor.commands.blur();
        return true;
      },
    };
  },
});

/** Building blocks of a text; the server stores nothing else. */
export const extensions = [
  StarterKit.configure({
    code: false,
    codeBlock: false,
    horizontalRule: false,
    strike: false,
    underline: false,
    link: false,
    blockquote: false,
    orderedList: false,
    listItem: false,
    trailingNode: false,
    heading: { levels: [2, 3] },
  }),
  Blockquote.extend({ content: 'paragraph+' }),
  OrderedList.extend({
    addAttributes: () => ({
      start: {
        default: 1,
        parseHTML: (element) => Number(element.getAttribute('start') ?? 1),
      },
    }),
  }),
  Item,
  WebLink,
  ReferenceLink,
  PictureNode,
  LeaveByEscape,
];

/** Flattens lists below the maximum depth, such as pasted ones, and removes the marks of line breaks. */
function flattened(node: JSONContent, depth: number): JSONContent[] {
  const isList = node.type === 'bulletList' || node.type === 'orderedList';
  if (isList && depth === MAX_LIST_DEPTH) {
    return (node.content ?? []).flatMap((item) =>
      (item.content ?? []).flatMap((inner) => flattened(inner, depth)),
    );
  }
  // ProseMirror marks everything inline, and marks say nothing of a break.
  if (node.type === 'hardBreak') return [{ type: node.type }];
  if (!node.content) return [node];
  const inside = isList ? depth + 1 : depth;
  return [{ ...node, content: node.content.flatMap((inner) => flattened(inner, inside)) }];
}

/** The document as it is stored. */
export function stored(document: JSONContent): JSONContent {
  return { ...document, content: (document.content ?? []).flatMap((node) => flattened(node, 0)) };
}

/** An empty text holds a paragraph in the editor, and nothing where it is stored. */
export const opened = ({ type, content }: RichText): JSONContent => ({
  type,
  content: content.length > 0 ? content : [{ type: 'paragraph' }],
});
