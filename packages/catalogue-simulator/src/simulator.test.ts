import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import sharp from 'sharp';
import { z } from 'zod';
import { createCatalogue } from './catalogue/catalogue.ts';
import type { SimulatorSettings } from './settings.ts';
import { sign } from './signature.ts';
import { createSimulator, type Simulator } from './simulator.ts';

const settings: SimulatorSettings = {
  host: '127.0.0.1',
  apiPort: 0,
  launcherPort: 0,
  token: 'key-of-the-test',
  secret: 'secret-of-the-test',
  origin: 'http://www.slots.test:8080',
  requestsPerSecond: 1000,
  seed: 7,
  games: 400,
};

const listAnswer = z.object({
  data: z.array(z.record(z.string(), z.unknown())),
  meta: z.object({
    current_page: z.number(),
    from: z.number().nullable(),
    last_page: z.number(),
    path: z.string(),
    per_page: z.number(),
    to: z.number().nullable(),
    total: z.number(),
  }),
});

let simulator: Simulator;
beforeAll(async () => {
  simulator = await createSimulator(settings);
});
afterAll(() => simulator.close());

const now = () => Math.floor(Date.now() / 1000);

interface Call {
  readonly token?: string;
  readonly origin?: string;
  readonly at?: number;
  readonly secret?: string;
  readonly base?: string;
}

function call(path: string, query = '', given: Call = {}): Promise<Response> {
  const { token = settings.token, origin = settings.origin, at = now() } = given;
  const { secret = settings.secret, base = simulator.apiUrl } = given;
  return fetch(`${base}${path}?token=${token}&${query}`, {
    headers: {
      Origin: origin,
      'X-SL-Timestamp': String(at),
      'X-SL-Signature': sign(secret, [at, 'GET', path]),
    },
  });
}

async function list(path: string, query = '') {
  const response = await call(path, query);
  expect(response.status).toBe(200);
  return listAnswer.parse(await response.json());
}

describe('the API lets in only the customer', () => {
  test('with key, origin, time and signature in order', async () => {
    expect((await call('/api/games')).status).toBe(200);
  });

  test.each<[string, Call]>([
    ['a wrong key', { token: 'other' }],
    ['an origin that is not registered', { origin: 'http://elsewhere.test' }],
    ['a time more than five minutes ago', { at: now() - 400 }],
    ['a time more than five minutes ahead', { at: now() + 400 }],
    ['a signature by another secret', { secret: 'guessed' }],
  ])('and refuses %s with 401 and {"error"}', async (_name, given) => {
    const response = await call('/api/games', '', given);
    expect(response.status).toBe(401);
    expect(await response.json()).toEqual({ error: expect.any(String) });
  });

  test('and refuses a call without any header', async () => {
    const response = await fetch(`${simulator.apiUrl}/api/games?token=${settings.token}`);
    expect(response.status).toBe(401);
  });

  test('and refuses a signature that was made for another path', async () => {
    const at = now();
    const response = await fetch(`${simulator.apiUrl}/api/types?token=${settings.token}`, {
      headers: {
        Origin: settings.origin,
        'X-SL-Timestamp': String(at),
        'X-SL-Signature': sign(settings.secret, [at, 'GET', '/api/games']),
      },
    });
    expect(response.status).toBe(401);
  });

  test('and no faster than the subscription allows: 429 with Retry-After', async () => {
    const slow = await createSimulator({ ...settings, requestsPerSecond: 0.5, games: 1 });
    try {
      const first = await call('/api/games', '', { base: slow.apiUrl });
      const second = await call('/api/games', '', { base: slow.apiUrl });
      expect([first.status, second.status]).toEqual([200, 429]);
      expect(second.headers.get('retry-after')).toBe('2');
    } finally {
      await slow.close();
    }
  });
});

