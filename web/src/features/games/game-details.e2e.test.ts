import { beforeEach, describe, expect, test } from '@jest/globals';
import {
  deleteGame,
  getGame,
  getGameHistory,
  publishGame,
  type StaffGame,
  updateGame,
} from '@slots/contracts/catalog/games';
import { until } from '@slots/testing/until';
import type { Page } from 'playwright-core';
import type { Collection } from '../../../testing/fake-gateway.ts';
import {
  callsOf,
  expectNoNavigationFrom,
  holdAndFail,
  openScreen,
  toasts,
} from '../../../testing/portal-screen.ts';
import { staffGame } from '../../../testing/records.ts';
import { screenFaults } from '../../../testing/screen-faults.ts';
import { staffGamesOn } from '../../../testing/staff-games.ts';
import { webForTests } from '../../../testing/web-under-test.ts';

const VIDEO = 'https://www.youtube.com/embed/dQw4w9WgXcQ';

const web = await webForTests();
let library: Collection<StaffGame>;

beforeEach(() => {
  library = staffGamesOn(web.gateway);
  library.all = [staffGame(7, { name: 'Book of Rivers', slug: 'book-of-rivers' })];
});

async function open(id: number | string = 7): Promise<Page> {
  const page = await openScreen(web, `/dashboard/game-details/${id}`, 'user');
  // Nothing from outside is loaded in tests.
  await page.route('https://www.youtube-nocookie.com/**', (route) => route.abort());
  return page;
}

const changes = () => callsOf(web.gateway, 'PATCH', '/api/games/7').map(({ body }) => body);
const publications = () => callsOf(web.gateway, 'PATCH', '/api/games/7/publish');
const toggle = (page: Page) => page.getByRole('switch', { name: 'Published' });

async function edit(page: Page, label: string, value: string): Promise<void> {
  await page.getByRole('button', { name: `Edit ${label}`, exact: true }).click();
  await page.getByLabel(label, { exact: true }).fill(value);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
}

/** A field's text while it is read. */
async function valueOf(page: Page, label: string): Promise<string> {
  const field = page
    .locator('div')
    .filter({ has: page.getByRole('button', { name: `Edit ${label}`, exact: true }) })
    .last();
  return field.innerText();
}

const BROKEN = {
  state: 'broken',
  detail: 'It answers with 404.',
  checkedAt: '2026-11-20T08:00:00.000Z',
} as const;

