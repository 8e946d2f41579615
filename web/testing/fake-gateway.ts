import { type IncomingMessage, request, type ServerResponse } from 'node:http';
import { getImage } from '@slots/contracts/catalog/public-games';
import type { BodyOf, Contract, ParamsOf, QueryOf, ResponseOf } from '@slots/contracts/contract';
import { login, logout, type SessionUser, session } from '@slots/contracts/identity/auth';
import { type CallParts, CallRefused, parseCall } from '@slots/contracts/parse-call';
import { PROBLEM_TYPE, type Problem, problem } from '@slots/contracts/problem';
import { publicContracts } from '@slots/contracts/registry';
import { VISITOR_COUNTRY_HEADER } from '@slots/contracts/visitor-country';
import { listen } from '@slots/http-kit/graceful-server';
import type { AnyReply, Reply } from '@slots/http-kit/route';
import { freePort } from '@slots/processes/ports';
import { serve } from '@slots/testing/serve';
import { createRecords, type Refusal } from './fake-records.ts';

const PICTURE =
  '<svg xmlns="http://www.w3.org/2000/svg" width="640" height="480"><rect width="640" height="480" fill="#285"/></svg>';
const VISITOR = '203.0.113.7';
const TEST_HEADER = 'x-test';

/** What a test may set, until it does. */
const UNSET = {
  user: undefined,
  password: 'correct horse',
  broken: undefined,
  visitorCountry: undefined,
  said: {},
};

/** A call for a handler of the fake: parsed by its contract, as in the real services. */
interface Call<C extends Contract> {
  readonly params: ParamsOf<C>;
  readonly query: QueryOf<C>;
  readonly body: BodyOf<C>;
  readonly headers: IncomingMessage['headers'];
  readonly response: ServerResponse;
}

type Answer<C extends Contract> =
  | (C extends { readonly events: true } ? never : Reply<C>)
  | Refusal
  /** The handler responds by itself: a stream, or a cut connection. */
  | 'by itself';

interface AnyCall extends Omit<Call<Contract>, 'params' | 'query' | 'body'> {
  readonly params: Record<string, unknown>;
  readonly query: Record<string, unknown>;
  readonly body: unknown;
}

interface Route {
  readonly contract: Contract;
  readonly pattern: RegExp;
  readonly handle: (call: AnyCall) => Promise<AnyReply | Refusal | 'by itself'>;
}

export interface RecordedCall {
  readonly method: string;
  /** Path and query as they were sent. */
  readonly url: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: unknown;
}

/** The records that a contract reads: its list's, or its answer itself. */
type RecordOf<C extends Contract> =
  ResponseOf<C> extends readonly (infer T)[]
    ? T
    : ResponseOf<C> extends { readonly data: readonly (infer T)[] }
      ? T
      : Exclude<ResponseOf<C>, undefined>;

/** Records that a test sets and looks at. */
export interface Collection<T> {
  all: T[];
}

export interface FakeGateway {
  readonly url: string;
  /** Where demos are played from: nobody listens there, unless a test sees to that. */
  readonly launcherOrigin: string;
  user: SessionUser | undefined;
  /** The accepted password, for any username. */
  password: string;
  /** Every call under /api so far, oldest first. */
  readonly calls: RecordedCall[];
  /** Answers a call from now on; the answer is checked by the contract, so that it cannot drift from it. */
  on<const C extends Contract, const R extends Answer<C>>(
    contract: C,
    handler: (call: Call<C>) => R | Promise<R>,
  ): void;
  always<const C extends Contract>(contract: C, body: ResponseOf<C>): void;
  /** Resets the answers of these calls. */
  heal(...contracts: Contract[]): void;
  /** The records at this contract's address, shared with its other contracts. */
  collection<const C extends Contract>(contract: C): Collection<RecordOf<C>>;
  /** The number in a record's ETag. */
  versionOf(record: object): number;
  /** Makes calls fail without a retry. */
  readonly failing: Set<Contract>;
  /** Holds calls back until they are released. */
  readonly held: Set<Contract>;
  letGo(): void;
  /** Refuses calls by the start of their path. */
  broken: (Refusal & { readonly path: string }) | undefined;
  /** The country of the visitor's address, as pages hear it; undefined: unknown. */
  visitorCountry: string | undefined;
  said: Readonly<Record<string, string>>;
  /** Headers that a page sends, so that its calls are known from those of an earlier test's. */
  pageHeaders(): Record<string, string>;
  /** Resets everything that a test set. */
  reset(): void;
  /** Target of everything that is no call: the web app. */
  passTo(webUrl: string): void;
  /** Cuts every connection and refuses new ones, like a gateway during a restart. */
  goAway(): Promise<void>;
  comeBack(): Promise<void>;
  stop(): Promise<void>;
}

