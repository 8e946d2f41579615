import type { ReviewContent } from '@slots/contracts/casino/reviews';
import { PenLine } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { toast } from 'sonner';
import { useAuthorsQuery } from '../../../../api/authors.api.ts';
import {
  addressOf,
  contentOf,
  type ShownOf,
  useCreateDraftedMutation,
  useDrafted,
  useDraftedList,
  useSaveDraft,
  type WholeOf,
} from '../../../../api/drafted-records.api.ts';
import type { SaveOutcome } from '../../../../api/use-versioned-save.ts';
import type { Versioned } from '../../../../api/versioned.ts';
import { Alert } from '../../../../ui/alert.tsx';
import { Button } from '../../../../ui/button.tsx';
import { ConflictDialog } from '../../../../ui/conflict-dialog.tsx';
import { DraftBar } from '../../../../ui/drafted/draft-bar.tsx';
import { DraftPreview } from '../../../../ui/drafted/draft-preview.tsx';
import { failureToast } from '../../../../ui/failure-toast.tsx';
import { Spinner } from '../../../../ui/spinner.tsx';
import { EmptyState, ErrorState } from '../../../../ui/state.tsx';
import { CasinoVerdict, ReviewChanges } from '../../public/casino-verdict.tsx';
import { useCasinoOnScreen } from '../casino-on-screen.ts';
import { Section } from '../section.tsx';
import { valueInWords } from './review-draft.ts';
import { type Fault, ReviewForm } from './review-form.tsx';

export interface ReviewTabProps {
  /** Draws the text of a preview with its links. */
  readonly renderText: (review: ShownOf<'reviews'>) => ReactNode;
}

const NOT_SAVED = 'The draft could not be saved.';
const NO_FAULTS: readonly Fault[] = [];

/** The review of a casino: written, looked at, published, put back. */
export function ReviewTab({ renderText }: ReviewTabProps) {
  const { casino } = useCasinoOnScreen();
  const found = useDraftedList('reviews', { casinoId: casino.id });
  if (found.currentData === undefined) {
    return found.error && !found.isFetching ? (
      <ErrorState title="Failed to load the review" onRetry={() => void found.refetch()}>
        Please try again.
      </ErrorState>
    ) : (
      <Spinner label="Loading review..." />
    );
  }
  const [review] = found.currentData.data;
  return <CasinoReview id={review?.id} renderText={renderText} />;
}

interface CasinoReviewProps extends ReviewTabProps {
  /** Undefined until it is saved for the first time. */
  readonly id: number | undefined;
}

/** A review, even before its first save: its form stays when that creates the record, so that typing continues. */
function CasinoReview({ id, renderText }: CasinoReviewProps) {
  const { currentData, error, isFetching, refetch } = useDrafted('reviews', id);
  const [writing, setWriting] = useState(false);
  // Incremented when the draft was replaced: the form starts over.
  const [beginning, setBeginning] = useState(0);

  async function beginAnew(): Promise<void> {
    await refetch();
    setBeginning((before) => before + 1);
  }

  if (id === undefined && !writing) {
    return (
      <EmptyState
        icon={<PenLine />}
        title="No review yet"
        actions={<Button onClick={() => setWriting(true)}>Write a Review</Button>}
      >
        Until one is published, the page shows the casino without a review, rated as in its details.
      </EmptyState>
    );
  }
  const failure = !currentData && error !== undefined && !isFetching && (
    <ErrorState title="Failed to load the review" onRetry={() => void refetch()}>
      Please try again.
    </ErrorState>
  );
  if (!currentData && !writing) return failure || <Spinner label="Loading review..." />;
  return (
    <div className="flex flex-col gap-6">
      {failure}
      <ReviewEditor
        key={beginning}
        found={currentData}
        renderText={renderText}
        onChanged={() => void beginAnew()}
      />
    </div>
  );
}

interface ReviewEditorProps extends ReviewTabProps {
  /** Undefined until the first save. */
  readonly found: Versioned<WholeOf<'reviews'>> | undefined;
  readonly onChanged: () => void;
}

function ReviewEditor({ found, renderText, onChanged }: ReviewEditorProps) {
  const { casino } = useCasinoOnScreen();
  const [dirty, setDirty] = useState(false);
  const [faults, setFaults] = useState(NO_FAULTS);
  const { data: authors = [] } = useAuthorsQuery();
  const [create, { data: made }] = useCreateDraftedMutation();
  // The record that was made may not have been read yet.
  const versioned = useSaveDraft('reviews', (found ?? made)?.record.id ?? 0);
  // The initial version stays while the form is edited and saved.
  const [initial] = useState(found && contentOf(found));

  async function begin(content: ReviewContent): Promise<SaveOutcome<ReviewContent>> {
    const body = { subject: { casinoId: casino.id }, content };
    const { data, error } = await create({ kind: 'reviews', body });
    if (!data) return { kind: 'failed', error };
    return { kind: 'saved', data: { record: content, etag: data.etag }, merged: false };
  }

  async function save(content: ReviewContent, start: Versioned<ReviewContent> | undefined) {
    const outcome = await (start ? versioned.save(content, start) : begin(content));
    if (outcome.kind === 'failed') failureToast(outcome.error, NOT_SAVED);
    if (outcome.kind === 'saved') toast.success('Draft saved');
    return outcome;
  }

  const plan = found?.record.plan ?? null;
  return (
    <>
      {found && (
        <Section title="Publication">
          <DraftBar
            address={addressOf({ kind: 'reviews', id: found.record.id })}
            record={found.record}
            etag={found.etag}
            dirty={dirty}
            onFaults={setFaults}
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
        {plan && <Alert title="Scheduled">Cancel the schedule to change the draft.</Alert>}
        <ReviewForm
          initial={initial}
          faults={faults}
          locked={plan !== null}
          onDirty={setDirty}
          onSave={save}
        />
      </Section>
      <ConflictDialog
        conflict={versioned.conflict}
        renderValue={(field, value) => valueInWords(field, value, authors)}
      />
    </>
  );
}