describe('the details of a game', () => {
  test('say all that is known of it', async () => {
    library.all = [
      staffGame(7, { name: 'Book of Rivers', featured: true, launcherHealth: BROKEN }),
    ];
    const page = await open();
    expect(await page.title()).toBe('Book of Rivers | Casino Admin');
    const main = page.getByRole('main');
    for (const text of ['Northlight Studios', 'Video Slots', 'Egypt', 'game-7', 'Featured']) {
      expect(await main.getByText(text, { exact: true }).isVisible()).toBe(true);
    }
    await main.getByText('Demo broken').waitFor();
    await main.getByText('It answers with 404. Checked').waitFor();
    await main.getByText('1 Oct 2026, 09:30 UTC').waitFor();
    await main.getByText('21 November 2026').waitFor();
    const values: Record<string, string> = {};
    for (const button of await main.getByRole('button', { name: /^Edit / }).all()) {
      const label = (await button.getAttribute('aria-label'))?.slice('Edit '.length) ?? '';
      values[label] = await valueOf(page, label);
    }
    expect(values).toEqual({
      Description: 'A slot about a river.',
      'SEO Description': 'Not specified',
      'YouTube URL': 'Not specified',
      RTP: '96.51',
      Volatility: 'High',
      'Release Date': '2026-03-14',
      Reels: '5-3',
      Payline: '20',
      Megaways: 'Yes',
      'Bonus Buy': 'No',
      Progressive: 'No',
      Autoplay: 'Yes',
      'Quick Spin': 'Not specified',
      'Tumbling Reels': 'Sometimes',
      'Increasing Multipliers': 'Yes',
      'Cluster Slot': 'No',
      'Min Bet': '0.20',
      'Max Bet': '100',
      'Max Win Per Spin': '5,000x',
      'Max Exposure': '250,000',
      Orientation: 'Both',
      Restrictions: 'Not specified',
    });
    expect(await screenFaults(page)).toEqual([]);
  });

  test('lead back, to the public page and to a preview', async () => {
    const page = await open();
    const publicPage = page.getByRole('link', { name: 'View Public Page' });
    expect(await publicPage.getAttribute('href')).toBe('/free-to-play/book-of-rivers');
    expect(await publicPage.getAttribute('target')).toBe('_blank');
    const preview = page.getByRole('link', { name: 'Preview Game' });
    expect(await preview.getAttribute('href')).toBe('/api/games/7/preview');
    expect(await preview.getAttribute('target')).toBe('_blank');
    await page.getByRole('link', { name: 'Back to Games Manager' }).click();
    await page.waitForURL('**/dashboard/games');
  });

  test('offer no preview and no public page of a game that the catalogue has withdrawn, and say why', async () => {
    library.all = [staffGame(7, { name: 'Book of Rivers', status: 'pending' })];
    const page = await open();
    const preview = page.getByRole('button', { name: 'Preview Game' });
    expect(await preview.isDisabled()).toBe(true);
    expect(await page.getByRole('link', { name: /Preview Game|View Public Page/ }).count()).toBe(0);
    await page.getByText(/you cannot preview it, until the external catalogue/).waitFor();
    expect(await screenFaults(page)).toEqual([]);
  });

  test('say that they load; when they cannot be, they lead back and can be tried again', async () => {
    const held = holdAndFail(web.gateway, getGame);
    const page = await openScreen(web, '/dashboard/games', 'user');
    await page.goto('/dashboard/game-details/7');
    await page.getByText('Loading game details...').waitFor();
    held.answer();
    await page.getByRole('heading', { level: 1, name: 'Error loading game details.' }).waitFor();
    expect(await screenFaults(page)).toEqual([]);
    await page.getByRole('link', { name: 'Return to Games Manager' }).click();
    await page.waitForURL('**/dashboard/games');
    await page.goBack();
    const retry = page.getByRole('button', { name: 'Try again' });
    await retry.waitFor();
    web.gateway.heal(getGame);
    await retry.click();
    await page.getByRole('heading', { level: 1, name: 'Book of Rivers' }).waitFor();
  });

  test('go when the game was deleted meanwhile', async () => {
    const page = await open();
    await page.getByRole('link', { name: 'Back to Games Manager' }).click();
    await page.waitForURL('**/dashboard/games');
    library.all = [];
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: 'Error loading game details.' }).waitFor();
    expect(await toggle(page).count()).toBe(0);
    expect(await page.getByRole('button', { name: 'Try again' }).count()).toBe(0);
  });

  test('tell where a text of restrictions keeps the demo from launching', async () => {
    const page = await open();
    await page.getByRole('button', { name: 'Edit Restrictions' }).click();
    await page.getByText(/^Country codes, such as GB, US/).waitFor();
    await page.getByLabel('Restrictions').fill('uk, se and Norway');
    await page.getByText('The demo does not launch in GB, SE.', { exact: true }).waitFor();
    expect(await screenFaults(page)).toEqual([]);
  });

  test('are not asked for without a number', async () => {
    const page = await open('seven');
    await page.getByRole('link', { name: 'Return to Games Manager' }).waitFor();
    expect(await page.getByRole('button', { name: 'Try again' }).count()).toBe(0);
    expect(callsOf(web.gateway, 'GET', /^\/api\/games/)).toEqual([]);
  });

  test('have a history beside them', async () => {
    web.gateway.always(getGameHistory, {
      total: 1,
      data: [
        {
          at: '2026-11-21T03:00:00.000Z',
          by: { id: 2, username: 'oskar' },
          action: 'updated',
          changes: [{ field: 'rtp', from: '95', to: '96.51' }],
        },
      ],
    });
    const page = await open();
    await page.getByRole('button', { name: 'History' }).click();
    const history = page.getByRole('dialog', { name: 'History of Book of Rivers' });
    await history.getByText('oskar').waitFor();
    expect(await screenFaults(page)).toEqual([]);
  });
});

