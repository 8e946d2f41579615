import { beforeEach, describe, expect, test } from '@jest/globals';
import { getCasinoLicences } from '@slots/contracts/casino/casino-relations';
import { getPromotionHistory } from '@slots/contracts/casino/history';
import {
  createPromotion,
  deletePromotion,
  getPromotion,
  listCasinoPromotions,
  type StaffPromotion,
  updatePromotion,
} from '@slots/contracts/casino/promotions';
import { gamblingLicences } from '@slots/contracts/casino/reference-data';
import { listCountries } from '@slots/contracts/geo/countries';
import { type CountryLaw, type Laws, listLaws, UNLESS_SAID } from '@slots/contracts/geo/laws';
import { until } from '@slots/testing/until';
import type { Locator, Page } from 'playwright-core';
import { accessibilityFaults } from '../../../testing/accessibility.ts';
import { callsOf, openScreen, toasts } from '../../../testing/portal-screen.ts';
import { staffCasino, staffPromotion } from '../../../testing/records.ts';
import { screenFaults } from '../../../testing/screen-faults.ts';
import { type StaffCasinos, staffCasinosOn } from '../../../testing/staff-casinos.ts';
import { webForTests } from '../../../testing/web-under-test.ts';

/** Terms are asked for in the United Kingdom, and required in Sweden. */
const LAW: CountryLaw = { ...UNLESS_SAID, licences: [], demo: 'age-gate', terms: 'optional' };
const LAWS: Laws = {
  default: LAW,
  countries: { GB: { ...LAW, terms: 'advised' }, SE: { ...LAW, terms: 'required' } },
};

const web = await webForTests();
let fake: StaffCasinos;

beforeEach(() => {
  fake = staffCasinosOn(web.gateway);
  web.gateway.always(listLaws, LAWS);
  fake.casinos.all = [staffCasino(1, { name: 'Lucky River', slug: 'lucky-river' })];
  fake.promotions.all = [
    staffPromotion(1, { headline: 'Second best', score: 40, countries: ['GB', 'DE'] }),
    staffPromotion(2, {
      headline: 'The best',
      score: 90,
      countries: ['gl'],
      significantTerms: null,
      ctaLink: null,
      revenueShare: null,
      cpa: null,
    }),
  ];
});

async function open(): Promise<Page> {
  const page = await openScreen(web, '/dashboard/casinos/lucky-river?tab=promos', 'admin');
  await page.getByRole('heading', { level: 2, name: 'Lucky River Promotions' }).waitFor();
  return page;
}

const cards = (page: Page) =>
  page.getByRole('list', { name: 'Promotions' }).getByRole('heading', { level: 3 });
const box = (page: Page, name: string) => page.getByRole('checkbox', { name, exact: true });
const picked = (page: Page) =>
  page.getByRole('list', { name: 'Selected countries' }).getByRole('listitem').allTextContents();
const sent = (method: string) => callsOf(web.gateway, method, /^\/api\/promotions/);

async function openForm(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Add Promotion' }).click();
  const form = page.locator('form');
  await form.getByRole('group', { name: 'Countries' }).waitFor();
  return form;
}

