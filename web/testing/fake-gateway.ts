import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { BodyOf, Contract, ParamsOf, QueryOf } from '@slots/contracts/contract';
import { PROBLEM_TYPE, type Problem, problem } from '@slots/contracts/problem';
import type { AnyReply, Reply } from '@slots/http-kit/route';

/** A call as a handler of the fake gets it: parsed by its contract, as the real gateway's services do. */
interface Call<C extends Contract> {
  readonly params: ParamsOf<C>;
  readonly query: QueryOf<C>;
  readonly body: BodyOf<C>;
  readonly headers: IncomingMessage['headers'];
  readonly response: ServerResponse;
}

interface Refusal {
  readonly refuse: number;
  /** Screens show it; a 5xx has none. */
  readonly message?: string;
}

type Answer<C extends Contract> =
  | (C extends { readonly events: true } ? never : Reply<C>)
  | Refusal
  /** The handler answers by itself: a stream, or a connection that is cut. */
  | 'by itself';

interface AnyCall extends Omit<Call<Contract>, 'params' | 'query' | 'body'> {
  readonly params: unknown;
  readonly query: unknown;
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

export interface FakeGateway {
  readonly url: string;
  /** Every call under /api so far, oldest first. */
  readonly calls: RecordedCall[];
  /** Answers a call from now on; the answer is checked by the contract, so that it cannot drift from it. */
  on<const C extends Contract, const R extends Answer<C>>(
    contract: C,
    handler: (call: Call<C>) => R | Promise<R>,
  ): void;
  /** Where everything goes that is no call: the web app. */
  passTo(webUrl: string): void;
  /** Cuts every connection and refuses new ones, as a gateway that is restarted does. */
  goAway(): Promise<void>;
  comeBack(): Promise<void>;
  stop(): Promise<void>;
}

function patternOf({ path }: Contract): RegExp {
  return new RegExp(`^${path.replaceAll(/:(\w+)/g, '(?<$1>[^/]+)')}$`);
}

async function readJson(incoming: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(Buffer.from(chunk));
  const text = Buffer.concat(chunks).toString();
  return text === '' ? undefined : JSON.parse(text);
}

function sendProblem(response: ServerResponse, { refuse, message }: Refusal): void {
  const body: Problem = problem.parse({
    type: 'about:blank',
    title: refuse >= 500 ? 'Service Unavailable' : 'Refused',
    status: refuse,
    requestId: 'request-of-the-fake',
    ...(message !== undefined && { message }),
  });
  response.writeHead(refuse, { 'Content-Type': PROBLEM_TYPE }).end(JSON.stringify(body));
}

/** A gateway whose answers a test decides, and which passes pages on to the real web app. */
export async function startFakeGateway(port = 0): Promise<FakeGateway> {
  const routes: Route[] = [];
  const calls: RecordedCall[] = [];
  let web: URL | undefined;

  async function answerCall(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = 'GET', url = '/', headers } = incoming;
    const { pathname, searchParams } = new URL(url, 'http://gateway');
    const body = await readJson(incoming);
    calls.push({ method, url, headers, body });
    const route = routes.findLast(
      ({ contract, pattern }) => contract.method === method && pattern.test(pathname),
    );
    if (!route) return sendProblem(response, { refuse: 404, message: `No ${method} ${pathname}` });
    const { contract, pattern, handle } = route;
    const params = contract.params?.parse({ ...pattern.exec(pathname)?.groups });
    const query = contract.query?.parse(Object.fromEntries(searchParams));
    const given = contract.body?.safeParse(body);
    if (given?.success === false) {
      return sendProblem(response, { refuse: 400, message: given.error.issues[0]?.message ?? '' });
    }
    const answer = await handle({ params, query, body: given?.data, headers, response });
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
    const { method, url, headers } = incoming;
    const outgoing = request(new URL(url ?? '/', web), { method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    outgoing.on('error', () => response.destroy());
    incoming.pipe(outgoing);
  }

  const server = createServer((incoming, response) => {
    if (!incoming.url?.startsWith('/api/')) return passOn(incoming, response);
    answerCall(incoming, response).catch((error: unknown) => {
      // A broken fake has to fail the test that uses it, with its reason on the screen.
      sendProblem(response, { refuse: 418, message: `The fake gateway broke: ${String(error)}` });
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(port, '127.0.0.1', resolve);
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');

  async function stop(): Promise<void> {
    const closed = new Promise((resolve) => server.close(resolve));
    server.closeAllConnections();
    await closed;
  }

  return {
    url: `http://127.0.0.1:${address.port}`,
    calls,
    on(contract, handler) {
      routes.push({
        contract,
        pattern: patternOf(contract),
        // As in http-kit: one list holds many contracts, and `call` was parsed with this very one.
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion
        handle: async (call) => handler(call as Call<typeof contract>),
      });
    },
    passTo(webUrl) {
      web = new URL(webUrl);
    },
    goAway: stop,
    async comeBack() {
      await new Promise<void>((resolve) => {
        server.listen(address.port, '127.0.0.1', resolve);
      });
    },
    stop,
  };
}