function patternOf({ path }: Contract): RegExp {
  return new RegExp(`^${path.replaceAll(/:(\w+)/g, '(?<$1>[^/]+)')}$`);
}

/** A body of JSON, or a form whose file reaches the call as bytes. */
async function readBody(incoming: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(Buffer.from(chunk));
  const sent = Buffer.concat(chunks);
  const type = incoming.headers['content-type'] ?? '';
  if (type.startsWith('multipart/form-data')) {
    const form = await new Response(sent, { headers: { 'content-type': type } }).formData();
    const fields = [...form].map(async ([name, value]) => {
      return [
        name,
        typeof value === 'string' ? value : new Uint8Array(await value.arrayBuffer()),
      ] as const;
    });
    return Object.fromEntries(await Promise.all(fields));
  }
  const text = sent.toString();
  return text === '' ? undefined : JSON.parse(text);
}

function sendProblem(response: ServerResponse, { refuse, message, errors }: Refusal): void {
  const body: Problem = problem.parse({
    type: 'about:blank',
    title: refuse >= 500 ? 'Service Unavailable' : 'Refused',
    status: refuse,
    requestId: 'request-of-the-fake',
    ...(message !== undefined && { message }),
    ...(errors && { errors }),
  });
  // Browsers keep a 410 that does not say otherwise; the real ones do.
  response
    .writeHead(refuse, { 'Content-Type': PROBLEM_TYPE, 'Cache-Control': 'no-store' })
    .end(JSON.stringify(body));
}

/** A call as its contract parses it, or as the real services refuse it. */
function parsedOrRefused(...call: Parameters<typeof parseCall>): CallParts | Refusal {
  try {
    return parseCall(...call);
  } catch (error) {
    if (!(error instanceof CallRefused)) throw error;
    return { refuse: 400, message: error.message, errors: error.errors };
  }
}

/** Every contract, those first whose path has the fewest parameters. */
const CONTRACTS = publicContracts
  .map((contract) => ({ contract, pattern: patternOf(contract) }))
  .toSorted(
    (one, other) => one.contract.path.split(':').length - other.contract.path.split(':').length,
  );

/**
 * A gateway in memory that passes pages on to the real web app. It answers every contract: from the records of a
 * test, or with the smallest answer that the contract allows; a test overrides what differs.
 */
