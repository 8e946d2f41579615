import { afterAll, describe, expect, test } from '@jest/globals';
import { problem } from '@slots/contracts/problem';
import { startServiceUnderTest } from './service-under-test.ts';

const checking = await startServiceUnderTest();
const trusting = await startServiceUnderTest({ checkAnswers: false });

afterAll(async () => {
  await checking.stop();
  await trusting.stop();
});

const WRONG = ['shape', 'missing-field', 'unknown-field', 'header', 'refusal'];

describe('an answer outside its contract', () => {
  test.each(WRONG)('with a wrong %s fails while answers are checked', async (how) => {
    const answer = await checking.visitor('GET', `/api/fail/${how}`);
    expect(answer.status).toBe(500);
    expect(problem.parse(answer.body)).not.toHaveProperty('message');
  });

  test.each(WRONG)('with a wrong %s is sent as it is in production', async (how) => {
    const answer = await trusting.visitor('GET', `/api/fail/${how}`);
    expect(answer.status).toBe(how === 'refusal' ? 418 : 200);
  });

  test('breaks a stream off at the event that is wrong', async () => {
    const broken = await fetch(`${checking.url}/api/events/wrong`);
    expect(await broken.text().catch(() => '')).not.toContain('two');
    const sent = await fetch(`${trusting.url}/api/events/wrong`);
    expect(await sent.text()).toContain('{"step":"two"}');
  });
});
