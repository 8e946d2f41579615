import { expect, test } from '@jest/globals';
import { getPublicAuthor, listAuthors } from '@slots/contracts/casino/authors';
import { listProductionCasinos } from '@slots/contracts/casino/casinos';
import {
  type Guide,
  getPublicGuide,
  guideContent,
  guides,
  listGuideTags,
  listPublicGuides,
} from '@slots/contracts/casino/guides';
import { listCountries } from '@slots/contracts/geo/countries';
import { until } from '@slots/testing/until';
import type { z } from 'zod';
import { callsOf, openScreen, questionOnReload, toasts } from '../../../testing/portal-screen.ts';
import { COUNTRIES, offer, staffCasino } from '../../../testing/records.ts';
import { screenFaults } from '../../../testing/screen-faults.ts';
import { siteOn } from '../../../testing/site.ts';
import { follow, openAsVisitor } from '../../../testing/visitor.ts';
import { webForTests } from '../../../testing/web-under-test.ts';

const LONG_MS = 60_000;
const AT = '2026-11-20T10:00:00.000Z';
const AUTHOR = { name: 'Nora Vance', slug: 'nora-vance', role: 'Reviewer', picture: null };
const person = { id: 1, username: 'marianne' };

const link = (kind: 'casino' | 'offer', id: number, text: string) => ({
  type: 'text' as const,
  text,
  marks: [{ type: 'reference' as const, attrs: { kind, id } }],
});

const guide = (changes: Partial<Guide> = {}): Guide => ({
  id: 3,
  title: 'What wagering means <b>really</b>',
  slug: 'what-wagering-means',
  summary: 'A bonus is not money.',
  cover: null,
  author: AUTHOR,
  tags: [{ name: 'Bonuses', slug: 'bonuses' }],
  publishedAt: '2026-11-01T08:00:00.000Z',
  updatedAt: '2026-11-05T08:00:00.000Z',
  text: {
    type: 'doc',
    content: [
      { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: 'In short' }] },
      {
        type: 'paragraph',
        content: [
          link('casino', 1, 'a casino'),
          link('offer', 2, 'an offer'),
          link('offer', 9, 'an ended offer'),
        ],
      },
    ],
  },
  relatedGameIds: [],
  relatedCasinoIds: [1],
  places: [
    { kind: 'casino', id: 1, name: 'Casino 1', slug: 'casino-1' },
    {
      kind: 'offer',
      id: 2,
      name: 'Casino 2',
      slug: 'casino-2',
      headline: 'Offer 2',
      ctaLink: 'https://partner.example/offer-2',
    },
  ],
  ...changes,
});

const web = await webForTests();

const text = async (path: string) => (await fetch(`${web.gateway.url}${path}`)).text();

