import type { NamedRef } from '@slots/contracts/catalog/game';
import { restrictedCountries } from '@slots/contracts/catalog/restricted-countries';
import { day } from '@slots/contracts/fields';
import type { CatalogueGameCopy, CatalogueRef } from '../catalogue/catalogue-game.ts';
import { thumbHash } from '../images/thumb-address.ts';
import type { Taxonomy } from '../taxonomy/taxonomy.model.ts';
import type { GameRecord } from './stored-game.ts';

/** The fields of a game that the catalogue fills, and refills at each refresh. */
export type CatalogueFields = ReturnType<typeof fieldsFromCatalogue>;

/** Our slugs of what the catalogue names, by id. */
export type RefSlugs = Readonly<Record<Taxonomy, ReadonlyMap<number, string>>>;

/** Fields that are made from a text that staff can edit, and go with it. */
const DERIVED: Readonly<Record<string, readonly string[]>> = {
  rtp: ['rtpValue'],
  release: ['releaseDay'],
  restrictions: ['restricted'],
};

/** The fields of a game that are derived from those of these texts that are given. */
export function derivedFrom(
  {
    rtp,
    release,
    restrictions,
  }: { readonly [Field in 'rtp' | 'release' | 'restrictions']?: string | null | undefined },
  game: Pick<GameRecord, 'restrictions' | 'restricted'>,
): Partial<Pick<GameRecord, 'rtpValue' | 'releaseDay' | 'restricted'>> {
  return {
    ...(rtp === undefined ? {} : { rtpValue: rtpNumber(rtp) }),
    ...(release === undefined ? {} : { releaseDay: releaseDay(release) }),
    ...(restrictions === undefined ? {} : { restricted: restrictedBy(restrictions, game) }),
  };
}

/** Codes that were cut off the stored text are invisible to its editor: they stay until a text names none. */
function restrictedBy(
  restrictions: string | null,
  before: Pick<GameRecord, 'restrictions' | 'restricted'>,
): string[] {
  const named = restrictedCountries(restrictions ?? '');
  if (named.length === 0) return [];
  const seen = restrictedCountries(before.restrictions ?? '');
  const unseen = before.restricted.filter((code) => !seen.includes(code));
  return [...new Set([...named, ...unseen])];
}

/** The name is the catalogue's, which may change it; the slug is an address, and stays. */
function refOf({ id, name }: CatalogueRef, slugs: ReadonlyMap<number, string>): NamedRef | null {
  const slug = slugs.get(id);
  return slug === undefined ? null : { id, name, slug };
}

/** A copy of the catalogue in our terms. */
export function fieldsFromCatalogue(copy: CatalogueGameCopy, slugs: RefSlugs) {
  const { id: _id, slug, hash, texts, published, provider, type, themes, ...same } = copy;
  return {
    ...same,
    ...texts,
    sourceSlug: slug,
    sourceHash: hash,
    thumbHash: copy.thumb === null ? null : thumbHash(copy.thumb),
    withdrawn: !published,
    provider: provider && refOf(provider, slugs.providers),
    type: type && refOf(type, slugs.types),
    themes: themes.flatMap((theme) => refOf(theme, slugs.themes) ?? []),
    rtpValue: rtpNumber(texts.rtp),
    releaseDay: releaseDay(texts.release),
  };
}

/** The same without what staff edited by hand. */
export function withoutEdited(
  fields: CatalogueFields,
  editedFields: readonly string[],
): Partial<CatalogueFields> {
  const kept = new Set(editedFields.flatMap((field) => [field, ...(DERIVED[field] ?? [])]));
  return Object.fromEntries(Object.entries(fields).filter(([field]) => !kept.has(field)));
}

/** '96.5', '96,5 %' or '94.0 - 96.5' (the first counts) as a number of percent. */
export function rtpNumber(text: string | null): number | null {
  const digits = /\d{1,3}(?:[.,]\d+)?/.exec(text ?? '')?.[0];
  const value = Number(digits?.replace(',', '.'));
  return value > 0 && value <= 100 ? value : null;
}

const VOLATILITIES: Readonly<Record<string, number>> = { low: 1, med: 3, mid: 3, high: 5 };

/** 'Low' is 1, 'Medium' 3 and 'High' 5; 'Medium-High' is between them, and 'Very High' one more. */
export function volatilitySteps(text: string | null | undefined): number | null {
  const words = text?.toLowerCase() ?? '';
  const steps = (words.match(/low|med|mid|high/g) ?? []).map((word) => VOLATILITIES[word] ?? 0);
  if (steps.length === 0) return null;
  const middle = steps.reduce((sum, step) => sum + step, 0) / steps.length;
  return /very|extreme/.test(words) ? middle + Math.sign(middle - 3) : middle;
}

/** The day of a release text: YYYY-MM-DD, also with / or ., YYYY-MM, YYYY or DD/MM/YYYY; what is missing is the first. */
export function releaseDay(text: string | null): string | null {
  const iso = /^(\d{4})(?:[-/.](\d{1,2})(?:[-/.](\d{1,2}))?)?(?![\d/.-])/.exec(text ?? '');
  const local = /^(\d{2})[./](\d{2})[./](\d{4})$/.exec(text ?? '');
  const parts = local
    ? [local[3], local[2], local[1]]
    : [iso?.[1], ...[iso?.[2], iso?.[3]].map((part = '1') => part.padStart(2, '0'))];
  return day.safeParse(parts.join('-')).data ?? null;
}