describe('the publication of a game', () => {
  test('is switched at once', async () => {
    const page = await open();
    await toggle(page).click();
    await toasts(page).getByText('Game unpublished successfully').waitFor();
    await page.getByText('Draft', { exact: true }).waitFor();
    expect(await page.getByRole('link', { name: 'View Public Page' }).count()).toBe(0);
    await toggle(page).click();
    await toasts(page).getByText('Game published successfully').waitFor();
    await page.getByRole('link', { name: 'View Public Page' }).waitFor();
    expect(publications().map(({ body }) => body)).toEqual([
      { published: false },
      { published: true },
    ]);
  });

  test('is not in conflict with a field that is saved meanwhile', async () => {
    const answered = Promise.withResolvers<void>();
    web.gateway.on(publishGame, async ({ body: { published } }) => {
      const game = staffGame(7, library.all[0]);
      library.all = [
        Object.assign(library.all[0] ?? game, { published, status: 'draft' as const }),
      ];
      const headers = { ETag: `"${web.gateway.versionOf(library.all[0] ?? game)}-staff"` };
      await answered.promise;
      return { status: 200, body: library.all[0] ?? game, headers };
    });
    const page = await open();
    await toggle(page).click();
    await until(() => expect(publications()).toHaveLength(1));
    await edit(page, 'Volatility', 'Low');
    answered.resolve();
    await toasts(page).getByText('Game volatility updated successfully').waitFor();
    expect(await page.getByRole('dialog').count()).toBe(0);
    expect(changes()).toEqual([{ volatility: 'Low' }]);
  });

  test('does not hide what somebody else has saved before it: a field is asked about', async () => {
    const page = await open();
    await page.getByRole('button', { name: 'Edit Description', exact: true }).click();
    await page.getByLabel('Description', { exact: true }).fill('Mine.');
    const game = Object.assign(library.all[0] ?? staffGame(7), { description: 'Theirs.' });
    web.gateway.versionOf(game);
    await toggle(page).click();
    await toasts(page).getByText('Game unpublished successfully').waitFor();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Somebody else changed this record' });
    await dialog.getByText('Theirs.', { exact: true }).waitFor();
    expect(library.all[0]?.description).toBe('Theirs.');
    await dialog.getByRole('button', { name: 'Save mine' }).click();
    await toasts(page).getByText('Game description updated successfully').waitFor();
    expect(library.all[0]).toMatchObject({ description: 'Mine.', published: false });
  });

  test('goes back when it fails', async () => {
    const held = holdAndFail(web.gateway, publishGame);
    const page = await open();
    await toggle(page).click();
    await until(async () => expect(await toggle(page).isChecked()).toBe(false));
    held.answer();
    await toasts(page).getByText('Failed to update game status').waitFor();
    await until(async () => expect(await toggle(page).isChecked()).toBe(true));
    await page.getByRole('link', { name: 'View Public Page' }).waitFor();
  });
});

