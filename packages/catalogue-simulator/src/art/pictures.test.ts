import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import sharp from 'sharp';
import { createSimulator, type Simulator } from '../simulator.ts';
import { launchAddress, readList, testSettings } from '../simulator-under-test.ts';

let simulator: Simulator;
beforeAll(async () => {
  simulator = await createSimulator(testSettings);
});
afterAll(() => simulator.close());

/** Enough games for every layout, light and kind of game. */
const ids = Array.from({ length: 120 }, (_, index) => 1 + index * 3);

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

  const drawingAt = async (path: string) => (await fetch(`${simulator.apiUrl}${path}`)).text();

  test('is the same for a game whenever it is drawn, and another for every other game', async () => {
    const covers = await Promise.all(ids.map((id) => drawingAt(`/thumbs/${id}.svg`)));
    const again = await createSimulator(testSettings);
    try {
      const [first = 0] = ids;
      const answer = await fetch(`${again.apiUrl}/thumbs/${first}.svg`);
      expect(await answer.text()).toBe(covers[0]);
    } finally {
      await again.close();
    }
    expect(new Set(covers).size).toBe(ids.length);
  });

  test('has every colour worked out, and every reference leads to what stands in it once', async () => {
    const [provider] = (await list('/api/providers', 'per_page=1')).data;
    const logo = String(provider?.['thumb']).replace(/^.*\/logos\/(.*)\.webp$/, '/logos/$1.svg');
    for (const path of [...ids.map((id) => `/thumbs/${id}.svg`), logo]) {
      const drawn = await drawingAt(path);
      expect([path, drawn.match(/var\(|calc\(|NaN|undefined/)]).toEqual([path, null]);
      const defined = [...drawn.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
      const used = [...drawn.matchAll(/(?:href="|url\()#([^")]+)/g)].map(([, id]) => id);
      expect([path, used.filter((id) => !defined.includes(id))]).toEqual([path, []]);
      expect([path, defined.length]).toEqual([path, new Set(defined).size]);
    }
  });

  test('of a game that is called after something shows it', async () => {
    const named = (await list('/api/games', 'per_page=150')).data.filter(
      ({ name, type }) =>
        String(type).endsWith(' Slots') && /\b(Panda|Rocket|Owl)\b/.test(String(name)),
    );
    expect(named.length).toBeGreaterThan(0);
    for (const { id, name } of named) {
      const word = /Panda|Rocket|Owl/.exec(String(name))?.[0].toLowerCase();
      const page = await (
        await fetch(launchAddress(simulator.launcherUrl, { id: Number(id) }))
      ).text();
      expect(page).toContain(`data-symbols="${word}-`);
    }
  });
});
