import { launchBrowser } from '@slots/testing/browser';
import { doMainJob } from '@slots/testing/main-job';
import type { Check } from '../check.ts';
import { unimportedGame } from '../unimported-game.ts';

/** In the United Kingdom. */
const VISITOR = '81.2.69.142';

export const mainJob: Check = {
  name: 'the main job is done in a browser',
  promise:
    'A super administrator imports a game through the Service of the gateway, and a visitor finds it and plays it.',
  async run(site) {
    const { url, admin } = site;
    const { name: game } = await unimportedGame(site);
    const browser = await launchBrowser();
    const begun = performance.now();
    try {
      const frame = await doMainJob(browser, { url, admin, game, visitorAddress: VISITOR });
      const seconds = Math.round((performance.now() - begun) / 1_000);
      return { told: [`Done in ${seconds} s; the demo was played on ${frame}.`], broken: [] };
    } finally {
      await browser.close();
    }
  },
};
