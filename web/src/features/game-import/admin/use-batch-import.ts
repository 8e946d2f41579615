import { nanoid } from '@reduxjs/toolkit';
import type { ImportJob } from '@slots/contracts/catalog/game-import';
import { useState } from 'react';
import { isProblem } from '../../../api/problem.ts';
import { type BatchResults, useImportGamesMutation } from '../game-import.api.ts';
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

/** Where this tab keeps the import that it waits for, so that a reload finds it again. */
const FOLLOWED_KEY = 'followed_import';

interface Followed {
  readonly jobId: number;
  /** Its end was told: it is on screen for its result alone. */
  readonly told: boolean;
}

function rememberedImport(): Followed | undefined {
  const jobId = Number(sessionStorage.getItem(FOLLOWED_KEY) ?? Number.NaN);
  return Number.isInteger(jobId) ? { jobId, told: false } : undefined;
}

function outcomeOf({ state, progress }: ImportJob): Outcome {
  return state === 'cancelled' ? cancelledOutcome(progress) : batchOutcome(progress);
}

export interface BatchImport {
  /** From the request until its outcome is known. */
  readonly importing: boolean;
  /** The import that this tab started last, while it runs and after. */
  readonly jobId: number | undefined;
  start(gameIds: readonly number[]): Promise<void>;
  /** Takes an import that has ended off the screen. */
  dismiss(): void;
}

/**
 * Imports batches and tells how they ended. The work is the server's: this only asks for it, follows
 * it, and finds it again after a reload.
 * @param onEnd hears of every game of a batch that was imported at least in part
 */
export function useBatchImport(onEnd: (gameIds: readonly number[]) => void): BatchImport {
  const [followed, setFollowed] = useState(rememberedImport);
  const [send, request] = useImportGamesMutation();

  function follow(next: Followed | undefined): void {
    if (next === undefined || next.told) sessionStorage.removeItem(FOLLOWED_KEY);
    else sessionStorage.setItem(FOLLOWED_KEY, String(next.jobId));
    setFollowed(next);
  }

  function tell(id: number, outcome: Outcome, { success, errors }: BatchResults): void {
    showOutcome(outcome, id);
    if (success.length > 0) onEnd([...success, ...errors.map((error) => error.id)]);
  }

  async function start(gameIds: readonly number[]): Promise<void> {
    if (gameIds.length === 0) return showOutcome(NOTHING_SELECTED);
    const answer = await send({ gameIds, idempotencyKey: nanoid(), followed: true });
    if (answer.error) {
      const message = isProblem(answer.error) ? answer.error.message : undefined;
      return showOutcome(refusedOutcome(message));
    }
    const { jobId } = answer.data;
    if ('results' in answer.data) {
      const { results } = answer.data;
      tell(jobId, batchOutcome(countResults(results)), results);
      follow({ jobId, told: true });
    } else {
      follow({ jobId, told: false });
    }
  }

  const waiting = followed !== undefined && !followed.told;
  useImportEnd(waiting ? followed.jobId : undefined, (job) => {
    if (job) tell(job.id, outcomeOf(job), job.results);
    // Without a job it was remembered from a day when it still existed.
    follow(job && { jobId: job.id, told: true });
  });

  return {
    importing: request.isLoading || waiting,
    jobId: followed?.jobId,
    start,
    dismiss: () => follow(undefined),
  };
}
