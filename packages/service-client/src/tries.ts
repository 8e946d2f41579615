/**
 * The connection was closed under the request, by an upstream that ended an idle one or by a replica that was killed, or its
 * host cannot be reached any more: it may have been carried out.
 */
const CUT_CODES: ReadonlySet<string> = new Set([
  'UND_ERR_SOCKET',
  'ECONNRESET',
  'EPIPE',
  'EHOSTUNREACH',
]);

/** No connection was had, so that the upstream knows nothing of the request. */
const NEVER_REACHED_CODES: ReadonlySet<string> = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'UND_ERR_CONNECT_TIMEOUT',
]);

/** Maximum number of attempts per request. */
export const MAX_TRIES = 3;

/** The failure's code from the network or undici; empty when there is none. */
export function codeOf(error: unknown): string {
  // Not `instanceof`: inside jest, Node's own errors are of another realm.
  const { code }: { readonly code?: unknown } = Object(error);
  return typeof code === 'string' ? code : '';
}

/** True when the upstream certainly did nothing. */
export function neverReached(error: unknown): boolean {
  return NEVER_REACHED_CODES.has(codeOf(error));
}

/** True when a request is worth another try at once: the next connection may lead to another replica. */
export function isTriedAgain(error: unknown, { isRead }: { readonly isRead: boolean }): boolean {
  return neverReached(error) || (isRead && CUT_CODES.has(codeOf(error)));
}

/** Sends a request up to MAX_TRIES times. @throws what the last try threw */
export async function sendWithTries<T>(
  send: () => Promise<T>,
  { isRead, signal }: { readonly isRead: boolean; readonly signal: AbortSignal },
): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await send();
    } catch (error) {
      if (tries >= MAX_TRIES || signal.aborted || !isTriedAgain(error, { isRead })) throw error;
    }
  }
}
