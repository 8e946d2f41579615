import { useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { useDrafted } from '../../../api/drafted-records.api.ts';
import { isProblem } from '../../../api/problem.ts';
import { portalPaths } from '../../../config/portal-paths.ts';
import { AdminHead } from '../../../head/admin-head.tsx';
import { BackLink } from '../../../ui/back-link.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { ErrorState } from '../../../ui/state.tsx';
import { GuideEditor } from './guide-editor.tsx';
import type { GuideScreenProps } from './guide-preview.tsx';

/** One guide: written, looked at and published. */
export function GuideScreen({ renderText }: GuideScreenProps) {
  const { id = '' } = useParams();
  const navigate = useNavigate();
  /** Another number begins with what is stored. */
  const [round, setRound] = useState(0);
  const guide = useDrafted('guides', Number(id));
  const { currentData: shown, error, isFetching } = guide;

  async function begin(): Promise<void> {
    await guide.refetch();
    setRound(round + 1);
  }

  return (
    <div className="flex flex-col gap-6">
      <AdminHead title={shown?.record.title ?? 'Guide'} />
      <BackLink to={portalPaths.guides}>Guides</BackLink>
      {shown && (
        <GuideEditor
          key={`${shown.record.id} ${round}`}
          guide={shown}
          renderText={renderText}
          onReplaced={() => void begin()}
          onDeleted={() => void navigate(portalPaths.guides)}
        />
      )}
      {!shown && isFetching && <Spinner label="Loading guide..." />}
      {!shown && !isFetching && (
        <ErrorState
          headingLevel="h1"
          title="Guide Not Found"
          requestId={isProblem(error) ? error.requestId : undefined}
          onRetry={() => void guide.refetch()}
        >
          <p>There is no such guide, or it could not be loaded.</p>
        </ErrorState>
      )}
    </div>
  );
}
