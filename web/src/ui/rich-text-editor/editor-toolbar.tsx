import type { Picture } from '@slots/rich-text/leaves';
import { NodeSelection, TextSelection } from '@tiptap/pm/state';
import { type Editor, useEditorState } from '@tiptap/react';
import { clsx } from 'clsx';
import {
  Bold,
  Heading2,
  Heading3,
  ImagePlus,
  Italic,
  Link2,
  Link2Off,
  List,
  ListOrdered,
  type LucideIcon,
  Quote,
  Redo2,
  Undo2,
} from 'lucide-react';
import { Toolbar } from 'radix-ui';
import { lazy, type Ref, Suspense, useState } from 'react';
import { buttonVariants } from '../button.tsx';
import type { LinkTarget } from './link-dialog.tsx';

const LinkDialog = lazy(async () => ({ default: (await import('./link-dialog.tsx')).LinkDialog }));
const PictureDialog = lazy(async () => ({
  default: (await import('./picture-dialog.tsx')).PictureDialog,
}));

interface Tool {
  readonly name: string;
  readonly Icon: LucideIcon;
  readonly run: () => void;
  /** Undefined: it is no switch. */
  readonly on?: boolean;
  readonly off?: boolean;
}

interface EditorToolbarProps {
  readonly ref: Ref<HTMLDivElement>;
  readonly editor: Editor;
  readonly label: string;
}

/** The tools of a text: arrows go from one to the next. */
export function EditorToolbar({ ref, editor, label }: EditorToolbarProps) {
  const [dialog, setDialog] = useState<'link' | 'picture'>();
  const is = useEditorState({
    editor,
    selector: ({ editor: one }) => ({
      bold: one.isActive('bold'),
      italic: one.isActive('italic'),
      h2: one.isActive('heading', { level: 2 }),
      h3: one.isActive('heading', { level: 3 }),
      bullets: one.isActive('bulletList'),
      numbers: one.isActive('orderedList'),
      quote: one.isActive('blockquote'),
      link: one.isActive('link') || one.isActive('reference'),
      picture: one.isActive('picture'),
      nothing: one.state.selection.empty,
      undo: one.can().undo(),
      redo: one.can().redo(),
    }),
  });
  const chain = () => editor.chain().focus();
  const tools: readonly Tool[] = [
    { name: 'Bold', Icon: Bold, on: is.bold, run: () => chain().toggleBold().run() },
    { name: 'Italic', Icon: Italic, on: is.italic, run: () => chain().toggleItalic().run() },
    { name: 'Heading', Icon: Heading2, on: is.h2, run: () => toggleHeading(2) },
    { name: 'Smaller heading', Icon: Heading3, on: is.h3, run: () => toggleHeading(3) },
    { name: 'List', Icon: List, on: is.bullets, run: () => chain().toggleBulletList().run() },
    {
      name: 'Numbered list',
      Icon: ListOrdered,
      on: is.numbers,
      run: () => chain().toggleOrderedList().run(),
    },
    { name: 'Quote', Icon: Quote, on: is.quote, run: () => chain().toggleBlockquote().run() },
    { name: 'Link', Icon: Link2, off: is.nothing && !is.link, run: () => setDialog('link') },
    { name: 'Remove link', Icon: Link2Off, off: !is.link, run: unlink },
    {
      name: is.picture ? 'Describe picture' : 'Picture',
      Icon: ImagePlus,
      run: () => setDialog('picture'),
    },
    { name: 'Undo', Icon: Undo2, off: !is.undo, run: () => chain().undo().run() },
    { name: 'Redo', Icon: Redo2, off: !is.redo, run: () => chain().redo().run() },
  ];

  function toggleHeading(level: 2 | 3): void {
    chain().toggleHeading({ level }).run();
  }

  function unlink(): void {
    const words = chain().extendMarkRange('link').unsetMark('link');
    words.extendMarkRange('reference').unsetMark('reference').run();
  }

  /** The cursor goes behind it: what is typed next would replace a picture that is selected. */
  function addPicture(attrs: Picture): void {
    chain()
      .insertContent({ type: 'picture', attrs })
      .command(({ tr }) => {
        if (!(tr.selection instanceof NodeSelection)) return true;
        const behind = tr.selection.to;
        const isLine = tr.doc.resolve(behind).nodeAfter?.isTextblock;
        if (!isLine) tr.insert(behind, editor.schema.node('paragraph'));
        tr.setSelection(TextSelection.create(tr.doc, behind + 1));
        return true;
      })
      .run();
  }

  function link(target: LinkTarget): void {
    const whole = chain().extendMarkRange('link').extendMarkRange('reference');
    if ('href' in target) whole.setMark('link', { href: target.href }).run();
    else whole.setMark('reference', { ...target }).run();
  }

  return (
    <>
      <Toolbar.Root
        ref={ref}
        aria-label={label}
        className="sticky top-16 z-10 flex flex-wrap gap-0.5 rounded-t-md border-b border-line bg-surface p-1"
      >
        {tools.map(({ name, Icon, run, on, off }) => (
          <Toolbar.Button
            key={name}
            type="button"
            title={name}
            aria-label={name}
            aria-pressed={on}
            disabled={off}
            onClick={run}
            className={clsx(
              buttonVariants({ variant: 'ghost', size: 'icon-sm' }),
              'aria-pressed:is-chosen',
            )}
          >
            <Icon aria-hidden />
          </Toolbar.Button>
        ))}
      </Toolbar.Root>
      <Suspense>
        {dialog === 'link' && <LinkDialog onClose={() => setDialog(undefined)} onChoose={link} />}
        {dialog === 'picture' && (
          <PictureDialog
            {...(is.picture && { described: String(editor.getAttributes('picture')['alt'] ?? '') })}
            onClose={() => setDialog(undefined)}
            onInsert={addPicture}
            onDescribe={(alt) => chain().updateAttributes('picture', { alt }).run()}
          />
        )}
      </Suspense>
    </>
  );
}