test(
  'visitors find a guide, read it without a script, and its links lead where they should',
  async () => {
    const site = siteOn(web.gateway);
    const place = { place: 'guide' as const, of: 3, toplist: '4a', reason: null, paid: false };
    site.offers.all = [offer(1), offer(2), offer(5, { toplists: [{ ...place, rank: 1 }] })];
    const { text: _text, relatedGameIds: _g, relatedCasinoIds: _c, places: _p, ...card } = guide();
    web.gateway.on(listPublicGuides, ({ query: { page, tag } }) => {
      const total = tag === undefined ? 20 : 1;
      const data = page > 2 ? [] : [{ ...card, id: page }];
      return { status: 200, body: { data, total, hasMore: page < 2 && total > 1 } };
    });
    web.gateway.always(listGuideTags, [
      { name: 'Bonuses', slug: 'bonuses', guides: 2, updatedAt: card.updatedAt },
      { name: 'Terms', slug: 'terms', guides: 2, updatedAt: card.updatedAt },
      { name: 'Rare', slug: 'rare', guides: 1, updatedAt: card.updatedAt },
    ]);
    web.gateway.on(getPublicGuide, ({ params: { slug }, response }) => {
      if (slug === 'as-it-was') {
        response.writeHead(301, { Location: '/api/public/guides/what-wagering-means' }).end();
        return 'by itself';
      }
      return slug === 'what-wagering-means'
        ? { status: 200, body: guide() }
        : { refuse: 404, message: 'Guide Not Found' };
    });

    const list = await text('/guides');
    expect(list).toContain('href="/guides/what-wagering-means"');
    expect(list).toContain('href="/guides?page=2"');
    expect((await fetch(`${web.gateway.url}/guides?page=3`)).status).toBe(404);
    expect((await fetch(`${web.gateway.url}/guides/nowhere`)).status).toBe(404);
    const moved = await fetch(`${web.gateway.url}/guides/as-it-was`, { redirect: 'manual' });
    expect([moved.status, moved.headers.get('location')]).toEqual([
      301,
      '/guides/what-wagering-means',
    ]);

    expect(list).toContain('href="/guides/tags/bonuses"');
    // A page of one guide says nothing that the guide does not.
    expect(list).not.toContain('href="/guides/tags/rare"');
    expect(await text('/guides/tags/rare')).toContain('name="robots" content="noindex"');
    const tagged = await text('/guides/tags/bonuses');
    expect(tagged).toContain(`rel="canonical" href="${web.gateway.url}/guides/tags/bonuses"`);
    expect(tagged).not.toContain('noindex');
    expect(tagged).toContain('/share/guide-tags/bonuses.png');
    expect((await fetch(`${web.gateway.url}/guides/tags/nothing`)).status).toBe(404);
    const tagsInSitemap = await text('/sitemaps/guide-tags.xml');
    expect(tagsInSitemap).toMatch(/guides\/tags\/bonuses<\/loc><lastmod>2026-11-05/);
    expect(tagsInSitemap).not.toContain('/rare');

    const html = await text('/guides/what-wagering-means');
    expect(html).toContain('href="/guides/tags/bonuses"');
    expect(html).not.toContain('<b>really</b>');
    const [, ld = ''] =
      /<script type="application\/ld\+json"[^>]*>([^<]*"Article"[^<]*)</.exec(html) ?? [];
    expect(JSON.parse(ld)).toMatchObject({
      '@type': 'Article',
      datePublished: '2026-11-01T08:00:00.000Z',
      dateModified: '2026-11-05T08:00:00.000Z',
      author: { '@type': 'Person', name: 'Nora Vance' },
    });
    expect(html).toContain('property="og:type" content="article"');
    const feed = await text('/feed.xml');
    expect(feed).toContain('<title>What wagering means &lt;b&gt;really&lt;/b&gt;</title>');
    expect(feed).toContain('<dc:creator>Nora Vance</dc:creator>');
    expect(feed).toContain('<pubDate>Sun, 01 Nov 2026 08:00:00 GMT</pubDate>');
    expect(await text('/sitemaps/guides.xml')).toMatch(
      /guides\/what-wagering-means<\/loc><lastmod>2026-11-05/,
    );

    expect(await text('/sitemaps/pages.xml')).toMatch(/guides<\/loc><lastmod>2026-11-05/);

    const page = await openAsVisitor(web, '/guides');
    expect(await screenFaults(page)).toEqual([]);
    const toGuide = page.getByRole('link', { name: /What wagering means/ });
    await toGuide.focus();
    const box = await page.getByRole('article').boundingBox();
    const besideCard = () =>
      page.screenshot({
        clip: { x: (box?.x ?? 0) - 8, y: (box?.y ?? 0) + 20, width: 8, height: 20 },
      });
    const focused = await besideCard();
    await toGuide.blur();
    expect(focused.equals(await besideCard())).toBe(false);
    await page.getByRole('link', { name: 'Bonuses' }).first().click();
    await page.getByRole('heading', { level: 1, name: 'Guides: Bonuses' }).waitFor();
    expect(await screenFaults(page)).toEqual([]);
    await page.getByRole('link', { name: /What wagering means/ }).click();
    await page.getByRole('heading', { level: 1, name: /What wagering means/ }).waitFor();
    const article = page.getByRole('main');
    const out = article.getByRole('link', { name: 'an offer', exact: true });
    expect(await out.getAttribute('rel')).toBe('sponsored noopener');
    await article.getByText('(18+, ad)').waitFor();
    expect(await article.getByRole('link', { name: 'an ended offer' }).count()).toBe(0);
    expect(
      await article.getByRole('link', { name: 'a casino', exact: true }).getAttribute('href'),
    ).toBe('/casino-review/casino-1');
    // The guide's own toplist comes first.
    expect(await page.getByRole('article', { name: 'Offer' }).first().innerText()).toContain(
      'Offer 5',
    );
    expect(await screenFaults(page)).toEqual([]);
    await follow(page, '/guides?page=3');
    await page.getByText('This list has no such page.').waitFor();
  },
  LONG_MS,
);

