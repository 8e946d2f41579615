import { z } from 'zod';
import { type GameFilter, MAX_ALIKE } from '../game-index/game-index.ts';
import { LIKENESS } from '../game-index/likeness-rules.ts';
import { mix } from '../game-index/random-order.ts';
import { filtersOf, listing, type Query, VISIBLE } from './game-queries.ts';
import type { SearchAnswer, SearchBody } from './opensearch.client.ts';

/** The fields of a game that others are compared with. */
export const comparedGame = z.object({
  visible: z.boolean(),
  rtp: z.number(),
  volatility: z.number().nullable(),
  typeId: z.array(z.number()),
  providerId: z.array(z.number()),
  themeIds: z.array(z.number()),
});
export type ComparedGame = z.output<typeof comparedGame>;

/** The same figures as the embedded index works out, in the same arithmetic. */
const LIKENESS_OF = {
  lang: 'painless',
  source: `
    double level = 0;
    for (long theme : doc['themeIds']) { if (params.themes.contains((int) theme)) { level += params.theme; } }
    for (long type : doc['typeId']) { if (params.types.contains((int) type)) { level += params.type; } }
    for (long provider : doc['providerId']) { if (params.providers.contains((int) provider)) { level += params.provider; } }
    double rtp = doc['rtp'].value;
    double rtpSteps = rtp < 0 || params.rtp < 0 ? params.unknown : Math.abs(rtp - params.rtp);
    double steps = doc['volatility'].size() == 0 || params.volatility == null ? params.unknown : Math.abs(doc['volatility'].value - params.volatility);
    return level * params.levels - Math.round(rtpSteps * params.step) - Math.round(steps * params.step);
  `,
};

/** `mix` of random-order.ts, in Java's whole numbers of 32 bits. */
const MIXED = {
  lang: 'painless',
  source: `
    int key = (int) params.key;
    int hash = (((int) doc['id'].value) ^ key) * (int) params.first ^ (key >>> 7);
    hash = (hash ^ (hash >>> 16)) * (int) params.second;
    hash = (hash ^ (hash >>> 13)) * (int) params.third;
    return (double) (((long) (hash ^ (hash >>> 16))) & 4294967295L);
  `,
};
const MULTIPLIERS = { first: 0x9e3779b1 | 0, second: 0x85ebca6b | 0, third: 0xc2b2ae35 | 0 };

/** Ids of the games of a filter that are most like one, most alike first. */
export async function alikeGames(
  id: number,
  game: ComparedGame,
  filter: GameFilter,
  ask: (bodies: readonly SearchBody[]) => Promise<SearchAnswer[]>,
): Promise<number[]> {
  const { themeIds, typeId, providerId, rtp, volatility } = game;
  const likeness = {
    ...LIKENESS_OF,
    params: {
      themes: themeIds,
      types: typeId,
      providers: providerId,
      rtp,
      volatility,
      theme: LIKENESS.theme,
      type: LIKENESS.type,
      provider: LIKENESS.provider,
      levels: LIKENESS.level,
      step: LIKENESS.step,
      unknown: LIKENESS.unknownSteps,
    },
  };
  const mixed = { ...MIXED, params: { key: mix(id, 0) | 0, ...MULTIPLIERS } };
  const sort = [
    { _script: { type: 'number', script: likeness, order: 'desc' } },
    { _script: { type: 'number', script: mixed, order: 'asc' } },
    { id: 'asc' },
  ];
  const among = [VISIBLE, ...filtersOf(filter), { bool: { must_not: [{ term: { id } }] } }];
  const themes = themeIds.map((theme) => ({ term: { themeIds: theme } }));
  const rest = [
    ...typeId.map((type) => ({ term: { typeId: type } })),
    ...providerId.map((provider) => ({ term: { providerId: provider } })),
  ];
  async function best(should: readonly Query[], least: number): Promise<number[]> {
    const alike = { bool: { should, minimum_should_match: least } };
    const [told] = await ask([listing([...among, alike], { sort, from: 0, size: MAX_ALIKE })]);
    return told?.hits.hits.map((hit) => Number(hit._id)) ?? [];
  }
  // Those that share more themes are more alike than any others, so fewer are only looked for where these are too few.
  for (let shared = themes.length; shared > 0; shared -= 1) {
    const ids = await best(themes, shared);
    if (ids.length === MAX_ALIKE) return ids;
  }
  const any = [...themes, ...rest];
  return any.length === 0 ? [] : best(any, 1);
}
