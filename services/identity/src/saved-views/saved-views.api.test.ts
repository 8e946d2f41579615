import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { listSavedViews, MAX_SAVED_VIEWS, savedView } from '@slots/contracts/identity/saved-views';
import {
  type IdentityUnderTest,
  PASSWORD,
  person,
  signedIn,
  startIdentityUnderTest,
} from '../identity-under-test.ts';

const PATH = '/api/account/views';

let identity: IdentityUnderTest;
let root: string;
beforeAll(async () => {
  identity = await startIdentityUnderTest();
  await identity.ready();
  root = await signedIn(identity.url);
});
afterAll(() => identity.close());

const newcomer = () => person(identity, root, 'user');
const DRAFTS = { list: 'games', name: 'Drafts', query: 'show=draft&sort=-updated' };

async function saved(token: string, body: object = DRAFTS) {
  const answer = await identity.as(token)('POST', PATH, body);
  expect(answer.status).toBe(201);
  return savedView.parse(answer.body);
}

async function viewsOf(token: string, query = '') {
  const answer = await identity.as(token)('GET', `${PATH}${query}`);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  return listSavedViews.responses[200].parse(answer.body);
}

describe('saved views', () => {
  test('are kept, renamed, changed and deleted, each of its list', async () => {
    const { token } = await newcomer();
    const call = identity.as(token);
    const drafts = await saved(token);
    expect(drafts).toMatchObject(DRAFTS);
    const other = await saved(token, { list: 'casinos', name: 'Drafts', query: '' });
    expect(await viewsOf(token, '?list=games')).toEqual([drafts]);
    expect(await viewsOf(token)).toHaveLength(2);
    const renamed = await call('PATCH', `${PATH}/${drafts.id}`, { name: 'Old drafts' });
    expect(renamed.body).toEqual({ ...drafts, name: 'Old drafts' });
    const moved = await call('PATCH', `${PATH}/${drafts.id}`, { query: 'status=draft' });
    expect(moved.body).toEqual({ ...drafts, name: 'Old drafts', query: 'status=draft' });
    expect((await call('DELETE', `${PATH}/${drafts.id}`)).status).toBe(200);
    expect((await call('DELETE', `${PATH}/${drafts.id}`)).status).toBe(404);
    expect(await viewsOf(token)).toEqual([other]);
  });

  test('have names of their own, also when two are saved at once', async () => {
    const { token } = await newcomer();
    const call = identity.as(token);
    const answers = await Promise.all([1, 2].map(() => call('POST', PATH, DRAFTS)));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409]);
    const { id } = await saved(token, { ...DRAFTS, name: 'Others' });
    const taken = await call('PATCH', `${PATH}/${id}`, { name: 'Drafts' });
    expect(taken.status).toBe(409);
    expect(taken.body).toMatchObject({
      errors: [{ path: 'name', message: 'A view with this name already exists' }],
    });
    expect((await call('PATCH', `${PATH}/${id}`, { name: 'Others' })).status).toBe(200);
    expect((await call('PATCH', `${PATH}/${id}`, {})).status).toBe(400);
  });

  test('are at most twenty of one list, also when many are saved at once', async () => {
    const { token } = await newcomer();
    const answers = await Promise.all(
      Array.from({ length: MAX_SAVED_VIEWS + 5 }, (_none, index) =>
        identity.as(token)('POST', PATH, { ...DRAFTS, name: `View ${index}` }),
      ),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(MAX_SAVED_VIEWS);
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
      message: 'You can keep 20 views of one list. Delete one to save another.',
    });
    await saved(token, { ...DRAFTS, list: 'users' });
  });

  test("are nobody else's, and go with their person", async () => {
    const owner = await newcomer();
    const { id } = await saved(owner.token);
    for (const [method, body] of [
      ['PATCH', { name: 'Mine' }],
      ['DELETE', undefined],
    ] as const) {
      expect((await identity.as(root)(method, `${PATH}/${id}`, body)).status).toBe(404);
      expect((await identity.as()(method, `${PATH}/${id}`, body)).status).toBe(401);
    }
    expect(await viewsOf(root)).toEqual([]);
    expect((await identity.as(root)('DELETE', `/api/users/${owner.id}`)).status).toBe(200);
    expect((await identity.as(owner.token)('GET', PATH)).status).toBe(401);
  });
});

test('the users are a file for super administrators alone', async () => {
  const { token, username } = await newcomer();
  const file = await identity.as(root)('GET', '/api/users.csv?sort=-id');
  expect(file.headers.get('content-type')).toContain('text/csv');
  const [head, newest] = String(file.body).split('\r\n');
  expect(head).toBe('"ID","Username","Role"');
  expect(newest).toMatch(new RegExp(`^\\d+,"${username}","user"$`));
  expect((await identity.as(token)('GET', '/api/users.csv')).status).toBe(403);
});

test('the file of users by name has the order of the screen', async () => {
  const names = ['Order a', 'order A2', 'order_z', 'Order Élan', 'ORDER Zoe'];
  for (const username of names) {
    const password = { password: PASSWORD, confirmPassword: PASSWORD };
    const body = { username, ...password, role: 'user' };
    expect((await identity.as(root)('POST', '/api/users', body)).status).toBe(201);
  }
  const order = async (sort: string) => {
    const { body } = await identity.as(root)('GET', `/api/users.csv?sort=${sort}`);
    const cells = String(body)
      .split('\r\n')
      .map((line) => line.split('","')[0]?.split(',"')[1] ?? '');
    return cells.filter((name) => names.includes(name));
  };
  const shown = names.toSorted(new Intl.Collator('en', { sensitivity: 'accent' }).compare);
  expect(await order('username')).toEqual(shown);
  expect(await order('-username')).toEqual(shown.toReversed());
});
