import {
  MAX_CHANGES,
  MAX_SCORE,
  REVIEW_CRITERIA,
  type ReviewContent,
} from '@slots/contracts/casino/reviews';
import { MAX_CHANGE_LENGTH, MAX_VERDICT_LENGTH } from '@slots/contracts/text-limits';
import { Plus, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useAuthorsQuery } from '../../../../api/authors.api.ts';
import {
  contentOf as contentOfRecord,
  type ShownOf,
  useCreateDraftedMutation,
  useSaveDraft,
  type WholeOf,
} from '../../../../api/drafted-records.api.ts';
import type { SaveOutcome } from '../../../../api/use-versioned-save.ts';
import { ANOTHER_VERSION, type Versioned } from '../../../../api/versioned.ts';
import { Alert } from '../../../../ui/alert.tsx';
import { Button, IconButton } from '../../../../ui/button.tsx';
import { ConflictDialog } from '../../../../ui/conflict-dialog.tsx';
import { DraftBar } from '../../../../ui/drafted/draft-bar.tsx';
import { DraftPreview } from '../../../../ui/drafted/draft-preview.tsx';
import { DraftText } from '../../../../ui/drafted/draft-text.tsx';
import { useDraftOnScreen } from '../../../../ui/drafted/use-draft-on-screen.ts';
import { InputField, TextareaField } from '../../../../ui/input.tsx';
import { recordOptions } from '../../../../ui/named-options.ts';
import { SelectField } from '../../../../ui/select.tsx';
import { DAY } from '../../../../ui/typed-moment.ts';
import { CasinoVerdict, ReviewChanges } from '../../public/casino-verdict.tsx';
import { useCasinoOnScreen } from '../casino-on-screen.ts';
import { Section } from '../section.tsx';
import {
  contentOf,
  draftOf,
  EMPTY_REVIEW,
  faultsOf,
  NOBODY,
  ratingSoFar,
  valueInWords,
  withNewChange,
} from './review-draft.ts';

export interface ReviewTabProps {
  /** Draws the text of a preview with its links. */
  readonly renderText: (review: ShownOf<'reviews'>) => ReactNode;
}

interface ReviewEditorProps extends ReviewTabProps {
  /** Undefined until the first save. */
  readonly found: Versioned<WholeOf<'reviews'>> | undefined;
  readonly onChanged: () => void;
}

