import { isDeepStrictEqual } from 'node:util';
import { changeTags } from '@slots/contracts/changes';
import type { CasinoRecord } from './casino.model.ts';

/** Fields that lists of casinos and offers show, or filter, sort or count by. */
const LISTED = [
  'published',
  'name',
  'slug',
  'logoImage',
  'rating',
  'numberOfGames',
  'seo_description',
  'providerIds',
  'gamblingLicenceIds',
  'paymentMethodIds',
  'currencyIds',
] as const satisfies readonly (keyof CasinoRecord)[];
export type ListedField = (typeof LISTED)[number];

/** Those on a casino's card. */
export const CASINO_CARD_FIELDS = [
  'name',
  'slug',
  'logoImage',
  'rating',
  'numberOfGames',
  'gamblingLicenceIds',
] as const satisfies readonly ListedField[];
export type CasinoCardRecord = Pick<CasinoRecord, '_id' | (typeof CASINO_CARD_FIELDS)[number]>;

type Listed = Pick<CasinoRecord, '_id' | ListedField>;

function listsDiffer(before: Listed | null, after: Listed | null): boolean {
  // Addresses are looked up by slug among all casinos, published or not.
  if (before?.slug !== after?.slug) return true;
  const isSeen = before?.published === 'true' || after?.published === 'true';
  return isSeen && LISTED.some((field) => !isDeepStrictEqual(before?.[field], after?.[field]));
}

/** The tags of a change of a casino. */
export function casinoChangeTags(before: Listed | null, after: Listed | null): readonly string[] {
  const id = (after ?? before)?._id;
  if (id === undefined) return [];
  const lists = listsDiffer(before, after) ? [changeTags.casinoList] : [];
  return [changeTags.casino(id), ...lists];
}
