import { beforeEach, expect, test } from '@jest/globals';
import {
  getCasinoCurrencies,
  getCasinoLicences,
  getCasinoPaymentMethods,
} from '@slots/contracts/casino/casino-relations';
import { listPublicPromotions } from '@slots/contracts/casino/promotions';
import { until } from '@slots/testing/until';
import type { Page } from 'playwright-core';
import { hydrated } from '../../../testing/hydrated.ts';
import { offer, publicGame } from '../../../testing/records.ts';
import { EVERY_SCREEN, screenFaults } from '../../../testing/screen-faults.ts';
import { type Site, siteOn } from '../../../testing/site.ts';
import { follow, openAsVisitor } from '../../../testing/visitor.ts';
import { webForTests } from '../../../testing/web-under-test.ts';

const GAME = '/free-to-play/game-1';

const web = await webForTests();
let site: Site;

beforeEach(() => {
  site = siteOn(web.gateway);
  web.gateway.calls.length = 0;
});

const list = (page: Page) =>
  page.getByRole('region', { name: 'Casino bonuses for Kestrel Works games' });
const cards = (page: Page) => list(page).getByRole('article');
const playForReal = (page: Page) => page.getByRole('region', { name: 'Play for Real' });

function fact(page: Page, headline: string, term: string) {
  const row = list(page).getByRole('article', { name: headline }).locator('dl > div');
  return row.filter({ has: page.locator('dt', { hasText: term }) }).locator('dd > :not(.sr-only)');
}

test("a game's page lists the offers of casinos with its provider, best first, ten at a time", async () => {
  const fitting = Array.from({ length: 12 }, (_, index) => offer(index + 1, { score: index }));
  site.offers.all = [...fitting, offer(13, { casino: { providers: ['2', '11'] }, score: 100 })];
  const html = await (await fetch(`${web.gateway.url}${GAME}`)).text();
  expect(html).toContain('Offer 12');
  const page = await openAsVisitor(web, GAME);
  await list(page).getByRole('heading', { name: 'Offer 12', exact: true }).waitFor();
  expect(await cards(page).count()).toBe(10);
  expect(await cards(page).first().getByRole('heading').textContent()).toBe('Offer 12');
  expect(await list(page).getByText('Offer 13', { exact: true }).count()).toBe(0);
  await list(page).getByRole('button', { name: 'Load More', exact: true }).click();
  await until(async () => expect(await cards(page).count()).toBe(12));
  expect(await list(page).getByRole('button', { name: 'Load More' }).count()).toBe(0);
});

test('an offer there tells licences, payment, currencies, rating and terms, and leads on', async () => {
  site.offers.all = [
    offer(1, { casino: { rating: '4' } }),
    offer(2, { ctaLink: 'ftp://partner.example/', significantTerms: null }),
  ];
  site.licences = [
    { id: 1, name: 'UK Gambling Commission' },
    { id: 2, name: 'Malta Gaming Authority' },
    { id: 3, name: 'Gibraltar Licensing Authority' },
    { id: 4, name: 'Kansspelautoriteit' },
  ];
  site.payments = Array.from({ length: 11 }, (_, index) => ({
    id: index,
    name: `Way ${index}`,
    icon: index === 0 ? 'card' : null,
  }));
  site.currencies = ['£', '€', '$', 'C$'].map((symbol, id) => ({ id, symbol, code: `C${id}` }));
  const page = await openAsVisitor(web, GAME);
  const first = list(page).getByRole('article', { name: 'Offer 1' });
  await first.getByText('+3 more', { exact: true }).waitFor();
  await until(async () =>
    expect(await fact(page, 'Offer 1', 'Licences').allTextContents()).toEqual([
      'UKGC',
      'MGA',
      'Gibraltar Licensin...',
      'Kansspelautoriteit',
    ]),
  );
  expect(await fact(page, 'Offer 1', 'Payment').count()).toBe(9);
  expect(await fact(page, 'Offer 1', 'Payment').locator('svg').count()).toBe(1);
  await until(async () =>
    expect(await fact(page, 'Offer 1', 'Currencies').allTextContents()).toEqual(['£', '€', '$']),
  );
  // Whole for those who hear them.
  const heard = await first.locator('dd > .sr-only').allTextContents();
  expect(heard).toEqual([
    'UK Gambling Commission',
    'Malta Gaming Authority',
    'Gibraltar Licensing Authority',
    'C0',
    'C1',
    'C2',
  ]);
  await first.getByText('4.0/5', { exact: true }).waitFor();
  await first.getByText('18+. New players only. Minimum deposit £10.').waitFor();
  await first.getByText('Ad: we may earn commission', { exact: true }).waitFor();
  const bonus = first.getByRole('link', { name: 'GET BONUS' });
  expect(await bonus.getAttribute('href')).toBe('https://partner.example/offer-1');
  expect(await bonus.getAttribute('rel')).toBe('sponsored noopener');
  const review = first.getByRole('link', { name: 'READ REVIEW' });
  expect(await review.getAttribute('href')).toBe('/casino-review/casino-1');
  const second = list(page).getByRole('article', { name: 'Offer 2' });
  expect(await second.getByRole('link', { name: 'GET BONUS' }).count()).toBe(0);
});

