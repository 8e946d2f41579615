import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { TIME_BUDGETS_MS } from '@slots/contracts/time-budgets';
import { send } from '../testing/send.ts';
import { startSystem, type TestSystem } from '../testing/system.ts';

const path = '/api/public/games';

/** With a zone it is longer than what Node takes apart. */
const LONGEST_IPV6 = '1111:2222:3333:4444:5555:6666:123.123.123.123';

describe('a request on its way to a service', () => {
  let system: TestSystem;
  const headersThatArrive = async (headers: Record<string, string>, at = path) =>
    (await send(system.url, { path: at, headers })).json()['headers'];
  beforeAll(async () => {
    system = await startSystem();
  });
  afterAll(() => system.stop());

  test('keeps what belongs to it', async () => {
    const headers = { Accept: 'text/x', 'Accept-Language': 'en-GB', 'If-None-Match': '"1"' };
    expect(await headersThatArrive(headers)).toMatchObject({
      accept: 'text/x',
      'accept-language': 'en-GB',
      'if-none-match': '"1"',
    });
  });

  test('keeps method, body and content type of a write', async () => {
    const answer = await send(system.url, {
      method: 'POST',
      path: '/api/casinos',
      headers: { Cookie: system.cookieOf('user'), 'Content-Type': 'application/json' },
      body: '{"name":"Ä"}',
    });
    expect(answer.json()).toMatchObject({
      method: 'POST',
      body: '{"name":"Ä"}',
      headers: { 'content-type': 'application/json', 'content-length': '13' },
    });
  });

  test.each([
    'Authorization',
    'Cookie',
    'Forwarded',
    'X-Forwarded-For',
    'X-Forwarded-Host',
    'X-Forwarded-Proto',
    'X-Real-IP',
    'X-User-Id',
    'X-User-Role',
    'X-User',
    'X-Session-Id',
    'X-Browser-Cookie',
    'X-HTTP-Method-Override',
    'X-Original-URL',
    'Eg-Consumer-Id',
    'Proxy-Authorization',
    'Proxy-Connection',
    'Tracestate',
    'Baggage',
    'TE',
    'Keep-Alive',
    'Upgrade',
    'Expect',
  ])('leaves %s from outside behind', async (name) => {
    const value = name === 'Expect' ? '100-continue' : 'from-outside';
    const arrived = await headersThatArrive({ [name]: value });
    expect(arrived).not.toHaveProperty(name.toLowerCase());
  });

  test('to sign in says which browser is known, by its cookie alone, and no other request does', async () => {
    const headers = {
      Cookie: 'a=b; known-browser=from-the-cookie; c=d',
      'X-Browser-Cookie': 'from-outside',
      'Content-Type': 'application/json',
    };
    const signIn = { method: 'POST', path: '/api/auth/login', body: '{}' };
    expect((await send(system.url, { ...signIn, headers })).json()).toMatchObject({
      headers: { 'x-browser-cookie': 'from-the-cookie' },
    });
    expect(await headersThatArrive(headers)).not.toHaveProperty('x-browser-cookie');
  });

  test('leaves behind what Connection names', async () => {
    const arrived = await headersThatArrive({
      Connection: 'close ,  X-Secret',
      'X-Secret': '1',
    });
    expect(arrived).not.toHaveProperty('x-secret');
  });

  test("cannot choose the request id; the answer and the service get the gateway's", async () => {
    const chosen = '0af7651916cd43dd8448eb211c80319c';
    const headers = { 'X-Request-Id': chosen, traceparent: `00-${chosen}-b7ad6b7169203331-01` };
    const answer = await send(system.url, { path, headers });
    const id = String(answer.headers['x-request-id']);
    expect(id).toMatch(/^[\da-f]{32}$/);
    expect(id).not.toBe(chosen);
    const traceparent: unknown = expect.stringMatching(`^00-${id}-[\\da-f]{16}-00$`);
    expect(answer.json()).toMatchObject({ headers: { traceparent } });
  });

  test.each([
    [{}, '127.0.0.1'],
    [{ 'X-Forwarded-For': '81.2.69.142' }, '81.2.69.142'],
    [{ 'X-Forwarded-For': '1.1.1.1, 81.2.69.142' }, '81.2.69.142'],
    [{ 'X-Forwarded-For': '81.2.69.142, 127.0.0.1' }, '81.2.69.142'],
    [{ 'X-Forwarded-For': '2001:db8::1' }, '2001:db8::1'],
    [{ 'X-Forwarded-For': '::ffff:81.2.69.142' }, '81.2.69.142'],
    [{ 'X-Forwarded-For': '::FFFF:5102:458E' }, '81.2.69.142'],
    [{ 'X-Forwarded-For': '2001:DB8:0:0::0:1' }, '2001:db8::1'],
    [{ 'X-Forwarded-For': '81.2.69.142:1234' }, '81.2.69.142'],
    [{ 'X-Forwarded-For': '[2001:db8:0::1]:443' }, '2001:db8::1'],
    [{ 'X-Forwarded-For': '[2001:db8::1]' }, '2001:db8::1'],
    [{ 'X-Forwarded-For': '[::ffff:81.2.69.142]:443' }, '81.2.69.142'],
    [{ 'X-Forwarded-For': '1.1.1.1, 81.2.69.142:1234' }, '81.2.69.142'],
    [{ 'X-Forwarded-For': '81.2.69.142:1234, 127.0.0.1:80' }, '81.2.69.142'],
    [{ 'X-Forwarded-For': '2001:DB8::1%eth0' }, '2001:db8::1'],
    [{ 'X-Forwarded-For': `${LONGEST_IPV6}%eth0` }, '1111:2222:3333:4444:5555:6666:7b7b:7b7b'],
    [{ 'X-Forwarded-For': '81.2.69.142:http' }, '127.0.0.1'],
    [{ 'X-Forwarded-For': '[81.2.69.142]:443' }, '127.0.0.1'],
    [{ 'X-Forwarded-For': '1.1.1.1, nonsense' }, '127.0.0.1'],
    [{ 'X-Forwarded-For': 'nonsense' }, '127.0.0.1'],
    [{ 'X-Client-Address': '81.2.69.142' }, '127.0.0.1'],
  ])('from a trusted proxy that says %j is from %s', async (headers, address) => {
    const arrived = await headersThatArrive({ ...headers }, '/api/geo-detect');
    expect(arrived).toMatchObject({ 'x-client-address': address });
  });

  test('says how long it is waited for, whatever the visitor says', async () => {
    const arrived = await headersThatArrive({ 'X-Time-Left': '999999' }, '/api/geo-detect');
    expect(arrived).toMatchObject({ 'x-time-left': String(TIME_BUDGETS_MS.geo) });
  });

  test('to the web app carries the address as a proxy would, and no cookie', async () => {
    const headers = { 'X-Forwarded-For': '81.2.69.142', Cookie: system.cookieOf('user') };
    const arrived = await headersThatArrive(headers, '/slots/book');
    expect(arrived).toMatchObject({ 'x-forwarded-for': '81.2.69.142' });
    expect(arrived).not.toHaveProperty('cookie');
    expect(arrived).not.toHaveProperty('authorization');
  });
});

describe('an untrusted proxy', () => {
  let system: TestSystem;
  beforeAll(async () => {
    system = await startSystem({ TRUSTED_PROXIES: '10.0.0.0/8' });
  });
  afterAll(() => system.stop());

  test('is not believed about the address', async () => {
    const headers = { 'X-Forwarded-For': '81.2.69.142' };
    const answer = await send(system.url, { path, headers });
    expect(answer.json()).toMatchObject({ headers: { 'x-client-address': '127.0.0.1' } });
  });
});
