import type { RichText } from '@slots/rich-text/document';
import { EditorContent, type JSONContent, useEditor } from '@tiptap/react';
import { useRef } from 'react';
import { richTextStyle } from '../rich-text.tsx';
import { extensions, opened, stored } from './editor-schema.ts';
import { EditorToolbar } from './editor-toolbar.tsx';

export interface RichTextEditorProps {
  /** Accessible name of the text. */
  readonly label: string;
  /** The text at the beginning; a new `key` begins with another. */
  readonly initial: RichText;
  /** Called on each change with the document as it would be stored; the server checks it. */
  readonly onChange: (document: JSONContent) => void;
  readonly describedBy?: string | undefined;
  readonly invalid?: boolean;
}

/** A text with headings, lists, links and pictures. Alt+F10 goes to its tools, Escape leaves the text. */
export function RichTextEditor({
  label,
  initial,
  onChange,
  describedBy,
  invalid = false,
}: RichTextEditorProps) {
  const toolbar = useRef<HTMLDivElement>(null);
  const editor = useEditor({
    extensions,
    content: opened(initial),
    injectCSS: false,
    shouldRerenderOnTransaction: false,
    onUpdate: (update) => onChange(stored(update.editor.getJSON())),
    editorProps: {
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': label,
        ...(describedBy !== undefined && { 'aria-describedby': describedBy }),
        ...(invalid && { 'aria-invalid': 'true' }),
        class: [
          ...richTextStyle,
          'min-h-72 px-4 py-3 whitespace-break-spaces outline-none [font-variant-ligatures:none]',
          '[&_[data-kind]]:text-link [&_[data-kind]]:underline [&_[data-kind]]:decoration-dotted [&_[data-kind]]:underline-offset-4',
          // The cursor beside a picture where no line is.
          '[&_.ProseMirror-gapcursor]:pointer-events-none [&_.ProseMirror-gapcursor]:absolute [&_.ProseMirror-gapcursor]:after:block [&_.ProseMirror-gapcursor]:after:w-5 [&_.ProseMirror-gapcursor]:after:border-t-2 [&_.ProseMirror-gapcursor]:after:border-ink',
          '[&_.ProseMirror-selectednode]:outline-2 [&_.ProseMirror-selectednode]:outline-primary',
        ].join(' '),
      },
      handleKeyDown(_view, { altKey, key }) {
        if (!altKey || key !== 'F10') return false;
        toolbar.current?.querySelector('button')?.focus();
        return true;
      },
    },
  });
  return (
    <div className="rounded-md border border-line-strong bg-surface focus-within:border-primary">
      <EditorToolbar ref={toolbar} editor={editor} label={`Tools for ${label}`} />
      <EditorContent editor={editor} />
    </div>
  );
}
