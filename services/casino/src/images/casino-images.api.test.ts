import { crc32, deflateSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { casino } from '@slots/contracts/casino/casinos';
import { addArticleImage, HEADER_WIDTHS, LOGO_WIDTHS } from '@slots/contracts/casino/images';
import { until } from '@slots/testing/until';
import sharp from 'sharp';
import { startCasinoUnderTest } from '../casino-under-test.ts';

const service = await startCasinoUnderTest();
const { visitor, user, admin } = service;

afterAll(() => service.stop());

let path = '';
beforeAll(async () => {
  const answer = await admin('POST', '/api/casinos', { name: 'Pictured' });
  path = `/api/casinos/${casino.parse(answer.body).id}`;
  await admin('PATCH', path, { published: true });
});

const dataUrl = (bytes: Buffer, type = 'image/png') =>
  `data:${type};base64,${bytes.toString('base64')}`;

function picture(width: number, height = width) {
  const left = { r: 200, g: 30, b: 60 };
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  return sharp({ create: { width, height, channels: 3, background: left, noise } });
}

const ENCODERS = {
  PNG: (width: number, height?: number) => picture(width, height).png().toBuffer(),
  JPEG: (width: number, height?: number) => picture(width, height).jpeg().toBuffer(),
  WebP: (width: number, height?: number) => picture(width, height).webp().toBuffer(),
  AVIF: (width: number, height?: number) => picture(width, height).avif({ effort: 0 }).toBuffer(),
  GIF: (width: number, height?: number) => picture(width, height).gif().toBuffer(),
};
const encoders = Object.entries(ENCODERS);

const upload = (bytes: Buffer, what = 'logo', type?: string) =>
  user('POST', `${path}/${what}`, { image: dataUrl(bytes, type) });

async function bytesAt(address: string) {
  const answer = await fetch(`${service.url}${address}`);
  return { answer, bytes: Buffer.from(await answer.arrayBuffer()) };
}

async function fileUpload(what: string, parts: Record<string, Blob | string>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(parts)) form.set(name, value);
  const answer = await fetch(`${service.url}${path}/${what}`, {
    method: 'POST',
    headers: { Authorization: service.authorization('user') },
    body: form,
  });
  return { status: answer.status, body: await answer.json() };
}

