import { afterAll, describe, expect, test } from '@jest/globals';
import { until } from '@slots/testing/until';
import { startServiceUnderTest } from './service-under-test.ts';

const service = await startServiceUnderTest();
afterAll(() => service.stop());

const get = (kind: string, init: RequestInit = {}) =>
  fetch(`${service.url}/api/things-of/${kind}.csv`, {
    ...init,
    headers: { Authorization: `Bearer ${service.tokenOf('user')}` },
  });

describe('a CSV file', () => {
  test('is one to keep, in no cache, with its texts quoted and its formulas harmless', async () => {
    const answer = await get('texts');
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(answer.headers.get('content-disposition')).toMatch(
      /^attachment; filename="things-\d{4}-\d{2}-\d{2}\.csv"$/,
    );
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const text = Buffer.from(await answer.arrayBuffer()).toString();
    expect(text.split('\r\n')).toEqual([
      '\uFEFF"ID","Name","Big"',
      '-1,"plain",no',
      '0,"a ""b"", c",yes',
      '1,"two\nlines",yes',
      `2,"'=1+1",yes`,
      `3,"'+1",yes`,
      `4,"'-1",yes`,
      `5,"'@x",yes`,
      `6,"'\tx",yes`,
      `7,"'\rx",yes`,
      `8,"'\n=1+1",yes`,
      `9,"'\u200b @x",yes`,
      `10,"'＝1+1",yes`,
      '11,"Ü€",yes',
      '99,,no',
      '',
    ]);
  });

  test('of nothing has its headings', async () => {
    expect(await (await get('none')).text()).toBe('"ID","Name","Big"\r\n');
  });

  test('is refused as any call is', async () => {
    expect((await service.visitor('GET', '/api/things-of/texts.csv')).status).toBe(401);
    expect((await get('others')).status).toBe(400);
  });

  test('that cannot be begun is a problem, and one that cannot be ended is cut off', async () => {
    const away = await get('away');
    expect(away.status).toBe(503);
    expect(away.headers.get('content-type')).toContain('application/problem+json');
    const broken = await get('broken');
    expect(broken.status).toBe(200);
    await expect(broken.text()).rejects.toThrow('terminated');
  });

  test('stops being made when its reader goes, and is not made for a HEAD', async () => {
    const before = service.streams.ended;
    const gone = new AbortController();
    const reader = (await get('endless', { signal: gone.signal })).body?.getReader();
    await reader?.read();
    gone.abort();
    await until(() => expect(service.streams.ended).toBe(before + 1));
    expect((await get('endless', { method: 'HEAD' })).status).toBe(200);
    expect(service.streams.ended).toBe(before + 2);
  });
});
