import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { badField } from '@slots/http-kit/http-problem.error';

/** See ../../data/README.md for where it comes from. */
const FILE = new URL('../../data/common-passwords.txt.gz', import.meta.url);

export const COMMON_PASSWORD =
  'This password is one of the most common and easily guessed. Please choose another one';

/** @throws HttpProblem 400 for a password that many people have */
export type RefuseCommonPassword = (password: string) => void;

/** Knows the most common passwords of eight characters and more, whatever their case; `refuse` false: takes all. */
export function createCommonPasswords({ refuse }: { refuse: boolean }): RefuseCommonPassword {
  if (!refuse) return () => undefined;
  // As one text: a set of them would take ten times the memory, and a new password is rare.
  const list = `\n${gunzipSync(readFileSync(FILE)).toString('utf8')}`;
  return (password) => {
    if (list.includes(`\n${password.toLowerCase()}\n`)) throw badField('password', COMMON_PASSWORD);
  };
}
