import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import type { Trace } from '@slots/telemetry/trace';
import type { TokenClaims } from '@slots/tokens/claims';
import type { GroupPlan } from '../routing/cache-plans.ts';
import type { Route } from '../routing/route-table.ts';

/** The session of a person, or of a program with an API key. */
export interface SignedIn {
  readonly kind: 'signed-in';
  readonly token: string;
  readonly claims: TokenClaims;
}

/** The maker of a request; 'unknown' when the part that could tell is away. */
export type Session = { readonly kind: 'visitor' } | { readonly kind: 'unknown' } | SignedIn;

/** The state of one request; the front makes it and each policy adds its part. */
export interface RequestContext {
  /** The id of the trace: one for the request in all processes, their logs and the answer. */
  readonly requestId: string;
  readonly trace: Trace;
  /** `performance.now()` at the arrival. */
  readonly startedAt: number;
  /** The normalised path: what every decision is made on and what the upstream gets. */
  readonly path: string;
  /** The query with its question mark, or nothing. */
  readonly search: string;
  /** The visitor's address. */
  readonly address: string;
  /** The country of that address; null when it is unknown. */
  readonly country: string | null;
  /** Set when the public cache may answer the request, but has no response yet. */
  readonly plan: GroupPlan | undefined;
  /** Set by the policy `route`. */
  route: Route | undefined;
  /** Set by the policy `session`. */
  session: Session;
  /** The cookie by which the owner recognises the browser, for calls that heed one; set by the policy `session`. */
  browserCookie: string | undefined;
  /** The Set-Cookie of a session that was renewed for this request. */
  renewedCookie: string | undefined;
  /** The rate limit's headers, a line each; set by `rate-limit`. */
  rateLimitLines: string;
  /** The body, whole or counted while it passes; set by the policy `body-limit`. */
  body: Buffer | Readable | undefined;
}

declare module 'node:http' {
  interface IncomingMessage {
    context?: RequestContext;
  }
}

/** The context that the front opened for this request. */
export function contextOf(request: IncomingMessage): RequestContext {
  if (!request.context) throw new Error('The request did not come through the front.');
  return request.context;
}

/** The route that the policy `route` found for this request. */
export function routeOf(context: RequestContext): Route {
  if (!context.route) throw new Error('The pipeline has no route policy before this one.');
  return context.route;
}