describe('a list', () => {
  test('tells where its page stands', async () => {
    const { data, meta } = await list('/api/games', 'page=3&per_page=150');
    expect(data).toHaveLength(100);
    expect(meta).toEqual({
      current_page: 3,
      from: 301,
      last_page: 3,
      path: `${simulator.apiUrl}/api/games`,
      per_page: 150,
      to: 400,
      total: 400,
    });
  });

  test('has 100 entries a page unless asked, and never more than 150', async () => {
    expect((await list('/api/games')).data).toHaveLength(100);
    expect((await list('/api/games', 'per_page=999')).data).toHaveLength(150);
  });

  test('is empty past its end', async () => {
    const { data, meta } = await list('/api/games', 'page=9&per_page=150');
    expect(data).toEqual([]);
    expect(meta).toMatchObject({ from: null, to: null, total: 400, last_page: 3 });
  });

  test.each(['name', 'id', 'updated_at'])('is ordered by %s both ways', async (field) => {
    const up = (await list('/api/games', `order_by=${field}&per_page=150`)).data;
    const down = (await list('/api/games', `order_by=${field}&order=desc&per_page=150&page=3`))
      .data;
    const values = up.map((game) => game[field]);
    const sorted =
      field === 'id'
        ? values.toSorted((left, right) => Number(left) - Number(right))
        : values.map(String).toSorted((left, right) => (left < right ? -1 : 1));
    expect(values).toEqual(sorted);
    expect(down.at(-1)).toEqual(up[0]);
  });

  test('holds the games asked for by id', async () => {
    const { data } = await list('/api/games', 'id[]=7&id[]=3&id[]=99999');
    expect(data.map(({ id }) => id)).toEqual([3, 7]);
  });

  test.each(['provider', 'type', 'theme'])(
    'holds the games of a %s, by id or slug',
    async (name) => {
      const [entry] = (await list(`/api/${name}s`)).data;
      const byId = await list('/api/games', `${name}[]=${String(entry?.['id'])}`);
      const bySlug = await list('/api/games', `${name}[]=${String(entry?.['slug'])}`);
      expect(byId.meta.total).toBeGreaterThan(0);
      expect(byId.meta.total).toBeLessThan(400);
      expect(bySlug.data).toEqual(byId.data);
    },
  );

  test('holds what changed since a day, and what is published or not', async () => {
    const { data } = await list('/api/games', 'updated_at=2026-06-01');
    expect(data.length).toBeGreaterThan(0);
    expect(data.every((game) => String(game['updated_at']) >= '2026-06-01')).toBe(true);
    const published = await list('/api/games', 'published=1');
    const hidden = await list('/api/games', 'published=0');
    expect(published.meta.total + hidden.meta.total).toBe(400);
  });

  test('can be reduced to one field', async () => {
    const response = await call('/api/games', 'pluck=id&per_page=3');
    expect(await response.json()).toMatchObject({ data: [1, 2, 3] });
  });

  test.each(['page=0', 'page=x', 'order_by=rtp', 'updated_at=yesterday'])(
    'refuses %s with 422',
    async (query) => {
      expect((await call('/api/games', query)).status).toBe(422);
    },
  );

  test('that does not exist is 404', async () => {
    expect((await call('/api/casinos')).status).toBe(404);
  });

  test('of games has every field of the wire, texts as texts and flags as 0 or 1', async () => {
    const { data } = await list('/api/games', 'per_page=150');
    const text = z.string();
    const flag = z.union([z.literal(0), z.literal(1)]);
    const texts =
      'release reels payline rtp volatility currencies languages land_based markets cluster_slot max_exposure min_bet max_bet max_win_per_spin autoplay quickspin tumbling_reels increasing_multipliers orientation restrictions created_at updated_at name slug url thumb provider provider_slug type type_slug';
    const flags = 'megaways bonus_buy progressive featured published';
    const game = z.strictObject({
      id: z.number(),
      description: text.nullable(),
      provider_id: z.number(),
      type_id: z.number(),
      themes: z.array(
        z.strictObject({
          id: z.number(),
          name: text,
          slug: text,
          parent_id: z.number().nullable(),
          created_at: text,
          updated_at: text,
        }),
      ),
      ...Object.fromEntries(texts.split(' ').map((name) => [name, text])),
      ...Object.fromEntries(flags.split(' ').map((name) => [name, flag])),
    });
    expect(z.array(game).safeParse(data).error).toBeUndefined();
    expect(new Set(data.map(({ slug }) => slug)).size).toBe(data.length);
    for (const field of ['release', 'rtp', 'volatility', 'restrictions']) {
      expect(new Set(data.map((entry) => entry[field] === ''))).toEqual(new Set([true, false]));
    }
  });
});

