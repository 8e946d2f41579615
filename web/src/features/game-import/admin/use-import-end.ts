import { skipToken } from '@reduxjs/toolkit/query';
import type { ImportJob } from '@slots/contracts/catalog/imports';
import { useEffect, useEffectEvent } from 'react';
import { isProblem } from '../../../api/problem.ts';
import { hasEnded, jobCall, useImportJobQuery } from '../game-import.api.ts';

/**
 * Follows an import to its end.
 * @param jobId the import to follow, undefined for none
 * @param onEnd gets the ended import; undefined when it no longer exists
 */
export function useImportEnd(
  jobId: number | undefined,
  onEnd: (job: ImportJob | undefined) => void,
): void {
  const { currentData: job, error } = useImportJobQuery(
    jobId === undefined ? skipToken : jobCall(jobId),
  );
  const ended = job && hasEnded(job) ? job : undefined;
  const gone = isProblem(error) && error.status === 404;
  const tell = useEffectEvent(onEnd);
  useEffect(() => {
    if (ended || gone) tell(ended);
  }, [ended, gone]);
}
