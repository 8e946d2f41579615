import { HttpProblem, notFound, unavailable } from '@slots/http-kit/http-problem.error';

/** The refusals and failures of the gateway itself. Each is one object, since answers cache the JSON of a problem. */
export const UNREADABLE = new HttpProblem(400, 'The address is not valid.');
export const UNKNOWN_PATH = notFound('There is nothing at this address.');
/** What a route says of the bodies that it takes. */
export interface BodyRule {
  readonly bodyLimit: number;
  readonly messages: Readonly<Record<number, string>>;
}
/** Programmers need to know the limit. */
export const bodyTooLarge = ({ bodyLimit, messages }: BodyRule) =>
  new HttpProblem(413, messages[413] ?? 'The request body is too large.', {
    detail: `At most ${bodyLimit} bytes are accepted here.`,
  });
export const BODY_TOO_LATE = new HttpProblem(408, 'The request took too long to arrive.');
export const FAILED = new HttpProblem(500, 'Internal Server Error');
export const CUT = new HttpProblem(502, 'Bad Gateway', {
  detail: 'A part of the system sent an invalid answer.',
  headers: { 'Retry-After': '2' },
});
export const AWAY = unavailable('A part of the system cannot be reached at the moment.');
export const BUSY = unavailable('A part of the system is overloaded at the moment.');
export const TOO_SLOW = new HttpProblem(504, 'Gateway Timeout', {
  detail: 'A part of the system did not answer in time.',
});
