import { z } from 'zod';
import { id, timestamp } from '../fields.ts';

/** Text of the external catalogue: often empty, at most 255 characters. */
const catalogueText = z.string().max(255).nullable();

export const namedRef = z.object({ id, name: z.string(), slug: z.string() });
export const themeRef = z.object({ id, name: z.string(), slug: z.string() });

/**
 * The fields of a game that come from the catalogue as text and are shown as they are. A new one is
 * added here, in the catalogue's wire format and on the screens; docs/contributing.md lists the files.
 */
export const gameTexts = z.object({
  rtp: catalogueText,
  volatility: catalogueText,
  release: catalogueText,
  reels: catalogueText,
  payline: catalogueText,
  currencies: catalogueText,
  languages: catalogueText,
  landBased: catalogueText,
  markets: catalogueText,
  clusterSlot: catalogueText,
  maxExposure: catalogueText,
  minBet: catalogueText,
  maxBet: catalogueText,
  maxWinPerSpin: catalogueText,
  autoplay: catalogueText,
  quickspin: catalogueText,
  tumblingReels: catalogueText,
  increasingMultipliers: catalogueText,
  orientation: catalogueText,
  restrictions: catalogueText,
});
export type GameTexts = z.infer<typeof gameTexts>;

/** A game as staff see it; visitors see the same of a published one. `id` and `external_id` are equal. */
export const game = gameTexts.extend({
  id,
  external_id: id,
  name: z.string(),
  slug: z.string(),
  thumb: z.string().nullable(),
  url: z.string(),
  description: z.string().nullable(),
  seo_description: z.string().nullable(),
  youtube_url: z.string().nullable(),
  published: z.boolean(),
  featured: z.boolean(),
  megaways: z.boolean(),
  bonusBuy: z.boolean(),
  progressive: z.boolean(),
  providerId: id.nullable(),
  provider: namedRef.nullable(),
  typeId: id.nullable(),
  type: namedRef.nullable(),
  themes: z.array(themeRef),
  createdAt: timestamp,
  updatedAt: timestamp,
});
export type Game = z.infer<typeof game>;
