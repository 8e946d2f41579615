import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { recordClick } from '@slots/contracts/affiliate/clicks';
import { until } from '@slots/testing/until';
import type { Page } from 'playwright-core';
import { callsOf } from '../../../testing/portal-screen.ts';
import { offer } from '../../../testing/records.ts';
import { siteOn } from '../../../testing/site.ts';
import { openAsVisitor } from '../../../testing/visitor.ts';
import { startWebUnderTest, type WebUnderTest } from '../../../testing/web-under-test.ts';

const START_MS = 120_000;

let web: WebUnderTest;

function startWith(clickOuts: 'off' | 'count' | 'redirect'): void {
  beforeAll(async () => {
    web = await startWebUnderTest({ CLICK_OUTS: clickOuts });
  }, START_MS);
  afterAll(() => web.stop());
  beforeEach(() => {
    const site = siteOn(web.gateway);
    site.offers.all = [offer(7, { score: 90 }), offer(8, { score: 80 })];
    web.gateway.on(recordClick, () => ({ status: 204 }));
    web.gateway.calls.length = 0;
  });
  afterEach(() => web.closePages());
}

const claim = (page: Page, headline: string) =>
  page
    .getByRole('article', { name: headline })
    .getByRole('link', { name: 'Claim Bonus', exact: true });

const beacons = () => callsOf(web.gateway, 'POST', recordClick.path);

/** A page whose links lead nowhere: nothing outside of this machine is asked. */
async function open(path: string): Promise<Page> {
  const page = await openAsVisitor(web, path);
  await page.context().route('https://**', (route) => route.abort());
  return page;
}

describe('counted by a beacon', () => {
  startWith('count');

  test('an offer leads to its own link, and the click is told with page and place', async () => {
    const page = await open('/');
    const link = claim(page, 'Offer 8');
    expect(await link.getAttribute('href')).toMatch(/^https:\/\//);
    await link.click();
    await until(() => expect(beacons()).toHaveLength(1));
    expect(beacons()[0]).toMatchObject({
      body: { promotionId: 8, page: '/', position: 2 },
      headers: { 'content-type': expect.stringMatching(/^text\/plain/) },
    });
    await claim(page, 'Offer 7').click({ button: 'middle' });
    await until(() => expect(beacons()).toHaveLength(2));
    expect(beacons()[1]?.body).toEqual({ promotionId: 7, page: '/', position: 1 });
    await claim(page, 'Offer 7').focus();
    await page.keyboard.press('Enter');
    await until(() => expect(beacons()).toHaveLength(3));
  });

  test('a click on anything else is not told', async () => {
    const page = await open('/');
    await claim(page, 'Offer 7').waitFor();
    await claim(page, 'Offer 7').click({ button: 'right' });
    await page.getByRole('heading', { name: 'Featured Casino Bonuses' }).click();
    await page.getByRole('article', { name: 'Offer 7' }).click({ position: { x: 5, y: 5 } });
    await claim(page, 'Offer 8').click();
    await until(() => expect(beacons()).toHaveLength(1));
    expect(beacons()[0]?.body).toMatchObject({ promotionId: 8 });
  });
});

describe('led through the site', () => {
  startWith('redirect');

  test('an offer leads to its address here, before any script and after, marked as paid for', async () => {
    const html = await (await fetch(`${web.gateway.url}/country/united-kingdom`)).text();
    expect(html).toContain('href="/go/7?at=%2Fcountry%2Funited-kingdom&amp;pos=1"');
    expect(html).not.toContain('data-counting');
    const page = await open('/country/united-kingdom');
    const link = claim(page, 'Offer 8');
    const [href, target, rel] = await Promise.all(
      ['href', 'target', 'rel'].map((name) => link.getAttribute(name)),
    );
    expect({ href, target, rel }).toEqual({
      href: '/go/8?at=%2Fcountry%2Funited-kingdom&pos=2',
      target: '_blank',
      rel: 'sponsored noopener',
    });
    expect(beacons()).toEqual([]);
  });

  test('robots are kept from these addresses', async () => {
    const robots = await (await fetch(`${web.gateway.url}/robots.txt`)).text();
    expect(robots.split('\n')).toContain('Disallow: /go/');
  });
});

describe('not counted', () => {
  startWith('off');

  test('an offer leads to its own link, and nothing is told', async () => {
    const html = await (await fetch(web.gateway.url)).text();
    expect(html).not.toContain('sendBeacon');
    expect(html).toContain('Claim Bonus');
    expect(html).not.toMatch(/data-counting|\/go\//);
    const page = await open('/');
    expect(await claim(page, 'Offer 7').getAttribute('href')).toMatch(/^https:\/\//);
    const led = page.context().waitForEvent('request', {
      predicate: (request) => request.url().startsWith('https://'),
    });
    await claim(page, 'Offer 7').click();
    await led;
    expect(beacons()).toEqual([]);
  });
});