describe('the promotions of a casino', () => {
  test('stand in order of their score, with everything of each', async () => {
    const page = await open();
    await until(async () =>
      expect(await cards(page).allTextContents()).toEqual(['The best', 'Second best']),
    );
    const second = page.getByRole('list', { name: 'Promotions' }).locator('> li').nth(1);
    await second.getByText('Germany').waitFor();
    const text = await second.innerText();
    for (const part of ['Score: 40', '18+. Wagering applies.', '30%', '£120', 'United Kingdom']) {
      expect(text).toContain(part);
    }
    expect(await screenFaults(page)).toEqual([]);
  });

  test('have a history, in which terms are told in words', async () => {
    web.gateway.always(getPromotionHistory, {
      data: [
        {
          at: '2026-11-21T09:00:00.000Z',
          by: { id: 1, username: 'petra' },
          action: 'updated',
          changes: [
            { field: 'minDeposit', from: null, to: { amount: 7.5, currency: 'GBP' } },
            { field: 'wagering', from: null, to: { times: 10, of: 'bonus' } },
            {
              field: 'countryLinks',
              from: [],
              to: [{ country: 'DE', url: 'https://de.example/' }],
            },
          ],
        },
      ],
      total: 1,
    });
    const page = await open();
    await page.getByRole('button', { name: 'History' }).nth(1).click();
    const steps = page.getByRole('dialog', { name: 'History of The best' });
    await steps.getByText('Min deposit', { exact: true }).waitFor();
    for (const told of ['7.5 GBP', '10 bonus', 'DE https://de.example/']) {
      await steps.getByText(told, { exact: true }).waitFor();
    }
    expect(await accessibilityFaults(page)).toEqual([]);
  });

  test('say that there are none yet', async () => {
    fake.promotions.all = [];
    const page = await open();
    await page.getByRole('heading', { name: 'No promotions found for this casino.' }).waitFor();
    await page.getByRole('button', { name: 'Add Your First Promotion' }).click();
    await page.getByRole('heading', { name: 'New Promotion' }).waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
  });

  test('have a form that ends with its buttons, however many countries there are', async () => {
    const { all } = web.gateway.collection(listCountries);
    const more = Array.from({ length: 240 }, (_, at) => {
      const code = String.fromCharCode(65 + Math.floor(at / 26), 65 + (at % 26));
      return { id: 100 + at, code, name: `Land ${code}`, slug: `land-${at}`, flag: '' };
    });
    const known = new Set(all.map(({ code }) => code));
    web.gateway.collection(listCountries).all = [
      ...all,
      ...more.filter(({ code }) => !known.has(code)),
    ];
    const page = await open();
    await page.getByRole('button', { name: 'Add Promotion' }).click();
    await page.getByRole('checkbox', { name: 'Land JF' }).waitFor();
    expect(await screenFaults(page)).toEqual([]);
    await page.getByLabel('Find in Countries').fill('länd jf');
    await page.getByRole('checkbox', { name: 'Land JE' }).waitFor({ state: 'detached' });
    await page.getByRole('checkbox', { name: 'Land JF' }).waitFor();
    await page.getByLabel('Find in Countries').fill('nowhere');
    await page.getByRole('status').filter({ hasText: 'Nothing found' }).waitFor();
  });

  test('are none when they cannot be fetched, which is said', async () => {
    web.gateway.on(listCasinoPromotions, () => ({ refuse: 503 }));
    const page = await open();
    await page.getByRole('alert').getByText('Error fetching promotions: 503').waitFor();
    expect(await cards(page).count()).toBe(0);
    expect(await accessibilityFaults(page)).toEqual([]);
  });

  test('are deleted once the browser has asked', async () => {
    const page = await open();
    const asked: string[] = [];
    let answer = false;
    page.on('dialog', (dialog) => {
      asked.push(dialog.message());
      void (answer ? dialog.accept() : dialog.dismiss());
    });
    await page.getByRole('button', { name: 'Delete The best' }).click();
    expect(asked).toEqual([
      'Are you sure you want to delete the promotion "The best"? This action cannot be undone.',
    ]);
    expect(sent('DELETE')).toEqual([]);
    answer = true;
    await page.getByRole('button', { name: 'Delete The best' }).click();
    await toasts(page).getByText('Promotion deleted successfully.').waitFor();
    await until(async () => expect(await cards(page).allTextContents()).toEqual(['Second best']));
    web.gateway.on(deletePromotion, () => ({ refuse: 503 }));
    await page.getByRole('button', { name: 'Delete Second best' }).click();
    await toasts(page)
      .getByText('Failed to delete promotion. Please try again.', { exact: true })
      .waitFor();
  });
});

