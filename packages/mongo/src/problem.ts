import { type HttpProblem, unavailable } from '@slots/http-kit/http-problem.error';
import { isMongoUnavailable } from './connection.ts';

/** For a service's translators: a MongoDB that cannot be reached is a 503, not a fault of ours. */
export function mongoProblem(error: unknown): HttpProblem | undefined {
  return isMongoUnavailable(error)
    ? unavailable('The database cannot be reached at the moment.', error)
    : undefined;
}
