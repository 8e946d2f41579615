import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import {
  createAuthor,
  getAuthor,
  getPublicAuthor,
  listAuthors,
  listPublicAuthors,
  updateAuthor,
} from '@slots/contracts/casino/authors';
import { casino as casinoShape, getCasino, getCasinoBySlug } from '@slots/contracts/casino/casinos';
import { callsOfDrafted } from '@slots/contracts/casino/drafted';
import { addArticleImage, getCasinoImage } from '@slots/contracts/casino/images';
import { getCasinoReview, reviews } from '@slots/contracts/casino/reviews';
import type { Contract } from '@slots/contracts/contract';
import { MAX_RICH_TEXT_LENGTH } from '@slots/contracts/text-limits';
import { SLOWNESS } from '@slots/testing/slowness';
import { until } from '@slots/testing/until';
import type { Locator, Page } from 'playwright-core';
import sharp from 'sharp';
import { z } from 'zod';
import { startCasinoUnderTest } from '../../services/casino/src/casino-under-test.ts';
import { accessibilityFaults } from '../testing/accessibility.ts';
import { callsOf, openScreen, questionOnReload, toasts } from '../testing/portal-screen.ts';
import { sidewaysFaults } from '../testing/sideways.ts';
import { siteOn } from '../testing/site.ts';
import { openAsVisitor } from '../testing/visitor.ts';
import { startWebUnderTest, type WebUnderTest } from '../testing/web-under-test.ts';

/** Reviews as the newsroom and its readers see them: the web app with the real casino service behind it. */

const START_MS = 180_000;
/** Opening a long review takes about five times what showing its elements alone does. */
const MAX_TIMES_PLAIN = 20;
const MORNING_MS = 180_000;
const TAB = '/dashboard/casinos/royal-oak?tab=review';
const PAGE = '/casino-review/royal-oak';

let web: WebUnderTest;
let casino: Awaited<ReturnType<typeof startCasinoUnderTest>>;
let casinoId = 0;

