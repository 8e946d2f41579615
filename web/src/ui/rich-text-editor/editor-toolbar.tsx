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
  Quote,
  Redo2,
  Undo2,
} from 'lucide-react';
import { Toolbar } from 'radix-ui';
import { lazy, type ReactNode, type Ref, Suspense, useState } from 'react';
import { buttonVariants } from '../button.tsx';
import type { LinkTarget } from './link-dialog.tsx';

const LinkDialog = lazy(async () => ({ default: (await import('./link-dialog.tsx')).LinkDialog }));
const PictureDialog = lazy(async () => ({
  default: (await import('./picture-dialog.tsx')).PictureDialog,
}));

interface Tool {
  readonly name: string;
  readonly icon: ReactNode;
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
    {
      name: 'Bold',
      icon: <Bold aria-hidden />,
      on: is.bold,
      run: () => chain().toggleBold().run(),
    },
    {
      name: 'Italic',
      icon: <Italic aria-hidden />,
      on: is.italic,
      run: () => chain().toggleItalic().run(),
    },
    {
      name: 'Heading',
      icon: <Heading2 aria-hidden />,
      on: is.h2,
      run: () => chain().toggleHeading({ level: 2 }).run(),
    },
    {
      name: 'Smaller heading',
      icon: <Heading3 aria-hidden />,
      on: is.h3,
      run: () => chain().toggleHeading({ level: 3 }).run(),
    },
    {
      name: 'List',
      icon: <List aria-hidden />,
      on: is.bullets,
      run: () => chain().toggleBulletList().run(),
    },
    {
      name: 'Numbered list',
      icon: <ListOrdered aria-hidden />,
      on: is.numbers,
      run: () => chain().toggleOrderedList().run(),
    },
    {
      name: 'Quote',
      icon: <Quote aria-hidden />,
      on: is.quote,
      run: () => chain().toggleBlockquote().run(),
    },
    {
      name: 'Link',
      icon: <Link2 aria-hidden />,
      off: is.nothing && !is.link,
      run: () => setDialog('link'),
    },
    {
      name: 'Remove link',
      icon: <Link2Off aria-hidden />,
      off: !is.link,
      run: () =>
        chain()
          .extendMarkRange('link')
          .unsetMark('link')
          .extendMarkRange('reference')
          .unsetMark('reference')
          .run(),
    },
    {
      name: is.picture ? 'Describe picture' : 'Picture',
      icon: <ImagePlus aria-hidden />,
      run: () => setDialog('picture'),
    },
    { name: 'Undo', icon: <Undo2 aria-hidden />, off: !is.undo, run: () => chain().undo().run() },
    { name: 'Redo', icon: <Redo2 aria-hidden />, off: !is.redo, run: () => chain().redo().run() },
  ];

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
        {tools.map(({ name, icon, run, on, off }) => (
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
            {icon}
          </Toolbar.Button>
        ))}
      </Toolbar.Root>
      <Suspense>
        {dialog === 'link' && <LinkDialog onClose={() => setDialog(undefined)} onChoose={link} />}
        {dialog === 'picture' && (
          <PictureDialog
            {...(is.picture && { described: String(editor.getAttributes('picture')['alt'] ?? '') })}
            onClose={() => setDialog(undefined)}
            onInsert={(picture) => chain().insertContent({ type: 'picture', attrs: picture }).run()}
            onDescribe={(alt) => chain().updateAttributes('picture', { alt }).run()}
          />
        )}
      </Suspense>
    </>
  );
}