test.each([
  ['unpublished', 404],
  ['deleted', 410],
] as const)(
  'a guide that was %s meanwhile is not shown by a link, and for everybody it names no country',
  async (_how, refuse) => {
    const site = siteOn(web.gateway);
    site.detected = 'GL';
    site.offers.all = [offer(1, { countries: ['gl'] })];
    let published = true;
    web.gateway.on(getPublicGuide, () =>
      published ? { status: 200, body: guide() } : { refuse, message: 'Guide Not Found' },
    );
    const page = await openAsVisitor(web, '/guides/what-wagering-means');
    await page.getByRole('heading', { level: 2, name: 'Casino bonuses', exact: true }).waitFor();
    const goTo = async (path: string, heading: string | RegExp) => {
      await follow(page, path);
      await page.getByRole('heading', { level: 1, name: heading }).waitFor();
    };
    await goTo('/guides', 'Guides');
    published = false;
    await goTo('/guides/what-wagering-means', 'Guide Not Found');
    expect(await page.getByText('In short').count()).toBe(0);
    published = true;
    await goTo('/guides', 'Guides');
    await goTo('/guides/what-wagering-means', /What wagering means/);
  },
);

test.each([
  ['guide', getPublicGuide, '/guides/what-wagering-means'],
  ['author', getPublicAuthor, '/authors/nora-vance'],
] as const)(
  'a page of a %s has its own title while it loads and when it fails, with the id of its request',
  async (what, call, path) => {
    const { gateway } = web;
    siteOn(gateway);
    const page = await openAsVisitor(web, '/guides');
    gateway.held.add(call);
    gateway.failing.add(call);
    await follow(page, path);
    await until(async () => expect(await page.title()).toContain(`Loading ${what}...`));
    gateway.letGo();
    const failure = page
      .getByRole('alert')
      .filter({ has: page.getByRole('heading', { level: 1 }) });
    await failure.waitFor();
    expect(await page.title()).toMatch(
      new RegExp(`${what}.* could not be loaded|Error loading ${what}`),
    );
    expect(await failure.locator('code').textContent()).not.toBe('');
  },
);

type Record = z.output<typeof guides.whole>;

function recordOf(content: Record['content']): Record {
  const draft = { at: AT, writers: [person] };
  const dates = { createdAt: AT, updatedAt: AT };
  return {
    id: 3,
    subject: {},
    title: content.title,
    draft,
    plan: null,
    published: null,
    ...dates,
    content,
  };
}

/** A guide that was just begun. */
const EMPTY = guideContent.parse({
  title: 'How RTP works',
  slug: 'how-rtp-works',
  summary: '',
  cover: null,
  authorId: null,
  tags: [],
  relatedGameIds: [],
  relatedCasinoIds: [],
  text: { type: 'doc', content: [] },
});

