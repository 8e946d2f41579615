/** An answer of the API, its JSON parsed, texts and files as they are; `body` is undefined when there is none. */
export interface ApiAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: unknown;
}

/** Makes a call; `body` is sent as JSON. Redirects are not followed. */
export type ApiCaller = (
  method: string,
  path: string,
  body?: unknown,
  headers?: Readonly<Record<string, string>>,
) => Promise<ApiAnswer>;

/** Calls the service at `url` in the name of the bearer of `token`, without one as a visitor. */
export function createApiCaller(url: string, token?: string): ApiCaller {
  return async (method, path, body, headers = {}) => {
    const answer = await fetch(`${url}${path}`, {
      method,
      redirect: 'manual',
      headers: {
        ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    const isText = answer.headers.get('content-type')?.startsWith('text/') ?? false;
    return {
      status: answer.status,
      headers: answer.headers,
      body: text === '' ? undefined : isText ? text : JSON.parse(text),
    };
  };
}
