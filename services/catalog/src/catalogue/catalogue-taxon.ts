import { z } from 'zod';
import { looseText, wireNumber } from './catalogue-game.ts';

/** The lists of the catalogue that tell more of a thing than the games that name it do. */
export const DESCRIBED = ['providers', 'themes'] as const;
export type Described = (typeof DESCRIBED)[number];

/** The description of a provider or theme by the catalogue; null or empty where it tells nothing. */
export interface TaxonDescription {
  readonly id: number;
  readonly bio: string | null;
  /** An address at the catalogue, to be served from our own origin. */
  readonly thumb: string | null;
  readonly markets: readonly string[];
  /** The theme that a theme belongs to. */
  readonly parentId: number | null;
}

const markets = z
  .union([z.array(looseText), looseText.transform((text) => text?.split(',') ?? [])])
  .catch([])
  .transform((list) => [...new Set(list.flatMap((market) => market?.trim() || []))]);

const wireTaxon = z.looseObject({
  id: wireNumber,
  bio: looseText.catch(null),
  thumb: looseText.catch(null),
  markets,
  parent_id: wireNumber.nullish().catch(null),
});

/** One item of a list; undefined for one that makes no sense, since only its description is lost. */
export function parseTaxon(item: unknown): TaxonDescription | undefined {
  const { data } = wireTaxon.safeParse(item);
  if (!data) return undefined;
  const { id, bio, thumb, parent_id: parentId = null } = data;
  return { id, bio, thumb, markets: data.markets, parentId };
}
