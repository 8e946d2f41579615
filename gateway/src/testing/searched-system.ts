import { createCasino } from '@slots/contracts/casino/casinos';
import { listPublicGames } from '@slots/contracts/catalog/public-games';
import { processesWithoutWeb } from '@slots/processes/process-table';
import { signIn } from '@slots/testing/api-caller';
import { until } from '@slots/testing/until';
import { startWholeSystem, TEST_ADMIN } from '@slots/testing/whole-system';
import { send } from './send.ts';

/** Records that visitors may find, and one of each kind that they may not. */
export const GAMES = [
  'Book of Dead',
  'Book of Ra',
  'Book of Ra Deluxe',
  'Dead or Alive',
  'The Book of Spells',
  "Gonzo's Quest",
  'Gonzo’s Gold',
  'Starburst',
  'Starburst XXXtreme',
  'Super Starburst',
  'Wolf Gold',
  'Great Wolf',
  'Werewolf Night',
  'Wolfpack Pays',
  'Sweet Bonanza',
  'Big Bass Bonanza',
  'Bonanza',
  'Café Royal',
  'El Niño',
  'Smørrebrød',
  'Jack & the Beanstalk',
  'Mega Moolah',
  '777 Deluxe',
  'Mr. (Lucky) [7]*',
  'Thunderstruck II',
  'Thunderstruck',
  'Canada Gold',
  'Игра Фортуны',
  '東京ナイト',
  'The Dog House',
] as const;
export const HIDDEN_GAME = 'Zephyr Unseen';

export const CASINOS = [
  'Royal Vegas',
  'LeoVegas',
  'Wolf Den Casino',
  'Zürich Palast',
  'Spin & Win',
  'Starburst Palace',
  'New Zealand Club',
] as const;
export const HIDDEN_CASINO = 'Quokka Unseen';

/** The real services behind the real gateway, with just these games and casinos. */
export async function startSearchedSystem() {
  const names = [...GAMES, HIDDEN_GAME];
  const count = String(names.length);
  const system = await startWholeSystem({
    only: processesWithoutWeb,
    env: { SIMULATOR_GAMES: count, SEED_GAMES: count },
  });
  const { url } = system;
  let cookie = '';

  /** As an administrator. */
  async function write(method: string, path: string, body: unknown) {
    const headers = { 'Content-Type': 'application/json', Cookie: cookie };
    const answer = await send(url, { method, path, headers, body: JSON.stringify(body) });
    if (answer.status >= 300) throw new Error(`${method} ${path}: ${answer.body}`);
    return answer;
  }

  async function addCasino(name: string): Promise<number> {
    const created = await write('POST', '/api/casinos', { name });
    return createCasino.responses[201].parse(created.json()).id;
  }

  try {
    cookie = await signIn(url, TEST_ADMIN);
    const games = await until(
      async () => {
        const page = await send(url, { path: '/api/public/games?limit=100' });
        const { data } = listPublicGames.responses[200].parse(page.json());
        if (data.length < names.length) throw new Error(`${data.length} games are imported`);
        return data;
      },
      { timeoutMs: 30_000 },
    );
    const idOf = (at: number) => games[at]?.external_id ?? 0;
    for (const [at, name] of names.entries())
      await write('PATCH', `/api/games/${idOf(at)}`, { name });
    const hiddenGame = idOf(names.length - 1);
    await write('PATCH', `/api/games/${hiddenGame}/publish`, { published: false });
    for (const name of CASINOS) {
      await write('PATCH', `/api/casinos/${await addCasino(name)}`, { published: true });
    }
    const hiddenCasino = await addCasino(HIDDEN_CASINO);
    return {
      ...system,
      /** The id of the game of that name. */
      providerOf: (name: (typeof GAMES)[number]) =>
        games[GAMES.indexOf(name)]?.provider?.name ?? '',
      async publishHidden(): Promise<void> {
        await write('PATCH', `/api/games/${hiddenGame}/publish`, { published: true });
        await write('PATCH', `/api/casinos/${hiddenCasino}`, { published: true });
      },
    };
  } catch (error) {
    await system.stop();
    throw error;
  }
}

export type SearchedSystem = Awaited<ReturnType<typeof startSearchedSystem>>;
