import { expect, test } from '@jest/globals';
import { addArticleImage } from '@slots/contracts/casino/images';
import { until } from '@slots/testing/until';
import { openScreen } from '../../../testing/portal-screen.ts';
import { webForTests } from '../../../testing/web-under-test.ts';

const web = await webForTests();

test('the same picture can be chosen again after it was refused or removed', async () => {
  const file = { name: 'nora.png', mimeType: 'image/png', buffer: Buffer.from('a picture') };
  const message = 'The image cannot be read.';
  web.gateway.on(addArticleImage, () => ({ refuse: 422, message }));
  const page = await openScreen(web, '/dashboard/authors', 'user');
  await page.getByRole('button', { name: 'Add Author' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Add Author' });
  const picture = dialog.getByLabel('Picture');
  await picture.setInputFiles(file);
  await dialog.getByText(message).waitFor();
  // Browsers tell of a file only where it is another than the one that is held.
  await until(async () => expect(await picture.inputValue()).toBe(''));
  web.gateway.heal(addArticleImage);
  await picture.setInputFiles(file);
  await dialog.getByRole('button', { name: 'Remove' }).click();
  expect(await picture.inputValue()).toBe('');
});
