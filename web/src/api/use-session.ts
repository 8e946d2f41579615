import type { SessionUser } from '@slots/contracts/identity/auth';
import { sessionApi } from './session.api.ts';

/** Milliseconds between two looks at a session that stays on screen. */
const REFETCH_MS = 300_000;
/** A screen that opens trusts what is known for this many seconds. */
const STALE_SECONDS = 60;

export type Session =
  | { readonly state: 'signed-in'; readonly user: SessionUser }
  | { readonly state: 'signed-out' }
  /** Not asked yet: always so on the server and while the browser hydrates the page. */
  | { readonly state: 'loading' }
  /** The gateway gives no answer: neither signed in nor out, for all we know. */
  | { readonly state: 'unknown'; readonly retry: () => void };

/** The session. Any number of components may use it: they share one call. */
export function useSession(): Session {
  const { data, isError, refetch } = sessionApi.useSessionQuery(undefined, {
    pollingInterval: REFETCH_MS,
    refetchOnMountOrArgChange: STALE_SECONDS,
  });
  if (data) return { state: 'signed-in', user: data };
  if (data === null) return { state: 'signed-out' };
  if (isError) return { state: 'unknown', retry: () => void refetch() };
  return { state: 'loading' };
}
