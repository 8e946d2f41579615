import { afterAll, describe, expect, test } from '@jest/globals';
import { problem } from '@slots/contracts/problem';
import { startServiceUnderTest } from './service-under-test.ts';

const catalog = await startServiceUnderTest();
const { url, visitor, as, tokenOf } = catalog;

afterAll(() => catalog.stop());

/** A POST of exactly these bytes, as a user. */
function post(body: string, headers: Record<string, string> = {}) {
  return fetch(`${url}/api/things`, {
    method: 'POST',
    body,
    headers: {
      Authorization: `Bearer ${tokenOf('user')}`,
      'Content-Type': 'application/json',
      ...headers,
    },
  });
}

describe('what a caller sends', () => {
  test('arrives parsed, and unknown query parameters are ignored', async () => {
    const answer = await visitor('GET', '/api/things/7?limit=5&_t=123');
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({ id: 7, limit: 5, reader: 'visitor' });
  });

  test.each(['abc', '-1', '1.5', '1e400', '%00', '%E0%A4%A'])(
    'is refused with 400 when %s stands for an id',
    async (id) => {
      const answer = await visitor('GET', `/api/things/${id}`);
      expect(answer.status).toBe(400);
      expect(problem.parse(answer.body).status).toBe(400);
    },
  );

  test.each(['0', '101', 'x', '5&limit=6', '1.5'])('is refused when limit is %s', async (limit) => {
    const answer = await visitor('GET', `/api/things/7?limit=${limit}`);
    expect(answer.status).toBe(400);
    expect(problem.parse(answer.body).errors?.[0]?.path).toBe('limit');
  });

  test.each(['limit[$gt]=1', 'search[$ne]=x', 'search%5B%24ne%5D=x', '$where=1'])(
    'is refused with 400 when the query holds %s, which means to be no plain text',
    async (query) => {
      const answer = await visitor('GET', `/api/things/7?${query}`);
      expect(answer.status).toBe(400);
      const [path] = decodeURIComponent(query).split('=');
      expect(problem.parse(answer.body).errors?.[0]?.path).toBe(path);
    },
  );

  test('is refused with every wrong field named, the first one as the message', async () => {
    const answer = await as('user')('POST', '/api/things', {
      name: '',
      size: { width: 1.5, depth: 1 },
      owner: 9,
    });
    expect(answer.status).toBe(400);
    expect(answer.headers.get('content-type')).toContain('application/problem+json');
    expect(answer.body).toMatchObject({
      message: 'Name is required',
      errors: [
        { path: 'name', message: 'Name is required' },
        { path: 'size.width', message: 'must be a whole number' },
        { path: 'size.depth', message: 'is not a field of this call' },
        { path: 'owner', message: 'is not a field of this call' },
      ],
    });
  });

  test('may claim an owner, which the session alone decides', async () => {
    const body = { name: 'x', userId: 9, createdBy: 'ann' };
    expect((await as('user')('POST', '/api/things', body)).status).toBe(201);
    const refused = await as('user')('POST', '/api/things', { ...body, name: '', ownerId: 9 });
    expect(problem.parse(refused.body).errors).toEqual([
      { path: 'name', message: 'Name is required' },
      { path: 'ownerId', message: 'is not a field of this call' },
    ]);
  });

  test.each(['[]', 'null', '1', '"text"', '{"name":{"$ne":""}}', '{"__proto__":{"name":"x"}}'])(
    'is refused with 400 when the body is %s',
    async (body) => {
      expect((await post(body)).status).toBe(400);
    },
  );

  test('is refused with 400 when it is not JSON, without a word of the parser', async () => {
    const answer = await post('{"name": ');
    expect(answer.status).toBe(400);
    const message = 'The request cannot be read.';
    expect(await answer.json()).toMatchObject({ message, errors: [{ path: 'body', message }] });
  });

  test('is refused with 400 when there is no body, by the fields that are required', async () => {
    expect(await as('user')('POST', '/api/things')).toMatchObject({
      status: 400,
      body: { message: 'name: is required', errors: [{ path: 'name' }] },
    });
  });

  test.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'application/json; charset=x-none',
  ])('is refused with 415 as %s', async (contentType) => {
    const answer = await post('{"name":"x"}', { 'Content-Type': contentType });
    expect(answer.status).toBe(415);
    expect(problem.parse(await answer.json()).status).toBe(415);
  });

  test('is refused with 413 over the limit of the call', async () => {
    const tooLarge = await post(JSON.stringify({ name: 'x'.repeat(70_000) }));
    expect(tooLarge.status).toBe(413);
    expect(problem.parse(await tooLarge.json()).message).toBe('The request body is too large.');
    const allowedThere = await visitor('PUT', '/api/upload', { name: 'x'.repeat(70_000) });
    expect(allowedThere.body).toEqual({ length: 70_000 });
    expect((await visitor('PUT', '/api/upload', { name: 'x'.repeat(200_001) })).status).toBe(413);
  });
});

