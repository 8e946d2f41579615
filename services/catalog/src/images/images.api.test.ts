import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { parseSettings } from '@slots/env/env';
import { serve } from '@slots/testing/serve';
import sharp from 'sharp';
import { type CatalogUnderTest, startCatalogUnderTest } from '../catalog-under-test.ts';
import { serverSettings } from '../env.ts';
import { thumbHash } from './thumb-address.ts';

let catalog: CatalogUnderTest;
let asked = 0;
/** A picture of more pixels than are decoded, in a few kilobytes. */
const BOMB_SIDE = 7_000;
const host = await serve((request, response) => {
  asked += 1;
  if (request.url === '/bomb.png') {
    response.setHeader('Content-Encoding', 'gzip');
    response.end(gzipSync(Buffer.alloc(64 * 1024 * 1024)));
  } else if (request.url === '/pixels.png') response.end(pixels);
  else if (request.url === '/large.avif') response.end(large);
  else if (request.url === '/moved.png') response.writeHead(302, { location: '/cover.png' }).end();
  else if (request.url === '/page.png') response.end('<svg xmlns="http://www.w3.org/2000/svg"/>');
  else if (request.url === '/cover.png') response.end(cover);
  else response.writeHead(500).end();
});
let cover: Buffer;
let pixels: Buffer;
/** Seventeen megapixels in a few kilobytes. */
let large: Buffer;
const base = host.url;

beforeAll(async () => {
  cover = await sharp({ create: { width: 800, height: 600, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
  pixels = await sharp({
    create: { width: BOMB_SIDE, height: BOMB_SIDE, channels: 3, background: 'red' },
    limitInputPixels: false,
  })
    .png()
    .toBuffer();
  large = await sharp({ create: { width: 4_200, height: 4_100, channels: 3, background: 'red' } })
    .avif({ effort: 0 })
    .toBuffer();
  catalog = await startCatalogUnderTest({
    games: 20,
    env: { IMAGE_HOSTS: `${host.host},${host.host.replace('127.0.0.1', 'localhost')}` },
  });
  await catalog.startWorker();
  await catalog.mirrored();
});
afterAll(async () => {
  await catalog.close();
  await host.stop();
});

/** Makes `source` the thumbnail of a game and gives our address of it. */
async function thumbnail(source: string, width = 320): Promise<string> {
  const hash = thumbHash(source);
  await catalog.mirror.updateOne({ _id: 1 }, { $set: { thumb: source, thumbHash: hash } });
  return `/api/public/images/${hash}-${width}`;
}

const get = (path: string) => catalog.call('GET', path, { as: null });

test('a thumbnail comes from our own origin as WebP of the asked width, good for a year', async () => {
  const answer = await get(await thumbnail(`${base}/cover.png`));
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('image/webp');
  expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  const picture = await sharp(Buffer.isBuffer(answer.body) ? answer.body : undefined).metadata();
  expect(picture).toMatchObject({ format: 'webp', width: 320, height: 240 });
});

test('however many ask for it at once and in whatever width, a picture is fetched once', async () => {
  const source = `${base}/cover.png`;
  await catalog.db.collection('images').deleteMany({});
  const path = await thumbnail(source);
  const before = asked;
  const answers = await Promise.all(
    [160, 320, 640, 160, 320, 640].map((width) => get(path.replace('320', String(width)))),
  );
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200]);
  expect(asked).toBe(before + 1);
});

test("the simulator's own thumbnails are served", async () => {
  const game = await catalog.call('GET', '/api/game-import/game/5');
  expect(game.body).toMatchObject({ thumb: expect.stringMatching(/-640$/) });
  const mirrored = await catalog.mirror.findOne({ _id: 5 });
  expect((await get(`/api/public/images/${mirrored?.thumbHash}-160`)).status).toBe(200);
});

test('a picture that is not ours, or of a width that we do not have, is 404', async () => {
  expect(await get(`/api/public/images/${'0'.repeat(32)}-320`)).toMatchObject({ status: 404 });
  const path = await thumbnail(`${base}/cover.png`, 321);
  expect(await get(path)).toMatchObject({ status: 404 });
});

test('what is no picture address is 400', async () => {
  expect(await get('/api/public/images/..%2Fsecret-320')).toMatchObject({ status: 400 });
});

test('a picture on a host that is not allowed is never asked for', async () => {
  const before = asked;
  for (const elsewhere of [
    base.replace('127.0.0.1', '127.0.0.2'),
    base.replace('127.0.0.1', '127.1'),
    base.replace('//127.0.0.1', '//127.0.0.1@127.0.0.2'),
    base.replace('127.0.0.1', '127.0.0.1.'),
    base.replace('http:', 'ftp:'),
    'http://169.254.169.254',
    'file://',
  ]) {
    // Two are other spellings of a host that is allowed, and read as that.
    const status = new URL(elsewhere).origin === base ? 200 : 404;
    expect({ elsewhere, ...(await get(await thumbnail(`${elsewhere}/cover.png`))) }).toMatchObject({
      elsewhere,
      status,
    });
  }
  expect(asked - before).toBeLessThanOrEqual(2);
});

test.each(['https://cdn.example', 'cdn.example/thumbs', 'CDN.example', 'cdn.example:443', '::1'])(
  'the catalog does not start with the host %s, which no address of a picture has',
  (wrong) => {
    const settings = { ...catalog.env, IMAGE_HOSTS: `cdn.example:8443,[::1],${wrong}` };
    expect(() => parseSettings(serverSettings, 'catalog', settings)).toThrow(
      /^catalog cannot start, its settings are wrong:\n {2}IMAGE_HOSTS\.2: must be a host[^\n]*$/,
    );
  },
);

test('a host whose name leads to an address inside is never asked', async () => {
  const path = await thumbnail(`${base.replace('127.0.0.1', 'localhost')}/cover.png`);
  const before = asked;
  expect(await get(path)).toMatchObject({ status: 502 });
  expect(asked).toBe(before);
});

test.each(['/moved.png', '/page.png', '/broken.png', '/bomb.png', '/pixels.png', '/large.avif'])(
  'a source that answers %s is 502 and left alone for a while',
  async (name) => {
    const path = await thumbnail(`${base}${name}`);
    expect(await get(path)).toMatchObject({ status: 502 });
    const before = asked;
    expect(await get(path)).toMatchObject({ status: 502 });
    expect(asked).toBe(before);
  },
);