describe('a new promotion', () => {
  test('is checked while it is written, and created with all its fields', async () => {
    const page = await open();
    const form = await openForm(page);
    await form.getByRole('textbox', { name: 'Tracking Link' }).fill('example');
    await form.getByRole('textbox', { name: 'Revenue Share (%)' }).fill('101');
    await form.getByRole('textbox', { name: 'CPA (£)' }).fill('0');
    await form.getByRole('button', { name: 'Create Promotion' }).click();
    for (const text of [
      'Headline is required',
      'Please enter a valid URL for the tracking link',
      'Revenue share must be a whole number from 1 to 100',
      'CPA must be a whole number from 1 to 9999',
    ]) {
      await form.getByText(text, { exact: true }).waitFor();
    }
    expect(await screenFaults(page)).toEqual([]);
    await form.getByRole('textbox', { name: 'CPA (£)' }).fill('1');
    await form.getByText('From 1 to 9999', { exact: true }).waitFor();
    await form.getByRole('textbox', { name: 'Headline' }).fill('200 spins');
    await form.getByRole('textbox', { name: 'Significant Terms' }).fill('18+');
    const link = form.getByRole('textbox', { name: 'Tracking Link' });
    await link.fill('https://offers.example/x?a={click_id}&b={page}&c={Country}');
    const unknown = form.getByText('Not a macro, so left as it is: {click_id}, {Country}');
    await unknown.waitFor();
    expect(await screenFaults(page)).toEqual([]);
    const colorOf = (text: Locator) => text.evaluate((shown) => getComputedStyle(shown).color);
    expect(await colorOf(unknown)).not.toBe(await colorOf(unknown.locator('..')));
    await link.fill('https://offers.example/x');
    await unknown.waitFor({ state: 'hidden' });
    await form.getByRole('textbox', { name: 'Revenue Share (%)' }).fill('100');
    await form.getByRole('textbox', { name: 'CPA (£)' }).fill('9999');
    await form.getByText('Score: 50').waitFor();
    await form.getByRole('slider', { name: 'Score' }).press('End');
    await form.getByText('Score: 100').waitFor();
    await box(page, 'Sweden').click();
    web.gateway.on(createPromotion, () => ({ refuse: 503 }));
    const create = form.getByRole('button', { name: 'Create Promotion' });
    await create.press('Enter');
    await toasts(page)
      .getByText('Failed to create promotion. Please try again.', { exact: true })
      .waitFor();
    await create.and(page.locator(':focus')).waitFor();
    await form
      .getByRole('alert')
      .getByText('Failed to save promotion. Please try again.')
      .waitFor();
    web.gateway.heal(createPromotion);
    await form.getByRole('button', { name: 'Create Promotion' }).click();
    await toasts(page).getByText('Promotion created successfully.').waitFor();
    await form.waitFor({ state: 'hidden' });
    await until(async () => expect((await cards(page).allTextContents())[0]).toBe('200 spins'));
    expect(sent('POST').at(-1)?.body).toEqual({
      casinoId: 1,
      headline: '200 spins',
      significantTerms: '18+',
      ctaLink: 'https://offers.example/x',
      score: 100,
      revenueShare: 100,
      cpa: 9_999,
      countries: ['SE'],
    });
  });

  test('has its terms in figures, each checked as it is typed', async () => {
    const page = await open();
    const form = await openForm(page);
    const field = (name: string) => form.getByRole('textbox', { name, exact: true });
    await field('Headline').fill('Terms');
    const terms = form.getByRole('group', { name: 'Terms', exact: true });
    for (const [name, wrong, right, message] of [
      [
        'Wagering (times)',
        '200.1',
        '12.5',
        'Wagering must be a number from 0 to 200 with at most one decimal',
      ],
      [
        'Minimum deposit',
        '1.005',
        '10',
        'Minimum deposit must be a number above 0 and up to 1,000,000,000,000 with at most two decimals',
      ],
      [
        'Currency of the minimum deposit',
        'E',
        'eur',
        'Currency must be a currency code of three letters, such as GBP',
      ],
      ['Free spins', '0', '50', 'Free spins must be a whole number from 1 to 10000'],
      ['Valid for (days)', '366', '30', 'Valid for must be a whole number from 1 to 365'],
      [
        'Terms link',
        'terms',
        'https://t.example',
        'Terms link must be an absolute http or https address',
      ],
      [
        'Links by country',
        'DE https://de.example\nde, https://at.example',
        'DE https://de.example\n\nat;https://at.example/?a=1,2',
        'Line 2: the country has a link for DE already',
      ],
      [
        'Links by country',
        'DE https://{clickid}.de.example',
        'DE https://de.example\nAT https://at.example/?a=1,2',
        'Line 1: Macros such as {clickid} are allowed only in the path or query of the link',
      ],
    ] as const) {
      await field(name).fill(wrong);
      await terms.getByText(message, { exact: true }).waitFor();
      await field(name).fill(right);
      await terms.getByText(message, { exact: true }).waitFor({ state: 'hidden' });
    }
    const right = await field('Links by country').inputValue();
    await field('Links by country').fill(`${right}\nFR https://fr.example/{clickId}`);
    await terms.getByText('Not a macro, so left as it is: {clickId}').waitFor();
    await field('Links by country').fill(right);
    await terms.getByLabel('File with links by country').setInputFiles({
      name: 'links.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(
        'Country;Link\nSweden;"https://se.example/?a=1;2"\nCA;https://ca.example\n',
      ),
    });
    await until(async () =>
      expect(await field('Links by country').inputValue()).toMatch(
        /\nSE https:\/\/se.example\/\?a=1;2\nCA https:\/\/ca.example$/,
      ),
    );
    const links = await field('Links by country').inputValue();
    const upload = (name: string, content: string) =>
      terms
        .getByLabel('File with links by country')
        .setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(content) });
    // Whether a comma parts columns or belongs to the link cannot be seen.
    await upload('links.csv', 'IE,https://ie.example\nNO,https://no.example/?b=1,2\n');
    await toasts(page)
      .getByText(/^The line of NO does not hold just a country and its link/)
      .waitFor();
    await upload('links.csv', 'FI https://fi.example/?b=1,2\n');
    await toasts(page)
      .getByText(/^The line of FI https:.* does not hold just a country/)
      .waitFor();
    expect(await field('Links by country').inputValue()).toBe(links);
    await upload(
      'links.txt',
      'NO https://no.example/?b=1,2\n\nUnited Kingdom, https://uk.example/?c=3;4\nFI;https://fi.example;\n',
    );
    await until(async () =>
      expect(await field('Links by country').inputValue()).toBe(
        `${links}\nNO https://no.example/?b=1,2\nGB https://uk.example/?c=3;4\nFI https://fi.example`,
      ),
    );
    await field('Links by country').fill(links);
    await terms.getByLabel('Kind').selectOption('deposit-match');
    await terms.getByLabel('Product').selectOption('live-casino');
    await terms.getByLabel('Wagering of').selectOption('bonus-and-deposit');
    await field('Maximum bonus').fill('99.99');
    await field('Bonus code').fill('SPIN50');
    expect(await screenFaults(page)).toEqual([]);
    await form.getByRole('button', { name: 'Create Promotion' }).click();
    await toasts(page).getByText('Promotion created successfully.').waitFor();
    expect(sent('POST').at(-1)?.body).toMatchObject({
      kind: 'deposit-match',
      product: 'live-casino',
      wagering: { times: 12.5, of: 'bonus-and-deposit' },
      minDeposit: { amount: 10, currency: 'EUR' },
      maxBonus: { amount: 99.99, currency: 'GBP' },
      freeSpins: 50,
      validDays: 30,
      code: 'SPIN50',
      termsUrl: 'https://t.example',
      countryLinks: [
        { country: 'DE', url: 'https://de.example' },
        { country: 'AT', url: 'https://at.example/?a=1,2' },
        { country: 'SE', url: 'https://se.example/?a=1;2' },
        { country: 'CA', url: 'https://ca.example' },
      ],
    });
    expect(sent('POST').at(-1)?.body).not.toHaveProperty('maxBet');

    const card = page
      .getByRole('listitem')
      .filter({ has: page.getByText('SPIN50') })
      .first();
    for (const text of ['12.5× bonus and deposit', '€10', '£99.99', 'Live casino', '30 days']) {
      await card.getByText(text, { exact: true }).waitFor();
    }
    await page.getByRole('button', { name: 'Edit Terms' }).click();
    const copy = page.locator('form');
    await copy.getByRole('textbox', { name: 'Minimum deposit', exact: true }).fill('');
    await copy.getByRole('textbox', { name: 'Valid for (days)' }).fill('60');
    await copy.getByRole('button', { name: 'Save' }).click();
    await toasts(page).getByText('Promotion updated successfully.').waitFor();
    const changes = sent('PATCH').at(-1)?.body;
    expect(changes).toMatchObject({ minDeposit: null, validDays: 60 });
    for (const name of ['kind', 'maxBonus', 'countryLinks']) {
      expect(changes).not.toHaveProperty(name);
    }
  });

  test('that is refused has the reason in words, and at its field', async () => {
    const page = await open();
    const form = await openForm(page);
    await form.getByRole('textbox', { name: 'Headline' }).fill('Timed');
    for (const [path, name, words] of [
      ['endsAt', 'Ends (UTC)', 'Ends at must be after the start'],
      ['countryLinks', 'Links by country', 'Country links must not be these'],
    ] as const) {
      const message = words.slice(words.indexOf('must'));
      web.gateway.on(createPromotion, () => ({
        refuse: 400,
        message: `${path}: ${message}`,
        errors: [{ path, message }],
      }));
      await form.getByRole('button', { name: 'Create Promotion' }).click();
      const field = form.getByLabel(name, { exact: true });
      await field.and(page.locator(':focus')).waitFor();
      expect(await field.getAttribute('aria-invalid')).toBe('true');
      // At the field, and above the buttons.
      await until(async () =>
        expect(await form.getByRole('alert').allInnerTexts()).toEqual([words, words]),
      );
    }
  });

  test('is closed by Cancel or the button that opened it', async () => {
    const page = await open();
    const form = await openForm(page);
    await form.getByRole('button', { name: 'Cancel' }).click();
    await form.waitFor({ state: 'hidden' });
    await openForm(page);
    await page.getByRole('button', { name: 'Add Promotion' }).click();
    await form.waitFor({ state: 'hidden' });
    expect(sent('POST')).toEqual([]);
  });

  test('cannot be closed while it is created, and stays when that fails', async () => {
    const page = await open();
    const form = await openForm(page);
    const headline = form.getByRole('textbox', { name: 'Headline' });
    await headline.fill('On its way');
    web.gateway.held.add(createPromotion);
    web.gateway.failing.add(createPromotion);
    await form.getByRole('button', { name: 'Create Promotion' }).click();
    await until(() => expect(sent('POST')).toHaveLength(1));
    const toggle = page.getByRole('button', { name: 'Add Promotion' });
    expect(await toggle.isDisabled()).toBe(true);
    web.gateway.letGo();
    await toasts(page).getByText('Failed to create promotion').waitFor();
    expect(await headline.inputValue()).toBe('On its way');
    expect(await toggle.isEnabled()).toBe(true);
  });

  test('is for the whole world or for countries, never both', async () => {
    const page = await open();
    await openForm(page);
    await box(page, 'Germany').click();
    await box(page, 'Sweden').click();
    expect(await picked(page)).toEqual(['Germany', 'Sweden']);
    await box(page, 'Global').click();
    expect(await picked(page)).toEqual(['Global']);
    await box(page, 'Germany').click();
    expect(await picked(page)).toEqual(['Germany']);
    await page.getByRole('button', { name: 'Select All' }).click();
    expect(await picked(page)).toEqual(['United Kingdom', 'Germany', 'Sweden']);
    await page.getByRole('button', { name: 'Remove Germany' }).click();
    expect(await picked(page)).toEqual(['United Kingdom', 'Sweden']);
    await page.getByRole('button', { name: 'Clear All' }).click();
    expect(await box(page, 'Sweden').isChecked()).toBe(false);
    await page.getByText('Countries (0 selected)').waitFor();
  });

  test('says at once that the countries could not be loaded, and loads them when asked again', async () => {
    // Promotions would ask for the countries too, for their names.
    fake.promotions.all = [];
    web.gateway.on(listCountries, () => ({ refuse: 503 }));
    const page = await open();
    await page.getByRole('button', { name: 'Add Promotion' }).click();
    await page.getByRole('alert').filter({ hasText: 'Failed to load countries' }).waitFor();
    expect(callsOf(web.gateway, 'GET', '/api/countries')).toHaveLength(1);
    // Names of countries in a file would not be known.
    const links = page.getByRole('button', { name: 'Bulk Upload Links' });
    expect(await links.isDisabled()).toBe(true);
    web.gateway.heal(listCountries);
    await page.getByRole('button', { name: 'Try again' }).click();
    await box(page, 'Germany').waitFor();
    expect(await links.isEnabled()).toBe(true);
  });

  test('takes its countries from a file', async () => {
    const page = await open();
    await openForm(page);
    await box(page, 'Germany').click();
    await page.getByRole('button', { name: 'Bulk Upload Countries' }).click();
    const dialog = page.getByRole('dialog', { name: 'Bulk Upload Countries' });
    await dialog.getByLabel('File with countries').setInputFiles({
      name: 'ours.txt',
      mimeType: 'text/plain',
      buffer: Buffer.from('Germany\nSE\nNowhere at all\n'),
    });
    await toasts(page)
      .getByText('Found 2 matches out of 3, 2 high-confidence auto-selected', { exact: true })
      .waitFor();
    await dialog.getByRole('button', { name: 'Apply Selected (2)' }).click();
    await toasts(page).getByText('Applied 2 countries').waitFor();
    expect(await picked(page)).toEqual(['Germany', 'Sweden']);

    // Global takes the place of all others.
    await page.getByRole('button', { name: 'Bulk Upload Countries' }).click();
    await dialog.getByLabel('File with countries').setInputFiles({
      name: 'all.txt',
      mimeType: 'text/plain',
      buffer: Buffer.from('Germany\nGlobal\n'),
    });
    await dialog.getByRole('button', { name: 'Apply Selected (2)' }).click();
    await toasts(page).getByText('Applied 1 country').waitFor();
    expect(await picked(page)).toEqual(['Global']);
  });
});

