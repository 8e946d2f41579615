import { randomBytes } from 'node:crypto';
import { tokenHash } from '@slots/tokens/random-token';

const CODES = 10;
/** 140 bits each: too many to try even with the hashes. */
const GROUPS = 7;
const GROUP_LENGTH = 4;
/** Without letters and digits that look alike. */
const LETTERS = 'abcdefghijkmnpqrstuvwxyz23456789';

const plain = (code: string) => code.toLowerCase().replaceAll(/[^a-z0-9]/g, '');

/** A recovery code as it is stored. */
export const recoveryCodeHash = (code: string): string => tokenHash(plain(code));

/** New recovery codes, to be shown once, and as they are stored. */
export function newRecoveryCodes(): { codes: string[]; hashes: string[] } {
  const codes = Array.from({ length: CODES }, () => {
    const letters = [...randomBytes(GROUPS * GROUP_LENGTH)].map((byte) => LETTERS[byte % 32]);
    const groups = Array.from({ length: GROUPS }, (_group, at) =>
      letters.slice(at * GROUP_LENGTH, (at + 1) * GROUP_LENGTH).join(''),
    );
    return groups.join('-');
  });
  return { codes, hashes: codes.map(recoveryCodeHash) };
}
