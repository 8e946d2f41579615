/** Storage key of the tab's import, so that a reload finds it again. */
const FOLLOWED_KEY = 'followed_import';

/** The import that this tab follows. */
export function followedImport(): number | undefined {
  const jobId = Number(sessionStorage.getItem(FOLLOWED_KEY) ?? Number.NaN);
  return Number.isInteger(jobId) ? jobId : undefined;
}

/** Makes Import Games follow this import and report its end; undefined for none. */
export function rememberFollowed(jobId: number | undefined): void {
  if (jobId === undefined) sessionStorage.removeItem(FOLLOWED_KEY);
  else sessionStorage.setItem(FOLLOWED_KEY, String(jobId));
}