describe('what stands beside a promotion', () => {
  test('is where it is between its start and its end, and how its link fared', async () => {
    fake.promotions.all = [
      staffPromotion(1, { headline: 'Later', startsAt: '2126-01-31T18:00:00.000Z', score: 3 }),
      staffPromotion(2, {
        headline: 'Over',
        endsAt: '2026-01-31T18:00:00.000Z',
        score: 2,
        linkHealth: {
          state: 'broken',
          detail: 'It answers with 404.',
          checkedAt: '2026-11-20T06:00:00.000Z',
        },
      }),
      staffPromotion(3, { headline: 'Always', score: 1 }),
    ];
    const page = await open();
    const card = (headline: string) =>
      page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: headline }) });
    await card('Later').getByText('Scheduled', { exact: true }).waitFor();
    await card('Later').getByText('31 Jan 2126, 18:00 UTC').waitFor();
    await card('Over').getByText('Ended', { exact: true }).waitFor();
    await card('Over').getByText('Link broken').waitFor();
    await card('Over').getByText('It answers with 404. Checked 20 Nov 2026, 06:00 UTC').waitFor();
    expect(await card('Always').getByText('Active').count()).toBe(0);
    expect(await screenFaults(page)).toEqual([]);
  });

  test('is what the law of its countries says of missing terms', async () => {
    fake.promotions.all = [
      staffPromotion(1, { headline: 'Bare', significantTerms: null, countries: ['GB', 'SE'] }),
    ];
    const page = await open();
    await page.getByText('Not shown in Sweden').waitFor();
    await page.getByText('Offers in United Kingdom should state them.').waitFor();
    // It is so for long, and for many in a list: no alarm.
    expect(await page.getByRole('main').getByRole('alert').count()).toBe(0);
    await page.getByRole('button', { name: 'Edit Bare' }).click();
    await page.getByRole('textbox', { name: 'Significant Terms' }).fill('18+');
    await until(async () => expect(await page.getByText('Not shown in Sweden').count()).toBe(0));
  });

  test('is every rule that withholds it, by country, as one types', async () => {
    web.gateway.always(listLaws, {
      default: LAW,
      countries: {
        GB: {
          ...LAW,
          offers: 'licensed',
          licences: ['uk-gambling-commission'],
          maxWagering: 10,
          mixedProducts: 'hidden',
        },
        SE: { ...LAW, offers: 'none' },
      },
    });
    fake.promotions.all = [
      staffPromotion(1, {
        headline: 'Generous',
        countries: ['gl'],
        wagering: { times: 20, of: 'bonus' },
        product: 'mixed',
      }),
    ];
    const page = await open();
    await page.getByText('Not shown in United Kingdom, Sweden').waitFor();
    for (const line of [
      'GB: no licence of uk-gambling-commission',
      'GB: wagering 20 is above 10',
      'GB: mixed products are hidden',
      'SE: no offers are shown',
    ]) {
      await page.getByText(line, { exact: true }).waitFor();
    }
    expect(await screenFaults(page)).toEqual([]);
    await page.getByRole('button', { name: 'Edit Generous' }).click();
    await page.getByText('GB: wagering 20 is above 10', { exact: true }).waitFor();
    await page.getByRole('textbox', { name: 'Wagering (times)' }).fill('10');
    await page.getByText(/^GB: wagering/).waitFor({ state: 'detached' });
    await page.getByText('GB: mixed products are hidden', { exact: true }).waitFor();
    fake.links.licences = [2];
    await page.reload();
    await page.getByText('GB: wagering 20 is above 10', { exact: true }).waitFor();
    expect(await page.getByText('GB: no licence').count()).toBe(0);
  });

  test('is every country of a rule by its code', async () => {
    const codes = ['GB', 'AT', 'BE', 'CA', 'DE', 'FI', 'NZ', 'SE'];
    web.gateway.collection(listCountries).all = codes.map((code, index) => ({
      id: index + 1,
      code,
      name: `Country ${code}`,
      slug: code.toLowerCase(),
      flag: '🏳',
    }));
    web.gateway.always(listLaws, { default: { ...LAW, maxWagering: 10 }, countries: {} });
    fake.promotions.all = [
      staffPromotion(1, { countries: ['gl'], wagering: { times: 20, of: 'bonus' } }),
    ];
    const page = await open();
    const line = page.getByText(`${codes.join(', ')}: wagering 20 is above 10`, { exact: true });
    await until(async () => expect(await line.count()).toBe(1));
  });

  test.each([getCasinoLicences, gamblingLicences.list])(
    'is each rule that asks for no licence while $id fails',
    async (call) => {
      const asked: CountryLaw = { ...LAW, offers: 'licensed', licences: ['mga'], maxWagering: 10 };
      web.gateway.always(listLaws, { default: LAW, countries: { GB: asked } });
      web.gateway.failing.add(call);
      fake.promotions.all = [
        staffPromotion(1, { countries: ['GB'], wagering: { times: 20, of: 'bonus' } }),
      ];
      const page = await open();
      await page.getByText('GB: wagering 20 is above 10', { exact: true }).waitFor();
      await page.getByText("The casino's licences could not be loaded").waitFor();
      await page.getByText('whether the casino holds a licence for United Kingdom').waitFor();
      expect(await page.getByText('GB: no licence').count()).toBe(0);
    },
  );

  test('is no rule anymore once the casino has the licence that it asks for', async () => {
    const asked: CountryLaw = {
      ...LAW,
      offers: 'licensed',
      licences: ['uk-gambling-commission'],
    };
    web.gateway.always(listLaws, { default: LAW, countries: { GB: asked } });
    fake.promotions.all = [staffPromotion(1, { headline: 'Licensed', countries: ['GB'] })];
    const page = await open();
    const fault = page.getByText('GB: no licence of uk-gambling-commission', { exact: true });
    await fault.waitFor();
    await page.getByRole('tab', { name: 'Licences' }).click();
    await page
      .getByRole('tabpanel', { name: 'Licences' })
      .getByRole('button', { name: /^Edit / })
      .click();
    await box(page, 'UK Gambling Commission').click();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await toasts(page).getByText('Gambling licences saved successfully').waitFor();
    await page.getByRole('tab', { name: 'Promos' }).click();
    await page.getByRole('heading', { name: 'Licensed' }).waitFor();
    await until(async () => expect(await fault.count()).toBe(0));
  });

  test('is written in the form as a moment in UTC, and sent when it was changed', async () => {
    fake.promotions.all = [
      staffPromotion(1, { headline: 'Timed', endsAt: '2126-01-31T18:00:00.000Z' }),
    ];
    const page = await open();
    await page.getByRole('button', { name: 'Edit Timed' }).click();
    const form = page.locator('form');
    const ends = form.getByLabel('Ends (UTC)');
    expect(await ends.inputValue()).toBe('2126-01-31T18:00');
    await form.getByLabel('Starts (UTC)').fill('2126-02-01T00:00');
    await form.getByRole('button', { name: 'Save' }).click();
    await form.getByText('The end must be after the start').waitFor();
    await ends.fill('');
    await form.getByRole('button', { name: 'Save' }).click();
    await toasts(page).getByText('Promotion updated successfully.').waitFor();
    expect(sent('PATCH').at(-1)?.body).toMatchObject({
      startsAt: '2126-02-01T00:00:00.000Z',
      endsAt: null,
    });
  });

  test('is not sent while a moment is half typed', async () => {
    fake.promotions.all = [staffPromotion(1, { headline: 'Timed' })];
    const page = await open();
    await page.getByRole('button', { name: 'Edit Timed' }).click();
    const form = page.locator('form');
    const ends = form.getByLabel('Ends (UTC)');
    await ends.pressSequentially('11');
    await form.getByRole('button', { name: 'Save' }).click();
    await form.getByRole('alert').getByText('Enter a date and a time', { exact: true }).waitFor();
    await ends.and(page.locator(':focus')).waitFor();
    expect(sent('PATCH')).toEqual([]);
    await ends.fill('2126-01-31T18:00');
    await form.getByRole('button', { name: 'Save' }).click();
    await toasts(page).getByText('Promotion updated successfully.').waitFor();
    expect(sent('PATCH').at(-1)?.body).toMatchObject({ endsAt: '2126-01-31T18:00:00.000Z' });
  });
});

