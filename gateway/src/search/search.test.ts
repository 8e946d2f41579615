import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { type SearchResult, searchEverything } from '@slots/contracts/gateway/search';
import { until } from '@slots/testing/until';
import {
  HIDDEN_CASINO,
  HIDDEN_GAME,
  type SearchedSystem,
  startSearchedSystem,
} from '../testing/searched-system.ts';
import { type Received, send } from '../testing/send.ts';
import { problem, told } from '../testing/signed-in-system.ts';

// The real services through the real gateway.

jest.setTimeout(60_000);

const NONE = '';
const LONG = 'a very long text '.repeat(15).trim();

/** A query, and the first game, casino and country that it has to find. */
const SEARCHES: readonly (readonly [string, string, string, string])[] = [
  // An exact name, however it is written.
  ['Book of Ra', 'Book of Ra', NONE, NONE],
  ['book of ra', 'Book of Ra', NONE, NONE],
  ['  BOOK   OF RA ', 'Book of Ra', NONE, NONE],
  ['book-of-ra!', 'Book of Ra', NONE, NONE],
  ['bonanza', 'Bonanza', NONE, NONE],
  ['thunderstruck', 'Thunderstruck', NONE, NONE],
  ['thunderstruck ii', 'Thunderstruck II', NONE, NONE],
  ['royal vegas', NONE, 'Royal Vegas', NONE],
  ['LeoVegas', NONE, 'LeoVegas', NONE],
  ['united kingdom', NONE, NONE, 'United Kingdom'],
  ['niger', NONE, NONE, 'Niger'],
  ['global', NONE, NONE, 'Global'],
  // The beginning of a name.
  ['bo', 'Bonanza', NONE, 'Bolivia'],
  ['book', 'Book of Dead', NONE, NONE],
  ['book of r', 'Book of Ra', NONE, NONE],
  ['book of ra d', 'Book of Ra Deluxe', NONE, NONE],
  ['star', 'Starburst', 'Starburst Palace', NONE],
  ['starburst x', 'Starburst XXXtreme', NONE, NONE],
  ['wolf', 'Wolf Gold', 'Wolf Den Casino', NONE],
  ['leo', NONE, 'LeoVegas', 'Sierra Leone'],
  ['cana', 'Canada Gold', NONE, 'Canada'],
  ['new z', NONE, 'New Zealand Club', 'New Zealand'],
  ['unit', NONE, NONE, 'United Arab Emirates'],
  // The beginning of a word.
  ['vegas', NONE, 'Royal Vegas', NONE],
  ['spells', 'The Book of Spells', NONE, NONE],
  ['moo', 'Mega Moolah', NONE, NONE],
  ['bass', 'Big Bass Bonanza', NONE, NONE],
  ['king', NONE, NONE, 'United Kingdom'],
  ['deluxe', '777 Deluxe', NONE, NONE],
  // Several words, in any order, some of them beginnings.
  ['dead book', 'Book of Dead', NONE, NONE],
  ['ra del', 'Book of Ra Deluxe', NONE, NONE],
  ['bonanza bass', 'Big Bass Bonanza', NONE, NONE],
  ['of spells', 'The Book of Spells', NONE, NONE],
  ['casino wolf', NONE, 'Wolf Den Casino', NONE],
  ['zealand new', NONE, 'New Zealand Club', 'New Zealand'],
  ['wolf starburst', NONE, NONE, NONE],
  // Accents and other letters.
  ['cafe royal', 'Café Royal', NONE, NONE],
  ['CAFÉ', 'Café Royal', NONE, NONE],
  ['el nino', 'El Niño', NONE, NONE],
  ['smorrebrod', 'Smørrebrød', NONE, NONE],
  ['zurich', NONE, 'Zürich Palast', NONE],
  ['bôok of déad', 'Book of Dead', NONE, NONE],
  ['cote divoire', NONE, NONE, "Côte d'Ivoire"],
  ['sao tome & principe', NONE, NONE, 'São Tomé and Príncipe'],
  ['reunion', NONE, NONE, 'Réunion'],
  ['игра', 'Игра Фортуны', NONE, NONE],
  ['東京', '東京ナイト', NONE, NONE],
  // Signs.
  ["gonzo's quest", "Gonzo's Quest", NONE, NONE],
  ['gonzos', 'Gonzo’s Gold', NONE, NONE],
  ['jack and the beanstalk', 'Jack & the Beanstalk', NONE, NONE],
  ['spin and win', NONE, 'Spin & Win', NONE],
  ['(lucky) [7]*', 'Mr. (Lucky) [7]*', NONE, NONE],
  ['.*', NONE, NONE, NONE],
  ['^book$', 'Book of Dead', NONE, NONE],
  ['(.+)+$|(?:', NONE, NONE, NONE],
  ['🎰🎰', NONE, NONE, NONE],
  ['starburst 🎰', 'Starburst', 'Starburst Palace', NONE],
  // One typo in a word of five letters or more.
  ['starbrust', 'Starburst', 'Starburst Palace', NONE],
  ['bonaza', 'Bonanza', NONE, NONE],
  ['thunderstrruck', 'Thunderstruck', NONE, NONE],
  ['kanada', 'Canada Gold', NONE, 'Canada'],
  ['austrlia', NONE, NONE, 'Australia'],
  ['royal vgeas', NONE, 'Royal Vegas', NONE],
  ['wlof', NONE, NONE, NONE],
  ['strabrust', NONE, NONE, NONE],
  // Other names of countries.
  ['usa', NONE, NONE, 'United States'],
  ['great britain', NONE, NONE, 'United Kingdom'],
  ['ivory coast', NONE, NONE, "Côte d'Ivoire"],
  // Nothing.
  ['zzzzzzzz', NONE, NONE, NONE],
  // Each letter is two in lower case: more than a search may have.
  ['İ'.repeat(200), NONE, NONE, NONE],
  ['book of nothing', NONE, NONE, NONE],
  [LONG, NONE, NONE, NONE],
  ['x', NONE, NONE, NONE],
  ['🎰', NONE, NONE, NONE],
  ['', NONE, NONE, NONE],
];

