import type { z } from 'zod';

/**
 * Permitted callers: anyone, any signed-in user, managers (administrators and super administrators), super
 * administrators, or only another service.
 */
export type Access = 'any' | StaffAccess | 'internal';
/** The accesses that require a signed-in user. */
export type StaffAccess = 'staff' | 'managers' | 'super';

export type Owner = 'identity' | 'geo' | 'catalog' | 'casino' | 'affiliate' | 'gateway';

/** Owners whose data visitors read, and whose changes empty the cache of it. */
export const PUBLIC_OWNERS = [
  'geo',
  'catalog',
  'casino',
  'affiliate',
] as const satisfies readonly Owner[];
export type PublicOwner = (typeof PUBLIC_OWNERS)[number];

/** The owners whose data pages show; none shows anything of the affiliate service's. */
export const PAGE_OWNERS = ['catalog', 'casino', 'geo'] as const satisfies readonly PublicOwner[];

/**
 * The answer is the same for every visitor, unless it says what it varies by, and made from nothing but path, query
 * and the data of these owners, so the gateway may keep it until one of them says that its data changed. One
 * that time changes too says by `Surrogate-Control: max-age` for how many seconds it is valid.
 */
export interface PublicCache {
  readonly madeFrom: readonly PublicOwner[];
  /**
   * It depends on what is withheld in the visitor's country as well, or also on the links that offers have for that
   * country, which its owner hears in VISITOR_COUNTRY_HEADER. Without this mark the owner is not told, so that no
   * visitor gets another's answer.
   */
  readonly varies?: 'visitor-country' | 'visitor-country-links';
}

/** Cookies by which an owner recognises a browser; `cookies.ts` of tokens makes them. */
export type BrowserCookie = 'known-browser' | 'age-check' | 'sign-in';

/** Request header in which the gateway passes such a cookie on; never from outside. */
export const BROWSER_COOKIE_HEADER = 'x-browser-cookie';

/** The classes of calls that the gateway's rate limits tell apart; each has a quota of its own. */
export type RateClass = 'reads' | 'search' | 'writes' | 'sign-in' | 'static' | 'postbacks';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/**
 * One call of the system, whole. Service routes, the gateway's table, the documentation, the
 * clients and the screens' types are all made from it.
 */
