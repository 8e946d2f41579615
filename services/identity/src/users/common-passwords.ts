import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { badField } from '@slots/http-kit/http-problem.error';

/** See ../../data/README.md for where it comes from. */
const FILE = new URL('../../data/common-passwords.txt.gz', import.meta.url);

export const COMMON_PASSWORD =
  'This password is one of the most common and easily guessed. Please choose another one';
export const OWN_WORDS =
  'This password is made of words that others would try first, such as the name of the site or your own. Please choose another one';

/** Words of the trade and of the portal; those of an installation come beside them. */
const WORDS = `
  slots slot casino casinos bonus bonuses jackpot games game promotion promotions promo affiliate affiliates partner review
  super administrator admin user staff manager portal dashboard password passwort secret welcome login test demo
`
  .trim()
  .split(/\s+/);

/** @throws HttpProblem 400 for a password that many people have, or that only names the site and its user */
export type RefuseCommonPassword = (password: string, username: string) => void;

const lettersOf = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}]+/gu, ' ')
    .trim();

/**
 * Knows the most common passwords of eight characters and more, whatever their case, and those made of these words, digits and
 * signs alone; `refuse` false: takes all.
 * @param own the product's name and its host
 */
export function createCommonPasswords({
  refuse,
  own,
}: {
  refuse: boolean;
  own: readonly string[];
}): RefuseCommonPassword {
  if (!refuse) return () => undefined;
  // As one text: a set of them would take ten times the memory, and a new password is rare.
  const list = `\n${gunzipSync(readFileSync(FILE)).toString('utf8')}`;
  const words = [...WORDS, ...own.flatMap((name) => lettersOf(name).split(' '))];
  return (password, username) => {
    if (list.includes(`\n${password.toLowerCase()}\n`)) throw badField('password', COMMON_PASSWORD);
    const letters = lettersOf(password);
    // The longest first, so that none of them hides a part of another.
    const left = [...words, ...lettersOf(username).split(' ')]
      .filter((word) => word !== '')
      .sort((one, other) => other.length - one.length)
      .reduce((rest, word) => rest.replaceAll(word, ' '), letters);
    if (letters !== '' && left.trim() === '') throw badField('password', OWN_WORDS);
  };
}
