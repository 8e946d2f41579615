/** Where this tab keeps the import that it waits for, so that a reload finds it again. */
const FOLLOWED_KEY = 'followed_import';

/** The import that this tab waits for. */
export function followedImport(): number | undefined {
  const jobId = Number(sessionStorage.getItem(FOLLOWED_KEY) ?? Number.NaN);
  return Number.isInteger(jobId) ? jobId : undefined;
}

/** Makes Import Games wait for this import and tell its end; undefined for none. */
export function rememberFollowed(jobId: number | undefined): void {
  if (jobId === undefined) sessionStorage.removeItem(FOLLOWED_KEY);
  else sessionStorage.setItem(FOLLOWED_KEY, String(jobId));
}
