/** Latin letters that Unicode does not take apart into a base letter and an accent. */
const LATIN: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
};

/** Leaves room for a number behind it within the 255 characters that a slug may have. */
const MAX_LENGTH = 240;

/**
 * A casino's slug from its name, by the specification's own rule: the screen makes it from the name in the same way,
 * so signs vanish where a general slug would turn them into hyphens. Lower case, accents off, blanks to hyphens,
 * everything but a-z, 0-9 and hyphens removed. Undefined when the name has no usable letter or digit.
 */
export function slugFromName(name: string): string | undefined {
  const slug = name
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[ßæœøłđðþı]/g, (letter) => LATIN[letter] ?? '')
    .replace(/\s+/g, '-')
    .replace(/[^a-z0-9-]/g, '')
    .slice(0, MAX_LENGTH)
    .replace(/^-+|-+$/g, '');
  return slug === '' ? undefined : slug;
}

/** `base` when it is free, else the first of `base-2`, `base-3`… that `taken` does not hold. */
export function firstFreeSlug(base: string, taken: ReadonlySet<string>): string {
  if (!taken.has(base)) return base;
  let number = 2;
  while (taken.has(`${base}-${number}`)) number += 1;
  return `${base}-${number}`;
}
