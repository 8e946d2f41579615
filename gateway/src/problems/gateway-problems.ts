import type { Problem } from '@slots/contracts/problem';

/** A refusal or failure of the gateway itself. `message` is for a 4xx, the text a screen may show. */
export interface GatewayProblem {
  readonly status: number;
  readonly message?: string;
  readonly detail?: string;
  /** The faults of a refused query, by field. */
  readonly errors?: Problem['errors'];
  /** Names and values in turn. */
  readonly headers?: readonly string[];
  /** Nothing more is waited for: the connection is closed. */
  readonly endsConnection?: true;
}

export const UNREADABLE: GatewayProblem = { status: 400, message: 'The address is not valid.' };
export const UNKNOWN_PATH: GatewayProblem = {
  status: 404,
  message: 'There is nothing at this address.',
};
/** What a route says of the bodies that it takes. */
export interface BodyRule {
  readonly bodyLimit: number;
  readonly messages: Readonly<Record<number, string>>;
}
/** Programmers need to know the limit. */
export const bodyTooLarge = ({ bodyLimit, messages }: BodyRule): GatewayProblem => ({
  status: 413,
  message: messages[413] ?? 'The request body is too large.',
  detail: `At most ${bodyLimit} bytes are accepted here.`,
});
export const BODY_TOO_LATE: GatewayProblem = {
  status: 408,
  message: 'The request took too long to arrive.',
  endsConnection: true,
};
export const FAILED: GatewayProblem = { status: 500 };
export const CUT: GatewayProblem = {
  status: 502,
  detail: 'A part of the system sent an invalid answer.',
  headers: ['Retry-After', '2'],
};
export const AWAY_DETAIL = 'A part of the system cannot be reached at the moment.';
export const AWAY: GatewayProblem = {
  status: 503,
  detail: AWAY_DETAIL,
  headers: ['Retry-After', '2'],
};
export const BUSY: GatewayProblem = {
  status: 503,
  detail: 'A part of the system is overloaded at the moment.',
  headers: ['Retry-After', '2'],
};
export const TOO_SLOW: GatewayProblem = {
  status: 504,
  detail: 'A part of the system did not answer in time.',
};
