import { beforeEach, describe, expect, test } from '@jest/globals';
import { listPublicPromotions } from '@slots/contracts/casino/promotions';
import { until } from '@slots/testing/until';
import type { Page } from 'playwright-core';
import { accessibilityFaults } from '../../../testing/accessibility.ts';
import { offer } from '../../../testing/records.ts';
import { EVERY_SCREEN, screenFaults } from '../../../testing/screen-faults.ts';
import { type Site, siteOn } from '../../../testing/site.ts';
import { countryKnown, DESKTOP, follow, openAsVisitor, PHONE } from '../../../testing/visitor.ts';
import { webForTests } from '../../../testing/web-under-test.ts';

const NEW_TAB = { target: '_blank', rel: 'sponsored noopener' };

const web = await webForTests();
let site: Site;

beforeEach(() => {
  site = siteOn(web.gateway);
  web.gateway.calls.length = 0;
});

const section = (page: Page) => page.getByRole('region', { name: 'Featured Casino Bonuses' });
const card = (page: Page, headline: string) => page.getByRole('article', { name: headline });
const placeholders = (page: Page) => section(page).locator('[data-placeholder="bonus"]');
const promotionCalls = () =>
  web.gateway.calls.map(({ url }) => url).filter((url) => url.includes('/public/promotions'));

async function linkOf(page: Page, headline: string, label: string) {
  const link = card(page, headline).getByRole('link', { name: label, exact: true });
  const [href, target, rel] = await Promise.all(
    ['href', 'target', 'rel'].map((name) => link.getAttribute(name)),
  );
  return { href, target, rel };
}

