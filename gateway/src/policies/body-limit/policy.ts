import type { IncomingMessage } from 'node:http';
import { DEFAULT_BODY_LIMIT } from '@slots/contracts/contract';
import type { HeldMemory } from '../../connections/held-memory.ts';
import { clientKey } from '../../context/client-key.ts';
import { contextOf, routeOf } from '../../context/request-context.ts';
import { bodyTooLarge } from '../../problems/gateway-problems.ts';
import { PassedBody, readWhole } from '../../request/bodies.ts';
import type { RunningAnswers } from '../../sessions/running-answers.ts';
import type { OwnPolicy } from '../pipelines.ts';

/** The announced length of a body; a chunked one is not known and counts as one byte. */
function announcedLength({ headers }: IncomingMessage): number {
  if (headers['transfer-encoding'] !== undefined) return 1;
  return Number(headers['content-length'] ?? 0);
}

/**
 * Refuses a body that is larger than its route allows: at once when its length is announced, else
 * when it is reached; and one that does not come in time. A body of the usual size is read whole, so that
 * a slow sender occupies only its own connection; a long one is passed on as it arrives. Bodies
 * of GET and HEAD are not passed on at all. While a body arrives its session must hold: what was begun before it
 * ended is not made after it.
 */
export function createBodyLimitPolicy(memory: HeldMemory, running: RunningAnswers): OwnPolicy {
  return {
    name: 'body-limit',
    policy: () => (request, response, next) => {
      const length = announcedLength(request);
      if (length === 0 || request.method === 'GET' || request.method === 'HEAD') {
        next();
        return;
      }
      const context = contextOf(request);
      const route = routeOf(context);
      if (length > route.bodyLimit) throw bodyTooLarge(route);
      if (context.session.kind === 'signed-in') {
        const stop = running.endWith(context.session.claims, () => response.destroy());
        request.once('end', stop);
        response.once('close', stop);
      }
      if (route.bodyLimit > DEFAULT_BODY_LIMIT) {
        const body = new PassedBody(route);
        // An error reaches the proxy too; without a listener it would end the process when it comes before
        // the proxy reads.
        body.on('error', () => request.unpipe(body));
        response.once('close', () => body.destroy());
        context.body = request.pipe(body);
        next();
      } else {
        const client = clientKey(context);
        const onGrowth = (bytes: number) => memory.hold(response, client, bytes);
        readWhole(request, route, onGrowth, (outcome) => {
          if (Buffer.isBuffer(outcome)) {
            context.body = outcome;
            next();
          } else next(outcome);
        });
      }
    },
  };
}
