import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { affiliate } from '@slots/contracts/affiliate/affiliates';
import { listConversions } from '@slots/contracts/affiliate/conversions';
import { reportEarnings } from '@slots/contracts/affiliate/earnings';
import { createPostbackKey } from '@slots/contracts/affiliate/postbacks';
import { visitRedis } from '@slots/redis/one-visit';
import { type ApiCaller, createSessionCaller, signIn } from '@slots/testing/api-caller';
import { redisUrl } from '@slots/testing/databases';
import { startWholeSystem, TEST_ADMIN, type TestedSystem } from '@slots/testing/whole-system';

/** Postbacks through the whole system, whose parts are killed at the same time. The partner retries each until ok. */

const IN_A_BURST = 200;
const AT_ONCE = 20;
const RETRY_MS = 200;
const PENCE = 101;

let system: TestedSystem;
let staff: ApiCaller;
let id: number;
let path: string;
let reported = 0;

beforeAll(async () => {
  system = await startWholeSystem({
    only: ['identity', 'geo', 'catalog', 'casino', 'affiliate', 'catalogue-simulator', 'gateway'],
  });
  staff = createSessionCaller(system.url, await signIn(system.url, TEST_ADMIN));
  id = affiliate.parse((await staff('POST', '/api/affiliates', { name: 'Partner' })).body).id;
  const made = await staff('POST', `/api/affiliates/${id}/postback-key`, {});
  path = new URL(createPostbackKey.responses[201].parse(made.body).url).pathname;
}, 240_000);

afterAll(async () => {
  await system?.stop();
}, 60_000);

/** Again and again, as partners' programs do, since nothing but ok tells that it was taken. */
async function untilTaken(tx: string): Promise<void> {
  const address = `${system.url}${path}?tx=${tx}&event=cpa&amount=1.01&currency=GBP`;
  for (;;) {
    const text = await fetch(address).then(
      (answer) => answer.text(),
      () => 'no answer',
    );
    if (text === 'ok') return;
    await delay(RETRY_MS);
  }
}

async function burst(): Promise<void> {
  const waiting = Array.from({ length: IN_A_BURST }, () => {
    reported += 1;
    return `T-${reported}`;
  });
  const sender = async () => {
    for (let tx = waiting.pop(); tx !== undefined; tx = waiting.pop()) await untilTaken(tx);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, sender));
}

/** The affiliate's figures: the number of conversions, and the sums by each of several dimensions. */
async function counted() {
  const listed = await staff('GET', `/api/conversions?affiliate=${id}`);
  const amounts = [];
  for (const by of ['affiliate', 'casino', 'month']) {
    const { body } = await staff('GET', `/api/earnings?by=${by}&affiliate=${id}`);
    amounts.push(reportEarnings.responses[200].parse(body).totals.amounts);
  }
  return { total: listConversions.responses[200].parse(listed.body).total, amounts };
}

function due() {
  const amounts = { GBP: ((reported * PENCE) / 100).toFixed(2) };
  return { total: reported, amounts: [amounts, amounts, amounts] };
}

test.each(['affiliate', 'gateway'] as const)(
  'are counted once each while %s is killed again and again',
  async (name) => {
    for (let kill = 0; kill < 3; kill += 1) {
      const sent = burst();
      // At another moment of the burst each time.
      await delay(30 + 70 * kill);
      system.process(name).kill('SIGKILL');
      await system.process(name).restart();
      await sent;
    }
    expect(await counted()).toEqual(due());
  },
  240_000,
);

test('are counted once each while Redis is flushed', async () => {
  const sent = burst();
  await visitRedis(await redisUrl(), (redis) => redis.flushdb());
  await sent;
  expect(await counted()).toEqual(due());
}, 120_000);
