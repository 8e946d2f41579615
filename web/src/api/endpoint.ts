import type {
  BodyInput,
  Contract,
  PathParam,
  QueryInput,
  ResponseOf,
} from '@slots/contracts/contract';
import type { AnswerShape, SentCall } from './transport.ts';

/** Accepted forms of a query parameter: numbers and flags are sent as text. */
type Written<T> =
  | T
  | (string extends T ? number : never)
  | (Extract<T, 'true' | 'false'> extends never ? never : boolean);

type WrittenQuery<Q> = { [K in keyof Q]: Written<Q[K]> };

/** `{ [name]: T }`, optional when nothing in T is required, empty when there is no T. */
type Part<Name extends string, T> = [T] extends [undefined]
  ? unknown
  : undefined extends T
    ? { [P in Name]?: T }
    : Partial<T> extends T
      ? { [P in Name]?: T }
      : { [P in Name]: T };

type PathPart<Path extends string> = [PathParam<Path>] extends [never]
  ? unknown
  : { params: Record<PathParam<Path>, string | number> };

type Parts<C extends Contract> = PathPart<C['path']> &
  Part<'query', QueryInput<C> extends undefined ? undefined : WrittenQuery<QueryInput<C>>> &
  Part<'body', BodyInput<C>>;

/** The argument of a call: its path parameters, query and body, as far as the contract has them. */
export type CallOf<C extends Contract> = unknown extends Parts<C> ? void : Parts<C>;

/** The body of the good answers of a call. */
export type AnswerOf<C extends Contract> = Exclude<ResponseOf<C>, undefined>;

interface AnyCall {
  readonly params?: Readonly<Record<string, string | number>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
}

/** What the application's bundles add to the method and path of a contract: see web/build/contract-calls.ts. */
export interface Reduced {
  /** Outer shape of the answers. */
  readonly shape?: AnswerShape;
  /** Timeout in milliseconds of a call that may take longer than others. */
  readonly timeout?: number;
}

/** The `query` of an RTK Query endpoint, from its contract. */
export function endpoint<const C extends Contract>({
  method,
  path,
  shape,
  timeout,
}: C & Reduced): (call: CallOf<C>) => SentCall {
  return (call) => {
    // CallOf has checked this for the caller; here `void` becomes an empty object.
    const { params, query, body }: AnyCall = Object(call);
    const url = path.replaceAll(/:(\w+)/g, (_match, name: string) =>
      encodeURIComponent(String(params?.[name])),
    );
    return {
      method,
      url,
      ...(query !== undefined && { params: { ...query } }),
      ...(body !== undefined && { body }),
      ...(shape !== undefined && { shape }),
      ...(timeout !== undefined && { timeout }),
    };
  };
}

/**
 * Base of an endpoint whose argument and result are the contract's own:
 * `build.query({ ...call(listUsers), providesTags: ['User'] })`.
 */
export function call<const C extends Contract>(contract: C) {
  return {
    query: endpoint(contract),
    transformResponse: (answer: AnswerOf<C>): AnswerOf<C> => answer,
  };
}
