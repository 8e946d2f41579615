import { useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { useDrafted } from '../../../api/drafted-records.api.ts';
import { isProblem } from '../../../api/problem.ts';
import { portalPaths } from '../../../config/portal-paths.ts';
import { AdminHead } from '../../../head/admin-head.tsx';
import { BackLink } from '../../../ui/back-link.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { ErrorState } from '../../../ui/state.tsx';
import { ToplistEditor } from './toplist-editor.tsx';

/** One toplist: written, looked at and published. */
export function Component() {
  const { id = '' } = useParams();
  const navigate = useNavigate();
  /** Another number begins with what is stored. */
  const [round, setRound] = useState(0);
  const toplist = useDrafted('toplists', Number(id));
  const { currentData: shown, error, isFetching } = toplist;

  async function begin(): Promise<void> {
    await toplist.refetch();
    setRound(round + 1);
  }

  return (
    <div className="flex flex-col gap-6">
      <AdminHead title={shown?.record.title ?? 'Toplist'} />
      <BackLink to={portalPaths.toplists}>Toplists</BackLink>
      {shown && (
        <ToplistEditor
          key={`${shown.record.id} ${round}`}
          toplist={shown}
          onReplaced={() => void begin()}
          onDeleted={() => void navigate(portalPaths.toplists)}
        />
      )}
      {!shown && isFetching && <Spinner label="Loading toplist..." />}
      {!shown && !isFetching && (
        <ErrorState
          headingLevel="h1"
          title="Toplist Not Found"
          requestId={isProblem(error) ? error.requestId : undefined}
          onRetry={() => void toplist.refetch()}
        >
          <p>There is no such toplist, or it could not be loaded.</p>
        </ErrorState>
      )}
    </div>
  );
}
