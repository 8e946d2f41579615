import { STATUS_CODES } from 'node:http';
import type { Contract } from '@slots/contracts/contract';
import { PROBLEM_TYPE, UNEXPLAINED } from '@slots/contracts/problem';
import { refusalsOf } from '@slots/contracts/refusals';
import type { Answer, Content, Reference } from './document.types.ts';

interface Refusal {
  /** Its name among the components. */
  readonly name: string;
  readonly description: string;
  /** The usual text for screens; a failure has none. */
  readonly message?: string;
  readonly headers?: readonly string[];
}

const REFUSALS: Readonly<Record<number, Refusal>> = {
  400: {
    name: 'BadRequest',
    description: 'The path, the query or the body is invalid; `errors` names every invalid field.',
    message: 'name: must be 255 characters or less',
  },
  401: {
    name: 'Unauthorized',
    description: 'Nobody is signed in, or the API key is invalid.',
    message: 'You need to be logged in to access this page.',
  },
  403: {
    name: 'Forbidden',
    description:
      'The role or the rights of the API key are insufficient, or a page of another site made the request.',
    message: "You don't have permission to access this page.",
  },
  404: {
    name: 'NotFound',
    description: 'The record does not exist.',
    message: 'There is nothing at this address.',
  },
  405: {
    name: 'MethodNotAllowed',
    description:
      'The address does not support this method; `Allow` lists the methods that it supports.',
    message: 'This method is not allowed here.',
    headers: ['Allow'],
  },
  408: {
    name: 'RequestTimeout',
    description: 'The body did not arrive in time; the connection is closed.',
    message: 'The request took too long to arrive.',
  },
  409: {
    name: 'Conflict',
    description: 'The request conflicts with existing data.',
    message: 'A casino with this slug already exists',
  },
  410: {
    name: 'Gone',
    description: 'The record has been deleted.',
    message: 'This game is no longer available.',
  },
  412: {
    name: 'PreconditionFailed',
    description: 'The record has changed since the version in `If-Match` was read.',
    message: 'This casino was changed by ann on 3 March 2026 at 14:05 (UTC).',
  },
  413: {
    name: 'ContentTooLarge',
    description: 'The body exceeds the size limit of the call.',
    message: 'The request body is too large.',
  },
  415: {
    name: 'UnsupportedMediaType',
    description: 'The call does not accept the media type of the body.',
    message: 'The request body must be application/json.',
  },
  422: {
    name: 'UnprocessableContent',
    description: 'The picture cannot be decoded or has the wrong shape.',
    message: 'The logo must be square.',
  },
  428: {
    name: 'PreconditionRequired',
    description:
      'The law of the country requires an age check first; POST /api/age-checks starts one.',
    message: 'In your country, your age must be verified before you play.',
  },
  429: {
    name: 'TooManyRequests',
    description: 'The client has exceeded its quota; `Retry-After` tells for how long.',
    message: 'Too many requests. Please try again in a moment.',
    headers: ['Retry-After'],
  },
  431: {
    name: 'RequestHeaderFieldsTooLarge',
    description: 'The address and the headers together exceed 16 kB.',
    message: 'The headers of the request are too large.',
  },
  502: {
    name: 'BadGateway',
    description:
      'The part of the system that owns the call, or something that it needs, broke off.',
    headers: ['Retry-After'],
  },
  503: {
    name: 'ServiceUnavailable',
    description:
      'The part of the system that owns the call, or something that it needs, is unavailable.',
    headers: ['Retry-After'],
  },
  504: {
    name: 'GatewayTimeout',
    description: 'The part of the system that owns the call did not respond in time.',
  },
};

const PROXY_FAILURES = [502, 503, 504];
const OWN_FAILURES = [503];

function problemContent(status: number, message?: string): Content {
  const field = message?.split(':')[0] ?? '';
  return {
    [PROBLEM_TYPE]: {
      schema: { $ref: '#/components/schemas/Problem' },
      example: {
        type: 'about:blank',
        title: STATUS_CODES[status],
        status,
        detail: message ?? UNEXPLAINED,
        ...(message === undefined ? {} : { message }),
        ...(status === 400
          ? { errors: [{ path: field, message: message?.split(': ').at(-1) }] }
          : {}),
        requestId: '5f0d3c1e8f5b4c559f2a0f6f6f0a7c11',
      },
    },
  };
}

function refusalAnswer(status: number, refusal: Refusal, message?: string): Answer {
  const headers = ['X-Request-Id', ...(refusal.headers ?? [])];
  return {
    description: message ?? refusal.description,
    headers: Object.fromEntries(
      headers.map((name) => [name, { $ref: `#/components/headers/${name}` }]),
    ),
    content: problemContent(status, message ?? refusal.message),
  };
}

/** The answers that many calls have in common, by name. */
export function refusalComponents(): Record<string, Answer> {
  return Object.fromEntries(
    Object.entries(REFUSALS).map(([status, refusal]) => [
      refusal.name,
      refusalAnswer(Number(status), refusal),
    ]),
  );
}

/** The refusals and failures of a call by status, with its own text or the common one. */
export function refusalAnswers(contract: Contract): Record<string, Answer | Reference> {
  const failures = contract.owner === 'gateway' ? OWN_FAILURES : PROXY_FAILURES;
  const answers = [...refusalsOf(contract), ...failures].map((status) => {
    const refusal = REFUSALS[status];
    if (!refusal) throw new Error(`${contract.id}: nothing is known of ${status}.`);
    const message = status === 400 ? undefined : contract.messages?.[status];
    const answer =
      message === undefined
        ? { $ref: `#/components/responses/${refusal.name}` }
        : refusalAnswer(status, refusal, message);
    return [String(status), answer] as const;
  });
  return Object.fromEntries(answers);
}
