import { gameTexts } from '@slots/contracts/catalog/game';
import type { GameRecord, GameRef } from './game.model.ts';
import { searchTextOf } from './game-state.ts';

const PROVIDERS = 60;
const TYPES = 8;
const THEMES = 90;
const NO_TEXTS = gameTexts.parse(
  Object.fromEntries(Object.keys(gameTexts.shape).map((field) => [field, null])),
);

function ref(kind: string, id: number): GameRef {
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
    ...NO_TEXTS,
    _id: id,
    name,
    slug,
    oldSlugs: [],
    sourceSlug: slug,
    url: `https://games.test/${id}`,
    thumb: null,
    thumbHash: null,
    description: null,
    seo_description: null,
    youtube_url: null,
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
    restricted: [],
    editedFields: [],
    sourceHash: 'made-up',
    visibleSince: published ? at : null,
    hiddenAt: null,
    visibleBefore: [],
    searchText: searchTextOf({ name, provider, slug }),
    createdAt: at,
    updatedAt: at,
    updatedBy: null,
    version: at.getTime(),
  };
}