/** The fields of a review, and its text. */
export function ReviewEditor({ found, renderText, onChanged }: ReviewEditorProps) {
  const { casino } = useCasinoOnScreen();
  const authors = useAuthorsQuery(undefined, { refetchOnMountOrArgChange: true });
  const [create, { data: made }] = useCreateDraftedMutation();
  // The record that was made may not have been read yet.
  const id = (found ?? made)?.record.id;
  const existing = useSaveDraft('reviews', id ?? 0);

  async function send(
    changed: Partial<ReviewContent>,
    start: Versioned<ReviewContent>,
  ): Promise<SaveOutcome<ReviewContent>> {
    if (id !== undefined) return existing.save(changed, start);
    const content = { ...start.record, ...changed };
    const body = { subject: { casinoId: casino.id }, content };
    const { data, error } = await create({ kind: 'reviews', body });
    if (!data) return { kind: 'failed', error };
    return { kind: 'saved', data: { record: content, etag: data.etag }, merged: false };
  }

  const onScreen = useDraftOnScreen(
    { save: send, conflict: existing.conflict },
    // Saving over a review that somebody else has begun meanwhile is a conflict.
    found ? contentOfRecord(found) : { record: EMPTY_REVIEW, etag: ANOTHER_VERSION },
    { draftOf, contentOf, faultsOf },
  );
  const { draft, change, typed, start, round, dirty, saving, save, conflict } = onScreen;
  const { faults, refuse, fields } = onScreen;
  const isPlanned = Boolean(found?.record.plan);
  const rating = ratingSoFar(draft.scores);

  const person = (name: 'authorId' | 'reviewedById', label: string) => (
    <SelectField
      label={label}
      error={faults.get(name)}
      options={recordOptions({
        fixed: [{ value: NOBODY, label: 'Nobody' }],
        noun: 'Author',
        list: authors,
        value: draft[name],
      })}
      value={draft[name]}
      onValueChange={(value) => change({ [name]: value })}
      disabled={isPlanned}
    />
  );

  return (
    <>
      {found && (
        <Section title="Publication">
          <DraftBar
            kind="reviews"
            record={found.record}
            etag={found.etag}
            dirty={dirty}
            onFaults={refuse}
            onChanged={onChanged}
          >
            <DraftPreview kind="reviews" id={found.record.id} country="" disabled={dirty}>
              {(review) => (
                <div className="flex flex-col gap-6">
                  <CasinoVerdict name={casino.name} review={review} />
                  <div>
                    {renderText(review)}
                    <ReviewChanges changes={review.changes} />
                  </div>
                </div>
              )}
            </DraftPreview>
          </DraftBar>
        </Section>
      )}
      <Section
        title="Review"
        {...(!found && { about: 'Nothing is published until you publish it.' })}
      >
        <form
          noValidate
          aria-label="Review"
          onSubmit={(event) => {
            event.preventDefault();
            save();
          }}
        >
          <fieldset ref={fields} disabled={isPlanned} className="flex min-w-0 flex-col gap-6">
            <div className="grid grid-cols-1 gap-5 @2xl:grid-cols-3">
              {person('authorId', 'Author')}
              {person('reviewedById', 'Checked by')}
              <InputField label="Tested on" {...typed('testedOn')} name="testedOn" {...DAY} />
            </div>
            <TextareaField
              label="Verdict"
              hint={`At most ${MAX_VERDICT_LENGTH} characters`}
              {...typed('verdict')}
              rows={3}
              maxLength={MAX_VERDICT_LENGTH}
            />
            <fieldset className="flex flex-col gap-3">
              <legend className="mb-3 font-semibold">
                {rating === undefined ? 'Scores' : `Scores: rating ${rating}`}
              </legend>
              <div className="grid gap-5 @xl:grid-cols-2 @3xl:grid-cols-5">
                {REVIEW_CRITERIA.map(({ key, name, weight }) => (
                  <InputField
                    key={key}
                    label={name}
                    hint={`${weight}% of the rating`}
                    error={faults.get(`scores.${key}`)}
                    name={`scores.${key}`}
                    type="number"
                    min={0}
                    max={MAX_SCORE}
                    step={0.1}
                    value={draft.scores[key]}
                    onChange={({ target }) =>
                      change({ scores: { ...draft.scores, [key]: target.value } })
                    }
                  />
                ))}
              </div>
            </fieldset>
            <div className="grid gap-5 @xl:grid-cols-2">
              <TextareaField
                label="Advantages"
                hint="One per line"
                {...typed('advantages')}
                rows={4}
              />
              <TextareaField
                label="Disadvantages"
                hint="One per line"
                {...typed('disadvantages')}
                rows={4}
              />
            </div>
            <DraftText
              initial={start.text}
              round={round}
              locked={isPlanned}
              fault={faults.get('text')}
              onChange={(text) => change({ text })}
            />
            <fieldset className="flex flex-col gap-3">
              <legend className="mb-3 font-semibold">Changes since it was published</legend>
              {draft.changes.map((entry, index) => {
                const path = `changes.${entry.key}`;
                const edit = (edited: Partial<typeof entry>) =>
                  change({ changes: draft.changes.with(index, { ...entry, ...edited }) });
                return (
                  <div key={entry.key} className="flex flex-wrap items-end gap-3">
                    <InputField
                      label="Day"
                      error={faults.get(`${path}.on`)}
                      // oxlint-disable-next-line jsx-a11y/no-autofocus -- it was added in order to type
                      autoFocus={entry.on === ''}
                      name={`${path}.on`}
                      {...DAY}
                      value={entry.on}
                      onChange={({ target }) => edit({ on: target.value })}
                    />
                    <InputField
                      label="What changed"
                      className="min-w-56 flex-1"
                      error={faults.get(`${path}.text`)}
                      value={entry.text}
                      maxLength={MAX_CHANGE_LENGTH}
                      onChange={({ target }) => edit({ text: target.value })}
                    />
                    <IconButton
                      label={`Remove change ${index + 1}`}
                      onClick={() => change({ changes: draft.changes.toSpliced(index, 1) })}
                    >
                      <Trash2 aria-hidden />
                    </IconButton>
                  </div>
                );
              })}
              <div>
                <Button
                  variant="secondary"
                  size="sm"
                  disabled={draft.changes.length >= MAX_CHANGES}
                  onClick={() => change({ changes: withNewChange(draft.changes) })}
                >
                  <Plus aria-hidden />
                  Add Change
                </Button>
              </div>
            </fieldset>
            <div className="bar-at-bottom sticky bottom-0 z-10 flex flex-wrap items-center gap-3 border-t border-line bg-surface py-3">
              {faults.has('') && <Alert variant="danger">{faults.get('')}</Alert>}
              <Button type="submit" busy={saving} disabled={!dirty}>
                Save Draft
              </Button>
            </div>
          </fieldset>
        </form>
      </Section>
      <ConflictDialog
        conflict={conflict}
        renderValue={(field, value) => valueInWords(field, value, authors.data ?? [])}
      />
    </>
  );
}
