import { beforeEach, expect, test } from '@jest/globals';
import { publicGame } from '../../../testing/records.ts';
import { type Site, siteOn } from '../../../testing/site.ts';
import { openAsVisitor } from '../../../testing/visitor.ts';
import { webForTests } from '../../../testing/web-under-test.ts';

const web = await webForTests();
let site: Site;

beforeEach(() => {
  site = siteOn(web.gateway);
});

test('without a description there is a text that is shown whole, its note on playing responsibly too', async () => {
  const name = 'The Long Way Home of the Seven Silver Foxes from the North';
  site.games.all = [publicGame(1, { name, description: ' ' })];
  const page = await openAsVisitor(web, '/free-to-play/game-1');
  const about = page.getByRole('region', { name: `About ${name}` });
  const text = about.getByRole('paragraph');
  expect(await text.textContent()).toMatch(/please play responsibly\. 18\+ only\.$/);
  const hidden = text.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight);
  expect(await hidden).toBe(0);
  expect(await about.getByRole('button', { name: 'Read More' }).count()).toBe(0);
});
