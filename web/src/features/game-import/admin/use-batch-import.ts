import { nanoid } from '@reduxjs/toolkit';
import type { ImportJob } from '@slots/contracts/catalog/imports';
import { useState } from 'react';
import { isProblem } from '../../../api/problem.ts';
import type { Answered } from '../../../api/use-versioned-save.ts';
import {
  useImportGamesMutation,
  useImportMatchingMutation,
  useRetryImportMutation,
} from '../game-import.api.ts';
import { followedImport, rememberFollowed } from './followed-import.ts';
import {
  batchOutcome,
  cancelledOutcome,
  countResults,
  NOTHING_SELECTED,
  type Outcome,
  refusedOutcome,
} from './import-messages.ts';
import { showOutcome } from './show-outcome.ts';
import { useImportEnd } from './use-import-end.ts';

interface Followed {
  readonly jobId: number;
  /** Its end was reported: only its result is on screen. */
  readonly told: boolean;
}

function rememberedImport(): Followed | undefined {
  const jobId = followedImport();
  return jobId === undefined ? undefined : { jobId, told: false };
}

function outcomeOf({ state, progress }: ImportJob): Outcome {
  return state === 'cancelled' ? cancelledOutcome(progress) : batchOutcome(progress);
}

function showRefusal(error: unknown): void {
  showOutcome(refusedOutcome(isProblem(error) ? error.message : undefined));
}

/**
 * Imports batches and reports their outcomes. The server does the work: this only requests it, follows it, and
 * finds it again after a reload.
 * @param onEnd gets every game of a batch of which at least one was imported
 */
export function useBatchImport(onEnd: (gameIds: readonly number[]) => void) {
  const [followed, setFollowed] = useState(rememberedImport);
  const [send, request] = useImportGamesMutation();
  const [sendMatching, matchingRequest] = useImportMatchingMutation();
  const [sendRetry, retryRequest] = useRetryImportMutation();

  function follow(next: Followed | undefined): void {
    rememberFollowed(next?.told === false ? next.jobId : undefined);
    setFollowed(next);
  }

  function followStarted(answer: Answered<{ readonly jobId: number }>): void {
    if (answer.data) follow({ jobId: answer.data.jobId, told: false });
    else showRefusal(answer.error);
  }

  /** Imports every matching game; an empty search matches all. */
  async function startMatching(search: string): Promise<void> {
    followStarted(await sendMatching({ search, idempotencyKey: nanoid() }));
  }

  /** Retries the failures of the import on screen. */
  async function retry(): Promise<void> {
    if (followed) followStarted(await sendRetry({ params: { id: followed.jobId } }));
  }

  async function start(gameIds: readonly number[]): Promise<void> {
    if (gameIds.length === 0) return showOutcome(NOTHING_SELECTED);
    const answer = await send({ gameIds, idempotencyKey: nanoid(), followed: true });
    if (answer.error) return showRefusal(answer.error);
    if ('results' in answer.data) {
      const { jobId, results } = answer.data;
      const counts = countResults(results);
      showOutcome(batchOutcome(counts), jobId);
      if (counts.succeeded > 0) onEnd(gameIds);
      follow(jobId === undefined ? undefined : { jobId, told: true });
    } else {
      follow({ jobId: answer.data.jobId, told: false });
    }
  }

  const waiting = followed !== undefined && !followed.told;
  useImportEnd(waiting ? followed.jobId : undefined, (job) => {
    if (job) {
      const { success, errors } = job.results;
      showOutcome(outcomeOf(job), job.id);
      if (success.length > 0) onEnd([...success, ...errors.map(({ id }) => id)]);
    }
    // Without a job, the remembered import no longer exists.
    follow(job && { jobId: job.id, told: true });
  });

  return {
    /** True from the request until its outcome. */
    importing: request.isLoading || matchingRequest.isLoading || retryRequest.isLoading || waiting,
    /** The last import of this tab, while it runs and after. */
    jobId: followed?.jobId,
    start,
    startMatching,
    retry,
    /** Dismisses an ended import. */
    dismiss: () => follow(undefined),
  };
}
