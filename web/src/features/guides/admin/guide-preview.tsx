import { type ReactNode, useState } from 'react';
import { type ShownOf, useDraftedPreview } from '../../../api/drafted-records.api.ts';
import { messageOf } from '../../../api/problem.ts';
import { PreviewDialog } from '../../../ui/drafted/preview-dialog.tsx';
import {
  type PreviewVisit,
  PreviewVisitFields,
  visitQuery,
} from '../../../ui/drafted/preview-visit.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { ErrorState } from '../../../ui/state.tsx';
import { GuideByline } from '../public/guide-byline.tsx';

export interface GuideScreenProps {
  /** Draws the text of a preview with its links. */
  readonly renderText: (guide: ShownOf<'guides'>) => ReactNode;
}

interface GuidePreviewProps extends GuideScreenProps {
  readonly id: number;
  readonly disabled: boolean;
}

/** The guide as visitors of a country would see it at a time. */
export function GuidePreview({ id, disabled, renderText }: GuidePreviewProps) {
  return (
    <PreviewDialog disabled={disabled}>
      {() => <Preview id={id} renderText={renderText} />}
    </PreviewDialog>
  );
}

function Preview({ id, renderText }: Omit<GuidePreviewProps, 'disabled'>) {
  const [visit, setVisit] = useState<PreviewVisit>({ country: 'GB', at: '' });
  const preview = useDraftedPreview('guides', id, visitQuery(visit));
  const { currentData: guide, error, isFetching } = preview;
  return (
    <div className="flex flex-col gap-6">
      <PreviewVisitFields visit={visit} onChange={setVisit} />
      {guide && (
        <article className="flex flex-col gap-4">
          <h3 className="text-title font-extrabold wrap-anywhere">{guide.title}</h3>
          <p className="text-lg text-ink-muted wrap-anywhere">{guide.summary}</p>
          <GuideByline guide={guide} />
          {renderText(guide)}
        </article>
      )}
      {!guide && isFetching && <Spinner label="Loading preview..." />}
      {!guide && !isFetching && (
        <ErrorState title="No preview" onRetry={() => void preview.refetch()}>
          {messageOf(error, 'The preview could not be loaded.')}
        </ErrorState>
      )}
    </div>
  );
}