describe('what a contract refuses without a message of its own is told in our words:', () => {
  const described = (body: unknown, query = '?search=x') =>
    visitor('POST', `/api/descriptions${query}`, body);

  test.each([
    [{ word: 1 }, 'word: must be text'],
    [{ word: '' }, 'word: must not be empty'],
    [{ word: 'x'.repeat(11) }, 'word: must be 10 characters or less'],
    [{ longWord: 'xy' }, 'longWord: must be 3 characters or more'],
    [{ code: 'x' }, 'code: must be exactly 2 characters'],
    [{ code: 'xyz' }, 'code: must be exactly 2 characters'],
    [{ count: '1' }, 'count: must be a number'],
    [{ count: 0 }, 'count: must be 1 or more'],
    [{ count: 10 }, 'count: must be 9 or less'],
    [{ share: 0 }, 'share: must be above 0'],
    [{ share: 1 }, 'share: must be below 1'],
    [{ half: 0.3 }, 'half: must be a multiple of 0.5'],
    [{ thing: '1' }, 'thing: must be a whole number'],
    [{ thing: 1.5 }, 'thing: must be a whole number'],
    [{ flag: 'true' }, 'flag: must be true or false'],
    [{ place: [] }, 'place: must be an object'],
    [{ place: {} }, 'place.name: is required'],
    [{ place: { name: null } }, 'place.name: must be text'],
    [{ list: {} }, 'list: must be a list'],
    [{ list: [] }, 'list: must not be empty'],
    [{ list: [1, 2, 3, 4] }, 'list: must be 3 elements or less'],
    [{ list: [1, 'x'] }, 'list.1: must be a whole number'],
    [{ texts: [] }, 'texts: must be an object'],
    [{ texts: { 1: 2 } }, 'texts.1: must be text'],
    [{ texts: { x: 'y' } }, 'texts.x: the name must be a digit'],
    [{ colour: 'pink' }, 'colour: must be one of red, green, blue'],
    [{ mode: 'x' }, 'mode: must be fast or slow'],
    [{ sign: 'x' }, "sign: must be one of ',', ';', '\\t'"],
    [{ only: 'that' }, "only: must be 'this'"],
    [{ on: '2026-02-30' }, 'on: must be a day, such as 2026-11-01'],
    [{ at: 'now' }, 'at: must be a moment in UTC, such as 2027-06-30T00:00:00Z'],
    [{ address: 'x' }, 'address: is malformed'],
    [{ inline: {} }, 'inline.kind: is required'],
    [{ inline: { kind: 'x' } }, 'inline.kind: must be words or break'],
    [{ anyId: 'x' }, 'anyId: must be a whole number'],
    [{ anyId: true }, 'anyId: must be a whole number or text'],
    [{ flagOrText: 5 }, 'flagOrText: must be true or false or text'],
    [{ flagOrText: 'x'.repeat(11) }, 'flagOrText: must be 10 characters or less'],
    [{ textOrForm: { mode: 'x' } }, 'textOrForm: mode: must be fast or slow'],
    [{ eitherForm: {} }, 'eitherForm: is malformed'],
    [{ eitherForm: 1 }, 'eitherForm: must be an object'],
    [{ even: 3 }, 'even: is malformed'],
    [{ else: 3 }, 'else: is not a field of this call'],
    [[], 'body: must be an object'],
    [undefined, 'body: is required'],
  ])('%j', async (body, message) => {
    const answer = await described(body);
    expect(answer.status).toBe(400);
    const [path] = message.split(': ');
    expect(answer.body).toMatchObject({
      message,
      errors: [{ path, message: message.slice(`${path}: `.length) }],
    });
  });

  test.each([
    ['', 'search: is required'],
    ['?search=', 'search: must not be empty'],
    ['?search=x&search=y', 'search: must be text'],
  ])('the query %j', async (query, message) => {
    expect((await described({}, query)).body).toMatchObject({ status: 400, message });
  });
});

test('a field of a wrong type that has a length is named once', async () => {
  const refused = await as('user')('POST', '/api/things', { name: [], size: 'x' });
  expect(problem.parse(refused.body).errors).toEqual([
    { path: 'name', message: 'must be text' },
    { path: 'size', message: 'must be an object' },
  ]);
});

test('two rules of a field with the same words name it once', async () => {
  const refused = await visitor('POST', '/api/descriptions?search=x', { limited: 1e300 });
  expect(problem.parse(refused.body).errors).toEqual([
    { path: 'limited', message: 'must be a whole number from 0 to 9' },
  ]);
});

function ask(traceparent: string) {
  return fetch(`${url}/api/things/404`, { headers: { traceparent } });
}

describe('addresses and methods', () => {
  test.each(['/', '/api', '/api/Things/7', '/api/things/7/', '/api/nothing'])(
    'there is nothing at %s',
    async (path) => {
      const answer = await visitor('GET', path);
      expect(answer.status).toBe(404);
      expect(problem.parse(answer.body).status).toBe(404);
    },
  );

  test('another method of a known address is 405 and told which there are', async () => {
    for (const method of ['PATCH', 'GET', 'OPTIONS']) {
      const answer = await visitor(method, '/api/things');
      expect(answer.status).toBe(405);
      expect(answer.headers.get('allow')).toBe('POST, DELETE');
    }
  });

  test("a request's id is that of the caller's trace, or a new one", async () => {
    const traceId = '0af7651916cd43dd8448eb211c80319c';
    const kept = await ask(`00-${traceId}-b7ad6b7169203331-01`);
    expect(kept.headers.get('x-request-id')).toBe(traceId);
    expect(problem.parse(await kept.json())).toMatchObject({
      requestId: traceId,
      message: 'Thing Not Found',
    });
    for (const wrong of [traceId, `00-${'0'.repeat(32)}-b7ad6b7169203331-01`, '<script>']) {
      const given = (await ask(wrong)).headers.get('x-request-id');
      expect(given).toMatch(/^[\da-f]{32}$/);
      expect(given).not.toBe(traceId);
    }
  });
});
