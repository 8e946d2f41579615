import slugify from '@sindresorhus/slugify';

const LONGEST = 200;

/**
 * A slug made from a name: lower-case letters, digits and single hyphens, foreign letters spelled in
 * Latin ones. Empty when the name has no usable letter; the caller has to have a text for that case.
 */
export function slugOf(name: string): string {
  // Accents go first, else the library spells ü in the German way ('tuerkiye').
  const plain = name.normalize('NFD').replace(/\p{M}/gu, '').normalize('NFC');
  return slugify(plain, { decamelize: false }).slice(0, LONGEST).replace(/-+$/, '');
}
