import { listCatalogueGames } from '@slots/contracts/catalog/catalogue-games';
import { launchBrowser } from '@slots/testing/browser';
import { doMainJob } from '@slots/testing/main-job';
import type { Check, Site } from '../check.ts';

const ASK_MS = 30_000;
/** In the United Kingdom. */
const VISITOR = '81.2.69.142';

async function unimportedGame({ url, cookie }: Site): Promise<string> {
  const answer = await fetch(`${url}${listCatalogueGames.path}?status=new&per_page=1`, {
    headers: { Cookie: cookie },
    signal: AbortSignal.timeout(ASK_MS),
  });
  const { data } = listCatalogueGames.responses[200].parse(await answer.json());
  const [game] = data;
  if (!game) throw new Error('All games of the catalogue are imported.');
  return game.name;
}

export const mainJob: Check = {
  name: 'the main job is done in a browser',
  promise:
    'A super administrator imports a game through the Service of the gateway, and a visitor finds it and plays it.',
  async run(site) {
    const { url, admin } = site;
    const game = await unimportedGame(site);
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
