import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createSimulator, type Simulator } from '../simulator.ts';
import { launchAddress, now, testSettings } from '../simulator-under-test.ts';

let simulator: Simulator;
beforeAll(async () => {
  simulator = await createSimulator(testSettings);
});
afterAll(() => simulator.close());

describe('the launcher', () => {
  type Launch = Parameters<typeof launchAddress>[1];
  const launch = (given?: Launch) => fetch(launchAddress(simulator.launcherUrl, given));

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
  const local = await createSimulator({
    ...testSettings,
    origin: 'http://127.0.0.1:8080',
    games: 1,
  });
  try {
    const { headers } = await fetch(`${local.launcherUrl}/healthz`);
    expect(headers.get('content-security-policy')).toContain(
      'frame-ancestors http://127.0.0.1:8080 http://localhost:8080',
    );
  } finally {
    await local.close();
  }
});
