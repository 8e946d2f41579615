import type { SessionUser } from '@slots/contracts/identity/auth';
import { sessionApi } from './session.api.ts';

/** Polling interval of a session on screen, in milliseconds. */
const REFETCH_MS = 300_000;
/** A new screen takes a cached session as fresh for this many seconds. */
const STALE_SECONDS = 60;

export type Session =
  | { readonly state: 'signed-in'; readonly user: SessionUser }
  | { readonly state: 'signed-out' }
  /** Unknown yet: always on the server and during hydration. */
  | { readonly state: 'loading' }
  /** The gateway does not answer: the session is unknown. */
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
