import { expect, test } from '@jest/globals';
import { launchBrowser } from './browser.ts';

test('a browser is found or obtained, and shows a page', async () => {
  const browser = await launchBrowser();
  try {
    const page = await browser.newPage();
    await page.goto('data:text/html,<h1>Slots</h1>');
    expect(await page.textContent('h1')).toBe('Slots');
  } finally {
    await browser.close();
  }
}, 300_000);
