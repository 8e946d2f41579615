import { createSessionCaller, signIn } from '@slots/testing/api-caller';
import { serve } from '@slots/testing/serve';
import { until } from '@slots/testing/until';
import { startWholeSystem, TEST_ADMIN, type TestedSystem } from '@slots/testing/whole-system';
import { z } from 'zod';

const IMPORT_MS = 60_000;

const importedIds = z.array(z.int());

interface Catalogue {
  readonly games: readonly object[];
  /** Its providers, types and themes. */
  readonly taxa: readonly object[];
}

/** A system with a catalogue of a test's own. */
export interface SystemWithCatalogue {
  readonly system: TestedSystem;
  /** Session cookie of the super administrator, as `name=value`. */
  readonly cookie: string;
  /**
   * Body of the answer to a call of the super administrator.
   * @throws Error when it is refused
   */
  call(method: string, path: string, body?: unknown): Promise<unknown>;
  stop(): Promise<void>;
}

/** A published game of the catalogue whose texts are all this one; what has an address is left to add. */
export function textsOfGame(text: string) {
  return {
    release: text,
    reels: text,
    payline: text,
    rtp: text,
    volatility: text,
    currencies: text,
    languages: text,
    land_based: text,
    markets: text,
    cluster_slot: text,
    max_exposure: text,
    min_bet: text,
    max_bet: text,
    max_win_per_spin: text,
    autoplay: text,
    quickspin: text,
    tumbling_reels: text,
    increasing_multipliers: text,
    orientation: text,
    description: text,
    published: 1,
  };
}

/** Starts the whole system with this catalogue, all of whose games are imported. */
export async function startSystemWithCatalogue(
  { games, taxa }: Catalogue,
  env: NodeJS.ProcessEnv,
): Promise<SystemWithCatalogue> {
  const catalogue = await serve((request, response) => {
    const path = new URL(request.url ?? '/', 'http://catalogue.example').pathname;
    const data = path === '/api/games' ? games : taxa;
    const meta = { current_page: 1, last_page: 1, total: data.length };
    response.setHeader('Content-Type', 'application/json').end(JSON.stringify({ data, meta }));
  });
  let system: TestedSystem | undefined;

  async function stop(): Promise<void> {
    await system?.stop();
    await catalogue.stop();
  }

  try {
    system = await startWholeSystem({
      env: {
        CATALOGUE_URL: catalogue.url,
        SEED_GAMES: String(games.length),
        ...env,
      },
    });
    const cookie = await signIn(system.url, TEST_ADMIN);
    const ask = createSessionCaller(system.url, cookie);
    const call = async (method: string, path: string, body?: unknown) => {
      const answer = await ask(method, path, body);
      if (answer.status < 300) return answer.body;
      throw new Error(`${method} ${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
    };
    await until(
      async () => {
        const ids = importedIds.parse(await call('GET', '/api/game-import/imported-ids'));
        if (ids.length < games.length) throw new Error(`${ids.length} games are imported`);
      },
      { timeoutMs: IMPORT_MS },
    );
    return { system, cookie, call, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
