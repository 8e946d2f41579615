import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, it } from '@jest/globals';
import type { TabOptions } from '@slots/testing/browser-tabs';
import type { Page } from 'playwright-core';
import { accessibilityFaults } from '../testing/accessibility.ts';
import { hydrated } from '../testing/hydrated.ts';
import { sidewaysFaults } from '../testing/sideways.ts';
import { startWebProcess, startWebSite } from '../testing/web-process.ts';
import { startPublicGateway } from './public-gateway.fixture.ts';

/** The site's operator, from the file of an installation. */

const ANSWERED = { age_verified: 'true', cookie_consent: 'rejected' };
const COMPANY = {
  name: 'Reels Media Ltd',
  address: '12 Harbour Road, Dublin',
  email: 'office@reels.example',
  phone: '+353 (1) 555 0100',
  registration: 'Registered in Ireland, no. 123456',
};
const SITE = {
  company: COMPANY,
  social: { Facebook: 'https://www.facebook.com/reels', X: 'https://x.com/reels' },
  disclosure: 'Our ratings are our own.',
  documents: { privacy: 'privacy.md', terms: 'terms.md' },
};
const LONG_WORD = 'x'.repeat(120);

const folder = mkdtempSync(join(tmpdir(), 'site-'));
writeFileSync(
  join(folder, 'privacy.md'),
  '# What we know of you\n\nLittle.\n\n## Your rights\n\n- Ask us.\n\n<script>alert(1)</script>',
);
writeFileSync(
  join(folder, 'terms.md'),
  `Play fair.\n\n| Word | Meaning |\n|---|---|\n| ${LONG_WORD} | [none](/privacy) |\n`,
);

/** Settings of a web process whose site is this. */
function settingsOf(site: object): Record<string, string> {
  const file = join(folder, 'site.json');
  writeFileSync(file, JSON.stringify(site));
  return { SITE_FILE: file };
}

const gateway = await startPublicGateway();
const { web, tabs, stop } = await startWebSite(gateway, settingsOf(SITE));

afterAll(async () => {
  await stop();
  rmSync(folder, { recursive: true });
});

afterEach(async () => {
  gateway.user = undefined;
  await tabs.closePages();
});

async function open(path: string, options: TabOptions = {}): Promise<Page> {
  const page = await tabs.open({ stored: ANSWERED, ...options });
  await page.goto(`${gateway.url}${path}`);
  if (options.window?.javaScriptEnabled !== false) await hydrated(page);
  return page;
}

const htmlOf = async (path: string) => (await fetch(`${gateway.url}${path}`)).text();
const hrefsIn = (place: ReturnType<Page['locator']>) =>
  place
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));

describe('who runs the site', () => {
  it.each(['/', '/free-to-play/game-1', '/country', '/terms', '/age-check', '/nowhere'])(
    'stands at the foot of %s',
    async (path) => {
      const html = await htmlOf(path);
      const [, footer = ''] = html.split('<footer');
      for (const detail of Object.values(COMPANY)) expect(footer).toContain(detail);
      expect(footer).toContain('href="mailto:office@reels.example"');
      expect(footer).toContain('href="tel:+35315550100"');
      for (const url of Object.values(SITE.social)) expect(footer).toContain(`href="${url}"`);
    },
  );

  it('is told to search engines', async () => {
    const blocks = [
      ...(await htmlOf('/')).matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g),
    ];
    expect(blocks.map(([, json = '']) => JSON.parse(json))).toContainEqual({
      '@context': 'https://schema.org',
      '@type': 'Organization',
      name: 'Slots',
      url: `${gateway.url}/`,
      legalName: COMPANY.name,
      address: COMPANY.address,
      email: COMPANY.email,
      telephone: COMPANY.phone,
      identifier: COMPANY.registration,
      sameAs: Object.values(SITE.social),
    });
  });

  it('is followed where the file says and nowhere else', async () => {
    const page = await open('/', { viewport: { width: 375, height: 740 } });
    await page.getByRole('button', { name: 'Open menu' }).click();
    const social = page
      .getByRole('dialog', { name: 'Menu' })
      .getByRole('list', { name: 'Follow us' });
    await social.waitFor();
    expect(await hrefsIn(social)).toEqual(Object.values(SITE.social));
    expect(await page.content()).not.toMatch(/instagram|youtube\.com/i);
  });

  it('says in its own words how it earns money', async () => {
    const page = await open('/');
    const banner = page.getByRole('complementary', { name: 'Affiliate disclosure' });
    expect(await banner.textContent()).toBe(
      'We may earn a commission from casinos that we link to. Our ratings are our own.',
    );
  });

  it('is no demonstration to staff', async () => {
    gateway.user = { id: 1, username: 'nora', role: 'super_admin' };
    const page = await open('/dashboard');
    await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor();
    expect(await page.getByText('demonstration').count()).toBe(0);
  });

  it('stops the start when the file is wrong', async () => {
    const wrong = { ...SITE, company: { ...COMPANY, email: 'nobody' } };
    await expect(startWebProcess(gateway, settingsOf(wrong))).rejects.toThrow(
      'ended before it listened',
    );
  });
});

