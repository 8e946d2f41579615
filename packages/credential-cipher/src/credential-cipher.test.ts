import { expect, test } from '@jest/globals';
import { CredentialUnreadable, createCredentialCipher as create } from './credential-cipher.ts';

const OLD = 'the-secret-that-was-used-until-now';
const NEW = 'the-secret-that-is-used-from-now-on';

const createCredentialCipher = (secrets: readonly string[], purpose = 'tests') =>
  create(secrets, purpose);

test('what is encrypted is not readable and comes back whole', () => {
  const cipher = createCredentialCipher([OLD]);
  const stored = cipher.encrypt('pässword 🔑', 'affiliate:1');
  expect(stored).toMatch(/^v1\.[0-9a-f]{8}\./);
  expect(stored).not.toContain('pässword');
  expect(cipher.decrypt(stored, 'affiliate:1')).toBe('pässword 🔑');
  expect(cipher.encrypt('pässword 🔑', 'affiliate:1')).not.toBe(stored);
});

test('an empty text can be stored', () => {
  const cipher = createCredentialCipher([OLD]);
  expect(cipher.decrypt(cipher.encrypt('', 'affiliate:1'), 'affiliate:1')).toBe('');
});

test('after a change of secrets old values are still read and new ones use the new secret', () => {
  const stored = createCredentialCipher([OLD]).encrypt('harbour', 'affiliate:1');
  const changed = createCredentialCipher([NEW, OLD]);
  expect(changed.decrypt(stored, 'affiliate:1')).toBe('harbour');
  expect(changed.isCurrent(stored)).toBe(false);
  const fresh = changed.encrypt('harbour', 'affiliate:1');
  expect(changed.isCurrent(fresh)).toBe(true);
  expect(createCredentialCipher([NEW]).decrypt(fresh, 'affiliate:1')).toBe('harbour');
});

test('it is refused without its secret, for another purpose, in another record, or changed', () => {
  const cipher = createCredentialCipher([OLD]);
  const stored = cipher.encrypt('harbour', 'affiliate:1');
  const changed = `${stored.slice(0, -2)}${stored.endsWith('AA') ? 'BB' : 'AA'}`;
  expect(() => createCredentialCipher([NEW]).decrypt(stored, 'affiliate:1')).toThrow(
    CredentialUnreadable,
  );
  expect(() => createCredentialCipher([OLD], 'others').decrypt(stored, 'affiliate:1')).toThrow(
    CredentialUnreadable,
  );
  expect(() => cipher.decrypt(stored, 'affiliate:2')).toThrow(CredentialUnreadable);
  expect(() => cipher.decrypt(changed, 'affiliate:1')).toThrow(CredentialUnreadable);
  expect(() => cipher.decrypt('plain text', 'affiliate:1')).toThrow(CredentialUnreadable);
});
