import type { ReviewContent } from '@slots/contracts/casino/reviews';
import { PenLine } from 'lucide-react';
import { type ReactNode, useCallback, useState } from 'react';
import { toast } from 'sonner';
import {
  addressOf,
  type ShownOf,
  useCreateDraftedMutation,
  useDrafted,
  useDraftedList,
  useSaveDraftedMutation,
  type WholeOf,
} from '../../../../api/drafted-records.api.ts';
import { isProblem } from '../../../../api/problem.ts';
import type { Versioned } from '../../../../api/versioned.ts';
import { Alert } from '../../../../ui/alert.tsx';
import { Button } from '../../../../ui/button.tsx';
import { DraftBar } from '../../../../ui/drafted/draft-bar.tsx';
import { failureToast } from '../../../../ui/failure-toast.tsx';
import { Spinner } from '../../../../ui/spinner.tsx';
import { EmptyState, ErrorState } from '../../../../ui/state.tsx';
import { useCasinoOnScreen } from '../casino-on-screen.ts';
import { Section } from '../section.tsx';
import { EMPTY_REVIEW } from './review-draft.ts';
import { type Fault, ReviewForm } from './review-form.tsx';
import { ReviewPreview } from './review-preview.tsx';

export interface ReviewTabProps {
  /** Draws the text of a preview with its links. */
  readonly renderText: (review: ShownOf<'reviews'>) => ReactNode;
}

const NOT_SAVED = 'The draft could not be saved.';
const NO_FAULTS: readonly Fault[] = [];

/** The faults of a refusal, and a toast of it. */
function tell(error: unknown): readonly Fault[] {
  failureToast(error, NOT_SAVED);
  return (isProblem(error) && error.errors) || NO_FAULTS;
}

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
  return review ? <KnownReview id={review.id} renderText={renderText} /> : <NewReview />;
}

function NewReview() {
  const { casino } = useCasinoOnScreen();
  const [writing, setWriting] = useState(false);
  const [faults, setFaults] = useState(NO_FAULTS);
  const [create] = useCreateDraftedMutation();
  const ignore = useCallback(() => undefined, []);

  async function save(content: ReviewContent): Promise<boolean> {
    const { error } = await create({
      kind: 'reviews',
      body: { subject: { casinoId: casino.id }, content },
    });
    if (error) setFaults(tell(error));
    else toast.success('Draft saved');
    return !error;
  }

  if (!writing) {
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
  return (
    <Section title="Review" about="Nothing is published until you publish it.">
      <ReviewForm
        initial={EMPTY_REVIEW}
        faults={faults}
        locked={false}
        onDirty={ignore}
        onSave={save}
      />
    </Section>
  );
}

function KnownReview({ id, renderText }: ReviewTabProps & { readonly id: number }) {
  const { currentData, error, isFetching, refetch } = useDrafted('reviews', id);
  // Its draft is another one by then, and the form begins anew.
  const [beginning, setBeginning] = useState(0);

  async function beginAnew(): Promise<void> {
    await refetch();
    setBeginning((before) => before + 1);
  }

  if (!currentData) {
    return error && !isFetching ? (
      <ErrorState title="Failed to load the review" onRetry={() => void refetch()}>
        Please try again.
      </ErrorState>
    ) : (
      <Spinner label="Loading review..." />
    );
  }
  return (
    <LoadedReview
      key={beginning}
      found={currentData}
      renderText={renderText}
      onChanged={() => void beginAnew()}
    />
  );
}

interface LoadedReviewProps extends ReviewTabProps {
  readonly found: Versioned<WholeOf<'reviews'>>;
  readonly onChanged: () => void;
}

function LoadedReview({ found: { record, etag }, renderText, onChanged }: LoadedReviewProps) {
  const { casino } = useCasinoOnScreen();
  const [dirty, setDirty] = useState(false);
  const [faults, setFaults] = useState(NO_FAULTS);
  const [send] = useSaveDraftedMutation();
  // The initial content stays while the form is edited and saved.
  const [initial] = useState(record.content);

  async function save(content: ReviewContent): Promise<boolean> {
    const { error } = await send({ kind: 'reviews', id: record.id, etag, content });
    if (error) setFaults(tell(error));
    else toast.success('Draft saved');
    return !error;
  }

  return (
    <div className="flex flex-col gap-6">
      <Section title="Publication">
        <DraftBar
          address={addressOf({ kind: 'reviews', id: record.id })}
          record={record}
          etag={etag}
          dirty={dirty}
          onFaults={setFaults}
          onChanged={onChanged}
        >
          <ReviewPreview
            id={record.id}
            name={casino.name}
            disabled={dirty}
            renderText={renderText}
          />
        </DraftBar>
      </Section>
      <Section title="Review">
        {record.plan && <Alert title="Scheduled">Cancel the schedule to change the draft.</Alert>}
        <ReviewForm
          initial={initial}
          faults={faults}
          locked={record.plan !== null}
          onDirty={setDirty}
          onSave={save}
        />
      </Section>
    </div>
  );
}
