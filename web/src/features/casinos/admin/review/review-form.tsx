import {
  MAX_CHANGES,
  MAX_SCORE,
  REVIEW_CRITERIA,
  type ReviewContent,
} from '@slots/contracts/casino/reviews';
import {
  MAX_CHANGE_LENGTH,
  MAX_RICH_TEXT_LENGTH,
  MAX_VERDICT_LENGTH,
} from '@slots/contracts/text-limits';
import { NO_TEXT } from '@slots/rich-text/document';
import { Plus, Trash2 } from 'lucide-react';
import {
  lazy,
  type ReactNode,
  Suspense,
  useCallback,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { Controller, useFieldArray, useForm, useWatch } from 'react-hook-form';
import { useAuthorsQuery } from '../../../../api/authors.api.ts';
import { isProblem } from '../../../../api/problem.ts';
import type { SaveOutcome } from '../../../../api/use-versioned-save.ts';
import type { Versioned } from '../../../../api/versioned.ts';
import { Button, IconButton } from '../../../../ui/button.tsx';
import { faultsOfInputs } from '../../../../ui/fault-of-input.ts';
import { Field, FieldFault } from '../../../../ui/field.tsx';
import { formatCount } from '../../../../ui/format.ts';
import { Input, Textarea } from '../../../../ui/input.tsx';
import { recordOptions } from '../../../../ui/named-options.ts';
import { Select } from '../../../../ui/select.tsx';
import { Spinner } from '../../../../ui/spinner.tsx';
import { useUnsavedChanges } from '../../../../ui/unsaved-changes.tsx';
import { useFirstInvalid } from '../../../../ui/use-first-invalid.ts';
import {
  contentOf,
  EMPTY_REVIEW,
  fieldsOf,
  NOBODY,
  type ReviewFields,
  ratingSoFar,
} from './review-draft.ts';

const RichTextEditor = lazy(async () => ({
  default: (await import('../../../../ui/rich-text-editor/rich-text-editor.tsx')).RichTextEditor,
}));

export interface Fault {
  readonly path: string;
  readonly message: string;
}

interface ReviewFormProps {
  /** Undefined before the first save. */
  readonly initial: Versioned<ReviewContent> | undefined;
  /** Faults that the server found when it was published, by the paths of its body. */
  readonly faults: readonly Fault[];
  readonly locked: boolean;
  readonly onDirty: (dirty: boolean) => void;
  /** @param start the version that the fields were made from */
  readonly onSave: (
    content: ReviewContent,
    start: Versioned<ReviewContent> | undefined,
  ) => Promise<SaveOutcome<ReviewContent>>;
}

const LISTS = new Set(['text', 'advantages', 'disadvantages']);

/** 'content.text.content.3' is reported at the text, 'content.scores.games' at that score. */
function placeOf(path: string): string {
  const parts = path.replace(/^content\./, '').split('.');
  return LISTS.has(parts[0] ?? '') ? (parts[0] ?? '') : parts.join('.');
}

/** The fields of a review. */
export function ReviewForm({ initial, faults, locked, onDirty, onSave }: ReviewFormProps) {
  const authors = useAuthorsQuery(undefined, { refetchOnMountOrArgChange: true });
  const start = useRef(initial);
  const [shown, setShown] = useState({ text: initial?.record.text ?? NO_TEXT, round: 0 });
  const { register, control, handleSubmit, setError, clearErrors, reset, getValues, formState } =
    useForm<ReviewFields & { text?: string }>({
      defaultValues: fieldsOf(initial?.record ?? EMPTY_REVIEW),
    });
  const { errors, isDirty, isSubmitting } = formState;
  const changes = useFieldArray({ control, name: 'changes' });
  const scores = useWatch({ control, name: 'scores' });
  const text = useRef<unknown>(shown.text);
  const [textDirty, setTextDirty] = useState(false);
  const textId = useId();
  const { within, goTo } = useFirstInvalid<HTMLFormElement>();
  const dirty = isDirty || textDirty;
  useUnsavedChanges(dirty);
  useEffect(() => onDirty(dirty), [dirty, onDirty]);

  const show = useCallback(
    (found: readonly Fault[]) => {
      for (const { path, message } of found) {
        const name = placeOf(path);
        // A path that is not in the form is reported by the toast only.
        for (const field of FIELDS) if (field === name) setError(field, { message });
      }
    },
    [setError],
  );
  useEffect(() => {
    clearErrors();
    show(faults);
  }, [faults, show, clearErrors]);

  function refuse(found: readonly Fault[]): void {
    show(found);
    goTo();
  }

  async function save(fields: ReviewFields): Promise<void> {
    const parsed = contentOf(fields, text.current);
    if (!parsed.success) {
      refuse(parsed.error.issues.map(({ path, message }) => ({ path: path.join('.'), message })));
      return;
    }
    const sent = text.current;
    const outcome = await onSave(parsed.data, start.current);
    if (outcome.kind === 'failed') {
      const { error } = outcome;
      return refuse((isProblem(error) && error.errors) || []);
    }
    const { data } = outcome;
    // Only what was sent is stored: what was typed meanwhile stays.
    const isTextTyped = text.current !== sent;
    if (outcome.kind === 'saved' && !outcome.merged) {
      start.current = data;
      if (!isTextTyped) setTextDirty(false);
      reset(fields, { keepValues: true });
    } else if (isTextTyped || JSON.stringify(getValues()) !== JSON.stringify(fields)) {
      // It was made from what was sent, without their changes: the next save merges them.
      start.current = { record: parsed.data, etag: start.current?.etag };
    } else {
      start.current = data;
      text.current = data.record.text;
      setShown(({ round }) => ({ text: data.record.text, round: round + 1 }));
      setTextDirty(false);
      reset(fieldsOf(data.record));
    }
  }

  const person = (name: 'authorId' | 'reviewedById', label: string) => (
    <Field label={label} error={errors[name]?.message}>
      {(props) => (
        <Controller
          control={control}
          name={name}
          render={({ field }) => (
            <Select
              {...props}
              options={recordOptions({
                fixed: [{ value: NOBODY, label: 'Nobody' }],
                noun: 'Author',
                list: authors,
                value: field.value,
              })}
              value={field.value}
              onValueChange={field.onChange}
              disabled={locked}
            />
          )}
        />
      )}
    </Field>
  );
  const rating = ratingSoFar(scores);

  return (
    <form
      ref={within}
      noValidate
      aria-label="Review"
      className="flex flex-col gap-6"
      onSubmit={(event) => {
        clearErrors();
        const found = faultsOfInputs(event.currentTarget);
        if (found.length === 0) return void handleSubmit(save)(event);
        event.preventDefault();
        refuse(found);
      }}
    >
      <fieldset disabled={locked} className="flex min-w-0 flex-col gap-6">
        <div className="grid gap-5 sm:grid-cols-3">
          {person('authorId', 'Author')}
          {person('reviewedById', 'Checked by')}
          <Field label="Tested on" error={errors.testedOn?.message}>
            {(props) => <Input {...props} {...register('testedOn')} type="date" />}
          </Field>
        </div>
        <Field
          label="Verdict"
          hint={`At most ${MAX_VERDICT_LENGTH} characters`}
          error={errors.verdict?.message}
        >
          {(props) => (
            <Textarea {...props} {...register('verdict')} rows={3} maxLength={MAX_VERDICT_LENGTH} />
          )}
        </Field>
        <fieldset className="flex flex-col gap-3">
          <legend className="mb-3 font-semibold">
            {rating === undefined ? 'Scores' : `Scores: rating ${rating}`}
          </legend>
          <div className="grid gap-5 sm:grid-cols-2 lg:grid-cols-5">
            {REVIEW_CRITERIA.map(({ key, name, weight }) => (
              <Field
                key={key}
                label={name}
                hint={`${weight}% of the rating`}
                error={errors.scores?.[key]?.message}
              >
                {(props) => (
                  <Input
                    {...props}
                    {...register(`scores.${key}`)}
                    type="number"
                    min={0}
                    max={MAX_SCORE}
                    step={0.1}
                  />
                )}
              </Field>
            ))}
          </div>
        </fieldset>
        <div className="grid gap-5 sm:grid-cols-2">
          <Field label="Advantages" hint="One per line" error={errors.advantages?.message}>
            {(props) => <Textarea {...props} {...register('advantages')} rows={4} />}
          </Field>
          <Field label="Disadvantages" hint="One per line" error={errors.disadvantages?.message}>
            {(props) => <Textarea {...props} {...register('disadvantages')} rows={4} />}
          </Field>
        </div>
        <div className="flex flex-col gap-1.5">
          <p className="text-sm font-semibold">Text</p>
          {locked && (
            <p className="text-sm text-ink-muted">
              The text can be changed once the schedule is cancelled.
            </p>
          )}
          {/* Hidden, not left out: what is typed in it stays. */}
          <div hidden={locked}>
            <Suspense fallback={<Spinner label="Loading editor..." />}>
              <RichTextEditor
                key={shown.round}
                label="Text"
                initial={shown.text}
                invalid={errors.text !== undefined}
                describedBy={textId}
                onChange={(document) => {
                  text.current = document;
                  setTextDirty(true);
                }}
              />
            </Suspense>
          </div>
          <FieldFault fault={errors.text?.message} />
          <p id={textId} className="text-sm text-ink-muted">
            {`At most ${formatCount(MAX_RICH_TEXT_LENGTH)} characters. Alt+F10 moves to the toolbar.`}
          </p>
        </div>
        <fieldset className="flex flex-col gap-3">
          <legend className="mb-3 font-semibold">Changes since it was published</legend>
          {changes.fields.map(({ id }, index) => (
            <div key={id} className="flex flex-wrap items-end gap-3">
              <Field label="Day" error={errors.changes?.[index]?.on?.message}>
                {(props) => <Input {...props} {...register(`changes.${index}.on`)} type="date" />}
              </Field>
              <Field
                label="What changed"
                className="min-w-56 flex-1"
                error={errors.changes?.[index]?.text?.message}
              >
                {(props) => (
                  <Input
                    {...props}
                    {...register(`changes.${index}.text`)}
                    maxLength={MAX_CHANGE_LENGTH}
                  />
                )}
              </Field>
              <IconButton
                label={`Remove change ${index + 1}`}
                onClick={() => changes.remove(index)}
              >
                <Trash2 aria-hidden />
              </IconButton>
            </div>
          ))}
          <div>
            <Button
              variant="secondary"
              size="sm"
              disabled={changes.fields.length >= MAX_CHANGES}
              onClick={() => changes.prepend({ on: '', text: '' })}
            >
              <Plus aria-hidden />
              Add Change
            </Button>
          </div>
        </fieldset>
        <SaveRow>
          <Button type="submit" busy={isSubmitting} disabled={!dirty}>
            Save Draft
          </Button>
        </SaveRow>
      </fieldset>
    </form>
  );
}

const SaveRow = ({ children }: { readonly children: ReactNode }) => (
  <div className="sticky bottom-0 z-10 border-t border-line bg-surface py-3">{children}</div>
);

/** The fields at which a fault can be reported. */
const FIELDS = [
  'authorId',
  'reviewedById',
  'verdict',
  'text',
  'advantages',
  'disadvantages',
  'testedOn',
  ...REVIEW_CRITERIA.map(({ key }) => `scores.${key}` as const),
  ...Array.from({ length: MAX_CHANGES }, (_none, index) => [
    `changes.${index}.on` as const,
    `changes.${index}.text` as const,
  ]).flat(),
] as const;
