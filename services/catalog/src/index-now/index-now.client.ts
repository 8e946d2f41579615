import { Unrecoverable } from '@slots/jobs/worker';

const TIMEOUT_MS = 15_000;
/** The key or the addresses are refused: retrying would not help. */
const FINAL: ReadonlySet<number> = new Set([400, 403, 422]);

/** Tells search engines by IndexNow of pages that changed: https://www.indexnow.org/documentation. */
export function createIndexNowClient({
  url,
  key,
  publicOrigin,
}: {
  readonly url: string;
  readonly key: string;
  readonly publicOrigin: string;
}) {
  const { host, origin } = new URL(publicOrigin);

  return {
    /** @throws Error when it may be tried again later, Unrecoverable when it was refused for good */
    async submit(urlList: readonly string[]): Promise<void> {
      const answer = await fetch(url, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json; charset=utf-8' },
        body: JSON.stringify({ host, key, keyLocation: `${origin}/${key}.txt`, urlList }),
        redirect: 'error',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      await answer.body?.cancel();
      if (answer.ok) return;
      const said = `IndexNow answered ${answer.status}.`;
      throw FINAL.has(answer.status) ? new Unrecoverable(said) : new Error(said);
    },
  };
}

export type IndexNowClient = ReturnType<typeof createIndexNowClient>;
