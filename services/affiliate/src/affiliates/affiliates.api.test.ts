import { afterAll, describe, expect, test } from '@jest/globals';
import { affiliate } from '@slots/contracts/affiliate/affiliates';
import { z } from 'zod';
import { startAffiliateUnderTest } from '../affiliate-under-test.ts';

const service = await startAffiliateUnderTest();
const { visitor, user, admin, superAdmin } = service;

afterAll(() => service.stop());

async function created(name: string) {
  const answer = await admin('POST', '/api/affiliates', { name });
  expect(answer.status).toBe(201);
  return affiliate.parse(answer.body);
}

describe('creating an affiliate', () => {
  test('a name is enough; it has not applied yet and everything else is empty', async () => {
    const answer = await user('POST', '/api/affiliates', { name: '  Redwood Leads ' });
    expect(answer.status).toBe(201);
    expect(answer.body).toMatchObject({
      name: 'Redwood Leads',
      status: 'not_applied',
      managerName: null,
      email: null,
    });
    expect(answer.body).not.toHaveProperty('password');
    expect(answer.headers.get('location')).toBe(
      `/api/affiliates/${affiliate.parse(answer.body).id}`,
    );
  });

  test('ids are given out in order', async () => {
    const first = await created('One');
    expect((await created('Two')).id).toBe(first.id + 1);
  });

  test.each([
    [{}, 'Name is required'],
    [{ name: '' }, 'Name is required'],
    [{ name: null }, 'Name is required'],
    [{ name: 'a'.repeat(256) }, 'name: must be 255 characters or less'],
    [{ name: 'a\0' }, 'name: must not contain a null byte'],
    [{ name: 'Ok', status: 'activated' }, 'status: is not a field of this call'],
  ])('%j is refused with 400', async (body, message) => {
    const answer = await admin('POST', '/api/affiliates', body);
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ message });
  });

  test('every signed-in role may, a visitor may not', async () => {
    expect((await superAdmin('POST', '/api/affiliates', { name: 'Super' })).status).toBe(201);
    expect((await visitor('POST', '/api/affiliates', { name: 'No' })).status).toBe(401);
  });
});

describe('listing affiliates', () => {
  test('all of them come as a bare array by name, without credentials', async () => {
    await created('zebra crossing');
    await created('Äpfel Media');
    await created('Banana Media');
    const answer = await user('GET', '/api/affiliates');
    expect(answer.status).toBe(200);
    const names = z
      .array(affiliate)
      .parse(answer.body)
      .map(({ name }) => name);
    expect(names[0]).toBe('Äpfel Media');
    expect(names[1]).toBe('Banana Media');
    expect(names.at(-1)).toBe('zebra crossing');
    expect(JSON.stringify(answer.body)).not.toContain('password');
  });

  test('a visitor gets 401', async () => {
    expect((await visitor('GET', '/api/affiliates')).status).toBe(401);
  });
});

describe('reading an affiliate', () => {
  test('every signed-in role gets it, with a password that is null while none is stored', async () => {
    const { id } = await created('Readable');
    for (const reader of [user, admin, superAdmin]) {
      const answer = await reader('GET', `/api/affiliates/${id}`);
      expect(answer.status).toBe(200);
      expect(answer.body).toMatchObject({ id, name: 'Readable', password: null });
    }
  });

  test('a visitor gets 401, also for one that does not exist', async () => {
    expect((await visitor('GET', '/api/affiliates/1')).status).toBe(401);
    expect((await visitor('GET', '/api/affiliates/999999')).status).toBe(401);
  });

  test('one that does not exist is Affiliate Not Found', async () => {
    const answer = await admin('GET', '/api/affiliates/999999');
    expect(answer.status).toBe(404);
    expect(answer.body).toMatchObject({ message: 'Affiliate Not Found' });
  });

  test.each(['abc', '-1', '1.5', '1e400'])('the id %s is refused with 400', async (id) => {
    expect((await admin('GET', `/api/affiliates/${id}`)).status).toBe(400);
  });
});
