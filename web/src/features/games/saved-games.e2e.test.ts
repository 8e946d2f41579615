import { beforeEach, describe, expect, test } from '@jest/globals';
import { beginAgeCheck, endAgeCheck } from '@slots/contracts/catalog/age-checks';
import { gameToken } from '@slots/contracts/catalog/public-games';
import { until } from '@slots/testing/until';
import type { Page } from 'playwright-core';
import { accessibilityFaults } from '../../../testing/accessibility.ts';
import { publicGame } from '../../../testing/records.ts';
import { siteOn } from '../../../testing/site.ts';
import { DESKTOP, openAsVisitor, PHONE } from '../../../testing/visitor.ts';
import { webForTests } from '../../../testing/web-under-test.ts';

const web = await webForTests();

beforeEach(() => {
  siteOn(web.gateway);
});

const heart = (page: Page) => page.getByRole('button', { name: /^Favourite: / }).first();
const stored = (page: Page, key: string) =>
  page.evaluate((name) => localStorage.getItem(name), key);

describe('games that the device remembers', () => {
  test('are kept after consent alone, and are taken off again', async () => {
    const page = await openAsVisitor(web, '/free-to-play');
    await heart(page).click();
    const dialog = page.getByRole('dialog', { name: 'Keep games on this device?' });
    await dialog.waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Not now' }).click();
    expect(await stored(page, 'favourite_games')).toBeNull();

    await heart(page).click();
    await dialog.getByRole('button', { name: 'Allow' }).click();
    await until(async () => expect(await heart(page).getAttribute('aria-pressed')).toBe('true'));
    expect(await stored(page, 'cookie_consent')).toBe('accepted');
    const name = (await heart(page).getAttribute('aria-label'))?.replace('Favourite: ', '') ?? '';

    await page.getByRole('link', { name: 'My games' }).click();
    const favourites = page.getByRole('region', { name: 'Favourites' });
    await favourites.getByRole('link', { name }).first().waitFor();
    for (const viewport of [DESKTOP, PHONE]) {
      await page.setViewportSize(viewport);
      expect(await accessibilityFaults(page)).toEqual([]);
    }
    await favourites.getByRole('button', { name: 'Clear favourites' }).press('Enter');
    await favourites.getByText('No favourites yet').waitFor();
    await favourites.locator(':focus').waitFor();
    expect(await stored(page, 'favourite_games')).toBeNull();
  });

  test('leave the focus where they were when one is taken off', async () => {
    const page = await openAsVisitor(web, '/my-games', {
      stored: {
        age_verified: 'true',
        cookie_consent: 'accepted',
        favourite_games: JSON.stringify([publicGame(1), publicGame(2)]),
      },
    });
    const favourites = page.getByRole('region', { name: 'Favourites' });
    await favourites.getByRole('button', { name: 'Favourite: Game 1', exact: true }).press('Enter');
    await until(async () => expect(await favourites.getByRole('article').count()).toBe(1));
    await favourites.locator(':focus').waitFor();
  });

  test('are those whose demo was started, the last one first', async () => {
    const page = await openAsVisitor(web, '/my-games');
    await page.getByRole('button', { name: 'Allow' }).press('Enter');
    await page.getByText('Nothing played yet').waitFor();
    await page.locator('main :focus').waitFor();
    web.gateway.on(gameToken, ({ query: { game } }) => ({
      status: 200,
      body: {
        token: 't',
        expiresIn: 60,
        ...(game !== undefined && { launcherUrl: `http://127.0.0.1:9/iframe/${game}` }),
      },
    }));
    await page.goto('/free-to-play');
    const card = page.getByRole('article').first();
    const name = (await card.getByRole('heading').textContent()) ?? '';
    await card.getByRole('link').first().click();
    await page.getByRole('button', { name: 'Play Free Demo' }).click();
    await until(async () => expect(await stored(page, 'recently_played')).toContain(name));
    await page.goto('/');
    await page
      .getByRole('region', { name: 'Recently played' })
      .getByRole('heading', { level: 3, name })
      .waitFor();
  });
});

test('where the law wants the age verified, the demo starts after the check', async () => {
  web.gateway.on(gameToken, ({ query: { game, ageProof } }) => {
    if (game !== undefined && ageProof !== 'proof') {
      return { refuse: 428, message: 'Your age has to be verified.' };
    }
    const launcherUrl = `http://127.0.0.1:9/iframe/${game}`;
    return {
      status: 200,
      body: { token: 't', expiresIn: 60, ...(game !== undefined && { launcherUrl }) },
    };
  });
  let returnTo = '';
  web.gateway.on(beginAgeCheck, ({ body }) => {
    returnTo = body.returnTo;
    return { status: 201, body: { url: '/age-check?provider=test&state=s' } };
  });
  web.gateway.on(endAgeCheck, ({ body: { state, answer } }) =>
    state === 's' && answer['over18'] === 'yes'
      ? { status: 200, body: { proof: 'proof', expiresIn: 60, returnTo } }
      : { refuse: 403, message: 'Your age could not be verified.' },
  );
  const page = await openAsVisitor(web, '/free-to-play');
  await page.getByRole('article').first().getByRole('link').first().click();
  await page.getByRole('button', { name: 'Play Free Demo' }).click();
  await page.getByText('Your age has to be verified.').waitFor();
  await page.getByRole('button', { name: 'Verify my age' }).click();
  await page.getByRole('button', { name: "I'm under 18" }).click();
  await page.getByText('Your age could not be verified.').waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.getByRole('button', { name: "I'm 18 or over" }).click();
  await page.waitForURL(/\/free-to-play\/./);
  await page.getByRole('button', { name: 'Play Free Demo' }).click();
  await page.locator('iframe').waitFor();
});