it('has a name of any length in its line, beside the menu', async () => {
  const PRODUCT_NAME = 'Slots and Games of All the Seven Seas and Their Islands';
  const named = await startWebProcess(gateway, { ...settingsOf(SITE), PRODUCT_NAME });
  gateway.passTo(named.url);
  try {
    const page = await open('/', { viewport: { width: 320, height: 740 } });
    expect(await sidewaysFaults(page, `${gateway.url}/`)).toEqual([]);
    await page.setViewportSize({ width: 320, height: 740 });
    const menu = await page.getByRole('button', { name: 'Open menu' }).boundingBox();
    expect((menu?.x ?? 320) + (menu?.width ?? 0)).toBeLessThanOrEqual(320);
  } finally {
    gateway.passTo(web.url);
    await named.stop();
  }
});

describe('a legal text', () => {
  it('comes whole from the server, in its own page alone, and harmless', async () => {
    const html = await htmlOf('/privacy');
    const [, main = ''] = html.split('<main');
    expect(main).toContain('What we know of you</h1>');
    expect(main).toContain('<h2>Your rights</h2>');
    expect(main).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(html).toContain('<title>What we know of you | Slots &amp; Games</title>');
    expect(html).not.toContain('Play fair.');
    expect(await htmlOf('/terms')).toContain('Terms and Conditions</h1>');
    expect(await htmlOf('/')).not.toContain('Your rights');
  });

  it('is there for who comes from another page, goes on and comes back', async () => {
    const page = await open('/privacy');
    const complaints: string[] = [];
    page.on('console', (message) => complaints.push(message.text()));
    await page.getByRole('contentinfo').getByRole('link', { name: 'Terms and Conditions' }).click();
    await page.getByText('Play fair.').waitFor();
    await page.goBack();
    await page.getByRole('heading', { name: 'Your rights' }).waitFor();
    expect(complaints).toEqual([]);
  });

  it('can be asked for again when it did not arrive', async () => {
    const page = await open('/');
    await page.route('**/documents/terms.json', (route) => route.abort());
    await page.getByRole('contentinfo').getByRole('link', { name: 'Terms and Conditions' }).click();
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByText('Play fair.').waitFor();
    expect(page.url()).toBe(`${gateway.url}/terms`);
  });

  it('fits a small phone, whatever is written in it', async () => {
    for (const path of ['/privacy', '/terms']) {
      const page = await open(path, { viewport: { width: 320, height: 640 } });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
      expect(await accessibilityFaults(page)).toEqual([]);
    }
  });
});

describe('what the privacy page says that browsers keep', () => {
  it.each([
    ['http://reels.example', ''],
    ['https://reels.example', '__Host-'],
  ])('has the names that browsers show at %s', async (origin, prefix) => {
    const other = await startWebProcess(gateway, { ...settingsOf(SITE), PUBLIC_ORIGIN: origin });
    const html = await (await fetch(`${other.url}/privacy`)).text();
    await other.stop();
    const told = [...html.matchAll(/<code[^>]*>([^<]*)<\/code>/g)].map(([, name]) => name);
    const cookies = ['age-check', 'token', 'known-browser', 'sign-in', 'sidebar_state'];
    expect(told).toEqual(expect.arrayContaining(cookies.map((name) => `${prefix}${name}`)));
    expect(told).toContain('followed_import');
  });
});

describe('the privacy choices where scripts do not run', () => {
  it('are a part of the privacy page', async () => {
    const page = await open('/', { window: { javaScriptEnabled: false }, stored: {} });
    await page.getByRole('link', { name: 'Privacy choices' }).click();
    const choices = page.locator('#privacy-choices');
    await choices.getByRole('heading', { name: 'Privacy choices' }).waitFor();
    await choices.getByText('favourite_games').waitFor();
    expect(await choices.getByRole('button').count()).toBe(0);
  });
});