describe('a picture of the right kind and shape', () => {
  test.each(encoders)('%s becomes the logo, in all sizes, as WebP', async (_name, encode) => {
    const answer = await upload(await encode(600));
    expect(answer.status).toBe(200);
    const { logoImage } = casino.parse(answer.body);
    expect(logoImage).toMatch(/^\/api\/public\/images\/[a-f0-9]{40}-512$/);
    for (const width of LOGO_WIDTHS) {
      const { bytes, answer: got } = await bytesAt(`${logoImage}`.replace('-512', `-${width}`));
      expect(got.status).toBe(200);
      expect(got.headers.get('content-type')).toBe('image/webp');
      expect(got.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
      expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width, height: width });
    }
  });

  test.each(encoders)('%s becomes the header image', async (_name, encode) => {
    const answer = await upload(await encode(800, 300), 'header');
    expect(answer.status).toBe(200);
    const { headerImage } = casino.parse(answer.body);
    const [small] = HEADER_WIDTHS;
    const { bytes } = await bytesAt(`${headerImage}`.replace(/\d+$/, `${small}`));
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 480, height: 180 });
  });

  test('a file in a form does as well, whatever it is called', async () => {
    const bytes = await ENCODERS.PNG(300);
    const file = new Blob([new Uint8Array(bytes)], { type: 'text/plain' });
    const answer = await fileUpload('logo', { image: file });
    expect(answer.status).toBe(200);
    const { logoImage } = casino.parse((await upload(bytes)).body);
    expect(answer.body).toMatchObject({ logoImage });
  });

  test('the address changes with the content and not without', async () => {
    const [one, other] = [await ENCODERS.PNG(300), await ENCODERS.JPEG(310)];
    const address = async (bytes: Buffer) => casino.parse((await upload(bytes)).body).logoImage;
    const first = await address(one);
    expect(await address(other)).not.toBe(first);
    expect(await address(one)).toBe(first);
  });

  test('a picture that was taken on its side is turned, and its shape is what people see', async () => {
    const lying = await picture(300, 600).jpeg().withMetadata({ orientation: 6 }).toBuffer();
    const { headerImage } = casino.parse((await upload(lying, 'header')).body);
    const { bytes } = await bytesAt(`${headerImage}`);
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 600, height: 300 });
  });

  test('a logo may be 2 per cent from square', async () => {
    expect((await upload(await ENCODERS.PNG(500, 490))).status).toBe(200);
  });

  test('metadata and whatever else stands in the file do not get through', async () => {
    const script = '<script>alert(document.domain)</script>';
    const jpeg = await picture(300)
      .jpeg()
      .withExif({ IFD0: { Copyright: script, ImageDescription: 'taken at home' } })
      .toBuffer();
    const answer = await upload(Buffer.concat([jpeg, Buffer.from(`PK\u0003\u0004${script}`)]));
    expect(answer.status).toBe(200);
    const { bytes } = await bytesAt(`${casino.parse(answer.body).logoImage}`);
    expect(bytes.includes('script')).toBe(false);
    const kept = await sharp(bytes).metadata();
    expect(kept).toMatchObject({ format: 'webp' });
    expect(kept.exif).toBeUndefined();
  });

  test('a GIF that is a script as well is only its picture afterwards', async () => {
    const gif = await ENCODERS.GIF(64);
    const answer = await upload(Buffer.concat([gif, Buffer.from('/*;*/=1;alert(1)')]));
    expect(answer.status).toBe(200);
    const { bytes } = await bytesAt(`${casino.parse(answer.body).logoImage}`);
    expect(bytes.includes('alert')).toBe(false);
  });

  test('visitors see it with the casino, also when the logo is removed by and by', async () => {
    const { logoImage } = casino.parse((await upload(await ENCODERS.PNG(128))).body);
    expect((await visitor('GET', path)).body).toMatchObject({ logoImage });
    const removed = await admin('DELETE', `${path}/logo`);
    expect(removed.status).toBe(200);
    expect(removed.body).toMatchObject({ logoImage: null });
    expect((await visitor('GET', path)).body).toMatchObject({ logoImage: null });
    await upload(await ENCODERS.PNG(300, 200), 'header');
    expect((await admin('DELETE', `${path}/header`)).body).toMatchObject({ headerImage: null });
  });
});

function pngChunk(type: string, data: Buffer): Buffer {
  const chunk = Buffer.alloc(data.length + 12);
  chunk.writeUInt32BE(data.length, 0);
  chunk.write(type, 4, 'latin1');
  data.copy(chunk, 8);
  chunk.writeUInt32BE(crc32(chunk.subarray(4, 8 + data.length)), 8 + data.length);
  return chunk;
}

