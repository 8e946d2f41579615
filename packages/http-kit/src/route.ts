import type { IncomingHttpHeaders } from 'node:http';
import type {
  BodyOf,
  Contract,
  ParamsOf,
  QueryOf,
  ResponseOf,
  StaffAccess,
  StatusOf,
} from '@slots/contracts/contract';
import type { CsvCell, CsvRows } from '@slots/csv-file/csv-file';
import type { Logger } from '@slots/logger/logger';
import type { Reader, Staff } from '@slots/tokens/claims';

/** The caller that reaches a handler: behind `staff`, `managers` and `super` always a signed-in user. */
type ReaderFor<C extends Contract> = C['access'] extends StaffAccess ? Staff : Reader;

/** One call as a handler gets it: everything parsed, nothing of Express. */
export interface Call<C extends Contract> {
  readonly params: ParamsOf<C>;
  readonly query: QueryOf<C>;
  readonly body: BodyOf<C>;
  readonly reader: ReaderFor<C>;
  readonly headers: IncomingHttpHeaders;
  /** The visitor's address as the gateway saw it; for direct calls that of the connection. */
  readonly address: string;
  /** The whole path with its query, for Location headers and redirects. */
  readonly url: string;
  /** Aborted when the caller goes away. */
  readonly signal: AbortSignal;
  readonly log: Logger;
}

/** Set-Cookie may be there more than once. */
type Headers = Readonly<Record<string, string | string[]>>;

/** One server-sent event; `data` is sent as JSON. */
export interface ServerEvent<T> {
  readonly event?: string;
  readonly id?: string;
  readonly data: T;
}

/** A body as a handler gives it: nothing here changes it, so read-only lists and objects will do. */
type Sent<T> = T extends Uint8Array
  ? T
  : T extends readonly (infer Item)[]
    ? readonly Sent<Item>[]
    : T extends object
      ? { readonly [Name in keyof T]: Sent<T[Name]> }
      : T;

/** An answer: a status of the contract with the body that belongs to it. */
export type Reply<C extends Contract> = C extends { readonly events: true }
  ? { readonly status: 200; readonly events: AsyncIterable<ServerEvent<ResponseOf<C>>> }
  : C extends { readonly csv: { readonly columns: infer Columns } }
    ? {
        readonly status: 200;
        readonly rows: AsyncIterable<{ readonly [Name in keyof Columns]: CsvCell }>;
        /** Columns that this file goes without. */
        readonly without?: readonly (keyof Columns & string)[];
      }
    : {
        [S in StatusOf<C>]: ResponseOf<C, S> extends undefined
          ? { readonly status: S; readonly headers?: Headers }
          : {
              readonly status: S;
              readonly body: Sent<ResponseOf<C, S>>;
              readonly headers?: Headers;
            };
      }[StatusOf<C>];

/** A contract with its handler; a service is a list of these. */
export interface Route {
  readonly contract: Contract;
  readonly handle: (call: AnyCall) => Promise<AnyReply>;
}

/** A call before its contract's types are known: parsed, but not yet typed. */
export interface AnyCall extends Omit<Call<Contract>, 'params' | 'query' | 'body' | 'reader'> {
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
  readonly reader: Reader;
}

/** A reply of any contract, as the server sees it. */
export interface AnyReply {
  readonly status: number;
  readonly headers?: Headers;
  readonly body?: unknown;
  readonly events?: AsyncIterable<ServerEvent<unknown>>;
  readonly rows?: CsvRows;
  readonly without?: readonly string[];
}

/** Joins a handler to its contract. The server parses by the contract before it calls, so the handler's types hold. */
function joined<C extends Contract>(
  contract: C,
  handler: (call: Call<C>) => Promise<AnyReply> | AnyReply,
): Route {
  return {
    contract,
    // The one place where types are asserted: a list of routes holds many contracts, and the server
    // fills `call` by parsing with this very contract.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    handle: async (call) => handler(call as Call<C>),
  };
}

/** A call with what it answers, which has a type parameter: TypeScript would widen `status` to number otherwise. */
export function route<const C extends Contract, const R extends Reply<C>>(
  contract: C,
  handler: (call: Call<C>) => Promise<R> | R,
): Route {
  return joined(contract, handler);
}

type OkBody<C extends Contract> = Sent<ResponseOf<C, 200 & StatusOf<C>>>;

/** A call that answers 200 with the body that its handler gives, and without headers of its own. */
export function okRoute<const C extends Contract, const Body extends OkBody<C>>(
  contract: C,
  handler: (call: Call<C>) => Promise<Body> | Body,
): Route {
  return joined(contract, async (call) => ({ status: 200, body: await handler(call) }));
}

/** The rows of a file, made of records one by one as they are read. */
export async function* mapRows<T, Row>(
  records: AsyncIterable<T>,
  toRow: (record: T) => Row,
): AsyncGenerator<Row> {
  for await (const record of records) yield toRow(record);
}