export interface Contract {
  /** `feature.action`, unique in the system. */
  readonly id: string;
  readonly owner: Owner;
  readonly method: Method;
  /** Parameters as `:name`. Public ones start with /api, those between services with /internal. */
  readonly path: `/${string}`;
  readonly access: Access;
  /**
   * A person with a second factor must have proved it within the last minutes: else 403 of the type PROOF_NEEDED.
   * For calls that give lasting power, such as changes of passwords, roles, deals and keys.
   */
  readonly needsProof?: true;
  /** One sentence for the reader of the documentation. */
  readonly summary: string;
  /** Text in, typed values out: path parameters arrive as text. */
  readonly params?: z.ZodObject;
  /** Unknown parameters are ignored, so a plain object. */
  readonly query?: z.ZodObject;
  /** Unknown fields are refused, so a strict object. */
  readonly body?: z.ZodType;
  /** Bodies of successful answers, by status. `z.undefined()` stands for no body. */
  readonly responses: Readonly<Record<number, z.ZodType>>;
  /** Fixed texts of the specifications for refusals of this call, by status. */
  readonly messages?: Readonly<Record<number, string>>;
  /**
   * Statuses of refusals that follow neither from the call's shape nor from `messages`; refusals.ts
   * says what follows.
   */
  readonly refusals?: readonly number[];
  /** The record has a strong ETag: good answers carry it, and a change heeds If-Match. */
  readonly tagged?: true;
  /** Request headers that the call heeds beside those of every call. */
  readonly heeds?: readonly ('If-Match' | 'Idempotency-Key' | 'Prefer')[];
  /** Headers of its 201 or 202; a redirect always has its Location. */
  readonly answerHeaders?: readonly ('Location' | 'Set-Cookie')[];
  /** The gateway tells its owner in BROWSER_COOKIE_HEADER what this cookie says. */
  readonly browserCookie?: BrowserCookie;
  /** A valid body, for the reader of the documentation. */
  readonly example?: unknown;
  /** Largest body in bytes; 64 kB by default. */
  readonly bodyLimit?: number;
  /**
   * The body may come as multipart/form-data too: its file in this field reaches the body's schema as
   * bytes, beside the other fields as text.
   */
  readonly fileField?: string;
  /**
   * Patterns of path parameters that select this contract: where two owners share a method and
   * path, it goes before the one without.
   */
  readonly patterns?: Readonly<Record<string, RegExp>>;
  /** Gateway timeout until the answer begins; by default the owner's value in time-budgets.ts. */
  readonly timeoutMs?: number;
  /** The body may be JSON as text/plain: navigator.sendBeacon sends nothing else without a preflight. */
  readonly plainText?: true;
  /** The body may come as application/x-www-form-urlencoded too, whose fields are texts. */
  readonly urlEncoded?: true;
  /** Called by other sites' programs, which know a secret of ours: its origin is not checked. */
  readonly skipsOriginCheck?: true;
  /**
   * Open to any, but it reads or ends the caller's session, or does something else for who has one: 503 while that
   * cannot be known.
   */
  readonly bySession?: true;
  /** Only signed-in people may make it: no API key, whatever its rights. */
  readonly peopleOnly?: true;
  /** A GET that can change something: like other writes it is refused when another site's page made it. */
  readonly writes?: true;
  /** Staff import by it: the activity names the importer. Exports are always noted. */
  readonly importOf?: {
    /** Name of the imported records, for people. */
    readonly records: string;
    /** Statuses of the answers that say that an import began. */
    readonly begunBy: readonly number[];
  };
  /** The class for rate limits; by default reads or writes, by its method. */
  readonly rateClass?: RateClass;
  /** Visitors may be answered from the gateway's cache; without it never. */
  readonly publicCache?: PublicCache;
  /** The answer is a stream of server-sent events, each `data` of the 200 schema. */
  readonly events?: true;
  /** The answer is a CSV file, sent as a stream. */
  readonly csv?: {
    /** The file's name without its ending. */
    readonly name: string;
    /** The columns in their order: the field of a row, and its heading. */
    readonly columns: Readonly<Record<string, string>>;
    /** The columns of amounts: numbers with two decimals, whatever they are. */
    readonly amounts?: readonly string[];
  };
}

export const DEFAULT_BODY_LIMIT = 64 * 1024;

/** True for a contract among other exports. */
export function isContract(value: unknown): value is Contract {
  return typeof value === 'object' && value !== null && 'owner' in value && 'responses' in value;
}

/** Keeps a contract's exact type, so that handlers and clients are checked against it. */
export function defineContract<const C extends Contract>(contract: C): C {
  return contract;
}

type Parsed<S> = S extends z.ZodType ? z.output<S> : undefined;
type Given<S> = S extends z.ZodType ? z.input<S> : undefined;

/** Path parameters, query and body as a handler gets them: parsed. */
export type ParamsOf<C extends Contract> = Parsed<C['params']>;
export type QueryOf<C extends Contract> = Parsed<C['query']>;
export type BodyOf<C extends Contract> = Parsed<C['body']>;

/** Query and body as a caller writes them: before parsing. */
export type QueryInput<C extends Contract> = Given<C['query']>;
export type BodyInput<C extends Contract> = Given<C['body']>;

/** The names of a path's parameters: `/a/:b/:c` has 'b' | 'c'. */
export type PathParam<Path extends string> = Path extends `${string}:${infer Rest}`
  ? Rest extends `${infer Name}/${infer Tail}`
    ? Name | PathParam<Tail>
    : Rest
  : never;

/** The statuses of a contract's successful answers. */
export type StatusOf<C extends Contract> = keyof C['responses'] & number;

/** The body that a contract answers with, of one status or of all. */
export type ResponseOf<C extends Contract, S extends StatusOf<C> = StatusOf<C>> = Parsed<
  C['responses'][S]
>;
