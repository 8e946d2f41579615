import type { IncomingMessage, ServerResponse } from 'node:http';
import { methodNotAllowed } from '@slots/http-kit/http-problem.error';
import type { Logger } from '@slots/logger/logger';
import type { Answers } from '../answers/answers.ts';
import type { createReadiness } from './readiness.ts';

/** Answers /healthz and /readyz; gives false when the request is about something else. */
export type AnswerHealth = (
  request: IncomingMessage,
  response: ServerResponse,
  asked: { readonly path: string; readonly requestId: string },
) => boolean;

export function createHealthAnswers({
  answers,
  logger,
  readiness,
  isStopping,
}: {
  readonly answers: Answers;
  readonly logger: Logger;
  readonly readiness: ReturnType<typeof createReadiness>;
  readonly isStopping: () => boolean;
}): AnswerHealth {
  async function answerReadiness(response: ServerResponse, requestId: string): Promise<void> {
    const state = await readiness();
    const ready = state.ready && !isStopping();
    answers.json(response, requestId, ready ? 200 : 503, { ...state, ready });
  }

  return (request, response, { path, requestId }) => {
    if (path !== '/healthz' && path !== '/readyz') return false;
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      answers.problem(response, requestId, methodNotAllowed('GET, HEAD'));
    } else if (path === '/healthz') {
      answers.json(response, requestId, 200, { status: 'alive' });
    } else {
      answerReadiness(response, requestId).catch((error: unknown) => {
        logger.error({ requestId, err: error }, 'readiness could not be told');
        response.destroy();
      });
    }
    return true;
  };
}
