import type { IncomingMessage, ServerResponse } from 'node:http';
import { parse } from 'node:querystring';
import { checkAnswer, checkRefusal } from '@slots/contracts/check-answer';
import type { Contract } from '@slots/contracts/contract';
import { CallRefused, parseCall } from '@slots/contracts/parse-call';
import { badRequest, HttpProblem } from '@slots/http-kit/http-problem.error';
import type { AnyReply, Route } from '@slots/http-kit/route';
import type { Logger } from '@slots/logger/logger';
import { staffOf, VISITOR } from '@slots/tokens/claims';
import type { Answers } from '../../answers/answers.ts';
import { contextOf, type RequestContext, routeOf } from '../../context/request-context.ts';
import type { OwnPolicy } from '../pipelines.ts';

/**
 * Answers the gateway's own calls, and leaves all others to the proxy.
 * @param options.checkAnswers parses every answer by its contract too and fails with 500 on a wrong
 *   shape: on in tests and development
 */
export function createLocalPolicy(
  answers: Answers,
  { logger, checkAnswers }: { readonly logger: Logger; readonly checkAnswers: boolean },
): OwnPolicy {
  async function replyOf(
    { contract, handle }: Route,
    request: IncomingMessage,
    response: ServerResponse,
    { search, session, address, body }: RequestContext,
  ): Promise<AnyReply> {
    const gone = new AbortController();
    response.once('close', () => gone.abort());
    const reply = await handle({
      ...parseCall(contract, {
        params: {},
        query: parse(search.slice(1)),
        body: Buffer.isBuffer(body) ? sentBody(contract, request, body) : undefined,
      }),
      reader: session.kind === 'signed-in' ? staffOf(session.claims) : VISITOR,
      headers: request.headers,
      address,
      url: request.url ?? '',
      signal: gone.signal,
      log: logger,
    });
    if (checkAnswers && !reply.rows) checkAnswer(contract, reply);
    return reply;
  }

  /** Calls outside their contract, and what handlers refuse. @throws every other error, which is a failure */
  function refusal(contract: Contract, error: unknown): HttpProblem {
    const problem = error instanceof CallRefused ? badRequest(error.message, error.errors) : error;
    if (!(problem instanceof HttpProblem)) throw error;
    if (checkAnswers) checkRefusal(contract, problem.status);
    return problem;
  }

  return {
    name: 'local',
    concerns: ({ local }) => local !== undefined,
    policy: () => async (request, response, next) => {
      const context = contextOf(request);
      const { local } = routeOf(context);
      if (!local) {
        next();
        return;
      }
      const { contract } = local;
      try {
        const reply = await replyOf(local, request, response, context);
        if (contract.csv && reply.rows) {
          await answers.file(response, context, contract.csv, reply.rows, reply.without);
        } else answers.reply(response, context, reply);
      } catch (error) {
        // A file that was begun was cut off already: no client is left to answer.
        if (response.headersSent) response.destroy();
        else throw refusal(contract, error);
      }
    },
  };
}

/** A body that is JSON. @throws HttpProblem 415, or 400 */
function sentBody(
  { body: schema, plainText }: Contract,
  { headers }: IncomingMessage,
  body: Buffer,
): unknown {
  if (!schema || body.length === 0) return undefined;
  const types = ['application/json', ...(plainText ? ['text/plain'] : [])];
  const [type = ''] = (headers['content-type'] ?? '').split(';', 1);
  if (!types.includes(type.trim().toLowerCase())) {
    throw new HttpProblem(415, `The request body must be ${types.join(' or ')}.`);
  }
  try {
    const parsed: unknown = JSON.parse(body.toString());
    return parsed;
  } catch {
    throw badRequest('The request cannot be read.');
  }
}
