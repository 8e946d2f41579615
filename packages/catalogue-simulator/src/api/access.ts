import type { RequestHandler } from 'express';
import type { SimulatorSettings } from '../settings.ts';
import { domainOf, sameText, sign } from '../signature.ts';
import { createTokenBucket } from './rate-limit.ts';

const TIMESTAMP_TOLERANCE_S = 300;

type AccessSettings = Pick<SimulatorSettings, 'token' | 'secret' | 'origin' | 'requestsPerSecond'>;

/**
 * Lets only the customer's own server in: key in the query, Origin of the registered domain, and a
 * fresh signature of time, method and path. Anything else is 401 with {"error"}.
 */
export function createAccessCheck({ token, secret, origin }: AccessSettings): RequestHandler {
  const registered = domainOf(origin);
  function refusal(request: Parameters<RequestHandler>[0]): string | undefined {
    const url = new URL(request.originalUrl, 'http://any');
    if (!sameText(url.searchParams.get('token') ?? '', token)) return 'Invalid API token.';
    if (domainOf(request.get('origin') ?? '') !== registered) {
      return 'The Origin header does not name the registered domain.';
    }
    const timestamp = request.get('x-sl-timestamp') ?? '';
    const age = Math.abs(Date.now() / 1000 - Number(timestamp));
    if (!/^\d{1,12}$/.test(timestamp) || age > TIMESTAMP_TOLERANCE_S) {
      return 'X-SL-Timestamp is missing or more than five minutes off.';
    }
    const expected = sign(secret, [timestamp, request.method, url.pathname]);
    if (!sameText(request.get('x-sl-signature') ?? '', expected)) return 'Invalid signature.';
    return undefined;
  }
  return (request, response, next) => {
    const error = refusal(request);
    if (error === undefined) next();
    else response.status(401).json({ error });
  };
}

/** Refuses what comes faster than the subscription allows: 429 and Retry-After in whole seconds. */
export function createRateCheck({ requestsPerSecond }: AccessSettings): RequestHandler {
  const bucket = createTokenBucket(requestsPerSecond);
  return (_request, response, next) => {
    const waitMs = bucket.take();
    if (waitMs === 0) {
      next();
      return;
    }
    response
      .status(429)
      .set('Retry-After', String(Math.max(1, Math.ceil(waitMs / 1000))))
      .json({ error: 'Too many requests.' });
  };
}