test(
  'staff begin a guide, write it and look at it as visitors would',
  async () => {
    const { gateway } = web;
    let record = recordOf(EMPTY);
    gateway.collection(listProductionCasinos).all = [staffCasino(1, { name: 'Golden Reef' })];
    gateway.collection(listCountries).all = COUNTRIES;
    gateway.collection(listAuthors).all = [
      {
        ...AUTHOR,
        id: 1,
        words: null,
        links: [],
        createdAt: AT,
        updatedAt: AT,
      },
    ];
    const answer = () => ({ status: 200 as const, body: record, headers: { ETag: '"1-staff"' } });
    gateway.on(guides.list, () => ({ status: 200, body: { data: [record], total: 1 } }));
    gateway.on(guides.get, answer);
    gateway.on(guides.create, ({ body }) => {
      record = recordOf(body.content);
      return { ...answer(), status: 201 };
    });
    gateway.on(guides.save, ({ body }) => {
      record = recordOf(body.content);
      return answer();
    });
    gateway.on(guides.preview, () => ({ status: 200, body: guide() }));
    gateway.on(guides.publish, () => ({
      refuse: 409,
      message: 'Some fields have to be filled in before it can be published.',
      errors: [{ path: 'content.summary', message: 'is needed before publication' }],
    }));

    const page = await openScreen(web, '/dashboard/guides', 'user');
    await page.getByRole('link', { name: 'How RTP works' }).waitFor();
    expect(await screenFaults(page)).toEqual([]);
    await page.getByRole('button', { name: 'New Guide' }).click();
    const dialog = page.getByRole('dialog', { name: 'New Guide' });
    await dialog.getByLabel('Title').fill('Slots & bonuses: où');
    expect(await dialog.getByLabel('Slug').inputValue()).toBe('slots-bonuses-ou');
    await dialog.getByLabel('Title').fill('Reading the Terms!');
    expect(await dialog.getByLabel('Slug').inputValue()).toBe('reading-the-terms');
    await dialog.getByRole('button', { name: 'Create' }).click();
    await page.getByRole('heading', { level: 1, name: 'Reading the Terms!' }).waitFor();

    await page.getByRole('button', { name: 'Publish...' }).click();
    await page.getByRole('button', { name: 'Publish Now' }).click();
    await page.getByText('is needed before publication').waitFor();
    await page.getByLabel('Summary').fill('What to read first.');
    await page.getByLabel('Author').selectOption('Nora Vance');
    await page.getByLabel('Tags').fill('Terms\n Bonuses \n');
    await page.getByRole('button', { name: 'Add Casino' }).click();
    await page.getByRole('option', { name: 'Golden Reef' }).click();
    await page.getByRole('textbox', { name: 'Text', exact: true }).click();
    await page.keyboard.type('Begin at the end.');
    await page.keyboard.press('Shift+Enter');
    await page.keyboard.type('Then go back.');
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.press('ControlOrMeta+B');
    expect(await screenFaults(page)).toEqual([]);
    await page.getByRole('button', { name: 'Save Draft' }).click();
    await toasts(page).getByText('Draft saved').waitFor();
    const sent = guides.save.body.parse(callsOf(gateway, 'PUT', /draft$/).at(-1)?.body);
    expect(sent.content).toMatchObject({
      summary: 'What to read first.',
      authorId: 1,
      tags: ['Terms', 'Bonuses'],
      relatedCasinoIds: [1],
      text: {
        content: [
          {
            type: 'paragraph',
            content: [
              { type: 'text', text: 'Begin at the end.', marks: [{ type: 'bold' }] },
              { type: 'hardBreak' },
              { type: 'text', text: 'Then go back.', marks: [{ type: 'bold' }] },
            ],
          },
        ],
      },
    });
    await page.getByRole('button', { name: 'Preview' }).click();
    const preview = page.getByRole('dialog', { name: 'Preview' });
    await preview.getByRole('heading', { name: /What wagering means/ }).waitFor();
    await preview.getByLabel('As a visitor from').selectOption('SE');
    await until(() =>
      expect(callsOf(gateway, 'GET', /preview\?/).at(-1)?.url).toContain('country=SE'),
    );
  },
  LONG_MS,
);

test('a guide that a failure kept from being begun says so, and what was typed stays', async () => {
  const { gateway } = web;
  gateway.on(guides.list, () => ({ status: 200, body: { data: [recordOf(EMPTY)], total: 1 } }));
  gateway.on(guides.create, () => ({ refuse: 503 }));
  const page = await openScreen(web, '/dashboard/guides', 'user');
  await page.getByRole('button', { name: 'New Guide' }).click();
  const dialog = page.getByRole('dialog', { name: 'New Guide' });
  await dialog.getByLabel('Title').fill('Reading the Terms!');
  await dialog.getByRole('button', { name: 'Create' }).click();
  await toasts(page).getByText('The guide could not be created.').waitFor();
  expect(await questionOnReload(page)).toBe('beforeunload');
  expect(await dialog.getByLabel('Title').inputValue()).toBe('Reading the Terms!');
});

test('a cover that is refused says so where it is', async () => {
  const { gateway } = web;
  const message = 'There is no picture aaaa.';
  const body = recordOf(EMPTY);
  gateway.on(guides.get, () => ({ status: 200, body, headers: { ETag: '"1-staff"' } }));
  gateway.on(guides.save, () => ({
    refuse: 400,
    message: `content.cover: ${message}`,
    errors: [{ path: 'content.cover', message }],
  }));
  const page = await openScreen(web, '/dashboard/guides/3', 'user');
  await page.getByLabel('Summary').fill('In short.');
  await page.getByRole('button', { name: 'Save Draft' }).click();
  const cover = page.getByRole('region', { name: 'Cover' });
  expect(await cover.getByRole('alert').innerText()).toBe(message);
});