export async function startFakeGateway(): Promise<FakeGateway> {
  const port = await freePort();
  const routes: Route[] = [];
  const calls: RecordedCall[] = [];
  const records = createRecords();
  const failing = new Set<Contract>();
  const held = new Set<Contract>();
  let release = Promise.withResolvers<void>();
  let web: URL | undefined;
  let tests = 0;
  /** Pages name their test. */
  let isMarking = false;
  function routeOf(method: string, pathname: string): Route | undefined {
    const fits = ({ contract, pattern }: Pick<Route, 'contract' | 'pattern'>) =>
      contract.method === method && pattern.test(pathname);
    const own = routes.findLast(fits);
    const known = CONTRACTS.find(fits);
    return (
      own ?? (known && { ...known, handle: async (call) => records.answer(known.contract, call) })
    );
  }

  async function answerCall(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = 'GET', url = '/', headers } = incoming;
    const { pathname, searchParams } = new URL(url, 'http://gateway');
    const body = await readBody(incoming);
    // The page is closed; its last call would count among those of the next test. The very last one comes after
    // the browser has forgotten the page's headers.
    const { [TEST_HEADER]: test, 'sec-fetch-dest': fromBrowser } = headers;
    const isLate = test === undefined ? isMarking && fromBrowser : test !== String(tests);
    if (isLate) return void response.destroy();
    calls.push({ method, url, headers, body });
    const route = routeOf(method, pathname);
    if (!route) return sendProblem(response, { refuse: 404, message: `No ${method} ${pathname}` });
    const { contract, pattern, handle } = route;
    response.setHeaders(new Map(Object.entries(gateway.said)));
    if (held.has(contract)) await release.promise;
    if (failing.has(contract)) return sendProblem(response, { refuse: 429 });
    const call = parsedOrRefused(contract, {
      params: { ...pattern.exec(pathname)?.groups },
      query: Object.fromEntries(searchParams),
      body,
    });
    if ('refuse' in call) return sendProblem(response, call);
    // A part without a schema is empty.
    const [params, query] = [Object(call.params), Object(call.query)];
    const answer = await handle({ params, query, body: call.body, headers, response });
    if (answer === 'by itself') return;
    if ('refuse' in answer) return sendProblem(response, answer);
    const checked = contract.responses[answer.status]?.parse(answer.body);
    response
      .writeHead(answer.status, {
        'Content-Type': 'application/json',
        'Cache-Control': 'no-store',
        ...answer.headers,
      })
      .end(JSON.stringify(checked));
  }

  function passOn(incoming: IncomingMessage, response: ServerResponse): void {
    if (!web) return sendProblem(response, { refuse: 503 });
    const { method = 'GET', url } = incoming;
    const { visitorCountry } = gateway;
    const headers = {
      ...incoming.headers,
      'x-forwarded-for': VISITOR,
      ...(visitorCountry !== undefined && { [VISITOR_COUNTRY_HEADER]: visitorCountry }),
    };
    const outgoing = request(new URL(url ?? '/', web), { method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    outgoing.on('error', () => response.destroy());
    incoming.pipe(outgoing);
  }

  const { url, server, stop } = await serve((incoming, response) => {
    const { url = '/' } = incoming;
    if (gateway.broken && url.startsWith(gateway.broken.path)) {
      return sendProblem(response, gateway.broken);
    }
    if (url === '/healthz') return void response.end(JSON.stringify({ status: 'alive' }));
    if (!url.startsWith('/api/')) return passOn(incoming, response);
    answerCall(incoming, response).catch((error: unknown) => {
      // A broken fake has to fail its test, with the reason on the screen.
      sendProblem(response, { refuse: 418, message: `The fake gateway broke: ${String(error)}` });
    });
  }, port);

  function answerBy(contract: Contract, handle: Route['handle']): void {
    routes.push({ contract, pattern: patternOf(contract), handle });
  }

  const gateway: FakeGateway = {
    url,
    launcherOrigin: 'http://127.0.0.1:9',
    ...UNSET,
    calls,
    failing,
    held,
    pageHeaders() {
      isMarking = true;
      return { [TEST_HEADER]: String(tests) };
    },
    on(contract, handler) {
      // As in http-kit: one list holds many contracts, and `call` was parsed with this very one.
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion
      answerBy(contract, async (call) => handler(call as Call<typeof contract>));
    },
    always(contract, body) {
      const status = Number(Object.keys(contract.responses)[0]);
      answerBy(contract, async () => ({ status, body }));
    },
    heal(...contracts) {
      for (const contract of contracts) {
        const last = routes.findLastIndex((route) => route.contract === contract);
        if (last !== -1) routes.splice(last, 1);
      }
    },
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- checked by the contract when it is sent
    collection: (contract) => records.collection(contract) as never,
    versionOf: (record) => records.versionOf(record),
    letGo() {
      held.clear();
      release.resolve();
      release = Promise.withResolvers<void>();
    },
    reset() {
      routes.length = 0;
      tests += 1;
      gateway.letGo();
      failing.clear();
      records.clear();
      calls.length = 0;
      Object.assign(gateway, UNSET);
      answerAsAlways();
    },
    passTo(webUrl) {
      web = new URL(webUrl);
    },
    goAway: stop,
    async comeBack() {
      await listen(server, '127.0.0.1', port);
    },
    stop,
  };

  function answerAsAlways(): void {
    gateway.on(getImage, ({ response }) => {
      response.setHeader('Content-Type', 'image/svg+xml').end(PICTURE);
      return 'by itself';
    });
    gateway.on(session, () =>
      gateway.user ? { status: 200, body: gateway.user } : { status: 204, body: undefined },
    );
    gateway.on(login, ({ body }) => {
      if (body.password !== gateway.password) {
        return { refuse: 401, message: 'Invalid username or password' };
      }
      gateway.user ??= { id: 1, username: body.username, role: 'super_admin' };
      return { status: 200, body: { message: 'Login successful', user: gateway.user } };
    });
    gateway.on(logout, () => {
      gateway.user = undefined;
      return { status: 200, body: { message: 'Logged out' } };
    });
  }

  answerAsAlways();
  return gateway;
}
