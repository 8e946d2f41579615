import { z } from 'zod';
import { linkHealth } from '../casino/link-health.ts';
import { defineEntity, type Fields } from '../entity.ts';
import { emptyIsNull, id, neededText, optionalLink, optionalText, text } from '../fields.ts';
import { MAX_GAME_DESCRIPTION_LENGTH } from '../text-limits.ts';

/** A provider, type or theme as games name it. */
export const namedRef = z.object({ id, name: z.string(), slug: z.string() });
export const themeRef = z.object(namedRef.shape);
export type NamedRef = z.infer<typeof namedRef>;

/** Text of the external catalogue: often empty, at most 255 characters. */
const catalogueText = z.string().max(255).nullable();
const plain = { read: catalogueText, write: optionalText().write };
/** A catalogue's text of yes or no: a checkbox sends true or false. */
const yesOrNo = {
  read: catalogueText,
  write: z
    .union([z.boolean().transform((value) => (value ? 'yes' : 'no')), text(255)])
    .transform(emptyIsNull)
    .nullable(),
};
const flag = { read: z.boolean(), write: z.boolean() };

/** The fields that come from the catalogue as text and are shown as they are. */
const texts = {
  rtp: { ...plain, column: 'RTP' },
  volatility: { ...plain, column: 'Volatility' },
  release: { ...plain, column: 'Release Date' },
  reels: plain,
  payline: plain,
  currencies: plain,
  languages: plain,
  landBased: plain,
  markets: plain,
  clusterSlot: yesOrNo,
  maxExposure: plain,
  minBet: plain,
  maxBet: plain,
  maxWinPerSpin: plain,
  autoplay: yesOrNo,
  quickspin: yesOrNo,
  tumblingReels: yesOrNo,
  increasingMultipliers: yesOrNo,
  orientation: plain,
  restrictions: plain,
} satisfies Fields;

export const gameTexts = z
  .object(defineEntity('texts', texts).publicShape)
  .omit({ id: true, createdAt: true, updatedAt: true });
export type GameTexts = z.infer<typeof gameTexts>;

/** Decides for one game what a rule decides for the site. */
export const gameIndexing = z.enum(['site', 'yes', 'no']);

/** A game of the product; its id is its external id. */
export const gameEntity = defineEntity('game', {
  name: { ...neededText(255, 'Name is required'), column: 'Game' },
  slug: { read: z.string(), column: 'Slug' },
  provider: { read: namedRef.nullable(), column: 'Provider' },
  type: { read: namedRef.nullable(), column: 'Type' },
  themes: { read: z.array(themeRef), column: 'Themes' },
  published: { ...flag, column: 'Status' },
  featured: { read: z.boolean(), column: 'Featured' },
  /** The last check of its demo's address; answered to staff as `launcherHealth`. */
  launcher: {
    read: linkHealth.nullable(),
    seenBy: 'owner',
    history: false,
    column: 'Demo Launcher',
  },
  ...texts,
  description: { ...optionalText(MAX_GAME_DESCRIPTION_LENGTH), column: 'Description' },
  seo_description: optionalText(2_000),
  youtube_url: optionalLink,
  /** Stored as the catalogue's address, answered as ours. */
  thumb: { read: z.string().nullable() },
  url: { read: z.string() },
  /** For search engines: as the rule of the site says, always, or never. */
  indexing: { read: gameIndexing, write: gameIndexing, default: 'site', seenBy: 'staff' },
  megaways: flag,
  bonusBuy: flag,
  progressive: flag,
  /** Fields that the external catalogue no longer changes, since staff edited them. */
  editedFields: { read: z.array(z.string()), seenBy: 'staff', history: false },
});

/** Answered beside the fields that are stored. `id` and `external_id` are equal. */
export const derivedShape = { external_id: id, providerId: id.nullable(), typeId: id.nullable() };

/** A game as visitors see a published one. */
export const game = z.object({ ...gameEntity.publicShape, ...derivedShape });
export type Game = z.infer<typeof game>;
