import type { Site } from './check.ts';

const ASK_MS = 35_000;

/**
 * Asks as the super administrator.
 * @returns the parsed body, and the id by which logs and traces know the request
 * @throws when the answer is no success
 */
export async function ask(
  { url, cookie }: Pick<Site, 'url' | 'cookie'>,
  method: string,
  path: string,
  {
    body,
    headers = {},
  }: { readonly body?: unknown; readonly headers?: Record<string, string> } = {},
): Promise<{ readonly body: unknown; readonly requestId: string }> {
  const answer = await fetch(url + path, {
    method,
    headers: { ...headers, Cookie: cookie, 'Content-Type': 'application/json' },
    signal: AbortSignal.timeout(ASK_MS),
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}`);
  const read: unknown = await answer.json();
  return { body: read, requestId: answer.headers.get('x-request-id') ?? '' };
}
