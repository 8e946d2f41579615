import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { listUsers } from '@slots/contracts/identity/users';
import { problem } from '@slots/contracts/problem';
import {
  type IdentityUnderTest,
  person,
  signedIn,
  startIdentityUnderTest,
} from '../identity-under-test.ts';

/** Two replicas on one database, so that nothing inside one of them keeps the calls apart. */
let one: IdentityUnderTest;
let other: IdentityUnderTest;
/** The one super administrator that there is between the tests. */
let survivor: { id: number; token: string };
beforeAll(async () => {
  one = await startIdentityUnderTest();
  await one.ready();
  other = await startIdentityUnderTest({ database: one.database });
  await other.ready();
  survivor = { id: 1, token: await signedIn(one.url) };
});
afterAll(async () => {
  await Promise.all([one.close(), other.close()]);
});

async function superAdmins(token: string) {
  const { body } = await one.as(token)('GET', '/api/users');
  return listUsers.responses[200].parse(body).filter(({ role }) => role === 'super_admin');
}

test('of the last two super administrators, who demote or delete each other at once, one stays', async () => {
  for (let round = 0; round < 12; round += 1) {
    const first = survivor;
    const second = await person(one, first.token, 'super_admin');
    const strike = (at: IdentityUnderTest, by: { token: string }, target: { id: number }) =>
      round % 2 === 0
        ? at.as(by.token)('DELETE', `/api/users/${target.id}`)
        : at.as(by.token)('PUT', `/api/users/${target.id}`, { role: 'user' });
    const [byFirst, bySecond] = await Promise.all([
      strike(one, first, second),
      strike(other, second, first),
    ]);
    const firstWon = byFirst.status === 200;
    const [winner, loser] = firstWon ? [byFirst, bySecond] : [bySecond, byFirst];
    expect(winner.status).toBe(200);
    // Late enough to be found signed out, or to be told that the other is the last.
    expect([
      'You need to be logged in to access this page.',
      'There must be at least one super administrator',
    ]).toContain(problem.parse(loser.body).message);
    expect([401, 409]).toContain(loser.status);
    survivor = firstWon ? first : second;
    expect(await superAdmins(survivor.token)).toMatchObject([{ id: survivor.id }]);
  }
});

test('of many who all demote the next one at once, at least one stays', async () => {
  const many = [survivor];
  for (let n = 0; n < 7; n += 1) many.push(await person(one, survivor.token, 'super_admin'));
  const answers = await Promise.all(
    many.map(({ token }, n) =>
      (n % 2 === 0 ? one : other).as(token)('PUT', `/api/users/${many[(n + 1) % 8]?.id}`, {
        role: 'admin',
      }),
    ),
  );
  for (const { status } of answers) expect([200, 401, 409]).toContain(status);
  const alive = await Promise.all(
    many.map(async ({ token }) => (await one.as(token)('GET', '/api/users')).status === 200),
  );
  const left = many.filter((_, n) => alive[n]);
  expect(left).not.toHaveLength(0);
  expect(await superAdmins(left[0]?.token ?? '')).toHaveLength(left.length);
});
