import type { IncomingMessage } from 'node:http';
import { Transform, type TransformCallback } from 'node:stream';
import type { Policy } from 'express-gateway/lib/gateway/index.js';
import type { Answers } from '../../answers.ts';
import { exchangeOf, routeOf } from '../../exchange.ts';
import { BODY_TOO_LARGE } from '../../gateway-problems.ts';
import { schema } from './schema.ts';

/** A body turned out larger than its route allows while it was passed on. */
export class BodyTooLarge extends Error {}

/**
 * Passes a body on and counts it. The request itself is never given away: what ends this stream, an
 * upstream that is away for instance, must not end the visitor's connection.
 */
class CountedBody extends Transform {
  #left: number;

  constructor(limit: number) {
    super();
    this.#left = limit;
  }

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    this.#left -= chunk.length;
    if (this.#left < 0) done(new BodyTooLarge());
    else done(null, chunk);
  }
}

/** The announced length of a body; a chunked one is not known and counts as one byte. */
function announcedLength({ headers }: IncomingMessage): number {
  if (headers['transfer-encoding'] !== undefined) return 1;
  return Number(headers['content-length'] ?? 0);
}

/**
 * Refuses a body that is larger than its route allows: at once when its length is announced, else
 * when it is reached. Bodies of GET and HEAD are not passed on at all.
 */
export function createBodyLimitPolicy(answers: Answers): Policy {
  return {
    name: 'body-limit',
    schema,
    policy: () => (request, response, next) => {
      if (request.method === 'GET' || request.method === 'HEAD') {
        next();
        return;
      }
      const exchange = exchangeOf(request);
      const { bodyLimit } = routeOf(exchange);
      const length = announcedLength(request);
      if (length > bodyLimit) {
        answers.problem(response, exchange.requestId, BODY_TOO_LARGE);
        return;
      }
      if (length > 0) {
        const body = new CountedBody(bodyLimit);
        // An error reaches the proxy through its upstream request; without a listener it would also
        // end the process when it comes before the proxy reads.
        body.on('error', () => request.unpipe(body));
        exchange.body = request.pipe(body);
      }
      next();
    },
  };
}