test(
  'a guide that somebody else changed meanwhile is merged, or asked about, and nothing typed is lost',
  async () => {
    const { gateway } = web;
    const words = (said: string) => ({
      type: 'doc' as const,
      content: [{ type: 'paragraph' as const, content: [{ type: 'text' as const, text: said }] }],
    });
    let version = 1;
    let record = recordOf(
      guideContent.parse({
        title: 'How RTP works',
        slug: 'how-rtp-works',
        summary: 'Short.',
        cover: null,
        authorId: null,
        tags: [],
        relatedGameIds: [],
        relatedCasinoIds: [],
        text: words('The beginning.'),
      }),
    );
    const store = (changes: Partial<Record['content']>) => {
      version += 1;
      record = recordOf({ ...record.content, ...changes });
    };
    const answer = () => ({
      status: 200 as const,
      body: record,
      headers: { ETag: `"${version}-staff"` },
    });
    gateway.on(guides.get, answer);
    gateway.on(guides.save, ({ body, headers }) => {
      if (headers['if-match'] !== answer().headers.ETag) {
        return { refuse: 412, message: 'This guide was changed by petra.' };
      }
      store(body.content);
      return answer();
    });

    const page = await openScreen(web, '/dashboard/guides/3', 'user');
    const summary = page.getByLabel('Summary');
    const editor = page.getByRole('textbox', { name: 'Text', exact: true });
    const save = page.getByRole('button', { name: 'Save Draft' });
    const question = page.getByRole('dialog', { name: 'Somebody else changed this record' });
    await editor.waitFor();

    // Different fields: theirs come to the screen, the text too.
    await summary.fill('Mine.');
    store({ text: words('Their text.'), tags: ['Terms'] });
    await save.click();
    await toasts(page).getByText('Draft saved').waitFor();
    expect(record.content).toMatchObject({ summary: 'Mine.', tags: ['Terms'] });
    await editor.getByText('Their text.').waitFor();
    expect(await page.getByLabel('Tags').inputValue()).toBe('Terms');

    // The same fields: theirs are shown beside what was typed.
    await editor.click();
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type('My text.');
    await page.getByLabel('Title').fill('My title');
    store({ text: words('Their other text.') });
    await save.click();
    await question.getByText('This guide was changed by petra. Which version').waitFor();
    await question.getByText('Their other text.', { exact: true }).waitFor();
    await question.getByText('My text.', { exact: true }).waitFor();
    expect(await screenFaults(page)).toEqual([]);
    await question.getByRole('button', { name: 'Keep theirs' }).click();
    await editor.getByText('Their other text.').waitFor();
    expect(record.content).toMatchObject({
      title: 'My title',
      text: words('Their other text.'),
    });
    expect(await save.isDisabled()).toBe(true);

    // What is typed while it is on its way stays, and writes over nobody.
    await summary.fill('One.');
    store({ tags: ['Bonuses'] });
    gateway.held.add(guides.save);
    await save.click();
    await until(() => expect(callsOf(gateway, 'PUT', /draft$/).length).toBeGreaterThan(4));
    await summary.fill('One. Two.');
    gateway.letGo();
    await until(() => expect(record.content.summary).toBe('One.'));
    await until(async () => expect(await save.isEnabled()).toBe(true));
    await save.click();
    await until(() => expect(record.content.summary).toBe('One. Two.'));
    expect(record.content.tags).toEqual(['Bonuses']);
    await until(async () => expect(await page.getByLabel('Tags').inputValue()).toBe('Bonuses'));
  },
  LONG_MS,
);

