import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { REPOSITORY } from '@slots/processes/repository';
import { startOwnSystem } from '../system/own-system.ts';
import { crawlReport } from './crawl-report.ts';
import { publishedPages, sitemapPages } from './site-lists.ts';

// npm run crawl                    crawls the site by links alone and tells what it came to
// npm run crawl -- --every-game 1  opens each game's page, half an hour or more; without it each tenth
// npm run crawl -- --write         puts the figures into docs/crawl.md too
// It starts the system with the whole catalogue, unless BASE_URL says where one runs.
const PAGE = join(REPOSITORY, 'docs/crawl.md');
/** Published games of the demo catalogue's 25,000. */
const GAMES = 24_500;

const { values } = parseArgs({
  options: {
    'every-game': { type: 'string', default: '10' },
    write: { type: 'boolean', default: false },
  },
});

const own = await startOwnSystem({ games: GAMES, env: { SEED_GAMES: '25000' } });
try {
  const { lines, faults } = await crawlReport(own.url, {
    published: await publishedPages(own.url),
    inSitemaps: await sitemapPages(own.url),
    everyGame: Number(values['every-game']),
  });
  console.log([...lines, '', ...faults].join('\n'));
  if (values.write) {
    const day = new Date().toISOString().slice(0, 10);
    const found = faults.length === 0 ? ['No fault was found.'] : faults;
    writeFileSync(
      PAGE,
      [
        '# Found by links alone',
        `Written by \`npm run crawl -- --write\` on ${day}: a reader without scripts starts at the first page of a system with the whole demo catalogue and follows each link ([decision 34](decisions/0034-crawlable-pages.md)).`,
        lines.join('\n'),
        found.join('\n'),
      ].join('\n\n') + '\n',
    );
    console.log(`Written into ${PAGE}`);
  }
  process.exitCode = faults.length === 0 ? 0 : 1;
} finally {
  await own.end();
}
