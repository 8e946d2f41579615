import type { NamedRef } from '@slots/contracts/catalog/game';
import { defaultsOf } from '@slots/mongo/entity';
import { searchTextOf } from './games/game-state.ts';
import { type GameRecord, storedGame as storedGameEntity } from './games/stored-game.ts';

const PROVIDERS = 60;
const TYPES = 8;
const THEMES = 90;

function ref(kind: string, id: number): NamedRef {
  return { id, name: `${kind} ${id}`, slug: `${kind.toLowerCase()}-${id}` };
}

/** A game as an import leaves it, for tests that need thousands at once. */
export function storedGame(
  id: number,
  { published = true, at }: { published?: boolean; at: Date },
): GameRecord {
  const provider = ref('Studio', (id % PROVIDERS) + 1);
  const slug = `game-${id}`;
  const name = `Game ${id}`;
  const rtpValue = 90 + (id % 80) / 10;
  return {
    ...defaultsOf(storedGameEntity),
    _id: id,
    name,
    slug,
    sourceSlug: slug,
    url: `https://games.test/${id}`,
    published,
    withdrawn: false,
    featured: false,
    megaways: false,
    bonusBuy: false,
    progressive: false,
    provider,
    type: ref('Type', (id % TYPES) + 1),
    themes: [ref('Theme', (id % THEMES) + 1)],
    rtp: String(rtpValue),
    rtpValue,
    release: '2024-05-06',
    releaseDay: '2024-05-06',
    sourceHash: 'made-up',
    visibleSince: published ? at : null,
    searchText: searchTextOf({ name, provider, slug }),
    createdAt: at,
    updatedAt: at,
    updatedBy: null,
    version: at.getTime(),
  };
}
