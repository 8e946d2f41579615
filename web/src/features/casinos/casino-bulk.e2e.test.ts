import { expect, test } from '@jest/globals';
import { bulkAssign } from '@slots/contracts/affiliate/assignments';
import type { Outcome } from '@slots/contracts/bulk';
import type { AssignmentOutcome } from '@slots/contracts/casino/affiliate-casinos';
import { bulkChangeCasinos } from '@slots/contracts/casino/casinos-bulk';
import { callsOf, openScreen, toasts } from '../../../testing/portal-screen.ts';
import { staffCasino } from '../../../testing/records.ts';
import { staffCasinosOn } from '../../../testing/staff-casinos.ts';
import { webForTests } from '../../../testing/web-under-test.ts';

const web = await webForTests();

test('casinos go back to their former affiliates, though one of these refuses, and both are said', async () => {
  staffCasinosOn(web.gateway).casinos.all = [
    staffCasino(1, { name: 'Lucky River', affiliateId: 1 }),
    staffCasino(2, { name: 'Hill House' }),
  ];
  web.gateway.on(bulkAssign, ({ body: { ids, affiliateId } }) => {
    if (affiliateId === 1) return { refuse: 404, message: 'Affiliate Not Found' };
    const results = ids.map(
      (id): AssignmentOutcome => ({
        id,
        outcome: 'done',
        version: 2,
        from: id === 1 ? 1 : null,
      }),
    );
    return { status: 200, body: { results } };
  });
  const page = await openScreen(web, '/dashboard/casino-manager', 'admin');
  await page.getByRole('button', { name: 'Select several', exact: true }).click();
  await page.getByRole('checkbox', { name: 'Select Lucky River' }).check();
  await page.getByRole('checkbox', { name: 'Select Hill House' }).check();
  await page.getByRole('button', { name: 'Assign to affiliate' }).click();
  await page.getByRole('option', { name: 'Hill Media', exact: true }).click();
  await toasts(page).getByText('2 casinos assigned to Hill Media').waitFor();
  await toasts(page).getByRole('button', { name: 'Undo' }).click();
  await toasts(page).getByText('1 undone').waitFor();
  await toasts(page).getByText('Lucky River: Affiliate Not Found').waitFor();
  const sent = callsOf(web.gateway, 'POST', '/api/affiliates/assignments').map(({ body }) => body);
  expect(sent).toEqual([
    { ids: [1, 2], affiliateId: 2 },
    { ids: [1], versions: [2], affiliateId: 1 },
    { ids: [2], versions: [2], affiliateId: null },
  ]);
});

test('casinos stay selected on other pages, with their names, unless they are deleted', async () => {
  staffCasinosOn(web.gateway).casinos.all = Array.from({ length: 12 }, (_, index) =>
    staffCasino(index + 1),
  );
  web.gateway.on(bulkChangeCasinos, ({ body: { ids } }) => {
    const results = ids.map(
      (id): Outcome =>
        id === 1
          ? { id, outcome: 'refused', reason: 'It was changed by petra.' }
          : { id, outcome: 'done', version: 2 },
    );
    return { status: 200, body: { results } };
  });
  const page = await openScreen(web, '/dashboard/casinos', 'admin');
  const selected = (count: number) =>
    page.getByRole('status').filter({ hasText: `${count} selected` });
  await page.getByRole('button', { name: 'Select several', exact: true }).click();
  await page.getByRole('checkbox', { name: 'Select all shown' }).click();
  await selected(10).waitFor();
  await page.getByRole('button', { name: 'Delete Casino 2', exact: true }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByRole('button', { name: 'Delete Casino' }).click();
  await selected(9).waitFor();
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('checkbox', { name: 'Select Casino 12' }).check();
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await toasts(page).getByText('9 casinos published').waitFor();
  await toasts(page).getByText('Casino 1: It was changed by petra.').waitFor();
  const sent = callsOf(web.gateway, 'POST', '/api/casinos/many').map(({ body }) => body);
  expect(sent).toEqual([{ ids: [1, 3, 4, 5, 6, 7, 8, 9, 10, 12], change: 'publish' }]);
});

test('the box of a row that gets the focus is not below the bar of the selected', async () => {
  staffCasinosOn(web.gateway).casinos.all = Array.from({ length: 10 }, (_, index) =>
    staffCasino(index + 1),
  );
  const viewport = { width: 1440, height: 400 };
  const page = await openScreen(web, '/dashboard/casinos', 'admin', { viewport });
  await page.getByRole('button', { name: 'Select several', exact: true }).click();
  const bar = page.getByRole('region', { name: 'Selected rows' });
  await page.getByRole('checkbox', { name: 'Select Casino 10', exact: true }).waitFor();
  const boxes = await page.getByRole('checkbox', { name: /^Select Casino / }).all();
  expect(boxes).toHaveLength(10);
  for (const box of boxes.toReversed()) {
    await box.focus();
    const above = await bar.boundingBox();
    const end = (above?.y ?? Number.NaN) + (above?.height ?? 0);
    expect((await box.boundingBox())?.y).toBeGreaterThanOrEqual(end);
  }
});