/** The casino service answers these calls in place of the fake, on behalf of the signed-in user. */
function forward(contract: Contract): void {
  web.gateway.on(contract, async ({ params, query, body, headers, response }) => {
    const of: Readonly<Record<string, unknown>> = Object(params);
    const path = contract.path.replaceAll(/:(\w+)/g, (_match, name: string) =>
      encodeURIComponent(String(of[name])),
    );
    const asked = Object.entries(Object(query)).filter(([, value]) => value !== undefined);
    const search = new URLSearchParams(asked.map(([name, value]) => [name, String(value)]));
    const { user } = web.gateway;
    const ifMatch = headers['if-match'];
    const answer = await fetch(`${casino.url}${path}?${search}`, {
      method: contract.method,
      redirect: 'manual',
      headers: {
        ...(user && { Authorization: casino.authorization(user.role) }),
        ...(ifMatch !== undefined && { 'If-Match': ifMatch }),
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const kept = ['content-type', 'etag', 'location'].flatMap((name) => {
      const value = answer.headers.get(name);
      return value === null ? [] : [[name, value] as const];
    });
    response.writeHead(answer.status, Object.fromEntries(kept));
    response.end(Buffer.from(await answer.arrayBuffer()));
    return 'by itself';
  });
}

beforeAll(async () => {
  [web, casino] = await Promise.all([
    startWebUnderTest(),
    startCasinoUnderTest({ FOUR_EYES: true }),
  ]);
  const made = await casino.admin('POST', '/api/casinos', { name: 'Royal Oak' });
  casinoId = casinoShape.parse(made.body).id;
  await casino.admin('PATCH', `/api/casinos/${casinoId}`, { published: true });
}, START_MS);

afterAll(async () => {
  await web.stop();
  await casino.stop();
});

beforeEach(() => {
  siteOn(web.gateway);
  for (const contract of [
    ...callsOfDrafted(reviews),
    listAuthors,
    getAuthor,
    createAuthor,
    updateAuthor,
    listPublicAuthors,
    getPublicAuthor,
    getCasino,
    getCasinoBySlug,
    getCasinoReview,
    addArticleImage,
    getCasinoImage,
  ]) {
    forward(contract);
  }
});

afterEach(() => web.closePages());

const panel = (page: Page) => page.getByRole('tabpanel');
const toast = (page: Page, text: string | RegExp) =>
  toasts(page).filter({ hasText: text }).waitFor();

async function choose(page: Page, label: string, option: string): Promise<void> {
  await panel(page).getByLabel(label, { exact: true }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

async function save(page: Page): Promise<void> {
  const saved = page.waitForResponse(
    (answer) =>
      answer.ok() && answer.request().method() !== 'GET' && answer.url().includes('/api/reviews'),
  );
  await panel(page).getByRole('button', { name: 'Save Draft' }).click();
  await (await saved).finished();
  // That of an earlier save may still be there.
  await toasts(page).filter({ hasText: 'Draft saved' }).first().waitFor();
}

async function openPublication(page: Page): Promise<Locator> {
  await panel(page).getByRole('button', { name: 'Publish...' }).click();
  const dialog = page.getByRole('dialog', { name: 'Publish' });
  await dialog.waitFor();
  return dialog;
}

async function publish(page: Page): Promise<void> {
  const dialog = await openPublication(page);
  await dialog.getByRole('button', { name: 'Publish Now' }).click();
}

/** @returns the time of the publication, seconds after it was scheduled */
async function schedule(page: Page): Promise<Date> {
  const dialog = await openPublication(page);
  const at = new Date(Math.ceil(Date.now() / 1_000) * 1_000 + 5_000 * SLOWNESS);
  await dialog.getByLabel('Publish at (UTC)').fill(at.toISOString().slice(0, 19));
  await dialog.getByRole('button', { name: 'Schedule' }).click();
  return at;
}

const reader = async () => (await fetch(`${web.gateway.url}${PAGE}`)).text();

/** The review as the next one of the staff opens it, once the one before has left. */
async function nextPerson(before: Page, role: 'user' | 'admin'): Promise<Page> {
  await before.close();
  return openScreen(web, TAB, role);
}

/** The page's structured data of this type. */
function thingOf(html: string, type: string) {
  const blocks = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)];
  return blocks.map(([, json]) => JSON.parse(json ?? '')).find((thing) => thing['@type'] === type);
}

describe('a newsroom', () => {
  test(
    'writes a review, has it approved, schedules it, sees it at its time, and restores a version',
    async () => {
      let page = await openScreen(web, '/dashboard/authors', 'user');
      await page.getByRole('button', { name: 'Add Author' }).first().click();
      const form = page.getByRole('dialog', { name: 'Add Author' });
      await form.getByLabel('Name').fill('Nora Vance');
      expect(await form.getByLabel('Slug').inputValue()).toBe('nora-vance');
      await form.getByLabel('Role').fill('Casino reviewer');
      await form.getByLabel('Slug').fill('');
      await form.getByLabel('Links').fill('https://press.example/\n\nnora.example');
      await form.getByRole('button', { name: 'Add Author' }).click();
      await form.getByText('Slug is required').waitFor();
      await form.getByText('Link 2 must be an absolute http or https address').waitFor();
      await form.getByLabel('Slug').fill('nora-vance');
      await form.getByLabel('Links').fill('');
      await form.getByRole('button', { name: 'Add Author' }).click();
      await toast(page, 'Author added');
      await page.getByRole('heading', { name: 'Nora Vance' }).waitFor();
      expect(await accessibilityFaults(page)).toEqual([]);

      // The writer.
      page = await nextPerson(page, 'user');
      await panel(page).getByRole('button', { name: 'Write a Review' }).click();
      await choose(page, 'Author', 'Nora Vance');
      await panel(page).getByLabel('Verdict').fill('Pays before lunch.');
      for (const name of ['Licence and safety', 'Bonuses and terms', 'Games', 'Payments']) {
        await panel(page).getByLabel(name, { exact: true }).fill('4');
      }
      await panel(page).getByLabel('Support').fill('4.5');
      await panel(page).getByLabel('Advantages', { exact: true }).fill('Fast\n\nFriendly');
      const text = panel(page).getByRole('textbox', { name: 'Text', exact: true });
      await text.click();
      const hasFocus = (name: string) =>
        page.waitForFunction(
          (label) => document.activeElement?.getAttribute('aria-label') === label,
          name,
        );
      await page.keyboard.press('Alt+F10');
      await hasFocus('Bold');
      for (const tool of ['Italic', 'Heading']) {
        await page.keyboard.press('ArrowRight');
        await hasFocus(tool);
      }
      await page.keyboard.press('Enter');
      await hasFocus('Text');
      await page.keyboard.type('Getting paid');
      await page.keyboard.press('Enter');
      await page.keyboard.type('It took ');
      await page.keyboard.press('Control+b');
      await page.keyboard.type('one hour');
      await page.keyboard.press('Control+b');
      await page.keyboard.type('.');
      await save(page);
      await panel(page).getByText('Draft by user').waitFor();
      expect(await accessibilityFaults(page)).toEqual([]);
      await publish(page);
      await toast(page, 'You wrote on this draft: somebody else has to publish it.');
      expect((await reader()).includes('Pays before lunch.')).toBe(false);

      // The editor.
      page = await nextPerson(page, 'admin');
      await panel(page).getByRole('button', { name: 'Preview' }).click();
      const preview = page.getByRole('dialog', { name: 'Preview' });
      await preview.getByText('Pays before lunch.').waitFor();
      await preview.getByRole('heading', { name: 'Getting paid' }).waitFor();
      expect(await accessibilityFaults(page)).toEqual([]);
      await preview.getByRole('button', { name: 'Close' }).click();
      const at = await schedule(page);
      await panel(page)
        .getByText(/^Scheduled for .* by admin$/)
        .waitFor();
      expect((await reader()).includes('Pays before lunch.')).toBe(false);
      const html = await until(
        async () => {
          const read = await reader();
          expect(read.includes('Pays before lunch.')).toBe(true);
          // A page made at this very moment may have the casino of before, which has no rating.
          expect(thingOf(read, 'Organization')).toHaveProperty('review');
          return read;
        },
        { timeoutMs: 30_000 },
      );
      expect(Date.now()).toBeGreaterThanOrEqual(at.getTime());
      for (const part of [
        '<h2>Getting paid</h2>',
        '<strong>one hour</strong>',
        'href="/authors/nora-vance"',
        'href="/how-we-rate"',
        'Friendly',
      ]) {
        expect({ part, told: html.includes(part) }).toEqual({ part, told: true });
      }
      expect(thingOf(html, 'Organization')).toMatchObject({
        review: {
          author: { '@type': 'Person', name: 'Nora Vance' },
          datePublished: at.toISOString(),
          reviewRating: { ratingValue: '4.1' },
          positiveNotes: { itemListElement: [{ name: 'Fast' }, { name: 'Friendly' }] },
        },
      });

      // A second version, and the first one restored.
      page = await nextPerson(page, 'user');
      await panel(page).getByLabel('Verdict').fill('Pays after lunch.');
      await save(page);
      page = await nextPerson(page, 'admin');
      await publish(page);
      await toast(page, 'Published');
      expect((await reader()).includes('Pays after lunch.')).toBe(true);
      page = await nextPerson(page, 'user');
      await panel(page).getByRole('button', { name: 'Versions' }).click();
      await page.getByRole('button', { name: 'Restore version 1' }).click();
      await toast(page, 'Version 1 is now the draft');
      await until(async () =>
        expect(await panel(page).getByLabel('Verdict').inputValue()).toBe('Pays before lunch.'),
      );
      page = await nextPerson(page, 'admin');
      await publish(page);
      await toast(page, 'Published');
      expect((await reader()).includes('Pays before lunch.')).toBe(true);
    },
    MORNING_MS,
  );

  test('keeps what is typed while a draft is on its way, the first one too', async () => {
    await casino.admin('POST', '/api/casinos', { name: 'Slow Boat' });
    const page = await openScreen(web, '/dashboard/casinos/slow-boat?tab=review', 'user');
    await panel(page).getByRole('button', { name: 'Write a Review' }).click();
    const verdict = panel(page).getByLabel('Verdict');
    const text = panel(page).getByRole('textbox', { name: 'Text', exact: true });
    const send = panel(page).getByRole('button', { name: 'Save Draft' });
    await verdict.fill('It floats.');
    for (const [contract, method, typed] of [
      [reviews.create, 'POST', ' One.'],
      [reviews.save, 'PUT', ' Two.'],
    ] as const) {
      web.gateway.held.add(contract);
      await send.click();
      const calls = () => callsOf(web.gateway, method, /^\/api\/reviews/);
      await until(() => expect(calls()).toHaveLength(1));
      const before = await verdict.inputValue();
      await verdict.fill(before + typed);
      await text.click();
      await page.keyboard.press('Control+End');
      await page.keyboard.type(typed);
      web.gateway.letGo();
      await panel(page).getByText('Draft by user').waitFor();
      await until(async () => expect(await send.isEnabled()).toBe(true));
      expect(await verdict.inputValue()).toBe(before + typed);
    }
    await save(page);
    await until(async () => expect(await send.isDisabled()).toBe(true));
    await page.reload();
    await text.getByText('One. Two.').waitFor();
    expect(await verdict.inputValue()).toBe('It floats. One. Two.');
  });

  test('takes a picture into a text without saving the draft unasked, and words after it', async () => {
    await casino.admin('POST', '/api/casinos', { name: 'Still Life' });
    const page = await openScreen(web, '/dashboard/casinos/still-life?tab=review', 'user');
    await panel(page).getByRole('button', { name: 'Write a Review' }).click();
    await panel(page).getByLabel('Verdict').fill('Half a sen');
    await panel(page).getByRole('button', { name: 'Picture', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Add a picture' });
    const create = { width: 8, height: 8, channels: 3, background: '#0b5a43' } as const;
    const buffer = await sharp({ create }).png().toBuffer();
    const picture = { name: 'lobby.png', mimeType: 'image/png', buffer };
    await dialog.getByLabel('Picture').setInputFiles(picture);
    await dialog.getByLabel('Description').fill('The lobby');
    await dialog.getByRole('button', { name: 'Add', exact: true }).click();
    const lobby = panel(page).getByRole('img', { name: 'The lobby' });
    await lobby.waitFor();
    expect(callsOf(web.gateway, 'POST', '/api/reviews')).toEqual([]);
    const text = panel(page).getByRole('textbox', { name: 'Text', exact: true });
    await text.focus();
    await page.keyboard.type('Marble.');
    await text.getByText('Marble.').waitFor();
    expect(await lobby.count()).toBe(1);
  });

  test('links words to an address of any length', async () => {
    await casino.admin('POST', '/api/casinos', { name: 'Long Way' });
    const page = await openScreen(web, '/dashboard/casinos/long-way?tab=review', 'user');
    await panel(page).getByRole('button', { name: 'Write a Review' }).click();
    const text = panel(page).getByRole('textbox', { name: 'Text', exact: true });
    await text.click();
    await page.keyboard.type('Register');
    await page.keyboard.press('Shift+Home');
    await panel(page).getByRole('button', { name: 'Link', exact: true }).click();
    const address = `https://register.example/${'x'.repeat(150)}`;
    await page.getByPlaceholder('Paste an address').waitFor();
    await page.keyboard.insertText(address);
    await page.getByRole('option', { name: address }).click();
    expect(await text.getByRole('link', { name: 'Register' }).getAttribute('href')).toBe(address);
  });

  test("asks what is to stay when somebody else has begun the casino's review", async () => {
    const made = await casino.admin('POST', '/api/casinos', { name: 'Twice Told' });
    const page = await openScreen(web, '/dashboard/casinos/twice-told?tab=review', 'user');
    await panel(page).getByRole('button', { name: 'Write a Review' }).click();
    const send = panel(page).getByRole('button', { name: 'Save Draft' });
    await panel(page).getByLabel('Verdict').fill('Mine.');
    await panel(page).getByLabel('Disadvantages').fill('Slow');
    const { subject, content } = reviews.create.body.parse(reviews.create.example);
    const theirs = { ...content, verdict: 'Theirs.', disadvantages: [] };
    const begun = await casino.admin('POST', '/api/reviews', {
      subject: { ...subject, casinoId: casinoShape.parse(made.body).id },
      content: { ...theirs, authorId: null },
    });
    expect(begun.status).toBe(201);
    await send.click();
    await panel(page).getByText('This casino already has a review').waitFor();
    // The other one is found by reading the list again.
    await panel(page).getByText('Draft by admin').waitFor();
    await send.click();
    const question = page.getByRole('dialog', { name: 'Somebody else changed this record' });
    await question.getByText('Theirs.', { exact: true }).waitFor();
    await question.getByRole('button', { name: 'Save mine' }).click();
    await toast(page, 'Draft saved');
    await page.reload();
    await panel(page).getByText('We played for a week.').waitFor();
    expect(await panel(page).getByLabel('Verdict').inputValue()).toBe('Mine.');
    expect(await panel(page).getByLabel('Disadvantages').inputValue()).toBe('Slow');
  });

  test('saves a draft whose first save had an answer that was lost', async () => {
    await casino.admin('POST', '/api/casinos', { name: 'Lost Letter' });
    const page = await openScreen(web, '/dashboard/casinos/lost-letter?tab=review', 'user');
    await panel(page).getByRole('button', { name: 'Write a Review' }).click();
    const verdict = panel(page).getByLabel('Verdict');
    await verdict.fill('It arrives.');
    web.gateway.on(reviews.create, async ({ body, response }) => {
      await casino.admin('POST', '/api/reviews', body);
      response.destroy();
      return 'by itself';
    });
    await panel(page).getByRole('button', { name: 'Save Draft' }).click();
    await toast(page, 'The draft could not be saved.');
    await panel(page).getByText('Draft by admin').waitFor();
    await verdict.fill('It arrives. Late.');
    await panel(page).getByRole('button', { name: 'Save Draft' }).click();
    await page.getByRole('button', { name: 'Save mine' }).click();
    await toast(page, 'Draft saved');
    await page.reload();
    await until(async () => expect(await verdict.inputValue()).toBe('It arrives. Late.'));
  });

  test('sends no score that is no number, and no day that is half typed or missing', async () => {
    await casino.admin('POST', '/api/casinos', { name: 'Bad Sums' });
    const page = await openScreen(web, '/dashboard/casinos/bad-sums?tab=review', 'user');
    await panel(page).getByRole('button', { name: 'Write a Review' }).click();
    await panel(page).getByLabel('Verdict').fill('It adds up.');
    const score = panel(page).getByLabel('Support', { exact: true });
    await score.pressSequentially('4.5-');
    await panel(page).getByRole('button', { name: 'Save Draft' }).click();
    await panel(page).getByRole('alert').getByText('Enter a number', { exact: true }).waitFor();
    await score.press('Backspace');
    const day = panel(page).getByLabel('Tested on');
    await day.pressSequentially('11');
    await panel(page).getByRole('button', { name: 'Save Draft' }).click();
    await panel(page).getByRole('alert').getByText('Enter a date', { exact: true }).waitFor();
    await day.fill('2026-11-01');
    await panel(page).getByRole('button', { name: 'Add Change' }).click();
    await panel(page).getByRole('button', { name: 'Save Draft' }).click();
    const noDay = panel(page).getByRole('alert').getByText('must be a day, such as 2026-11-01');
    await noDay.waitFor();
    expect(callsOf(web.gateway, 'POST', '/api/reviews')).toEqual([]);
    await panel(page).getByRole('button', { name: 'Remove change 1' }).click();
    await save(page);
    expect(callsOf(web.gateway, 'POST', '/api/reviews')[0]?.body).toMatchObject({
      content: { scores: { support: 4.5 }, testedOn: '2026-11-01' },
    });
  });

  test('adds no more changes to a review than it may have', async () => {
    await casino.admin('POST', '/api/casinos', { name: 'Long Story' });
    const page = await openScreen(web, '/dashboard/casinos/long-story?tab=review', 'user');
    await panel(page).getByRole('button', { name: 'Write a Review' }).click();
    const add = panel(page).getByRole('button', { name: 'Add Change' });
    const days = panel(page).getByLabel('Day', { exact: true });
    while ((await days.count()) < 20) await add.click();
    await days.first().and(page.locator(':focus')).waitFor();
    expect(await add.isDisabled()).toBe(true);
    await panel(page).getByRole('button', { name: 'Remove change 1', exact: true }).click();
    expect(await add.isEnabled()).toBe(true);
  });

  test('sees that authors which could not be loaded are asked for again', async () => {
    web.gateway.on(listAuthors, () => ({ refuse: 503 }));
    const page = await openScreen(web, '/dashboard/authors', 'user');
    await page.getByRole('alert').getByText('Failed to load authors').waitFor();
    web.gateway.held.add(listAuthors);
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('status').filter({ hasText: 'Loading authors...' }).waitFor();
    web.gateway.letGo();
    await page.getByRole('alert').getByText('Failed to load authors').waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
  });

  test('is told that the file of a picture cannot be read', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'newsroom-'));
    const file = join(folder, 'moved.png');
    const create = { width: 8, height: 8, channels: 3, background: '#0b5a43' } as const;
    const moveAway = () => rm(folder, { recursive: true });
    await sharp({ create }).toFile(file);
    const page = await openScreen(web, '/dashboard/authors', 'user');
    await page.getByRole('button', { name: 'Add Author' }).first().click();
    const form = page.getByRole('dialog', { name: 'Add Author' });
    const picked = form.getByLabel('Picture');
    // The form hears of the file once that is gone.
    await picked.evaluate((input) =>
      input.addEventListener('change', (event) => event.stopPropagation(), { once: true }),
    );
    await picked.setInputFiles(file);
    await moveAway();
    await picked.dispatchEvent('change');
    await form.getByText('The file cannot be read.').waitFor();

    await mkdir(folder);
    await sharp({ create }).toFile(file);
    await casino.admin('POST', '/api/casinos', { name: 'Moved Picture' });
    await form.getByRole('button', { name: 'Cancel' }).click();
    const tab = await openScreen(web, '/dashboard/casinos/moved-picture?tab=review', 'user');
    await panel(tab).getByRole('button', { name: 'Write a Review' }).click();
    await panel(tab).getByRole('button', { name: 'Picture', exact: true }).click();
    const dialog = tab.getByRole('dialog', { name: 'Add a picture' });
    await dialog.getByLabel('Picture').setInputFiles(file);
    await moveAway();
    const add = dialog.getByRole('button', { name: 'Add', exact: true });
    await add.click();
    await dialog.getByText('The file cannot be read.').waitFor();
    expect(await add.isEnabled()).toBe(true);
  });

  test('changes an author as it is now, and writes over nobody', async () => {
    const made = await casino.admin('POST', '/api/authors', { name: 'Ivo Lund', slug: 'ivo-lund' });
    const { id } = createAuthor.responses[201].parse(made.body);
    const change = (role: string) => casino.admin('PATCH', `/api/authors/${id}`, { role });
    const stored = async () => (await casino.admin('GET', `/api/authors/${id}`)).body;
    const page = await openScreen(web, '/dashboard/authors', 'user');
    const edit = page.getByRole('button', { name: 'Edit Ivo Lund' });
    const form = page.getByRole('dialog', { name: 'Edit Author' });
    const send = form.getByRole('button', { name: 'Save Author' });
    await edit.click();
    await form.getByRole('button', { name: 'Cancel' }).click();
    await form.waitFor({ state: 'detached' });
    await change('Editor');
    await edit.click();
    expect(await form.getByLabel('Role').inputValue()).toBe('Editor');
    await form.getByLabel('About').fill('He sails.');
    expect(await questionOnReload(page)).toBe('beforeunload');
    await change('Sub-editor');
    await send.click();
    await form.waitFor({ state: 'detached' });
    expect(await stored()).toMatchObject({ role: 'Sub-editor', words: 'He sails.' });

    await edit.click();
    await form.getByLabel('Slug').fill('Not a slug');
    await send.click();
    await form.getByLabel('Slug').and(page.locator(':focus')).waitFor();
    await form.getByLabel('Slug').fill('ivo-lund');
    await form.getByLabel('Role').fill('Captain');
    await change('Sailor');
    await send.click();
    const question = page.getByRole('dialog', { name: 'Somebody else changed this record' });
    await question.getByText('Sailor').waitFor();
    await question.getByText('Captain').waitFor();
    expect(await stored()).toMatchObject({ role: 'Sailor' });
    await question.getByRole('button', { name: 'Save mine' }).click();
    await form.waitFor({ state: 'detached' });
    expect(await stored()).toMatchObject({ role: 'Captain', words: 'He sails.' });
  });

  test('asks about a review that somebody else changed meanwhile, and loses neither', async () => {
    const made = await casino.admin('POST', '/api/casinos', { name: 'Two Pens' });
    const { id: ofCasino } = casinoShape.parse(made.body);
    const page = await openScreen(web, '/dashboard/casinos/two-pens?tab=review', 'user');
    await panel(page).getByRole('button', { name: 'Write a Review' }).click();
    const verdict = panel(page).getByLabel('Verdict');
    const advantages = panel(page).getByLabel('Advantages', { exact: true });
    const text = panel(page).getByRole('textbox', { name: 'Text', exact: true });
    const send = panel(page).getByRole('button', { name: 'Save Draft' });
    await verdict.fill('It writes.');
    await save(page);
    await panel(page).getByText('Draft by user').waitFor();
    const found = await casino.admin('GET', `/api/reviews?casinoId=${ofCasino}`);
    const id = reviews.list.responses[200].parse(found.body).data[0]?.id ?? 0;
    const stored = async () =>
      reviews.whole.parse((await casino.admin('GET', `/api/reviews/${id}`)).body).content;
    const change = async (changes: Partial<z.output<typeof reviews.content>>) =>
      casino.admin('PUT', `/api/reviews/${id}/draft`, {
        content: { ...(await stored()), ...changes },
      });
    const written = (said: string) => ({
      type: 'doc' as const,
      content: [{ type: 'paragraph' as const, content: [{ type: 'text' as const, text: said }] }],
    });

    await advantages.fill('Mine');
    await change({ text: written('Their text.'), disadvantages: ['Theirs'] });
    await save(page);
    await text.getByText('Their text.').waitFor();
    expect(await panel(page).getByLabel('Disadvantages').inputValue()).toBe('Theirs');
    expect(await stored()).toMatchObject({ advantages: ['Mine'], disadvantages: ['Theirs'] });
    expect(await send.isDisabled()).toBe(true);

    await text.click();
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type('My text.');
    await change({ text: written('Their other text.') });
    await send.click();
    const question = page.getByRole('dialog', { name: 'Somebody else changed this record' });
    await question.getByText('Their other text.', { exact: true }).waitFor();
    await question.getByText('My text.', { exact: true }).waitFor();
    await question.getByRole('button', { name: 'Save mine' }).click();
    await until(async () => expect((await stored()).text).toEqual(written('My text.')));

    await verdict.fill('Mine alone.');
    await change({ verdict: 'Theirs alone.' });
    await send.click();
    await question.getByRole('button', { name: 'Keep theirs' }).click();
    await until(async () => expect(await verdict.inputValue()).toBe('Theirs alone.'));
    expect(await send.isDisabled()).toBe(true);
  });

  test('still has what was typed when somebody else scheduled the review, once the schedule is cancelled', async () => {
    const found = await casino.admin('GET', `/api/reviews?casinoId=${casinoId}`);
    const id = reviews.list.responses[200].parse(found.body).data[0]?.id ?? 0;
    const page = await openScreen(web, TAB, 'user');
    const verdict = panel(page).getByLabel('Verdict');
    const text = panel(page).getByRole('textbox', { name: 'Text', exact: true });
    await verdict.fill('Pays before tea.');
    await save(page);
    await text.click();
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type('My text.');
    await verdict.fill('Pays before supper.');
    const at = new Date(Date.now() + 86_400_000).toISOString();
    const planned = await casino.admin('POST', `/api/reviews/${id}/publication`, { at });
    expect(planned.status).toBe(200);
    await panel(page).getByRole('button', { name: 'Save Draft' }).click();
    await panel(page).getByText('Cancel the schedule to change the draft.').waitFor();
    expect(await verdict.isDisabled()).toBe(true);
    expect(await text.count()).toBe(0);
    await panel(page).getByRole('button', { name: 'Cancel Schedule' }).click();
    await text.getByText('My text.', { exact: true }).waitFor();
    expect(await verdict.inputValue()).toBe('Pays before supper.');
    await panel(page).getByRole('button', { name: 'Save Draft' }).click();
    const stored = async () =>
      reviews.whole.parse((await casino.admin('GET', `/api/reviews/${id}`)).body).content;
    await until(async () => expect((await stored()).verdict).toBe('Pays before supper.'));
    expect((await stored()).text).toMatchObject({
      content: [{ content: [{ type: 'text', text: 'My text.' }] }],
    });
  });

  test('takes the focus to the first field that is refused', async () => {
    await casino.admin('POST', '/api/casinos', { name: 'Lost Way' });
    const page = await openScreen(web, '/dashboard/casinos/lost-way?tab=review', 'user');
    await panel(page).getByRole('button', { name: 'Write a Review' }).click();
    const send = panel(page).getByRole('button', { name: 'Save Draft' });
    const isFocused = (label: string) =>
      panel(page).getByLabel(label, { exact: true }).and(page.locator(':focus')).waitFor();
    await panel(page).getByLabel('Verdict').fill('It adds up.');
    await panel(page).getByLabel('Support').fill('9');
    await panel(page).getByLabel('Advantages', { exact: true }).fill('x'.repeat(1_000));
    await send.click();
    await isFocused('Support');
    await panel(page).getByLabel('Support').fill('4');
    await send.click();
    await isFocused('Advantages');
    await panel(page).getByLabel('Advantages', { exact: true }).fill('Fine');
    for (const [field, label] of [
      ['authorId', 'Author'],
      ['text', 'Text'],
    ] as const) {
      web.gateway.on(reviews.create, () => ({
        refuse: 400,
        message: 'Refused',
        errors: [{ path: `content.${field}`, message: `${field} is refused` }],
      }));
      await send.click();
      await panel(page).getByText(`${field} is refused`).waitFor();
      await isFocused(label);
    }
    // What is about no field is told beside the button.
    web.gateway.on(reviews.create, () => ({
      refuse: 409,
      message: 'Refused',
      errors: [{ path: 'subject.casinoId', message: 'This casino already has a review' }],
    }));
    await send.click();
    await panel(page).getByText('This casino already has a review').waitFor();
    expect(callsOf(web.gateway, 'POST', '/api/reviews')).toHaveLength(3);
    expect(await accessibilityFaults(page)).toEqual([]);
  });

  test('reads and looks well at every width, the pages of author and criteria too', async () => {
    web.gateway.user = undefined;
    for (const path of [PAGE, '/authors/nora-vance', '/how-we-rate']) {
      const page = await openAsVisitor(web, path);
      await page.getByRole('heading', { level: 1 }).waitFor();
      expect({ path, faults: await accessibilityFaults(page) }).toEqual({ path, faults: [] });
      expect(await sidewaysFaults(page, `${web.gateway.url}${path}`)).toEqual([]);
    }
    const criteria = await (await fetch(`${web.gateway.url}/how-we-rate`)).text();
    for (const part of ['Licence and safety', '30%', 'href="/authors/nora-vance"']) {
      expect({ part, told: criteria.includes(part) }).toEqual({ part, told: true });
    }
    const page = await (await fetch(`${web.gateway.url}/authors/nora-vance`)).text();
    expect(page.includes(`href="${PAGE}"`)).toBe(true);
    expect(thingOf(page, 'Person')).toMatchObject({ name: 'Nora Vance' });
    expect((await fetch(`${web.gateway.url}/authors/nobody`)).status).toBe(404);
  }, 120_000);

  test('opens a review of 50,000 characters and 60 pictures in a few times what the browser needs to show it', async () => {
    const bytes = await sharp({
      create: { width: 800, height: 450, channels: 3, background: '#1d6b52' },
    })
      .png()
      .toBuffer();
    const image = `data:image/png;base64,${bytes.toString('base64')}`;
    const stored = await casino.admin('POST', '/api/article-images', { image });
    const picture = addArticleImage.responses[201].parse(stored.body);
    const PICTURES = 60;
    const END = 'The end.';
    const words = 'A sentence of the review. ';
    const each = Math.floor((MAX_RICH_TEXT_LENGTH - END.length) / PICTURES) - 1;
    const content = Array.from({ length: PICTURES }, () => [
      {
        type: 'paragraph',
        content: [{ type: 'text', text: words.repeat(100).slice(0, each) }],
      },
      { type: 'picture', attrs: { ...picture, alt: 'The lobby' } },
    ]).flat();
    const found = await casino.admin('GET', `/api/reviews?casinoId=${casinoId}`);
    const { data } = reviews.list.responses[200].parse(found.body);
    const id = data[0]?.id ?? 0;
    const whole = reviews.whole.parse((await casino.admin('GET', `/api/reviews/${id}`)).body);
    const text = {
      type: 'doc',
      content: [...content, { type: 'paragraph', content: [{ type: 'text', text: END }] }],
    };
    const saved = await casino.admin('PUT', `/api/reviews/${id}/draft`, {
      content: { ...whole.content, text },
    });
    expect(saved.status).toBe(200);

    const page = await openScreen(web, TAB, 'admin');
    await panel(page).getByText(END).waitFor();
    const shows: number[] = [];
    const opens: number[] = [];
    for (let round = 0; round < 3; round += 1) {
      shows.push(await msToShowPlain(page));
      await page.getByRole('tab', { name: 'Details' }).click();
      opens.push(await msToOpenReview(page, END));
    }
    expect(sumOf(opens) / sumOf(shows)).toBeLessThan(MAX_TIMES_PLAIN);
    const html = await casino.admin('GET', `/api/reviews/${id}/preview`);
    expect(
      z.object({ text: z.object({ content: z.array(z.unknown()) }) }).parse(html.body).text.content,
    ).toHaveLength(2 * PICTURES + 1);
  }, 120_000);
});

const sumOf = (figures: readonly number[]) => figures.reduce((sum, figure) => sum + figure, 0);

/** Milliseconds until the browser has painted the open review's elements without an editor. */
function msToShowPlain(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const html = document.querySelector('.ProseMirror')?.innerHTML ?? '';
    const plain = document.createElement('div');
    const begun = performance.now();
    plain.innerHTML = html;
    document.body.append(plain);
    plain.getBoundingClientRect();
    await new Promise((painted) => requestAnimationFrame(painted));
    const ms = performance.now() - begun;
    plain.remove();
    return ms;
  });
}

/** Milliseconds from a press on the review's tab until its text, up to its end, is painted. */
function msToOpenReview(page: Page, end: string): Promise<number> {
  return page.evaluate(async (ending) => {
    const tab = [...document.querySelectorAll('[role=tab]')].find(
      (one) => one.textContent === 'Review',
    );
    const begun = performance.now();
    tab?.dispatchEvent(new MouseEvent('mousedown', { bubbles: true, button: 0 }));
    for (;;) {
      const panelNow = document.querySelector('[role=tabpanel][data-state=active]');
      const shown = panelNow?.querySelector('.ProseMirror')?.textContent.includes(ending);
      if (shown) {
        await new Promise((painted) => requestAnimationFrame(painted));
        return performance.now() - begun;
      }
      await new Promise((next) => setTimeout(next, 5));
    }
  }, end);
}
