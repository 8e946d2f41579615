import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { casino } from '@slots/contracts/casino/casinos';
import { startCasinoUnderTest } from '../casino-under-test.ts';

const service = await startCasinoUnderTest();
const { visitor, user, admin, superAdmin } = service;
let id = 0;

beforeAll(async () => {
  id = casino.parse((await admin('POST', '/api/casinos', { name: 'By SQL' })).body).id;
  await admin('PUT', `/api/casinos/${id}/payment-methods`, { paymentMethodIds: [2, 1] });
});

afterAll(() => service.stop());

const sql = (text: string) => `/api/direct-sql?query=${encodeURIComponent(text)}`;
const select = (casinoId: number | string) =>
  sql(`SELECT payment_methods FROM casinos WHERE id = ${casinoId}`);
const update = (ids: string, casinoId: number | string = id) =>
  sql(`UPDATE casinos SET payment_methods = '${ids}' WHERE id = ${casinoId}`);

test("a casino's payment methods are read by every signed-in role", async () => {
  for (const reader of [user, admin, superAdmin]) {
    const answer = await reader('GET', select(id));
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual([{ payment_methods: [2, 1] }]);
  }
  expect((await visitor('GET', select(id))).status).toBe(401);
});

test('they are written, in any case of letters and with a semicolon', async () => {
  const answer = await user('GET', update('[3, 4]'));
  expect(answer.status).toBe(200);
  expect(answer.body).toEqual([{ id, payment_methods: [3, 4] }]);
  const read = await user('GET', sql(`select payment_methods from casinos where id=${id};`));
  expect(read.body).toEqual([{ payment_methods: [3, 4] }]);
  expect((await user('GET', update('[]'))).body).toEqual([{ id, payment_methods: [] }]);
  expect((await visitor('GET', update('[1]'))).status).toBe(401);
});

test('asked for its head alone, nothing is written', async () => {
  const before = (await user('GET', select(id))).body;
  const answer = await admin('HEAD', update('[5]'));
  expect(answer.status).toBe(405);
  expect(answer.headers.get('allow')).toBe('GET');
  expect((await user('GET', select(id))).body).toEqual(before);
});

test('an unknown casino is 404, an unknown payment method 400', async () => {
  expect((await user('GET', select(999_999))).status).toBe(404);
  expect((await user('GET', update('[1]', 999_999))).status).toBe(404);
  const unknown = await user('GET', update('[1,999999]'));
  expect(unknown.status).toBe(400);
  expect(unknown.body).toMatchObject({ message: 'Unknown id: 999999' });
});

