import { afterAll, expect, test } from '@jest/globals';
import { affiliate } from '@slots/contracts/affiliate/affiliates';
import { z } from 'zod';
import { startAffiliateUnderTest } from '../affiliate-under-test.ts';
import { DEMO_AFFILIATES } from './demo-affiliates.ts';

const service = await startAffiliateUnderTest({ SEED_DEMO: true });

afterAll(() => service.stop());

async function names() {
  const { body } = await service.admin('GET', '/api/affiliates');
  return z
    .array(affiliate)
    .parse(body)
    .map(({ name }) => name);
}

test('an empty database gets the demo affiliates, and a second start adds none', async () => {
  const expected = DEMO_AFFILIATES.map(({ name }) => name).sort();
  expect(await names()).toEqual(expected);
  await service.restart();
  expect(await names()).toEqual(expected);
});

test('what staff create next has an id of its own', async () => {
  const { body } = await service.admin('POST', '/api/affiliates', { name: 'Next' });
  expect(affiliate.parse(body).id).toBe(DEMO_AFFILIATES.length + 1);
});

test('a stored credential is readable in the one affiliate only', async () => {
  const { body } = await service.admin('GET', '/api/affiliates/1');
  expect(body).toMatchObject({ password: 'demo-Harbour-41' });
});
