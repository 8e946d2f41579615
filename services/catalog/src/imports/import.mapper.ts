import type { importJob } from '@slots/contracts/catalog/imports';
import type { z } from 'zod';
import { speedOf } from './import-speed.ts';
import type { ImportResults, ItemCounts } from './imports.repository.ts';
import type { ImportProgress } from './imports.service.ts';

type Job = z.output<typeof importJob>;

/** An import without its results, as its events tell it. */
export function toJobProgress({ record, counts }: ImportProgress): Omit<Job, 'results'> {
  const { succeeded, failed } = counts;
  return {
    id: record._id,
    origin: record.origin,
    state: record.state,
    progress: { total: record.total, done: succeeded + failed, succeeded, failed },
    speed: speedOf(record, succeeded + failed, new Date()),
    requestedBy: record.requestedBy ?? null,
    createdAt: record.createdAt.toISOString(),
    finishedAt: record.finishedAt?.toISOString() ?? null,
  };
}

/** `failed` is the number of all that failed, also where not all of them are in the list. */
export function toResults(
  { success, errors }: ImportResults,
  { failed }: ItemCounts,
): Job['results'] {
  return { success: [...success], errors: [...errors], failed };
}

export function toJob(progress: ImportProgress, results: ImportResults): Job {
  return { ...toJobProgress(progress), results: toResults(results, progress.counts) };
}

/** An import as a row of the CSV export. */
export function toCsvRow({ record, counts }: ImportProgress) {
  return {
    id: record._id,
    createdAt: record.createdAt.toISOString(),
    requestedBy: record.requestedBy?.username ?? null,
    origin: record.origin,
    search: record.search,
    state: record.state,
    total: record.total,
    succeeded: counts.succeeded,
    failed: counts.failed,
    finishedAt: record.finishedAt?.toISOString() ?? null,
  };
}

/** The sentence of the specification for the end of an import. */
export function outcomeMessage({ succeeded, failed }: ItemCounts): string {
  if (succeeded === 0) return `No games were imported. ${failed} failed.`;
  const success = `Successfully imported ${succeeded} games`;
  return failed === 0 ? success : `${success}. ${failed} failed.`;
}
