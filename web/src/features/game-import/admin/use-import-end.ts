import { skipToken } from '@reduxjs/toolkit/query';
import type { ImportJob } from '@slots/contracts/catalog/imports';
import { useEffect, useEffectEvent } from 'react';
import { isMissing } from '../../../api/problem.ts';
import { hasEnded, jobCall, useImportJobQuery } from '../game-import.api.ts';

const UNREAD_POLL_MS = 2_000;

/**
 * Follows an import to its end.
 * @param jobId the import to follow, undefined for none
 * @param onEnd gets the ended import; undefined when it no longer exists
 */
export function useImportEnd(
  jobId: number | undefined,
  onEnd: (job: ImportJob | undefined) => void,
): void {
  const call = jobId === undefined ? skipToken : jobCall(jobId);
  const { currentData: job, error } = useImportJobQuery(call);
  const ended = job && hasEnded(job) ? job : undefined;
  const gone = isMissing(error);
  // It is followed from its first answer on; until then nothing else would ask again.
  useImportJobQuery(call, { pollingInterval: UNREAD_POLL_MS, skip: job !== undefined || gone });
  const tell = useEffectEvent(onEnd);
  useEffect(() => {
    if (ended || gone) tell(ended);
  }, [ended, gone]);
}