/** A whole PNG of `side` by `side` black pixels, a few kilobytes small until it is decoded. */
function bomb(side: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.writeUInt8(1, 8);
  const rows = Buffer.alloc(side * (Math.ceil(side / 8) + 1));
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    pngChunk('IHDR', header),
    pngChunk('IDAT', deflateSync(rows)),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

/** Nothing to see, and much to decode. */
function flatAvif(width: number, height: number) {
  const create = { width, height, channels: 3, background: 'teal' } as const;
  return sharp({ create }).avif({ effort: 0 }).toBuffer();
}

test('a small picture does not wait for large ones that were there before', async () => {
  const photo = await flatAvif(4_000, 3_000);
  const logo = await ENCODERS.PNG(128);
  const ended: string[] = [];
  const end = (name: string) => (answer: { status: number }) => {
    expect(answer.status).toBe(200);
    ended.push(name);
  };
  // Each of them has a casino of its own, since changes of one come one after the other.
  const casinos = await Promise.all(
    ['One', 'Two', 'Three', 'Four'].map(async (name) => {
      const created = await admin('POST', '/api/casinos', { name });
      return `/api/casinos/${casino.parse(created.body).id}`;
    }),
  );
  const large = casinos.map((at) =>
    user('POST', `${at}/header`, { image: dataUrl(photo) }).then(end('large')),
  );
  await until(() => expect(ended).toContain('large'), { timeoutMs: 20_000 });
  await user('POST', `${path}/logo`, { image: dataUrl(logo) }).then(end('small'));
  expect(ended).not.toHaveLength(large.length + 1);
  await Promise.all(large);
}, 60_000);

describe('what is refused', () => {
  const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>';

  test.each([
    ['SVG', dataUrl(Buffer.from(SVG), 'image/svg+xml')],
    ['SVG that calls itself PNG', dataUrl(Buffer.from(SVG))],
    ['SVG that is not in base64', `data:image/svg+xml;utf8,${encodeURIComponent(SVG)}`],
    ['a page', dataUrl(Buffer.from('<html><body>hello</body></html>'))],
    ['a PDF', dataUrl(Buffer.from('%PDF-1.7\n%âãÏÓ\n1 0 obj\n<<>>\nendobj\n'))],
    ['text', 'data:text/plain,hello'],
  ])('%s gets 415', async (_name, image) => {
    const answer = await user('POST', `${path}/logo`, { image });
    expect(answer.status).toBe(415);
    expect(answer.body).toMatchObject({
      message: 'Only PNG, JPEG, WebP, AVIF and GIF images are accepted.',
    });
  });

  test.each(encoders)('%s that ends too early gets 422', async (_name, encode) => {
    const whole = await encode(400);
    const answer = await upload(whole.subarray(0, Math.floor(whole.length / 2)));
    expect(answer.status).toBe(422);
    expect(answer.body).toMatchObject({ message: 'The image cannot be read.' });
  });

  test('a PNG of 20,000 by 20,000 pixels is not decoded', async () => {
    const small = await upload(bomb(200));
    expect(small.status).toBe(200);
    const answer = await upload(bomb(20_000));
    expect(answer.status).toBe(422);
    expect(answer.body).toMatchObject({
      message: 'The image has too many pixels. At most 30 megapixels are accepted.',
    });
  });

  test('an AVIF of 39 megapixels is not decoded, one of a little less than 16 is', async () => {
    expect((await upload(await flatAvif(4_000, 3_990), 'header')).status).toBe(200);
    const answer = await upload(await flatAvif(6_500, 6_000), 'header');
    expect(answer.status).toBe(422);
    expect(answer.body).toMatchObject({
      message: 'The image has too many pixels. At most 16 megapixels are accepted of an AVIF.',
    });
  }, 60_000);

  test("a camera's photo of 24 megapixels is taken", async () => {
    const photo = { width: 6_000, height: 4_000, channels: 3, background: 'teal' } as const;
    const jpeg = await sharp({ create: photo }).jpeg().toBuffer();
    expect((await upload(jpeg, 'header')).status).toBe(200);
  }, 30_000);

  test('a picture for a text that is taller than WebP can hold is made smaller', async () => {
    const create = { width: 1_200, height: 18_000, channels: 3, background: 'teal' } as const;
    const image = dataUrl(await sharp({ create }).png().toBuffer());
    const answer = await user('POST', '/api/article-images', { image });
    expect(answer).toMatchObject({ status: 201, body: { width: 1_200, height: 18_000 } });
    const { image: hash } = addArticleImage.responses[201].parse(answer.body);
    const { bytes } = await bytesAt(`/api/public/images/${hash}-1600`);
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 1_092, height: 16_383 });
  }, 30_000);

  test('a logo that is not square and a header that is not wide get 422', async () => {
    const logo = await upload(await ENCODERS.PNG(500, 480));
    expect(logo.status).toBe(422);
    expect(logo.body).toMatchObject({ message: 'The logo must be square.' });
    for (const height of [300, 400]) {
      const header = await upload(await ENCODERS.PNG(300, height), 'header');
      expect(header.status).toBe(422);
      expect(header.body).toMatchObject({
        message: 'The header image must be wider than it is tall.',
      });
    }
  });

  test('more than 5 MB for a logo or 10 MB for a header get 413', async () => {
    const png = await ENCODERS.PNG(64);
    const padded = (megabytes: number, more: number) =>
      Buffer.concat([png, Buffer.alloc(megabytes * 1024 * 1024 + more - png.length)]);
    const logo = await upload(padded(5, 1));
    expect(logo.status).toBe(413);
    expect(logo.body).toMatchObject({ message: 'File too large. Maximum file size is 5MB.' });
    const file = new Blob([new Uint8Array(padded(15, 0))]);
    for (const header of [
      await upload(padded(10, 1), 'header'),
      await upload(padded(15, 0), 'header'),
      await fileUpload('header', { image: file }),
    ]) {
      expect(header.status).toBe(413);
      expect(header.body).toMatchObject({ message: 'File too large. Maximum file size is 10MB.' });
    }
  });

  test.each([
    [{}],
    [{ image: '' }],
    [{ image: 'https://elsewhere.example/logo.png' }],
    [{ image: 'data:image/png;base64,' }],
    [{ image: 'data:image/png;base64,****' }],
    [{ image: null }],
    [{ image: { $ne: null } }],
    [{ image: [1, 2, 3] }],
    [{ image: 'data:,x', width: 4 }],
  ])('%j gets 400', async (body) => {
    const answer = await user('POST', `${path}/logo`, body);
    expect(answer.status).toBe(400);
    expect(JSON.stringify(answer.body)).not.toContain('pattern');
  });

  test('a form without the file, or with another one, gets 400', async () => {
    expect(await fileUpload('logo', { other: new Blob(['x']) })).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'other', message: 'is not a field of this call' }] },
    });
    expect((await fileUpload('logo', { name: 'x' })).status).toBe(400);
  });

  test('another content type gets 415, a broken form 400', async () => {
    const raw = (type: string) =>
      fetch(`${service.url}${path}/logo`, {
        method: 'POST',
        headers: { Authorization: service.authorization('user'), 'Content-Type': type },
        body: 'x',
      });
    expect((await raw('image/png')).status).toBe(415);
    expect((await raw('multipart/form-data; boundary=x')).status).toBe(400);
    expect((await raw('multipart/form-data')).status).toBe(400);
  });

  test('an unknown casino is 404, a wrong id 400, a visitor gets 401; nothing has changed', async () => {
    const image = dataUrl(await ENCODERS.PNG(64));
    const before = (await admin('GET', path)).body;
    for (const what of ['logo', 'header']) {
      expect((await user('POST', `/api/casinos/999999/${what}`, { image })).status).toBe(404);
      expect((await user('DELETE', `/api/casinos/999999/${what}`)).status).toBe(404);
      expect((await user('DELETE', `/api/casinos/x/${what}`)).status).toBe(400);
      expect((await visitor('POST', `${path}/${what}`, { image })).status).toBe(401);
      expect((await visitor('DELETE', `${path}/${what}`)).status).toBe(401);
    }
    expect((await admin('GET', path)).body).toEqual(before);
  });

  test('a picture for an older version of the casino gets 412', async () => {
    const tag = (await user('GET', path)).headers.get('etag') ?? '';
    await admin('PATCH', path, { rating: '4.1' });
    const body = { image: dataUrl(await ENCODERS.PNG(70)) };
    expect((await user('POST', `${path}/logo`, body, { 'If-Match': tag })).status).toBe(412);
  });

  test('an image that there is not is 404, what is no image address 400', async () => {
    expect((await visitor('GET', `/api/public/images/${'0'.repeat(40)}-512`)).status).toBe(404);
    const { logoImage } = casino.parse((await upload(await ENCODERS.PNG(90))).body);
    expect((await visitor('GET', `${logoImage}`.replace('-512', '-513'))).status).toBe(404);
    expect((await visitor('GET', '/api/public/images/x-512')).status).toBe(400);
  });
});

test('the history tells of pictures', async () => {
  const { logoImage } = casino.parse((await upload(await ENCODERS.PNG(111))).body);
  expect((await admin('GET', `${path}/history?limit=1`)).body).toMatchObject({
    data: [{ by: { username: 'user' }, changes: [{ field: 'logoImage', to: logoImage }] }],
  });
});
