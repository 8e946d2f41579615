import { PenLine } from 'lucide-react';
import { useState } from 'react';
import { useDrafted, useDraftedList } from '../../../../api/drafted-records.api.ts';
import { Button } from '../../../../ui/button.tsx';
import { ListFailure } from '../../../../ui/list-failure.tsx';
import { Spinner } from '../../../../ui/spinner.tsx';
import { EmptyState } from '../../../../ui/state.tsx';
import { useCasinoOnScreen } from '../casino-on-screen.ts';
import { ReviewEditor, type ReviewTabProps } from './review-editor.tsx';

/** The review of a casino: written, looked at, published, restored. */
export function ReviewTab({ renderText }: ReviewTabProps) {
  const { casino } = useCasinoOnScreen();
  const found = useDraftedList('reviews', { casinoId: casino.id });
  if (found.currentData === undefined) {
    return found.error && !found.isFetching ? (
      <ListFailure title="Failed to load the review" query={found} />
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
    <ListFailure title="Failed to load the review" query={{ error, refetch }} />
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
