import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import sharp from 'sharp';
import { createSimulator, type Simulator } from '../simulator.ts';
import { readList, testSettings } from '../simulator-under-test.ts';

let simulator: Simulator;
beforeAll(async () => {
  simulator = await createSimulator(testSettings);
});
afterAll(() => simulator.close());

const list = (path: string, query = '') => readList(simulator.apiUrl, path, query);

describe('a picture', () => {
  test.each(['/thumbs/5.webp', '/thumbs/5.svg'])(
    'at %s is 640 by 480 and may be kept',
    async (path) => {
      const response = await fetch(`${simulator.apiUrl}${path}`);
      const body = Buffer.from(await response.arrayBuffer());
      expect(response.headers.get('content-type')).toMatch(/^image\/(webp|svg\+xml)/);
      expect(response.headers.get('content-length')).toBe(String(body.length));
      expect(response.headers.get('cache-control')).toContain('immutable');
      expect(await sharp(body).metadata()).toMatchObject({ width: 640, height: 480 });
    },
  );

  test('of a game and of a studio is where the lists say', async () => {
    const [game] = (await list('/api/games', 'per_page=1')).data;
    const [provider] = (await list('/api/providers', 'per_page=1')).data;
    for (const address of [game?.['thumb'], provider?.['thumb']]) {
      expect((await fetch(String(address))).status).toBe(200);
    }
  });

  test.each([
    '/thumbs/401.webp',
    '/thumbs/5.png',
    '/thumbs/5.webp.svg',
    '/logos/nobody.webp',
    '/constructor/5.webp',
  ])('that does not exist (%s) is 404', async (path) => {
    expect((await fetch(`${simulator.apiUrl}${path}`)).status).toBe(404);
  });
});