describe('a field of a game', () => {
  test.each([
    ['Description', 'description', 'A slot.', 'Game description updated successfully'],
    ['RTP', 'rtp', '97.1', 'Game RTP updated successfully'],
    ['Volatility', 'volatility', 'Low', 'Game volatility updated successfully'],
    ['Max Win Per Spin', 'maxWinPerSpin', '10,000x', 'Game max win per spin updated successfully'],
  ])('%s is sent alone, as text', async (label, field, value, message) => {
    const page = await open();
    await edit(page, label, value);
    await toasts(page).getByText(message).waitFor();
    await until(async () => expect(await valueOf(page, label)).toBe(value));
    expect(changes()).toEqual([{ [field]: value }]);
  });

  test.each([
    ['Megaways', 'megaways', false],
    ['Bonus Buy', 'bonusBuy', true],
    ['Autoplay', 'autoplay', false],
    ['Quick Spin', 'quickspin', true],
  ])('%s is a checkbox, sent as true or false', async (label, field, value) => {
    const page = await open();
    await page.getByRole('button', { name: `Edit ${label}` }).click();
    const box = page.getByRole('checkbox', { name: label });
    expect(await box.isChecked()).toBe(!value);
    expect(await screenFaults(page)).toEqual([]);
    await box.click();
    await box.press('Enter');
    await until(async () => expect(await valueOf(page, label)).toBe(value ? 'Yes' : 'No'));
    expect(changes()).toEqual([{ [field]: value }]);
  });

  test('gives advice on the SEO description', async () => {
    const page = await open();
    await page.getByRole('button', { name: 'Edit SEO Description' }).click();
    await page.getByText(/meta tags.*150-160 characters.*keywords/).waitFor();
    expect(await screenFaults(page)).toEqual([]);
    const box = page.getByLabel('SEO Description');
    await box.fill('One');
    await box.press('Enter');
    expect(await box.inputValue()).toBe('One\n');
    await box.press('Escape');
    expect(await valueOf(page, 'SEO Description')).toBe('Not specified');
    expect(changes()).toEqual([]);
  });

  test('is not sent while it holds no number', async () => {
    const page = await open();
    await page.getByRole('button', { name: 'Edit RTP' }).click();
    const field = page.getByLabel('RTP', { exact: true });
    await field.pressSequentially('97.1-');
    await field.press('Enter');
    await page.getByRole('alert').getByText('Enter a number', { exact: true }).waitFor();
    expect(await screenFaults(page)).toEqual([]);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    expect(changes()).toEqual([]);
    // The focus selects all of it.
    await field.pressSequentially('97.1');
    await field.press('Enter');
    await until(async () => expect(await valueOf(page, 'RTP')).toBe('97.1'));
    expect(changes()).toEqual([{ rtp: '97.1' }]);
  });

  test('opens again with what was typed when saving fails', async () => {
    web.gateway.on(updateGame, () => ({ refuse: 503 }));
    const page = await open();
    await edit(page, 'Volatility', 'Low');
    await toasts(page).getByText('Failed to update game field').waitFor();
    expect(await page.getByLabel('Volatility').inputValue()).toBe('Low');
    web.gateway.heal(updateGame);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await until(async () => expect(await valueOf(page, 'Volatility')).toBe('Low'));
  });

  test('that somebody else changed meanwhile asks whose is to stay', async () => {
    const page = await open();
    Object.assign(library.all[0] ?? {}, { volatility: 'Medium' });
    await edit(page, 'Volatility', 'Low');
    const dialog = page.getByRole('dialog', { name: 'Somebody else changed this record' });
    await dialog.getByText('This game was changed by petra').waitFor();
    await dialog.getByText('Medium').waitFor();
    await dialog.getByRole('button', { name: 'Keep theirs' }).click();
    await until(async () => expect(await valueOf(page, 'Volatility')).toBe('Medium'));
    expect(library.all[0]?.volatility).toBe('Medium');
  });

  test.each([
    ['yes', true],
    ['No', false],
  ])('that somebody else set to %s as well asks nothing', async (text, value) => {
    library.all = [staffGame(7, { autoplay: value ? 'no' : 'yes' })];
    const page = await open();
    await page.getByRole('button', { name: 'Edit Autoplay' }).click();
    const box = page.getByRole('checkbox', { name: 'Autoplay' });
    await box.click();
    Object.assign(library.all[0] ?? {}, { autoplay: text });
    await box.press('Enter');
    await toasts(page).getByText('Game autoplay updated successfully').waitFor();
    expect(await page.getByRole('dialog').count()).toBe(0);
    expect(changes()).toEqual([{ autoplay: value }]);
  });

  test("stays beside somebody else's change of another one", async () => {
    const page = await open();
    Object.assign(library.all[0] ?? {}, { reels: '6' });
    await edit(page, 'Volatility', 'Low');
    await until(async () => expect(await valueOf(page, 'Reels')).toBe('6'));
    await until(() => expect(library.all[0]).toMatchObject({ volatility: 'Low', reels: '6' }));
  });

  test('that is not saved is not lost by a click elsewhere', async () => {
    const page = await open();
    await page.getByRole('button', { name: 'Edit Volatility' }).click();
    await page.getByLabel('Volatility').fill('Lo');
    await page.getByRole('link', { name: 'Back to Games Manager' }).click();
    await page
      .getByRole('alertdialog', { name: 'Unsaved changes' })
      .getByRole('button', { name: 'Keep editing' })
      .click();
    expect(await page.getByLabel('Volatility').inputValue()).toBe('Lo');
  });
});

describe('the video of a game', () => {
  test('is stored in the form that is embedded, shown, and removed', async () => {
    const page = await open();
    await edit(page, 'YouTube URL', 'https://youtu.be/dQw4w9WgXcQ?t=3');
    const play = page.getByRole('button', { name: /from YouTube: Video of Book of Rivers$/ });
    await play.waitFor();
    expect(await page.locator('iframe').count()).toBe(0);
    expect(await screenFaults(page)).toEqual([]);
    await play.click();
    const frame = page.getByTitle('Video of Book of Rivers');
    await frame.waitFor();
    expect(await frame.getAttribute('src')).toBe(
      'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1',
    );
    await page.getByRole('button', { name: 'Remove Video' }).click();
    await frame.waitFor({ state: 'detached' });
    expect(changes()).toEqual([{ youtube_url: VIDEO }, { youtube_url: null }]);
    expect(await valueOf(page, 'YouTube URL')).toBe('Not specified');
  });
});

