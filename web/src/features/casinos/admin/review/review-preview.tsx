import { type ReactNode, useState } from 'react';
import { type ShownOf, useDraftedPreview } from '../../../../api/drafted-records.api.ts';
import { messageOf } from '../../../../api/problem.ts';
import { PreviewDialog } from '../../../../ui/drafted/preview-dialog.tsx';
import {
  type PreviewVisit,
  PreviewVisitFields,
  visitQuery,
} from '../../../../ui/drafted/preview-visit.tsx';
import { Spinner } from '../../../../ui/spinner.tsx';
import { ErrorState } from '../../../../ui/state.tsx';
import { CasinoVerdict, ReviewChanges } from '../../public/casino-verdict.tsx';

interface ReviewPreviewProps {
  readonly id: number;
  /** The casino's name. */
  readonly name: string;
  readonly disabled: boolean;
  /** Draws the text with its links. */
  readonly renderText: (review: ShownOf<'reviews'>) => ReactNode;
}

/** The review as visitors of a country would see it at a time. */
export function ReviewPreview({ id, name, disabled, renderText }: ReviewPreviewProps) {
  return (
    <PreviewDialog disabled={disabled}>
      {() => <Preview id={id} name={name} renderText={renderText} />}
    </PreviewDialog>
  );
}

function Preview({ id, name, renderText }: Omit<ReviewPreviewProps, 'disabled'>) {
  const [visit, setVisit] = useState<PreviewVisit>({ country: '', at: '' });
  const preview = useDraftedPreview('reviews', id, visitQuery(visit));
  const { currentData: review, error, isFetching } = preview;
  return (
    <div className="flex flex-col gap-6">
      <PreviewVisitFields visit={visit} onChange={setVisit} />
      {review && (
        <div className="flex flex-col gap-6">
          <CasinoVerdict name={name} review={review} />
          <div>
            {renderText(review)}
            <ReviewChanges changes={review.changes} />
          </div>
        </div>
      )}
      {!review && isFetching && <Spinner label="Loading preview..." />}
      {!review && !isFetching && (
        <ErrorState title="No preview" onRetry={() => void preview.refetch()}>
          {messageOf(error, 'The preview could not be loaded.')}
        </ErrorState>
      )}
    </div>
  );
}
