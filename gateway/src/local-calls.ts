import type { Contract, QueryOf, ResponseOf, StatusOf } from '@slots/contracts/contract';
import type { CsvCell, CsvRows } from '@slots/csv-file/csv-file';
import type { GatewayProblem } from './problems/gateway-problems.ts';

/** A call that the gateway answers itself. The policies before it have let it through. */
export interface LocalCall<C extends Contract> {
  /** Parsed by the contract. */
  readonly query: QueryOf<C>;
}

/** What a local call is answered with, beside the headers of every answer. */
export interface LocalReply<Status extends number = number, Body = unknown> {
  readonly status: Status;
  /** Sent as JSON; with a `type` it is text or bytes and sent as it is. */
  readonly body: Body;
  readonly type?: string;
  /** 'no-store' unless given. */
  readonly cacheControl?: string;
  /** A strong one; a request whose If-None-Match has it is answered 304. */
  readonly etag?: string;
  /** For a page; without it the policy of the API, which allows nothing. */
  readonly contentSecurityPolicy?: string;
}

/** A CSV file, sent while its rows are read. */
export interface LocalFile {
  readonly status: 200;
  readonly rows: CsvRows;
}

type FileOf<C extends Contract> = C extends { readonly csv: { readonly columns: infer Columns } }
  ? {
      readonly status: 200;
      readonly rows: AsyncIterable<{ readonly [Name in keyof Columns]: CsvCell }>;
    }
  : never;

type ReplyOf<C extends Contract> =
  | FileOf<C>
  | { [S in StatusOf<C>]: LocalReply<S, ResponseOf<C, S>> }[StatusOf<C>]
  | { readonly problem: GatewayProblem };

/** A contract of the gateway with its handler. */
export interface LocalRoute {
  readonly contract: Contract;
  readonly answer: (call: {
    readonly query: unknown;
  }) => Promise<LocalReply | LocalFile | { readonly problem: GatewayProblem }>;
}

/**
 * Joins a contract whose owner is the gateway to the handler that answers it. A handler gives an
 * answer of the contract, or a problem; one that throws is answered with 500. The answer has a type
 * parameter of its own because TypeScript would widen its `status` to number otherwise.
 */
export function localRoute<const C extends Contract, const R extends ReplyOf<C>>(
  contract: C,
  handler: (call: LocalCall<C>) => Promise<R> | R,
): LocalRoute {
  if (contract.method !== 'GET' || contract.params) {
    throw new Error(`${contract.id}: the gateway answers reads without path parameters only.`);
  }
  return {
    contract,
    // The policy `local` fills `call` by parsing with this very contract.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    answer: async (call) => handler(call as LocalCall<C>),
  };
}