describe('deleting a game', () => {
  test('asks first, stays when it fails, and goes to the games manager', async () => {
    web.gateway.on(deleteGame, () => ({ refuse: 503 }));
    const page = await open();
    const question = page.getByRole('alertdialog', { name: 'Are you sure?' });
    await page.getByRole('button', { name: 'Delete Game' }).click();
    await question.getByText(/permanently deleted.*cannot be undone/).waitFor();
    expect(await screenFaults(page)).toEqual([]);
    await question.getByRole('button', { name: 'Cancel' }).click();
    expect(callsOf(web.gateway, 'DELETE', '/api/games/7')).toEqual([]);
    await page.getByRole('button', { name: 'Delete Game' }).click();
    await question.getByRole('button', { name: 'Delete' }).click();
    await toasts(page).getByText('Failed to delete game').waitFor();
    await question.waitFor({ state: 'hidden' });
    web.gateway.heal(deleteGame);
    await page.getByRole('button', { name: 'Delete Game' }).click();
    await question.getByRole('button', { name: 'Delete' }).click();
    await toasts(page).getByText('Game deleted successfully').waitFor();
    await page.waitForURL('**/dashboard/games');
    await page.getByRole('heading', { name: 'No games found' }).waitFor();
  });

  test('asks nothing about what was typed, which is gone with it', async () => {
    const page = await open();
    await page.getByRole('button', { name: 'Edit Description', exact: true }).click();
    await page.getByLabel('Description', { exact: true }).fill('Half a sen');
    await page.getByRole('button', { name: 'Delete Game' }).click();
    const question = page.getByRole('alertdialog');
    await question.getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('heading', { name: 'No games found' }).waitFor();
    expect(await question.count()).toBe(0);
  });

  test('is done once, however often it is confirmed', async () => {
    const page = await open();
    web.gateway.held.add(deleteGame);
    const question = page.getByRole('alertdialog', { name: 'Are you sure?' });
    const confirm = async () => {
      await page.getByRole('button', { name: 'Delete Game' }).click();
      await question.getByRole('button', { name: 'Delete' }).click();
      await question.waitFor({ state: 'hidden' });
    };
    await confirm();
    await confirm();
    await until(() => expect(callsOf(web.gateway, 'DELETE', '/api/games/7')).not.toEqual([]));
    web.gateway.letGo();
    await toasts(page).getByText('Game deleted successfully').waitFor();
    expect(await toasts(page).count()).toBe(1);
    await page.waitForURL('**/dashboard/games');
    expect(callsOf(web.gateway, 'DELETE', '/api/games/7')).toHaveLength(1);
  });

  test('leaves the screen alone that was gone to meanwhile', async () => {
    const page = await open();
    web.gateway.held.add(deleteGame);
    await page.getByRole('button', { name: 'Delete Game' }).click();
    const question = page.getByRole('alertdialog', { name: 'Are you sure?' });
    await question.getByRole('button', { name: 'Delete' }).click();
    await until(() => expect(callsOf(web.gateway, 'DELETE', '/api/games/7')).toHaveLength(1));
    await question.waitFor({ state: 'hidden' });
    await page.getByRole('link', { name: 'Casinos', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: 'Casinos' }).waitFor();
    web.gateway.letGo();
    await toasts(page).getByText('Game deleted successfully').waitFor();
    await expectNoNavigationFrom(page, 'Casinos');
  });
});

test('a game may differ from the rule for search engines', async () => {
  const page = await open();
  const choice = page.getByRole('combobox', { name: 'In search engines' });
  expect(await choice.textContent()).toBe('Follow the rule for all games');
  await choice.click();
  await page.getByRole('option', { name: 'Never listed' }).click();
  await until(() => expect(changes()).toEqual([{ indexing: 'no' }]));
  await until(async () => expect(await choice.textContent()).toBe('Never listed'));
  // Two choices in a row are no conflict with each other.
  web.gateway.held.add(updateGame);
  for (const name of ['Always listed', 'Follow the rule for all games']) {
    await choice.click();
    await page.getByRole('option', { name }).click();
  }
  await until(() => expect(changes()).toHaveLength(2));
  web.gateway.letGo();
  await until(() =>
    expect(changes()).toEqual([{ indexing: 'no' }, { indexing: 'yes' }, { indexing: 'site' }]),
  );
  await until(() => expect(library.all[0]?.indexing).toBe('site'));
});