describe('featured casino bonuses', () => {
  test('are the three best by score, from the server and without being asked for again', async () => {
    site.offers.all = [10, 40, 30, 20].map((score, index) => offer(index + 1, { score }));
    const html = await (await fetch(web.gateway.url)).text();
    expect(html).toContain('Offer 2');
    expect(promotionCalls()).toEqual(['/api/public/promotions?country=GB&limit=6&offset=0']);
    const page = await openAsVisitor(web, '/');
    await card(page, 'Offer 2').waitFor();
    await countryKnown(page);
    await page.waitForLoadState('networkidle');
    const headlines = await section(page).getByRole('heading', { level: 3 }).allTextContents();
    expect(headlines).toEqual(['Offer 2', 'Offer 3', 'Offer 4']);
    expect(promotionCalls()).toHaveLength(2);
  });

  test('hold three places while they load, and say when there are none', async () => {
    const page = await openAsVisitor(web, '/game-types');
    site.offers.all = [];
    web.gateway.held.add(listPublicPromotions);
    await follow(page, '/');
    await placeholders(page).first().waitFor();
    expect(await placeholders(page).count()).toBe(3);
    web.gateway.letGo();
    await section(page)
      .getByText('No promotions available for your region at the moment.', { exact: true })
      .waitFor();
    await section(page).getByText('Check back later for new offers!', { exact: true }).waitFor();
    expect(await placeholders(page).count()).toBe(0);
  });

  test('that cannot be fetched are an empty list, logged, which can be tried again', async () => {
    const page = await openAsVisitor(web, '/game-types');
    const logged: string[] = [];
    page.on('console', (message) => logged.push(message.text()));
    // Until then the list may refetch by itself.
    await countryKnown(page);
    web.gateway.failing.add(listPublicPromotions);
    await follow(page, '/');
    await section(page).getByText('Check back later for new offers!').waitFor();
    expect(logged.join('\n')).toContain('The featured promotions could not be loaded');
    web.gateway.failing.clear();
    await section(page).getByRole('button', { name: 'Try again' }).click();
    await card(page, 'Offer 1').waitFor();
  });

  test('that fail for a country whose offers were shown before are an empty list too', async () => {
    site.offers.all = [offer(1), offer(2, { countries: ['CA'] })];
    const page = await openAsVisitor(web, '/');
    await countryKnown(page);
    const choose = async (name: string) => {
      await page.getByRole('button', { name: /^Country/ }).click();
      await page.getByRole('option', { name }).click();
    };
    await card(page, 'Offer 1').waitFor();
    await choose('Canada');
    await card(page, 'Offer 2').waitFor();
    web.gateway.failing.add(listPublicPromotions);
    await choose('United Kingdom');
    await section(page).getByRole('button', { name: 'Try again' }).waitFor();
    expect(await card(page, 'Offer 1').count()).toBe(0);
  });

  test('tell the offer, its casino, its terms, and that the link is paid for', async () => {
    const logoImage = `/api/public/images/${'a'.repeat(40)}-512`;
    site.offers.all = [
      offer(1, { casino: { logoImage } }),
      offer(2, { ctaLink: null, significantTerms: null, casino: { slug: 'the-second' } }),
      offer(3, { casino: { name: '' }, headline: '', title: 'The title', ctaLink: 'javascript:1' }),
    ];
    const page = await openAsVisitor(web, '/');
    const first = card(page, 'Offer 1');
    await first.getByText('Casino 1', { exact: true }).waitFor();
    await first.getByText('18+. New players only. Minimum deposit £10.').waitFor();
    await first.getByText('Ad: we may earn commission', { exact: true }).waitFor();
    const srcset = await first.locator('img').getAttribute('srcset');
    expect(srcset).toContain(`${logoImage.replace('512', '128')} 128w`);
    expect(await linkOf(page, 'Offer 1', 'Claim Bonus')).toEqual({
      href: 'https://partner.example/offer-1',
      ...NEW_TAB,
    });

    await card(page, 'Offer 2').getByText('Ca', { exact: true }).waitFor();
    expect(await card(page, 'Offer 2').getByRole('button', { name: 'Terms' }).count()).toBe(0);
    expect((await linkOf(page, 'Offer 2', 'Claim Bonus')).href).toBe('/casino/the-second');

    const third = card(page, 'The title');
    await third.getByText('CO', { exact: true }).waitFor();
    await third.getByText('Exclusive Offer', { exact: true }).waitFor();
    // Not an absolute http address: the casino's page instead.
    expect((await linkOf(page, 'The title', 'Claim Bonus')).href).toBe('/casino/casino-3');
  });

  test('without a link that leads elsewhere than it seems lead to the page of the casino', async () => {
    site.offers.all = [offer(1, { ctaLink: 'https://bank.example@evil.example/' })];
    const page = await openAsVisitor(web, '/');
    await card(page, 'Offer 1').waitFor();
    expect((await linkOf(page, 'Offer 1', 'Claim Bonus')).href).toBe('/casino/casino-1');
  });

  test('are those of the country that the visitor is in', async () => {
    site.detected = 'SE';
    site.offers.all = [offer(1), offer(2, { countries: ['SE'] }), offer(3, { countries: ['gl'] })];
    const page = await openAsVisitor(web, '/');
    await card(page, 'Offer 2').waitFor();
    const headlines = await section(page).getByRole('heading', { level: 3 }).allTextContents();
    expect(headlines).toEqual(['Offer 2', 'Offer 3']);
    expect(promotionCalls()).toContain('/api/public/promotions?country=SE&limit=6&offset=0');
  });
});

describe('the terms of an offer on its card', () => {
  test('are one line, from the server too', async () => {
    site.offers.all = [
      offer(1, {
        wagering: { times: 10, of: 'bonus' },
        minDeposit: { amount: 10, currency: 'GBP' },
        validDays: 30,
      }),
      offer(2, {
        wagering: { times: 2.5, of: 'bonus-and-deposit' },
        minDeposit: { amount: 7.5, currency: 'EUR' },
        validDays: 1,
      }),
      offer(3, { wagering: { times: 0, of: 'winnings' } }),
    ];
    const html = await (await fetch(web.gateway.url)).text();
    expect(html).toContain('Wagering 10× bonus · min £10 · 30 days');
    const page = await openAsVisitor(web, '/');
    await card(page, 'Offer 1').getByText('Wagering 10× bonus · min £10 · 30 days').waitFor();
    const second = 'Wagering 2.5× bonus and deposit · min €7.50 · 1 day';
    await card(page, 'Offer 2').getByText(second, { exact: true }).waitFor();
    await card(page, 'Offer 3').getByText('No wagering', { exact: true }).waitFor();
    expect(await card(page, 'Offer 1').getByRole('button', { name: 'Show code' }).count()).toBe(0);
  });

  test('hold its code: a press shows and copies it, and says so', async () => {
    site.offers.all = [offer(1, { code: 'SPIN50' }), offer(2)];
    const page = await openAsVisitor(web, '/');
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    const first = card(page, 'Offer 1');
    expect(await first.getByText('SPIN50').count()).toBe(0);
    await first.getByRole('button', { name: 'Show code for Offer 1' }).focus();
    await page.keyboard.press('Enter');
    await first.getByRole('status').getByText('Copied SPIN50').waitFor();
    await first.getByRole('button', { name: 'SPIN50 for Offer 1' }).waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('SPIN50');
    for (const viewport of [DESKTOP, PHONE]) {
      await page.setViewportSize(viewport);
      expect(await accessibilityFaults(page)).toEqual([]);
    }
  });

  test('hold its code, which is shown where it cannot be copied', async () => {
    site.offers.all = [offer(1, { code: 'SPIN50' })];
    const page = await openAsVisitor(web, '/');
    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error('denied'));
    });
    await card(page, 'Offer 1').getByRole('button', { name: 'Show code' }).click();
    const told = card(page, 'Offer 1').getByRole('status');
    await until(async () => expect(await told.textContent()).toBe('Your code SPIN50'));
  });
});