test('terms that are long do not fill the page, and stand whole in a window', async () => {
  const significantTerms = `${'18+. New players only. '.repeat(400)}The end.`;
  site.offers.all = [offer(1, { significantTerms })];
  const page = await openAsVisitor(web, GAME);
  const card = list(page).getByRole('article', { name: 'Offer 1' });
  await card.waitFor();
  expect((await card.boundingBox())?.height).toBeLessThan(700);
  await card.getByRole('button', { name: 'View Terms' }).click();
  await page
    .getByRole('dialog')
    .getByText(/The end\.$/)
    .waitFor();
});

test('terms of many short lines stand whole in a window, those of few in the card', async () => {
  const lines = (count: number) =>
    Array.from({ length: count }, (_, index) => `Rule ${index + 1}.`).join('\n');
  site.offers.all = [
    offer(1, { significantTerms: lines(16) }),
    // Long lines take several of the card.
    offer(2, { significantTerms: `${'No bonus for this. '.repeat(19)}\n${'x\n'.repeat(10)}` }),
  ];
  const page = await openAsVisitor(web, GAME, { viewport: { width: 320, height: 740 } });
  const [many, few] = ['Offer 1', 'Offer 2'].map((name) =>
    list(page).getByRole('article', { name }),
  );
  await few?.waitFor();
  const hidden = few
    ?.getByText('No bonus for this.')
    .evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight);
  expect(await hidden).toBe(0);
  expect(await few?.getByRole('button', { name: 'View Terms' }).count()).toBe(0);
  await many?.getByRole('button', { name: 'View Terms' }).click();
  await page.getByRole('dialog').getByText('Rule 16.').waitFor();
});

