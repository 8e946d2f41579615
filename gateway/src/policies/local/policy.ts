import type { ServerResponse } from 'node:http';
import { parse } from 'node:querystring';
import { checkAnswer, checkRefusal } from '@slots/contracts/check-answer';
import type { Contract } from '@slots/contracts/contract';
import { CallRefused, parseCall } from '@slots/contracts/parse-call';
import type { Policy } from 'express-gateway/lib/gateway/index.js';
import type { Answers } from '../../answers/answers.ts';
import { contextOf, type RequestContext, routeOf } from '../../context/request-context.ts';
import type { LocalRoute } from '../../local-calls.ts';
import type { GatewayProblem } from '../../problems/gateway-problems.ts';
import { schema } from './schema.ts';

/**
 * Answers the gateway's own calls, and leaves all others to the proxy.
 * @param options.checkAnswers parses every answer by its contract too and fails with 500 on a wrong
 *   shape: on in tests and development
 */
export function createLocalPolicy(
  answers: Answers,
  { checkAnswers }: { readonly checkAnswers: boolean },
): Policy {
  async function replyOf({ contract, answer }: LocalRoute, { search }: RequestContext) {
    const raw = { params: {}, query: parse(search.slice(1)), body: undefined };
    const { query } = parseCall(contract, raw);
    const reply = await answer({ query });
    if (checkAnswers) check(contract, reply);
    return reply;
  }

  async function serve(
    local: LocalRoute,
    context: RequestContext,
    { response, next }: { response: ServerResponse; next: (error: unknown) => void },
  ): Promise<void> {
    try {
      const reply = await replyOf(local, context).catch(refusedCall);
      if ('problem' in reply) answers.problem(response, context.requestId, reply.problem);
      else if ('rows' in reply) await answers.file(response, context, local.contract, reply);
      else answers.local(response, context, reply);
    } catch (error) {
      // A file that was begun was cut off already: there is nobody left to tell.
      if (response.headersSent) response.destroy();
      else next(error);
    }
  }

  return {
    name: 'local',
    schema,
    policy: () => (request, response, next) => {
      const context = contextOf(request);
      const { local } = routeOf(context);
      if (local) void serve(local, context, { response, next });
      else next();
    },
  };
}

/** The answer to a call outside its contract; every other error is a failure. */
function refusedCall(error: unknown): { readonly problem: GatewayProblem } {
  if (!(error instanceof CallRefused)) throw error;
  const { message, errors } = error;
  return { problem: { status: 400, message, errors } };
}

function check(contract: Contract, reply: Awaited<ReturnType<LocalRoute['answer']>>): void {
  if ('problem' in reply) checkRefusal(contract, reply.problem.status);
  else if (!('rows' in reply))
    checkAnswer(contract, {
      ...reply,
      headers: reply.etag === undefined ? {} : { ETag: reply.etag },
    });
}
