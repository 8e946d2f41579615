/** An answer of the API, its JSON parsed, texts and files as they are; `body` is undefined when there is none. */
export interface ApiAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: unknown;
}

/** Makes a call; `body` is sent as JSON, unless it is a form. Redirects are not followed. */
export type ApiCaller = (
  method: string,
  path: string,
  body?: unknown,
  headers?: Readonly<Record<string, string>>,
) => Promise<ApiAnswer>;

/** Calls the service at `url` in the name of the bearer of `token`, without one as a visitor. */
export function createApiCaller(url: string, token?: string): ApiCaller {
  return async (method, path, body, headers = {}) => {
    const isForm = body instanceof FormData;
    const answer = await fetch(`${url}${path}`, {
      method,
      redirect: 'manual',
      headers: {
        ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
        ...(body === undefined || isForm ? {} : { 'Content-Type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
    });
    return { status: answer.status, headers: answer.headers, body: await bodyOf(answer) };
  };
}

async function bodyOf(answer: Response): Promise<unknown> {
  const type = answer.headers.get('content-type') ?? '';
  if (type.startsWith('image/')) return Buffer.from(await answer.arrayBuffer());
  const text = await answer.text();
  if (text === '') return undefined;
  return type.startsWith('text/') ? text : JSON.parse(text);
}

/** Signs in within half a minute, and gives the cookie of the session. */
export async function signIn(
  url: string,
  person: { readonly username: string; readonly password: string },
): Promise<string> {
  const { status, headers } = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(person),
    signal: AbortSignal.timeout(30_000),
  });
  const cookie = headers.getSetCookie()[0]?.split(';')[0];
  if (status !== 200 || !cookie) throw new Error(`${person.username} cannot sign in: ${status}`);
  return cookie;
}

/** Calls the site at `url` in the session of a cookie. */
export function createSessionCaller(url: string, cookie: string): ApiCaller {
  const call = createApiCaller(url);
  return (method, path, body, headers) => call(method, path, body, { cookie, ...headers });
}