describe('editing a promotion', () => {
  async function edit(page: Page): Promise<Locator> {
    await page.getByRole('button', { name: 'Edit Second best' }).click();
    const form = page.locator('form');
    await form.getByRole('group', { name: 'Countries' }).waitFor();
    return form;
  }

  function changeElsewhere(change: Partial<StaffPromotion>): void {
    const updatedAt = new Date().toISOString();
    Object.assign(fake.promotions.all[0] ?? {}, { ...change, updatedAt });
  }

  test('happens on a copy that is saved or discarded', async () => {
    const page = await open();
    const form = await edit(page);
    await form.getByText('At least one country or Global should be selected.').waitFor();
    expect(await screenFaults(page)).toEqual([]);
    await form.getByRole('textbox', { name: 'Headline' }).fill('Discarded');
    await form.getByRole('button', { name: 'Cancel' }).click();
    expect(await cards(page).allTextContents()).toEqual(['The best', 'Second best']);
    await edit(page);
    await form.getByRole('textbox', { name: 'Headline' }).fill('Better');
    await form.getByRole('textbox', { name: 'CPA (£)' }).fill('');
    await form.getByRole('button', { name: 'Save' }).click();
    await toasts(page).getByText('Promotion updated successfully.').waitFor();
    await until(async () =>
      expect(await cards(page).allTextContents()).toEqual(['The best', 'Better']),
    );
    expect(sent('PATCH').map(({ url, body }) => [url, body])).toEqual([
      [
        '/api/promotions/1',
        {
          headline: 'Better',
          significantTerms: '18+. Wagering applies.',
          ctaLink: 'https://offers.example/1',
          score: 40,
          revenueShare: 30,
          cpa: null,
          countries: ['GB', 'DE'],
        },
      ],
    ]);
  });

  test('says what went wrong and keeps what was written', async () => {
    web.gateway.on(updatePromotion, () => ({ refuse: 503 }));
    const page = await open();
    const form = await edit(page);
    await form.getByRole('textbox', { name: 'Headline' }).fill('Kept');
    await form.getByRole('button', { name: 'Save' }).click();
    await toasts(page)
      .getByText('Failed to update promotion. Please try again.', { exact: true })
      .waitFor();
    await form
      .getByRole('alert')
      .getByText('Failed to save promotion. Please try again.')
      .waitFor();
    expect(await form.getByRole('textbox', { name: 'Headline' }).inputValue()).toBe('Kept');
    await page.getByRole('tab', { name: 'Details' }).click();
    await page.getByRole('alertdialog', { name: 'Unsaved changes' }).waitFor();
  });

  test('shows what was saved before the list is read again', async () => {
    const page = await open();
    const form = await edit(page);
    await form.getByRole('textbox', { name: 'Headline' }).fill('Better');
    web.gateway.held.add(listCasinoPromotions);
    await form.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('button', { name: 'Edit Better' }).waitFor();
    expect(await cards(page).allTextContents()).toEqual(['The best', 'Better']);
  });

  test('keeps what is written in another one when the list cannot be read again', async () => {
    const page = await open();
    await edit(page);
    const second = page.getByRole('listitem').filter({ hasText: 'Edit Second best' });
    await second.getByRole('textbox', { name: 'Headline' }).fill('Half a sen');
    await page.getByRole('button', { name: 'Edit The best' }).click();
    const best = page.getByRole('listitem').filter({ hasText: 'Edit The best' });
    await best.getByRole('textbox', { name: 'Headline' }).fill('The very best');
    web.gateway.on(listCasinoPromotions, () => ({ refuse: 503 }));
    await best.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('alert').getByText('Error fetching promotions: 503').waitFor();
    const headline = second.getByRole('textbox', { name: 'Headline' });
    expect(await headline.inputValue()).toBe('Half a sen');
    web.gateway.heal(listCasinoPromotions);
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('button', { name: 'Edit The very best' }).waitFor();
    expect(await headline.inputValue()).toBe('Half a sen');
  });

  test('asks when somebody else changed it meanwhile', async () => {
    const page = await open();
    const form = await edit(page);
    await form.getByRole('textbox', { name: 'Headline' }).fill('Mine');
    changeElsewhere({ headline: 'Theirs' });
    await form.getByRole('button', { name: 'Save' }).click();
    const dialog = page.getByRole('dialog', { name: 'Somebody else changed this record' });
    await dialog.getByText('This promotion was changed by petra on 21 November 2026').waitFor();
    await dialog.getByText('Theirs', { exact: true }).last().waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    expect(fake.promotions.all[0]?.headline).toBe('Theirs');
    await dialog.getByRole('button', { name: 'Save mine' }).click();
    await toasts(page).getByText('Promotion updated successfully.').waitFor();
    expect(fake.promotions.all[0]?.headline).toBe('Mine');
    const tags = sent('PATCH').map(({ headers }) => headers['if-match']);
    expect(tags).toHaveLength(2);
    expect(tags[0]).not.toBe(tags[1]);
    expect(tags[1]).toMatch(/^"[^"]+-staff"$/);
  });

  test("leaves somebody else's change when that is chosen, and shows it", async () => {
    const page = await open();
    const form = await edit(page);
    await form.getByRole('textbox', { name: 'Headline' }).fill('Mine');
    changeElsewhere({ headline: 'Theirs' });
    await form.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Keep theirs' }).click();
    await until(async () =>
      expect(await cards(page).allTextContents()).toEqual(['The best', 'Theirs']),
    );
    expect(fake.promotions.all[0]?.headline).toBe('Theirs');
  });

  test("asks about what both changed, and leaves each side's other changes", async () => {
    const page = await open();
    const form = await edit(page);
    await form.getByRole('textbox', { name: 'Headline' }).fill('Mine');
    await form.getByRole('textbox', { name: 'CPA (£)' }).fill('');
    changeElsewhere({ headline: 'Theirs', score: 95 });
    await form.getByRole('button', { name: 'Save' }).click();
    const dialog = page.getByRole('dialog', { name: 'Somebody else changed this record' });
    await dialog.waitFor();
    expect(await dialog.getByRole('term').allTextContents()).toEqual(['Headline']);
    await dialog.getByRole('button', { name: 'Keep theirs' }).click();
    await toasts(page).getByText('Promotion updated successfully.').waitFor();
    expect(fake.promotions.all[0]).toMatchObject({ headline: 'Theirs', cpa: null, score: 95 });
    expect(sent('PATCH').at(-1)?.body).toEqual({ cpa: null });
  });

  test("merges with somebody else's change of another field", async () => {
    fake.promotions.all = [staffPromotion(1, { headline: 'Second best', significantTerms: null })];
    const page = await open();
    const form = await edit(page);
    await form.getByRole('textbox', { name: 'Headline' }).fill('Mine');
    changeElsewhere({ score: 95, significantTerms: 'Theirs.' });
    await form.getByRole('button', { name: 'Save' }).click();
    await toasts(page).getByText('Promotion updated successfully.').waitFor();
    expect(fake.promotions.all[0]).toMatchObject({
      headline: 'Mine',
      score: 95,
      significantTerms: 'Theirs.',
    });
    await page.getByText('Score: 95').waitFor();
  });

  test("keeps somebody else's change when the first attempt to merge failed", async () => {
    const page = await open();
    const form = await edit(page);
    await form.getByRole('textbox', { name: 'Headline' }).fill('Mine');
    changeElsewhere({ score: 95 });
    web.gateway.on(updatePromotion, () => ({ refuse: sent('PATCH').length === 1 ? 412 : 503 }));
    await form.getByRole('button', { name: 'Save' }).click();
    await toasts(page).getByText('Failed to update promotion. Please try again.').waitFor();
    web.gateway.heal(updatePromotion);
    await form.getByRole('button', { name: 'Save' }).click();
    await toasts(page).getByText('Promotion updated successfully.').waitFor();
    expect(fake.promotions.all[0]).toMatchObject({ headline: 'Mine', score: 95 });
  });

  test('begins with what is on screen, whatever the server answers', async () => {
    const page = await open();
    web.gateway.on(getPromotion, () => ({ refuse: 503 }));
    const form = await edit(page);
    await form.getByRole('textbox', { name: 'Headline' }).fill('Mine');
    await form.getByRole('button', { name: 'Save' }).click();
    await toasts(page).getByText('Failed to update promotion. Please try again.').waitFor();
    expect(sent('PATCH')).toEqual([]);
    web.gateway.heal(getPromotion);
    await form.getByRole('button', { name: 'Save' }).click();
    await toasts(page).getByText('Promotion updated successfully.').waitFor();
  });

  test("merges with somebody else's change that the list had not read", async () => {
    const page = await open();
    changeElsewhere({ score: 95 });
    const form = await edit(page);
    await form.getByRole('textbox', { name: 'Headline' }).fill('Mine');
    await form.getByRole('button', { name: 'Save' }).click();
    await toasts(page).getByText('Promotion updated successfully.').waitFor();
    expect(fake.promotions.all[0]).toMatchObject({ headline: 'Mine', score: 95 });
  });

  test('says at the end that it is gone', async () => {
    const page = await open();
    const form = await edit(page);
    fake.promotions.all = [];
    await form.getByRole('button', { name: 'Save' }).click();
    await toasts(page).getByText('Promotion Not Found').waitFor();
    expect(await form.getByRole('textbox', { name: 'Headline' }).count()).toBe(1);
  });
});