test('terms close on the way back to another game with the same offer', async () => {
  site.offers.all = [offer(1)];
  const page = await openAsVisitor(web, '/free-to-play/game-2');
  await follow(page, GAME);
  await page.getByRole('heading', { level: 1, name: 'Game 1' }).waitFor();
  await playForReal(page).getByRole('button', { name: 'View Terms' }).click();
  const terms = page.getByRole('dialog', { name: 'Casino 1 - Terms & Conditions' });
  await terms.waitFor();
  await page.goBack();
  await terms.waitFor({ state: 'detached' });
  await page.getByRole('heading', { level: 1, name: 'Game 2' }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/free-to-play/game-2');
});

test('a casino without licences is called so, and a failure claims nothing', async () => {
  site.licences = [];
  let page = await openAsVisitor(web, GAME);
  await list(page).getByText('Not licensed', { exact: true }).waitFor();
  for (const call of [getCasinoLicences, getCasinoPaymentMethods, getCasinoCurrencies]) {
    web.gateway.failing.add(call);
  }
  page = await openAsVisitor(web, GAME);
  await hydrated(page);
  await list(page).getByRole('article', { name: 'Offer 1' }).waitFor();
  // Their placeholders are gone, too.
  for (const term of ['Licences', 'Payment', 'Currencies']) {
    await until(async () => expect(await fact(page, 'Offer 1', term).count()).toBe(0));
  }
  expect(await list(page).getByText('Not licensed').count()).toBe(0);
});

test('the list says that it loads for the country, and when it failed', async () => {
  const page = await openAsVisitor(web, '/game-types');
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  web.gateway.held.add(listPublicPromotions);
  web.gateway.failing.add(listPublicPromotions);
  await follow(page, GAME);
  await list(page).getByText('Loading promotions for United Kingdom...', { exact: true }).waitFor();
  web.gateway.letGo();
  const alert = list(page).getByRole('alert');
  await alert
    .getByText('Failed to load promotions. Please try again later.', { exact: true })
    .waitFor();
  expect(logged.join('\n')).toContain('Failed to fetch promotions: 429 Refused');
  expect(await playForReal(page).count()).toBe(0);
  web.gateway.failing.clear();
  await alert.getByRole('button', { name: 'Try again' }).click();
  await cards(page).first().waitFor();
});

test("'Play for Real' opens the best offer that has a link, and is not there without one", async () => {
  site.offers.all = [offer(1, { ctaLink: null }), offer(2), offer(3)];
  let page = await openAsVisitor(web, GAME);
  const link = playForReal(page).getByRole('link', { name: 'PLAY FOR REAL', exact: true });
  expect(await link.getAttribute('href')).toBe('https://partner.example/offer-2');
  expect(await link.getAttribute('target')).toBe('_blank');
  expect(await link.getAttribute('rel')).toBe('sponsored noopener');
  await playForReal(page).getByText('Ad: we may earn commission', { exact: true }).waitFor();
  await playForReal(page).getByRole('button', { name: 'View Terms' }).click();
  await page.getByRole('dialog', { name: 'Casino 2 - Terms & Conditions' }).waitFor();

  site.offers.all = [offer(1, { ctaLink: null })];
  page = await openAsVisitor(web, GAME);
  await list(page).getByRole('heading', { name: 'Offer 1', exact: true }).waitFor();
  expect(await playForReal(page).count()).toBe(0);
});

test('a game without a provider has the offers of the country, best first, and its box', async () => {
  site.games.all = [publicGame(1, { provider: null, providerId: null })];
  site.offers.all = [
    offer(1, { ctaLink: null, casino: { providers: [] } }),
    offer(2, { casino: { providers: ['2'] } }),
    offer(3),
  ];
  const all = () => page.getByRole('region', { name: 'Casino bonuses', exact: true });
  let page = await openAsVisitor(web, GAME);
  await all().getByRole('article').first().waitFor();
  expect(await all().getByRole('article').getByRole('heading').allTextContents()).toEqual([
    'Offer 1',
    'Offer 2',
    'Offer 3',
  ]);
  const link = playForReal(page).getByRole('link', { name: 'PLAY FOR REAL', exact: true });
  expect(await link.getAttribute('href')).toBe('https://partner.example/offer-2');

  site.offers.all = [offer(1, { ctaLink: null })];
  page = await openAsVisitor(web, GAME);
  await all().getByRole('heading', { name: 'Offer 1', exact: true }).waitFor();
  expect(await playForReal(page).count()).toBe(0);
});

test('a country without an offer for this provider is told so', async () => {
  site.offers.all = [offer(1, { casino: { providers: ['2'] } })];
  const page = await openAsVisitor(web, GAME);
  await list(page).getByText('No offers in United Kingdom at the moment').waitFor();
  expect(await cards(page).count()).toBe(0);
});

test('visitors without a country of their own are told so without one', async () => {
  site.detected = 'GL';
  const page = await openAsVisitor(web, GAME);
  await list(page).getByText('No offers at the moment', { exact: true }).waitFor();
  expect(await cards(page).count()).toBe(0);
});

test("a game's page has no faults", async () => {
  const page = await openAsVisitor(web, GAME);
  await list(page).getByText('UKGC', { exact: true }).waitFor();
  expect(await screenFaults(page, EVERY_SCREEN)).toEqual([]);
});