test('a card says until when its offer holds, and when it was last checked if it ever was', async () => {
  site.offers.all = [
    offer(1, {
      endsAt: '2026-11-30T23:00:00.000Z',
      endsSoon: true,
      lastCheckedAt: '2026-11-20T06:00:00.000Z',
    }),
    offer(2, { endsAt: '2027-03-31T23:00:00.000Z', lastCheckedAt: null }),
  ];
  const page = await openAsVisitor(web, '/');
  await card(page, 'Offer 1').getByText('Ends soon', { exact: true }).waitFor();
  await card(page, 'Offer 1').getByText('Ends 30 November 2026').waitFor();
  await card(page, 'Offer 1').getByText('Last checked 20 November 2026').waitFor();
  await card(page, 'Offer 2').getByText('Ends 31 March 2027').waitFor();
  expect(await card(page, 'Offer 2').getByText('Ends soon').count()).toBe(0);
  expect(await card(page, 'Offer 2').getByText('Last checked').count()).toBe(0);
});

describe('the terms of an offer', () => {
  test('open in a window with the way to the offer, and give the focus back', async () => {
    const page = await openAsVisitor(web, '/');
    const trigger = card(page, 'Offer 1').getByRole('button', { name: 'Terms' });
    await trigger.click();
    const dialog = page.getByRole('dialog', { name: 'Casino 1 - Terms & Conditions' });
    await dialog.getByRole('heading', { name: 'Significant Terms:' }).waitFor();
    await dialog.getByText('18+. New players only. Minimum deposit £10.').waitFor();
    const claim = dialog.getByRole('link', { name: 'Claim Offer' });
    expect(await claim.getAttribute('href')).toBe('https://partner.example/offer-1');
    expect(await claim.getAttribute('rel')).toBe(NEW_TAB.rel);
    expect(await accessibilityFaults(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Close' }).click();
    await dialog.waitFor({ state: 'hidden' });
    await until(async () => {
      expect(await trigger.evaluate((button) => button === document.activeElement)).toBe(true);
    });
  });

  test('lead to the casino where there is no link, and nowhere without a casino', async () => {
    site.offers.all = [
      offer(1, { ctaLink: null }),
      offer(2, { ctaLink: null, casino: { name: '', slug: '' } }),
    ];
    const page = await openAsVisitor(web, '/');
    await card(page, 'Offer 1').getByRole('button', { name: 'Terms' }).click();
    const claim = page.getByRole('dialog').getByRole('link', { name: 'Claim Offer' });
    expect(await claim.getAttribute('href')).toBe('/casino/casino-1');
    await page.keyboard.press('Escape');
    await card(page, 'Offer 2').getByRole('button', { name: 'Terms' }).click();
    await page.getByRole('dialog', { name: 'Promotion Terms' }).waitFor();
    expect(await claim.getAttribute('href')).toMatch(/#$/);
  });
});

test('the home page has no faults', async () => {
  site.offers.all = [offer(1), offer(2), offer(3, { ctaLink: null, significantTerms: null })];
  const page = await openAsVisitor(web, '/');
  await card(page, 'Offer 1').waitFor();
  expect(await screenFaults(page, EVERY_SCREEN)).toEqual([]);
});
