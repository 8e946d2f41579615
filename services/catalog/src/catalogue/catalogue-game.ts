import { createHash } from 'node:crypto';
import { type GameTexts, gameTexts } from '@slots/contracts/catalog/game';
import { restrictedCountries } from '@slots/contracts/catalog/restricted-countries';
import { z } from 'zod';

/** A provider, type or theme as a game of the catalogue names it; `slug` may be empty. */
export interface CatalogueRef {
  readonly id: number;
  readonly name: string;
  readonly slug: string;
}

/** A game of the external catalogue after parsing: one shape, whatever feed it came from. */
export interface CatalogueGameCopy {
  readonly id: number;
  readonly name: string;
  /** May be empty or malformed: ours is made from it, not equal to it. */
  readonly slug: string;
  readonly url: string;
  readonly thumb: string | null;
  readonly description: string | null;
  readonly provider: CatalogueRef | null;
  readonly type: CatalogueRef | null;
  readonly themes: readonly CatalogueRef[];
  readonly megaways: boolean;
  readonly bonusBuy: boolean;
  readonly progressive: boolean;
  readonly featured: boolean;
  /** False: the catalogue has withdrawn it. */
  readonly published: boolean;
  readonly texts: GameTexts;
  /** Country codes in which the game may not be played; whole, where the text of them is cut. */
  readonly restricted: readonly string[];
  /** A hash of everything above: changes exactly when the content does. */
  readonly hash: string;
}

/** An item that cannot be understood, with the reason; its id where that can be read. */
export interface MalformedItem {
  readonly id: number | null;
  readonly reason: string;
}

const MAX_TEXT_LENGTH = 255;

/** The wire's name of a text field: `maxBet` is `max_bet` there. */
export function wireName(field: string): string {
  return field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

const TEXT_FIELDS = Object.keys(gameTexts.shape).map((field) => [field, wireName(field)] as const);

/** Text, number, true/false or nothing, as a text; nothing and blanks are null. */
export const looseText = z
  .union([z.string(), z.number(), z.boolean()])
  .nullish()
  .transform((value) => {
    if (value === null || value === undefined) return null;
    if (typeof value === 'boolean') return value ? 'yes' : 'no';
    return String(value).replaceAll('\0', '').trim() || null;
  });

const looseFlag = z
  .union([z.boolean(), z.number(), z.string()])
  .nullish()
  .transform((value) => value === true || value === 1 || /^(1|true|yes)$/i.test(String(value)));

/** A whole number, perhaps as a text of its digits. */
export const wireNumber = z.union([
  z.int().min(0),
  z
    .string()
    .regex(/^\d{1,15}$/)
    .transform(Number),
]);

const requiredText = looseText.pipe(z.string('must not be empty'));

const refObject = z.object({ id: wireNumber, name: requiredText, slug: looseText });
/** A list of objects, each once; an entry that makes no sense is left out, not worth losing the game for. */
const refList = z
  .array(refObject.or(z.unknown().transform(() => undefined)))
  .nullish()
  .transform((refs) => {
    const named = (refs ?? []).flatMap((ref) => (ref ? [refOf(ref)] : []));
    return [...new Map(named.map((ref) => [ref.id, ref])).values()];
  });

const wireItem = z.looseObject({
  id: wireNumber,
  name: requiredText,
  slug: looseText,
  url: requiredText,
  thumb: looseText,
  description: looseText,
  provider: z.union([refObject, looseText]).catch(null),
  provider_id: wireNumber.nullish().catch(null),
  provider_slug: looseText,
  type: z.union([refObject, looseText]).catch(null),
  type_id: wireNumber.nullish().catch(null),
  type_slug: looseText,
  themes: refList,
  megaways: looseFlag,
  bonus_buy: looseFlag,
  progressive: looseFlag,
  featured: looseFlag,
  /** A feed that does not send it means: yes. */
  published: looseFlag.nullish(),
});

function refOf(ref: { id: number; name: string; slug: string | null }): CatalogueRef {
  return { id: ref.id, name: cut(ref.name), slug: ref.slug ?? '' };
}

function cut(text: string): string {
  return text.slice(0, MAX_TEXT_LENGTH).trim();
}

/** Flat fields or an object; a provider without an id cannot be kept apart from others and is none. */
function refFrom(
  value: z.output<typeof refObject> | string | null,
  id: number | null | undefined,
  slug: string | null,
): CatalogueRef | null {
  if (value !== null && typeof value === 'object') return refOf(value);
  return value === null || id === null || id === undefined
    ? null
    : refOf({ id, name: value, slug });
}

function textsOf(raw: Readonly<Record<string, unknown>>): GameTexts {
  const texts = TEXT_FIELDS.map(([field, name]) => {
    const parsed = looseText.safeParse(raw[name]);
    const text = parsed.data ?? null;
    return [field, text === null ? null : cut(text) || null];
  });
  return gameTexts.parse(Object.fromEntries(texts));
}

/** One item of the catalogue's list, parsed tolerantly. */
export function parseCatalogueGame(item: unknown): CatalogueGameCopy | MalformedItem {
  const parsed = wireItem.safeParse(item, { error: () => 'is missing or has the wrong form' });
  if (!parsed.success) {
    const id = z.object({ id: wireNumber }).safeParse(item).data?.id ?? null;
    const reason = parsed.error.issues
      .map(({ path, message }) => `${path.join('.') || 'item'} ${message}`)
      .join('; ');
    return { id, reason: reason.slice(0, 500) };
  }
  const raw = parsed.data;
  const copy = {
    id: raw.id,
    name: cut(raw.name),
    slug: raw.slug ?? '',
    url: raw.url,
    thumb: raw.thumb,
    description: raw.description,
    provider: refFrom(raw.provider, raw.provider_id, raw.provider_slug),
    type: refFrom(raw.type, raw.type_id, raw.type_slug),
    themes: raw.themes,
    megaways: raw.megaways,
    bonusBuy: raw.bonus_buy,
    progressive: raw.progressive,
    featured: raw.featured,
    published: raw.published !== false,
    texts: textsOf(raw),
    restricted: restrictedCountries(looseText.safeParse(raw['restrictions']).data ?? ''),
  };
  return { ...copy, hash: createHash('sha1').update(JSON.stringify(copy)).digest('base64url') };
}

export function isMalformed(item: CatalogueGameCopy | MalformedItem): item is MalformedItem {
  return 'reason' in item;
}