const fingerprint = (seed: number) =>
  createHash('sha256')
    .update(JSON.stringify(createCatalogue({ seed, count: 300, apiUrl: 'a', launcherUrl: 'l' })))
    .digest('hex');

test('the same seed makes the same catalogue, byte for byte, and another seed another', () => {
  expect(fingerprint(1)).toBe(fingerprint(1));
  expect(fingerprint(1)).not.toBe(fingerprint(2));
});

test('25,000 games have addresses of their own', () => {
  const { games } = createCatalogue({ seed: 1, count: 25_000, apiUrl: 'a', launcherUrl: 'l' });
  expect(new Set(games.map(({ slug }) => slug)).size).toBe(25_000);
  expect(new Set(games.map(({ name }) => name)).size).toBe(25_000);
});

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

  test.each(['/thumbs/401.webp', '/thumbs/5.png', '/thumbs/5.webp.svg', '/logos/nobody.webp'])(
    'that does not exist (%s) is 404',
    async (path) => {
      expect((await fetch(`${simulator.apiUrl}${path}`)).status).toBe(404);
    },
  );
});

describe('the launcher', () => {
  interface Launch {
    readonly id?: number;
    readonly exp?: number;
    readonly signed?: readonly (string | number)[];
    readonly token?: string;
  }
  function launch({ id = 5, exp = now() + 3600, signed, token = settings.token }: Launch = {}) {
    // The registered site is http://www.slots.test:8080: neither www. nor the port is signed.
    const sig = sign(settings.secret, signed ?? [id, exp, 'slots.test']);
    return fetch(`${simulator.launcherUrl}/iframe/${id}?token=${token}&exp=${exp}&sig=${sig}`);
  }

  test('opens a game by a right signature, for the frames of the registered site only', async () => {
    const response = await launch();
    expect(response.status).toBe(200);
    const policy = response.headers.get('content-security-policy');
    expect(policy).toContain('frame-ancestors http://www.slots.test:8080');
    expect(policy).not.toContain('unsafe');
    expect(await response.text()).toContain('Demo – no real money');
  });

  test('serves all that a game page loads', async () => {
    const html = await (await launch()).text();
    const addresses = [...html.matchAll(/(?:src|href)="(\/[^"]+)"/g)].map(([, path]) => path);
    expect(addresses.length).toBeGreaterThan(9);
    for (const path of [...addresses, '/assets/slot-rules.ts', '/games/5/scene.svg']) {
      expect([path, (await fetch(`${simulator.launcherUrl}${path}`)).status]).toEqual([path, 200]);
    }
    const script = await fetch(`${simulator.launcherUrl}/assets/main.ts`);
    expect(script.headers.get('content-type')).toContain('text/javascript');
  });

  test.each<[string, Launch]>([
    ['an expired link', { exp: now() - 10 }],
    ['a link signed for another game', { id: 6, signed: [5, now() + 3600, 'slots.test'] }],
    ['a link signed for another site', { signed: [5, now() + 3600, 'elsewhere.test'] }],
    ['a link whose time was moved', { exp: now() + 9999, signed: [5, now(), 'slots.test'] }],
    ['a link with another key', { token: 'other' }],
  ])('refuses %s with a readable page', async (_name, given) => {
    const response = await launch(given);
    expect(response.status).toBe(403);
    expect(await response.text()).toContain('This link to the game');
  });

  test('has no game at an unknown id', async () => {
    const response = await launch({ id: 401 });
    expect(response.status).toBe(404);
    expect(response.headers.get('content-type')).toContain('text/html');
  });
});

test('a site on this machine may frame a game under both of its names', async () => {
  const local = await createSimulator({ ...settings, origin: 'http://127.0.0.1:8080', games: 1 });
  try {
    const { headers } = await fetch(`${local.launcherUrl}/healthz`);
    expect(headers.get('content-security-policy')).toContain(
      'frame-ancestors http://127.0.0.1:8080 http://localhost:8080',
    );
  } finally {
    await local.close();
  }
});

test('both servers say that they are alive', async () => {
  for (const url of [simulator.apiUrl, simulator.launcherUrl]) {
    expect((await fetch(`${url}/healthz`)).status).toBe(200);
  }
});
