import { createRandom } from '../random.ts';
import type { Game, GameType, Provider, Theme } from './catalogue.model.ts';
import { createGameMaker } from './games.ts';
import { createProviders } from './providers.ts';
import { slugify, timestamp } from './text.ts';
import { THEMES, type ThemeSeed } from './themes.ts';
import { TYPES } from './types.ts';

/** All that the simulator knows, each list in ascending order of id. */
export interface Catalogue {
  readonly games: readonly Game[];
  readonly providers: readonly Provider[];
  readonly types: readonly GameType[];
  readonly themes: readonly Theme[];
  /** Makes the game that follows the last one: the one that a larger catalogue would have held. */
  readonly nextGame: () => Game;
}

export interface CatalogueSettings {
  readonly seed: number;
  /** The number of games. */
  readonly count: number;
  /** The start of addresses of pictures. */
  readonly apiUrl: string;
  /** The start of addresses of games. */
  readonly launcherUrl: string;
}

function listed(seed: number, name: string, index: number) {
  const random = createRandom(seed, `list:${name}`);
  const created_at = timestamp(random, '2018-02-01', 700);
  const updated_at = timestamp(random, created_at.slice(0, 10), 1500);
  const id = index + 1;
  return {
    id,
    name,
    slug: slugify(name),
    created_at,
    updated_at: updated_at < created_at ? created_at : updated_at,
  };
}

function createThemes(seed: number): Theme[] {
  const ids = new Map(THEMES.map(({ name }, index) => [name, index + 1]));
  const themeOf = ({ name, parent }: ThemeSeed, index: number): Theme => ({
    ...listed(seed, name, index),
    parent_id: (parent === undefined ? undefined : ids.get(parent)) ?? null,
  });
  return THEMES.map(themeOf);
}

/** Makes the whole catalogue: the same settings give the same bytes. */
export function createCatalogue(settings: CatalogueSettings): Catalogue {
  const { seed, apiUrl } = settings;
  const providers = createProviders(seed, apiUrl);
  const types = TYPES.map(({ name }, index) => listed(seed, name, index));
  const themes = createThemes(seed);
  const nextGame = createGameMaker({ ...settings, providers, types, themes });
  return {
    providers,
    types,
    themes,
    games: Array.from({ length: settings.count }, () => nextGame()),
    nextGame,
  };
}
