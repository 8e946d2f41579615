import slugify from '@sindresorhus/slugify';

const MAX_LENGTH = 200;
/** Most of the catalogue's own slugs are fine as they are, and making one is dear. */
const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/**
 * A slug made from a name: lower-case letters, digits and single hyphens, foreign letters spelled in
 * Latin ones. Empty when the name has no usable letter; the caller has to have a text for that case.
 */
export function slugOf(name: string): string {
  if (name.length <= MAX_LENGTH && SLUG.test(name)) return name;
  // Accents go first, else the library spells ü in the German way ('tuerkiye').
  const plain = name.normalize('NFD').replace(/\p{M}/gu, '').normalize('NFC');
  return slugify(plain, { decamelize: false }).slice(0, MAX_LENGTH).replace(/-+$/, '');
}
