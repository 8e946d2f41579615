import { skipToken } from '@reduxjs/toolkit/query';
import type { ImportJob } from '@slots/contracts/catalog/imports';
import { useEffect, useEffectEvent } from 'react';
import { isProblem } from '../../../api/problem.ts';
import { hasEnded, jobCall, useImportJobQuery } from '../game-import.api.ts';

/**
 * Follows an import and says when it has ended.
 * @param jobId the import that is waited for, undefined for none
 * @param onEnd gets the import as it ended; undefined when there is no such import any more
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