describe('everything else is refused with 400 and changes nothing', () => {
  test.each([
    'SELECT * FROM casinos WHERE id = 1',
    'SELECT name FROM casinos WHERE id = 1',
    'SELECT payment_methods, name FROM casinos WHERE id = 1',
    'SELECT payment_methods AS p FROM casinos WHERE id = 1',
    'SELECT DISTINCT payment_methods FROM casinos WHERE id = 1',
    'SELECT payment_methods FROM casinos',
    'SELECT payment_methods FROM casinos c WHERE id = 1',
    'SELECT payment_methods FROM public.casinos WHERE id = 1',
    'SELECT payment_methods FROM casinos, users WHERE id = 1',
    'SELECT payment_methods FROM users WHERE id = 1',
    'SELECT payment_methods FROM casinos WHERE id = 1 LIMIT 1',
    'SELECT payment_methods FROM casinos WHERE id = 1 OR 1 = 1',
    'SELECT payment_methods FROM casinos WHERE id > 1',
    "SELECT payment_methods FROM casinos WHERE id = '1'",
    'SELECT payment_methods FROM casinos WHERE id = -1',
    'SELECT payment_methods FROM casinos WHERE id = 1.5',
    'SELECT payment_methods FROM casinos WHERE id = 1e400',
    'SELECT payment_methods FROM casinos WHERE id = (SELECT 1)',
    'SELECT payment_methods FROM casinos WHERE id = (((1)))',
    'SELECT payment_methods FROM casinos WHERE id = 1 -- comment',
    'SELECT payment_methods FROM casinos WHERE id = 1 FOR UPDATE',
    'SELECT payment_methods FROM casinos WHERE id = 1; SELECT 1',
    'SELECT payment_methods FROM casinos WHERE id = 1 UNION SELECT password FROM users',
    "UPDATE casinos SET payment_methods = '[1]'",
    "UPDATE casinos SET payment_methods = '[1]' WHERE id = 1 OR true",
    "UPDATE casinos SET payment_methods = '[1]', name = 'x' WHERE id = 1",
    "UPDATE casinos SET name = '[1]' WHERE id = 1",
    "UPDATE casinos SET payment_methods = '[1]' WHERE id = 1 RETURNING *",
    'UPDATE casinos SET payment_methods = \'["a"]\' WHERE id = 1',
    "UPDATE casinos SET payment_methods = '1,2' WHERE id = 1",
    "UPDATE casinos SET payment_methods = '[-1]' WHERE id = 1",
    "UPDATE users SET payment_methods = '[1]' WHERE id = 1",
    'DELETE FROM casinos WHERE id = 1',
    'DROP TABLE casinos',
    'nonsense',
    '\0',
    'x'.repeat(8_001),
  ])('%s', async (text) => {
    expect((await superAdmin('GET', sql(text))).status).toBe(400);
  });

  test.each([
    ['brackets', `${'('.repeat(1_900)}1${')'.repeat(1_900)}`],
    ['sums', `1${'+1'.repeat(1_900)}`],
    ['conditions', `1${' AND id = 1'.repeat(300)}`],
    ['signs', `${'- '.repeat(1_900)}1`],
    ['spaces in the list', `1; UPDATE casinos SET payment_methods = '[${' '.repeat(3_000)}'`],
  ])('at once, however many %s it is made of', async (_what, rest) => {
    const text = `SELECT payment_methods FROM casinos WHERE id = ${rest}`;
    const startedAt = performance.now();
    for (let times = 0; times < 10; times += 1) {
      expect((await user('GET', sql(text))).status).toBe(400);
    }
    // Parsed, ten of them hold the service up for seconds.
    expect(performance.now() - startedAt).toBeLessThan(1_500);
  });

  test('no query at all', async () => {
    expect((await superAdmin('GET', '/api/direct-sql')).status).toBe(400);
    expect((await superAdmin('GET', '/api/direct-sql?query=')).status).toBe(400);
  });
});

test.each(['none', 'cross-site', 'same-site'])(
  'a browser that says Sec-Fetch-Site: %s may read, but writes nothing',
  async (site) => {
    const headers = { 'Sec-Fetch-Site': site };
    expect((await admin('GET', update('[5]'), undefined, headers)).status).toBe(403);
    expect((await admin('GET', select(id), undefined, headers)).status).toBe(200);
    expect((await admin('GET', select(id))).body).not.toEqual([{ payment_methods: [5] }]);
  },
);

test.each([
  { Accept: 'text/html,application/xhtml+xml,*/*;q=0.8' },
  { Accept: '*/*', 'Upgrade-Insecure-Requests': '1' },
])(
  'an old browser that is led here by a link, with %j, may read, but writes nothing',
  async (said) => {
    const headers = { ...said };
    expect((await admin('GET', update('[5]'), undefined, headers)).status).toBe(403);
    expect((await admin('GET', select(id), undefined, headers)).status).toBe(200);
    expect((await admin('GET', select(id))).body).not.toEqual([{ payment_methods: [5] }]);
    const asScript = { ...headers, 'X-Requested-With': 'script' };
    expect((await admin('GET', update('[4]'), undefined, asScript)).status).toBe(200);
  },
);

test('a page of our own writes', async () => {
  const headers = { 'Sec-Fetch-Site': 'same-origin' };
  expect((await admin('GET', update('[6]'), undefined, headers)).status).toBe(200);
});
