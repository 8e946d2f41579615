import { isWebLink } from '@slots/contracts/web-link';
import { Check, LoaderCircle, Pencil, X } from 'lucide-react';
import {
  type KeyboardEvent,
  type ReactNode,
  type SubmitEvent,
  useId,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { IconButton } from './button.tsx';
import { Checkbox } from './choice.tsx';
import { faultOfInput } from './fault-of-input.ts';
import { FieldFault } from './field.tsx';
import { Input, Textarea } from './input.tsx';
import { useUnsavedChanges } from './unsaved-changes.tsx';

const NOT_SPECIFIED = 'Not specified';

type InlineType = 'text' | 'textarea' | 'number' | 'boolean' | 'email' | 'url' | 'tel';
type Draft = string | boolean;

interface InlineFieldProps {
  readonly label: string;
  readonly type?: InlineType;
  readonly value: string | number | boolean | null;
  /** Initial text of the editor, where that is not the value. */
  readonly startsWith?: string;
  /**
   * Saves the entered value: a boolean, or text for all others, numbers too. Gives true on success: otherwise
   * the editor opens again with the typed text. The caller reports the reason, unless it gives a text, which
   * then stands at the field.
   */
  readonly onSave: (value: Draft) => Promise<boolean | string>;
  /** Beneath the open editor. A function gets the typed text, to count it for instance. */
  readonly hint?: ReactNode | ((typed: string) => ReactNode);
  readonly maxLength?: number;
  /** Renders a value in another way than as text. */
  readonly children?: ReactNode;
}

interface Editing {
  readonly draft: Draft;
  /** The one from when the editor opened: it saves over what the person saw then, whatever was loaded since. */
  readonly onSave: InlineFieldProps['onSave'];
  readonly saving?: true;
  readonly error?: string;
  /** The draft was refused: typing goes on, unless the person has left for something else, which keeps the focus. */
  readonly resumes?: 'typing' | 'left';
}

function draftOf(value: InlineFieldProps['value'], type: InlineType): Draft {
  return type === 'boolean' ? value === true : value === null ? '' : String(value);
}

/**
 * A value with an edit button. Enter or the check saves, Escape or the cross cancels; in a text of several lines
 * Enter makes a line, and Ctrl or Cmd with Enter saves.
 */
export function InlineField(props: InlineFieldProps) {
  const { label, type = 'text', value, children } = props;
  const start = props.startsWith ?? value;
  const [editing, setEditing] = useState<Editing>();
  const root = useRef<HTMLDivElement>(null);
  const pencil = useRef<HTMLButtonElement>(null);
  const id = useId();

  useUnsavedChanges(editing !== undefined && editing.draft !== draftOf(start, type));

  /** True when the focus moved to another control. Asked only without the input: the field or an ancestor has the focus then. */
  const isLeft = () => document.activeElement?.contains(root.current) !== true;

  function close(): void {
    flushSync(() => setEditing(undefined));
    // The focus must not fall back to the page's top, nor be taken from where it went meanwhile.
    if (!isLeft()) pencil.current?.focus();
  }

  async function save({ draft, onSave }: Editing): Promise<void> {
    setEditing({ draft, onSave, saving: true });
    const taken = await onSave(draft);
    if (taken === true) close();
    else {
      const resumes = isLeft() ? 'left' : 'typing';
      setEditing({ draft, onSave, resumes, ...(taken !== false && { error: taken }) });
    }
  }

  const shown = editing?.saving ? editing.draft : value;
  return (
    <div ref={root} className="flex min-w-0 flex-col gap-1">
      <div id={id} className="text-sm font-medium text-ink-muted">
        {label}
      </div>
      {editing && !editing.saving ? (
        <Editor
          {...props}
          labelId={id}
          draft={editing.draft}
          error={editing.error}
          resumes={editing.resumes}
          onDraft={(draft) => setEditing({ draft, onSave: editing.onSave })}
          onSave={() => void save(editing)}
          onRefuse={(error) => setEditing({ draft: editing.draft, onSave: editing.onSave, error })}
          onCancel={close}
        />
      ) : (
        <div className="flex min-h-9 items-start justify-between gap-2">
          <div className="min-w-0 py-1.5 text-[0.9375rem] break-words whitespace-pre-line">
            {editing === undefined && children !== undefined && !isEmpty(value) ? (
              children
            ) : (
              <ReadValue value={shown} type={type} />
            )}
          </div>
          {editing ? (
            <output className="grid size-9 shrink-0 place-items-center text-ink-muted">
              <LoaderCircle aria-hidden className="size-4 animate-spin" />
              <span className="sr-only">Saving {label}</span>
            </output>
          ) : (
            <IconButton
              ref={pencil}
              label={`Edit ${label}`}
              size="icon-sm"
              onClick={() => setEditing({ draft: draftOf(start, type), onSave: props.onSave })}
            >
              <Pencil aria-hidden />
            </IconButton>
          )}
        </div>
      )}
    </div>
  );
}

function isEmpty(value: InlineFieldProps['value']): boolean {
  return value === null || value === '';
}

/** Link for a text; never to an address that leads elsewhere than it seems, since anyone may have typed it. */
function linkOf(text: string, type: InlineType): string | undefined {
  if (type === 'email') return `mailto:${text}`;
  if (type === 'tel') return `tel:${text.replaceAll(/\s/g, '')}`;
  return type === 'url' && isWebLink(text) ? text : undefined;
}

function ReadValue(props: {
  readonly value: InlineFieldProps['value'];
  readonly type: InlineType;
}) {
  const { value, type } = props;
  if (isEmpty(value)) return <span className="text-ink-faint">{NOT_SPECIFIED}</span>;
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  const text = String(value);
  const href = linkOf(text, type);
  if (href === undefined) return text;
  return (
    <a
      href={href}
      {...(type === 'url' && { target: '_blank', rel: 'noopener noreferrer' })}
      className="text-link underline underline-offset-4"
    >
      {text}
    </a>
  );
}

interface EditorProps extends Omit<InlineFieldProps, 'onSave'> {
  readonly labelId: string;
  readonly draft: Draft;
  readonly error: string | undefined;
  readonly resumes: Editing['resumes'];
  readonly onDraft: (draft: Draft) => void;
  readonly onSave: () => void;
  readonly onRefuse: (reason: string) => void;
  readonly onCancel: () => void;
}

function Editor(props: EditorProps) {
  const {
    type = 'text',
    hint,
    maxLength,
    labelId,
    draft,
    error,
    resumes,
    onDraft,
    onSave,
    onRefuse,
    onCancel,
  } = props;
  const input = useRef<HTMLInputElement>(null);
  const text = String(draft);
  const hintId = `${labelId}-hint`;
  const errorId = `${labelId}-error`;
  const described = [error !== undefined && errorId, hint !== undefined && hintId].filter(Boolean);

  function save(): void {
    const fault = faultOfInput(input.current);
    if (fault === undefined) onSave();
    else onRefuse(fault);
  }

  function onKeyDown(event: KeyboardEvent): void {
    // Enter and Escape of an input method are its own.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') {
      event.stopPropagation();
      onCancel();
    } else if (event.key === 'Enter' && (type !== 'textarea' || event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      save();
    }
  }

  const control = {
    'aria-labelledby': labelId,
    'aria-describedby': described.length > 0 ? described.join(' ') : undefined,
    'aria-invalid': error !== undefined || undefined,
    onKeyDown,
    // The pencil was pressed in order to type here.
    autoFocus: resumes !== 'left',
  };
  const typed = { ...control, value: text, ...(maxLength !== undefined && { maxLength }) };

  function onSubmit(event: SubmitEvent): void {
    event.preventDefault();
    save();
  }

  return (
    <form noValidate onSubmit={onSubmit} className="flex flex-col gap-1.5">
      <div className="flex items-start gap-1">
        {type === 'boolean' ? (
          <span className="flex h-9 flex-1 items-center">
            <Checkbox
              {...control}
              checked={draft === true}
              onCheckedChange={(state) => onDraft(state === true)}
            />
          </span>
        ) : type === 'textarea' ? (
          <Textarea {...typed} onChange={(event) => onDraft(event.target.value)} />
        ) : (
          <Input
            {...typed}
            ref={input}
            type={type}
            {...(type === 'number' && { step: 'any' })}
            className="h-9! px-2.5!"
            onFocus={({ target }) => resumes !== 'typing' && target.select()}
            onChange={(event) => onDraft(event.target.value)}
          />
        )}
        <IconButton type="submit" label="Save" aria-describedby={labelId} size="icon-sm">
          <Check aria-hidden />
        </IconButton>
        <IconButton label="Cancel" aria-describedby={labelId} size="icon-sm" onClick={onCancel}>
          <X aria-hidden />
        </IconButton>
      </div>
      <FieldFault id={errorId} fault={error} />
      {hint !== undefined && (
        <p id={hintId} className="text-sm text-ink-muted">
          {typeof hint === 'function' ? hint(text) : hint}
        </p>
      )}
    </form>
  );
}