test(
  'what was typed when somebody else scheduled a guide is still there once the schedule is cancelled',
  async () => {
    const { gateway } = web;
    let version = 1;
    let record = recordOf(EMPTY);
    const become = (changes: Partial<Record>) => {
      version += 1;
      record = { ...record, ...changes };
    };
    const answer = () => ({
      status: 200 as const,
      body: record,
      headers: { ETag: `"${version}-staff"` },
    });
    gateway.on(guides.get, answer);
    gateway.on(guides.save, ({ body, headers }) => {
      if (headers['if-match'] !== answer().headers.ETag) {
        return { refuse: 412, message: 'This guide was changed by petra.' };
      }
      if (record.plan) return { refuse: 409, message: 'It is scheduled.' };
      become({ content: body.content });
      return answer();
    });
    gateway.on(guides.cancel, () => {
      become({ plan: null });
      return answer();
    });

    const page = await openScreen(web, '/dashboard/guides/3', 'user');
    const summary = page.getByLabel('Summary');
    const editor = page.getByRole('textbox', { name: 'Text', exact: true });
    const save = page.getByRole('button', { name: 'Save Draft' });
    await editor.click();
    await page.keyboard.type('My text.');
    await summary.fill('Mine.');
    become({ plan: { at: '2027-01-01T12:00:00.000Z', by: person } });
    await save.click();
    await page.getByText('The text can be changed once the schedule is cancelled.').waitFor();
    await page.getByText('It is scheduled.', { exact: true }).waitFor();
    expect(await summary.isDisabled()).toBe(true);
    expect(await editor.count()).toBe(0);
    await page.getByRole('button', { name: 'Cancel Schedule' }).click();
    await editor.getByText('My text.', { exact: true }).waitFor();
    expect(await summary.inputValue()).toBe('Mine.');
    expect(await page.getByText('It is scheduled.', { exact: true }).count()).toBe(0);
    await save.click();
    await toasts(page).getByText('Draft saved').waitFor();
    expect(record.content).toMatchObject({
      summary: 'Mine.',
      text: { content: [{ content: [{ type: 'text', text: 'My text.' }] }] },
    });
  },
  LONG_MS,
);

test("a long text's tools stay in view, below the portal's header", async () => {
  const paragraph = (words: string) => ({
    type: 'paragraph' as const,
    content: [{ type: 'text' as const, text: words }],
  });
  const content = [...Array.from({ length: 60 }, () => paragraph('And so on.')), paragraph('End.')];
  const record = recordOf({ ...EMPTY, text: { type: 'doc', content } });
  web.gateway.on(guides.get, () => ({ status: 200, body: record, headers: { ETag: '"1-staff"' } }));
  const page = await openScreen(web, '/dashboard/guides/3', 'user');
  await page.getByRole('textbox', { name: 'Text', exact: true }).getByText('End.').hover();
  const header = await page.getByRole('banner').boundingBox();
  const tools = await page.getByRole('toolbar', { name: 'Tools for Text' }).boundingBox();
  expect(tools?.y).toBe((header?.y ?? 0) + (header?.height ?? 0));
});

test('a text says how it is left by keyboard, and is', async () => {
  const record = recordOf(EMPTY);
  web.gateway.on(guides.get, () => ({ status: 200, body: record, headers: { ETag: '"1-staff"' } }));
  const page = await openScreen(web, '/dashboard/guides/3', 'user');
  await page.getByText('Escape leaves the text.').waitFor();
  const editor = page.getByRole('textbox', { name: 'Text', exact: true });
  const focused = page.locator(':focus');
  await editor.focus();
  await editor.and(focused).waitFor();
  await page.keyboard.press('Escape');
  await until(async () => expect(await editor.and(focused).count()).toBe(0));
});

