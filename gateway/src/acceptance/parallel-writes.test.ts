import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { type Received, type SentRequest, send } from '../testing/send.ts';
import {
  problem,
  type SignedInSystem,
  startSignedInSystem,
  told,
} from '../testing/signed-in-system.ts';

const NUMBERS = Array.from({ length: 100 }, (_none, index) => index);

jest.setTimeout(60_000);

describe('writes at the same time through the gateway', () => {
  let system: SignedInSystem;
  beforeAll(async () => {
    system = await startSignedInSystem({ RATE_LIMIT_PROFILE: 'load' });
  }, 180_000);
  afterAll(() => system.stop());

  const asUser = (sent: SentRequest): SentRequest => ({
    ...sent,
    headers: { ...system.cookieOf('user'), ...sent.headers },
  });
  const write = (sent: SentRequest, body: unknown) => system.sendJson(asUser(sent), body);
  const read = (path: string) => send(system.url, asUser({ path }));

  /** Creates `count` records of one name, all at once. */
  function createAll(path: string, name: string, count: number): Promise<Received[]> {
    return Promise.all(
      NUMBERS.slice(0, count).map(() => write({ method: 'POST', path }, { name })),
    );
  }

  const idsOf = (answers: readonly Received[]) =>
    answers.map((answer) => Number(answer.json()['id']));

  test('a hundred casinos of one name get a hundred ids and slugs', async () => {
    const answers = await createAll('/api/casinos', 'Parallel Palace', 100);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(idsOf(answers)).size).toBe(100);
    const due = NUMBERS.map((n) => (n === 0 ? 'parallel-palace' : `parallel-palace-${n + 1}`));
    expect(new Set(answers.map((answer) => answer.json()['slug']))).toEqual(new Set(due));
    expect((await read('/api/casinos?search=Parallel')).json()).toMatchObject({ total: 100 });
  });

  test('a hundred assignments leave each casino with one affiliate', async () => {
    const casinos = idsOf(await createAll('/api/casinos', 'Assigned', 5));
    const affiliates = idsOf(await createAll('/api/affiliates', 'Partner', 4));
    const paths = casinos.flatMap((casino) =>
      affiliates.map((partner) => `/api/deployment-fix/force-assign/${partner}/${casino}`),
    );
    const fiveTimes = NUMBERS.slice(0, 5).flatMap(() => paths);
    const answers = await Promise.all(
      fiveTimes.map((path) => send(system.url, asUser({ method: 'POST', path }))),
    );
    expect(answers).toHaveLength(100);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));

    const owners = new Map<number, unknown>();
    for (const casino of casinos) {
      owners.set(casino, (await read(`/api/casinos/${casino}`)).json()['affiliateId']);
    }
    expect(affiliates).toEqual(expect.arrayContaining([...owners.values()]));
    for (const partner of affiliates) {
      const list = (await read(`/api/direct/direct-affiliate-casinos/${partner}`)).json();
      const held = casinos.filter((casino) => owners.get(casino) === partner);
      const due = held.map((id): unknown => expect.objectContaining({ id, affiliateId: partner }));
      expect(list['casinos']).toHaveLength(held.length);
      expect(list['casinos']).toEqual(expect.arrayContaining(due));
      expect(list['assignedCasinos']).toEqual(list['casinos']);
    }
  });

  test('of two writers who saw the same casino one is told 412, and nothing is lost', async () => {
    const [id] = idsOf(await createAll('/api/casinos', 'Two Writers', 1));
    const path = `/api/casinos/${id}`;
    const tag = String((await read(path)).headers.etag);
    const sent = { method: 'PATCH', path, headers: { 'If-Match': tag } };
    const answers = await Promise.all([
      write(sent, { description: 'of the first' }),
      write(sent, { description: 'of the second' }),
    ]);
    const won = answers.find(({ status }) => status === 200);
    const lost = answers.find(({ status }) => status !== 200);
    if (won === undefined || lost === undefined) throw new Error('One of the two is to be taken.');
    const who: unknown = expect.stringContaining('the-user');
    expect(told(lost)).toEqual(problem(lost, 412, { message: who }));
    const after = await read(path);
    expect(after.json()).toEqual(won.json());
    expect(after.headers.etag).toBe(won.headers.etag);
    expect(after.headers.etag).not.toBe(tag);
  });
});
