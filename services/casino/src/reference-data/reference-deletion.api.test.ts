import { afterAll, expect, test } from '@jest/globals';
import { casino } from '@slots/contracts/casino/casinos';
import { staffPromotion } from '@slots/contracts/casino/promotions';
import { paymentMethods as paymentMethodList } from '@slots/contracts/casino/reference-data';
import { startCasinoUnderTest } from '../casino-under-test.ts';

const service = await startCasinoUnderTest();
const { user, superAdmin } = service;
const replica = await service.startReplica();

afterAll(async () => {
  await replica.stop();
  await service.stop();
});

async function newCasino(name: string) {
  return casino.parse((await user('POST', '/api/casinos', { name })).body).id;
}

test('an entry that is deleted and linked at the same moment is either there or nowhere linked', async () => {
  const outcomes = new Set<string>();
  for (let round = 0; round < 25; round += 1) {
    const method = { name: 'Passing', code: `passing-${round}` };
    const { id } = paymentMethodList.shape.parse(
      (await superAdmin('POST', '/api/payment-methods', method)).body,
    );
    const casinoId = await newCasino(`Round ${round}`);
    const path = `/api/casinos/${casinoId}/payment-methods`;
    const [linked, deleted] = await Promise.all([
      replica.admin('PUT', path, { paymentMethodIds: [id] }),
      superAdmin('DELETE', `/api/payment-methods/${id}`),
    ]);
    const { paymentMethods } = casino.parse((await user('GET', `/api/casinos/${casinoId}`)).body);
    outcomes.add(`${linked.status} ${deleted.status} ${paymentMethods.length}`);
  }
  for (const outcome of outcomes) expect(['200 409 1', '400 200 0']).toContain(outcome);
});

test('a promotion that is added while its casino is deleted does not outlive it', async () => {
  const outcomes = new Set<string>();
  for (let round = 0; round < 15; round += 1) {
    const casinoId = await newCasino(`Leaving ${round}`);
    const [added] = await Promise.all([
      replica.admin('POST', '/api/promotions', { casinoId, headline: 'Late' }),
      user('DELETE', `/api/casinos/${casinoId}`),
    ]);
    const promotion = staffPromotion.safeParse(added.body);
    const left = await user('PATCH', `/api/promotions/${promotion.data?.id ?? 0}`, { score: 1 });
    outcomes.add(`${added.status} ${left.status}`);
  }
  for (const outcome of outcomes) expect(['201 404', '400 404']).toContain(outcome);
});

test('a hundred casinos linked to one entry at once are all linked', async () => {
  const ids = await Promise.all(Array.from({ length: 100 }, (_, at) => newCasino(`Many ${at}`)));
  /** Repeats a call that has waited too long for the others. */
  async function link(id: number, at: number): Promise<number> {
    const call = at % 2 === 0 ? user : replica.admin;
    for (;;) {
      const path = `/api/casinos/${id}/payment-methods`;
      const { status } = await call('PUT', path, { paymentMethodIds: [1, 2] });
      if (status !== 503) return status;
    }
  }
  expect(new Set(await Promise.all(ids.map(link)))).toEqual(new Set([200]));
}, 60_000);