test('a casino that somebody else has created meanwhile can be put beside a guide', async () => {
  const { gateway } = web;
  const casinos = gateway.collection(listProductionCasinos);
  casinos.all = [staffCasino(1, { name: 'Golden Reef' })];
  const record = recordOf(EMPTY);
  gateway.on(guides.list, () => ({ status: 200, body: { data: [record], total: 1 } }));
  gateway.on(guides.get, () => ({ status: 200, body: record, headers: { ETag: '"1-staff"' } }));
  const page = await openScreen(web, '/dashboard/guides/3', 'user');
  await page.getByRole('button', { name: 'Add Casino' }).click();
  await page.getByRole('option', { name: 'Golden Reef' }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Guides' }).first().click();
  casinos.all = [...casinos.all, staffCasino(2, { name: 'New Harbour' })];
  await page.getByRole('link', { name: 'How RTP works' }).click();
  await page.getByRole('button', { name: 'Add Casino' }).click();
  await page.getByRole('option', { name: 'New Harbour' }).click();
  await page.getByRole('button', { name: 'Remove New Harbour' }).waitFor();
  expect(callsOf(gateway, 'GET', listProductionCasinos.path)).toHaveLength(2);
});

test('casinos that cannot be fetched, and that there are none, are said where one is chosen', async () => {
  const { gateway } = web;
  const record = recordOf(EMPTY);
  gateway.on(guides.get, () => ({ status: 200, body: record, headers: { ETag: '"1-staff"' } }));
  gateway.failing.add(listProductionCasinos);
  const page = await openScreen(web, '/dashboard/guides/3', 'user');
  await page.getByRole('button', { name: 'Add Casino' }).click();
  await page.getByText('Failed to fetch casinos').waitFor();
  gateway.failing.clear();
  await page.reload();
  await page.getByRole('button', { name: 'Add Casino' }).click();
  await page.getByText('No other casinos').waitFor();
  expect(await page.getByText('Loading casinos...').count()).toBe(0);
});

test('a preview that fails says why, and names its request', async () => {
  const { gateway } = web;
  const record = recordOf(EMPTY);
  const message = 'This guide was deleted.';
  gateway.on(guides.get, () => ({ status: 200, body: record, headers: { ETag: '"1-staff"' } }));
  gateway.on(guides.preview, () => ({ refuse: 404, message }));
  const page = await openScreen(web, '/dashboard/guides/3', 'user');
  await page.getByRole('button', { name: 'Preview' }).click();
  const failure = page.getByRole('dialog', { name: 'Preview' }).getByRole('alert');
  await failure.getByText(message).waitFor();
  expect(await failure.locator('code').textContent()).toBe('request-of-the-fake');
});

test('the authors to choose from are those of now, and one that is gone is named', async () => {
  const { gateway } = web;
  const record = recordOf({ ...EMPTY, authorId: 2 });
  const author = { ...AUTHOR, words: null, links: [], createdAt: AT, updatedAt: AT };
  const authors = gateway.collection(listAuthors);
  authors.all = [{ ...author, id: 1 }];
  gateway.on(guides.list, () => ({ status: 200, body: { data: [record], total: 1 } }));
  gateway.on(guides.get, () => ({ status: 200, body: record, headers: { ETag: '"1-staff"' } }));
  const page = await openScreen(web, '/dashboard/guides/3', 'user');
  const chosen = page.getByLabel('Author').locator('option:checked');
  await until(async () => expect(await chosen.textContent()).toBe('Author 2 (not found)'));
  await page.getByRole('navigation').getByRole('link', { name: 'Guides' }).click();
  authors.all = [
    { ...author, id: 1 },
    { ...author, id: 2, name: 'Ada Byrne' },
  ];
  await page.getByRole('link', { name: record.title }).click();
  await until(async () => expect(await chosen.textContent()).toBe('Ada Byrne'));
});

test('a refused guide takes the focus to its first invalid field', async () => {
  const { gateway } = web;
  const record = recordOf(EMPTY);
  gateway.on(guides.get, () => ({ status: 200, body: record, headers: { ETag: '"1-staff"' } }));
  const page = await openScreen(web, '/dashboard/guides/3', 'user');
  const save = page.getByRole('button', { name: 'Save Draft' });
  const focused = page.locator(':focus');
  await page.getByLabel('Title').fill('');
  await save.click();
  await page.getByLabel('Title').and(focused).waitFor();
  await page.getByLabel('Title').fill('How it works');
  for (const [field, label] of [
    ['authorId', page.getByLabel('Author')],
    ['relatedCasinoIds', page.getByRole('region', { name: 'Related casinos' })],
    ['text', page.getByRole('textbox', { name: 'Text', exact: true })],
  ] as const) {
    gateway.on(guides.save, () => ({
      refuse: 400,
      message: 'Refused',
      errors: [{ path: `content.${field}.0`, message: `${field} is refused` }],
    }));
    await save.click();
    const fault = page.getByRole('alert').filter({ hasText: `${field} is refused` });
    await fault.waitFor();
    await label.and(focused).waitFor();
    expect(await label.getAttribute('aria-invalid')).toBe('true');
    const described = await label.getAttribute('aria-describedby');
    expect(described?.split(' ')).toContain(await fault.getAttribute('id'));
  }
  expect(await screenFaults(page)).toEqual([]);
});
