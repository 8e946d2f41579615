import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { REPOSITORY } from '@slots/processes/repository';

/** Patterns of well-known kinds of keys and tokens. */
const SECRETS: Readonly<Record<string, RegExp>> = {
  'a private key': /-----BEGIN (?:[A-Z]+ )?PRIVATE KEY-----\n/,
  'a signed token': /\beyJ[\w-]{10,}\.eyJ[\w-]{10,}\.[\w-]{20,}/,
  'a password hash': /\$argon2id?\$v=19\$m=\d+,t=\d+,p=\d+\$[\w+/]{16,}/,
  'a key of a cloud': /\bAKIA[0-9A-Z]{16}\b|\bAIza[\w-]{35}\b/,
  'a token of a code host': /\bgh[pousr]_[A-Za-z0-9]{36}\b|\bglpat-[\w-]{20}\b/,
  'a token of a chat': /\bxox[abprs]-[\w-]{10,}/,
  'a token of a package registry': /\bnpm_[A-Za-z0-9]{36}\b|_authToken\s*=\s*\S+/,
  'an address with a password': /\b(?:mongodb(?:\+srv)?|rediss?):\/\/[\w.-]+:[\w.~%+-]{6,}@/,
};

/** Files as they would be committed: those that git knows. */
function files(): readonly string[] {
  const { stdout } = spawnSync('git', ['ls-files', '-z'], { cwd: REPOSITORY, encoding: 'utf8' });
  return stdout.split('\0').filter((file) => file !== '' && existsSync(join(REPOSITORY, file)));
}

test('no file of the repository holds a secret', () => {
  const known = files();
  const found = known.flatMap((file) => {
    const text = readFileSync(join(REPOSITORY, file), 'latin1');
    return Object.entries(SECRETS).flatMap(([kind, pattern]) =>
      pattern.test(text) ? [`${file}: ${kind}`] : [],
    );
  });
  expect(known.length).toBeGreaterThan(100);
  expect(found).toEqual([]);
});
