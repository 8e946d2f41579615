import { beforeEach, describe, expect, test } from '@jest/globals';
import { getCasinoBySlug } from '@slots/contracts/casino/casinos';
import { SLOWNESS } from '@slots/testing/slowness';
import { until } from '@slots/testing/until';
import { accessibilityFaults } from '../../../testing/accessibility.ts';
import { hydrated } from '../../../testing/hydrated.ts';
import { casino, offer } from '../../../testing/records.ts';
import { EVERY_SCREEN, screenFaults } from '../../../testing/screen-faults.ts';
import { type Site, siteOn } from '../../../testing/site.ts';
import { follow, openAsVisitor } from '../../../testing/visitor.ts';
import { webForTests } from '../../../testing/web-under-test.ts';

const REVIEW = '/casino-review/casino-1';
const LOGO = `/api/public/images/${'a'.repeat(40)}-512`;
const HEADER = `/api/public/images/${'b'.repeat(40)}-1600`;

const web = await webForTests();
let site: Site;

beforeEach(() => {
  site = siteOn(web.gateway);
});

describe('a casino that cannot be shown', () => {
  test.each([
    ['hidden', 403, 'This casino is not available for public viewing'],
    ['nowhere', 404, 'Casino Not Found'],
    ['gone', 410, 'Casino Not Found'],
  ])('is answered, unlisted: %s with %i', async (slug, status, title) => {
    site.casinos.all = [casino(2, { slug: 'hidden', published: 'false' })];
    site.deleted = ['gone'];
    for (const path of [`/casino-review/${slug}`, `/casino/${slug}`]) {
      const answer = await fetch(`${web.gateway.url}${path}`);
      expect(answer.status).toBe(status);
      const html = await answer.text();
      expect(html).toContain('<meta name="robots" content="noindex"/>');
      expect(html).not.toContain('Offer 2');
    }
    const page = await openAsVisitor(web, `/casino-review/${slug}`);
    await page.getByRole('heading', { level: 1, name: title, exact: true }).waitFor();
    const home = page.getByRole('link', { name: 'Return to Homepage' });
    expect(await home.getAttribute('href')).toBe('/');
    expect(await accessibilityFaults(page)).toEqual([]);
  });

  test('says the same when a link led to it, and a failure can be tried again', async () => {
    site.casinos.all = [];
    web.gateway.held.add(getCasinoBySlug);
    const page = await openAsVisitor(web, '/game-types');
    await follow(page, REVIEW);
    await page.getByText('Loading casino...', { exact: true }).waitFor();
    web.gateway.letGo();
    await page.getByRole('heading', { level: 1, name: 'Casino Not Found' }).waitFor();
    site.casinos.all = [casino(1)];
    web.gateway.failing.add(getCasinoBySlug);
    await follow(page, '/casino/casino-1');
    await page.getByRole('heading', { level: 1, name: 'Something went wrong' }).waitFor();
    web.gateway.failing.clear();
    const again = page.getByRole('button', { name: 'Try again' });
    const found = page.getByRole('heading', { level: 1, name: 'Casino 1' });
    // On a slow machine the screen may re-render under the pointer.
    await until(async () => {
      if (await again.isVisible()) await again.click({ timeout: 1_000 * SLOWNESS });
      expect(await found.isVisible()).toBe(true);
    });
    expect(await page.title()).toBe('Casino 1 Bonuses & Promotions | Slots & Games');
  });

  test('moved for good when its slug changed', async () => {
    site.moved = { 'old-name': 'casino-1' };
    for (const kind of ['casino-review', 'casino']) {
      const old = `${web.gateway.url}/${kind}/old-name`;
      const answer = await fetch(old, { redirect: 'manual' });
      expect(answer.status).toBe(301);
      expect(answer.headers.get('location')).toBe(`/${kind}/casino-1`);
    }
    const page = await openAsVisitor(web, '/game-types');
    await follow(page, '/casino-review/old-name');
    await page.waitForURL(`**${REVIEW}`);
  });
});

test('a casino that was unpublished meanwhile is not shown by a link, and is again when it is published', async () => {
  const page = await openAsVisitor(web, '/casino/casino-1');
  await hydrated(page);
  expect(web.gateway.calls.filter(({ url }) => url === '/api/casinos/slug/casino-1')).toHaveLength(
    1,
  );
  site.casinos.all = [casino(1, { published: 'false' })];
  await page.getByRole('link', { name: 'Read the full review' }).click();
  const title = 'This casino is not available for public viewing';
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
  expect(await page.getByRole('link', { name: 'Claim Bonus' }).count()).toBe(0);
  site.casinos.all = [casino(1)];
  await follow(page, '/casino/casino-1');
  await page.getByRole('heading', { level: 1, name: 'Casino 1' }).waitFor();
});

test('a casino stays on screen when it cannot be asked for again', async () => {
  const page = await openAsVisitor(web, '/casino/casino-1');
  await hydrated(page);
  web.gateway.failing.add(getCasinoBySlug);
  await page.getByRole('link', { name: 'Read the full review' }).click();
  await page.getByRole('heading', { name: 'Licences' }).waitFor();
  await page.waitForLoadState('networkidle');
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Casino 1');
});

test('a long name of a casino stays below its picture', async () => {
  const name = 'The Great Northern Casino and Sportsbook of the Islands';
  site.casinos.all = [casino(1, { name, headerImage: HEADER })];
  const page = await openAsVisitor(web, REVIEW);
  const picture = page.getByRole('main').locator('img[width="1600"]');
  for (const width of [360, 640, 768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const heading = await page.getByRole('heading', { level: 1 }).boundingBox();
    const above = await picture.boundingBox();
    const room = (heading?.y ?? 0) - ((above?.y ?? 0) + (above?.height ?? 0));
    expect([width, room >= 0]).toEqual([width, true]);
  }
});

test("a casino's own page has its offers first, then a summary that leads to the review", async () => {
  site.offers.all = [offer(1), offer(2, { casinoId: 1, ctaLink: null })];
  const html = await (await fetch(`${web.gateway.url}/casino/casino-1`)).text();
  expect(html.indexOf('Offer 1')).toBeLessThan(html.indexOf('In short'));
  const page = await openAsVisitor(web, '/casino/casino-1');
  await page.getByRole('article', { name: 'Offer 1' }).waitFor();
  // An offer without a link leads to the casino's own page.
  expect(await page.getByRole('link', { name: 'Claim Bonus' }).count()).toBe(1);
  await page.getByRole('link', { name: 'Read the full review' }).click();
  await page.waitForURL(`**${REVIEW}`);
});

test.each([REVIEW, '/casino/casino-1'])('%s has no faults', async (path) => {
  site.casinos.all = [casino(1, { logoImage: LOGO, headerImage: HEADER })];
  const page = await openAsVisitor(web, path);
  await hydrated(page);
  expect(await screenFaults(page, EVERY_SCREEN)).toEqual([]);
});
