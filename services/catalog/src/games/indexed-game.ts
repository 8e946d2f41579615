import type { GameRecord } from './stored-game.ts';

/** The fields of the visitors' index. */
export const INDEXED = {
  name: 1,
  slug: 1,
  provider: 1,
  type: 1,
  themes: 1,
  rtpValue: 1,
  volatility: 1,
  releaseDay: 1,
  published: 1,
  withdrawn: 1,
  visibleSince: 1,
  hiddenAt: 1,
  visibleBefore: 1,
  updatedAt: 1,
  version: 1,
} as const;
export type IndexedGame = Pick<GameRecord, '_id' | keyof typeof INDEXED>;
