import { RotateCcw } from 'lucide-react';
import { messageOf } from '../../../api/problem.ts';
import { portalPaths } from '../../../config/portal-paths.ts';
import { useNavigateFromHere } from '../../../routing/use-navigate-from-here.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog, DialogClose } from '../../../ui/dialog.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import {
  hasEnded,
  jobCall,
  useImportJobQuery,
  useRetryImportMutation,
} from '../game-import.api.ts';
import { CallFailure } from './call-failure.tsx';
import { FailedGames } from './failed-games.tsx';
import { rememberFollowed } from './followed-import.ts';

interface FailuresDialogProps {
  readonly jobId: number;
  readonly onClose: () => void;
}

/** Failures of an import, with a retry: Import Games then follows the new import. */
export function FailuresDialog({ jobId, onClose }: FailuresDialogProps) {
  const { currentData: job, error, isFetching, refetch } = useImportJobQuery(jobCall(jobId));
  const [retry, retrying] = useRetryImportMutation();
  const navigate = useNavigateFromHere();
  const failures = job?.results.errors ?? [];

  async function tryAgain(): Promise<void> {
    const answer = await retry(jobCall(jobId));
    if (answer.error) return;
    rememberFollowed(answer.data.jobId);
    void navigate(portalPaths.gameImport);
  }

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={`Failures of import ${jobId}`}
      footer={
        <>
          <DialogClose asChild>
            <Button variant="secondary">Close</Button>
          </DialogClose>
          {job && failures.length > 0 && (
            <Button
              disabled={!hasEnded(job)}
              busy={retrying.isLoading}
              onClick={() => void tryAgain()}
            >
              {!retrying.isLoading && <RotateCcw aria-hidden />}
              Retry failed games
            </Button>
          )}
        </>
      }
    >
      {job ? (
        <div className="flex flex-col gap-4">
          <FailedGames errors={failures} />
          {!hasEnded(job) && (
            <p className="text-sm text-ink-muted">
              You can retry them when the import has finished.
            </p>
          )}
          {retrying.isError && (
            <Alert variant="danger">
              {messageOf(retrying.error, 'The import could not be started. Please try again.')}
            </Alert>
          )}
        </div>
      ) : isFetching || !error ? (
        <Spinner label="Loading failures..." className="min-h-48 w-full justify-center" />
      ) : (
        <CallFailure title="Error loading failures" query={{ error, refetch }} inDialog />
      )}
    </Dialog>
  );
}
