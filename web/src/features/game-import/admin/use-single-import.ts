import { nanoid } from '@reduxjs/toolkit';
import { useState } from 'react';
import { isProblem } from '../../../api/problem.ts';
import { portalPaths } from '../../../config/portal-paths.ts';
import { useNavigateFromHere } from '../../../routing/use-navigate-from-here.ts';
import { type BatchResults, useImportGamesMutation } from '../game-import.api.ts';
import { countResults } from './import-messages.ts';
import { showOutcome } from './show-outcome.ts';
import { useImportEnd } from './use-import-end.ts';

function failed(text: string): void {
  showOutcome({ kind: 'failure', title: 'Import Failed', text });
}

/**
 * Imports one game and on success goes to the games manager. The server answers with the outcome; if that takes
 * too long, the import is followed to its end.
 */
export function useSingleImport(gameId: number) {
  const [send, request] = useImportGamesMutation();
  const [jobId, setJobId] = useState<number>();
  const navigate = useNavigateFromHere();

  function end(message: string, results: BatchResults): void {
    const counts = countResults(results);
    // A cancelled import has neither.
    if (counts.failed > 0 || counts.succeeded === 0) {
      return failed(results.errors?.[0]?.error ?? message);
    }
    showOutcome({ kind: 'success', title: 'Import Successful', text: message });
    void navigate(portalPaths.gamesManager);
  }

  async function start(): Promise<void> {
    const answer = await send({ gameIds: [gameId], idempotencyKey: nanoid(), followed: false });
    if (answer.error) {
      const problem = isProblem(answer.error) ? answer.error : undefined;
      return failed(`Error: ${problem?.message ?? problem?.title ?? 'The request failed'}`);
    }
    if ('results' in answer.data) end(answer.data.message, answer.data.results);
    else setJobId(answer.data.jobId);
  }

  useImportEnd(jobId, (job) => {
    setJobId(undefined);
    if (job === undefined || job.state === 'cancelled') failed('The import was cancelled.');
    else end('Successfully imported 1 games', job.results);
  });

  return { importing: request.isLoading || jobId !== undefined, start };
}