const kindsOf = (found: readonly SearchResult[]) => [...new Set(found.map(({ type }) => type))];

describe('a search through the gateway', () => {
  let system: SearchedSystem;
  beforeAll(async () => {
    system = await startSearchedSystem();
  }, 180_000);
  afterAll(() => system.stop());

  const ask = (query: string): Promise<Received> =>
    send(system.url, { path: `/api/search?${query}` });

  async function find(typed: string): Promise<SearchResult[]> {
    const answer = await ask(`q=${encodeURIComponent(typed)}&_t=${Date.now()}`);
    expect({ typed, status: answer.status }).toEqual({ typed, status: 200 });
    return searchEverything.responses[200].parse(answer.json());
  }

  const firstOf = (found: readonly SearchResult[], type: SearchResult['type']) =>
    found.find((result) => result.type === type)?.name ?? NONE;

  test.each(SEARCHES)('for "%s" begins with "%s", "%s", "%s"', async (typed, ...firsts) => {
    const found = await find(typed);
    const first = (['game', 'casino', 'country'] as const).map((type) => firstOf(found, type));
    expect(first).toEqual(firsts);
  });

  test('answers with what screens show and lead to, games before casinos before countries', async () => {
    const found = await find('new zealand');
    expect(found).toEqual([
      {
        type: 'casino',
        id: expect.any(Number),
        name: 'New Zealand Club',
        slug: 'new-zealand-club',
      },
      { type: 'country', id: 554, name: 'New Zealand', slug: 'new-zealand', flag: '🇳🇿' },
    ]);
    const [game, ...rest] = await find('canada');
    const provider = system.providerOf('Canada Gold');
    expect(game).toMatchObject({ type: 'game', name: 'Canada Gold', provider });
    expect(rest).toMatchObject([{ type: 'country', name: 'Canada' }]);
    const page = await send(system.url, { path: `/api/public/games/${game?.slug}` });
    expect(page.json()).toMatchObject({ external_id: game?.id });
  });

  test('gives an exact name, then name prefixes, then word prefixes', async () => {
    const names = (await find('starburst')).filter(({ type }) => type === 'game');
    expect(names.map(({ name }) => name)).toEqual([
      'Starburst',
      'Starburst XXXtreme',
      'Super Starburst',
    ]);
  });

  test('finds a provider, and at most eight of its games', async () => {
    const provider = system.providerOf('Mega Moolah');
    const found = await find(provider);
    const games = found.filter((result) => result.type === 'game');
    expect(games.length).toBeGreaterThan(0);
    expect(games.length).toBeLessThanOrEqual(8);
    expect(new Set(games.map((game) => game.provider))).toEqual(new Set([provider]));
    expect(found.filter(({ type }) => type === 'provider')).toMatchObject([
      { id: expect.any(Number), name: provider, slug: expect.stringMatching(/^[a-z0-9-]+$/) },
    ]);
    expect((await find(`${provider} moolah`)).map(({ name }) => name)).toEqual(['Mega Moolah']);
  });

  test('gives at most eight of each kind', async () => {
    expect((await find('is')).filter(({ type }) => type === 'country')).toHaveLength(8);
  });

  test('shows games and casinos within three seconds of their publication, and not before', async () => {
    expect([await find(HIDDEN_GAME), await find(HIDDEN_CASINO)]).toEqual([[], []]);
    await system.publishHidden();
    await until(
      async () => {
        expect((await find(HIDDEN_GAME)).map(({ name }) => name)).toEqual([HIDDEN_GAME]);
        expect((await find(HIDDEN_CASINO)).map(({ name }) => name)).toEqual([HIDDEN_CASINO]);
      },
      { timeoutMs: 3_000 },
    );
  });

  test.each([
    ['q[$ne]=book', 'q[$ne]'],
    ['q[]=book', 'q[]'],
    ['q=book&$where=1', '$where'],
    ['q=book&q=dead', 'q'],
    ['q=%00book', 'q'],
    [`q=${'a'.repeat(256)}`, 'q'],
  ])('refuses ?%s with 400', async (query, path) => {
    const answer = await ask(query);
    expect(told(answer)).toEqual(
      problem(answer, 400, { errors: [{ path, message: expect.any(String) }] }),
    );
  });

  test('finds nothing without a text, and takes one of 255 characters', async () => {
    expect((await ask('_t=1')).json()).toEqual([]);
    expect((await ask(`q=${encodeURIComponent('é'.repeat(255))}`)).status).toBe(200);
    expect((await ask('q=%E0%A4%A')).status).toBe(200);
  });

  test('goes on without the kinds whose owners are away, and says so when all are', async () => {
    await system.process('casino').stop();
    expect(kindsOf(await find('new zeal'))).toEqual(['country']);
    expect((await find('wolf go')).map(({ name }) => name)).toEqual(['Wolf Gold']);

    // A process that hangs is left out after its time is up, and waited for where nothing else was found.
    system.process('catalog').kill('SIGSTOP');
    const startedAt = performance.now();
    const waiting = find('wolf gold');
    expect(kindsOf(await find('canad'))).toEqual(['country']);
    expect(performance.now() - startedAt).toBeLessThan(4_000);
    system.process('catalog').kill('SIGCONT');
    expect((await waiting).map(({ name }) => name)).toEqual(['Wolf Gold']);
    expect(kindsOf(await find('canad'))).toEqual(['game', 'provider', 'country']);

    await system.process('catalog').stop();
    await system.process('geo').stop();
    const answer = await ask('q=canada%20g');
    expect(answer.headers['retry-after']).toMatch(/^\d+$/);
    expect(told(answer)).toEqual({
      ...problem(answer, 503),
      body: expect.not.objectContaining({ message: expect.anything() }),
    });
    // Queries that need no owner still work.
    expect((await ask('q=c')).json()).toEqual([]);
  });
});
