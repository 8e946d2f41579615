import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const IV_BYTES = 12;
const TAG_BYTES = 16;

/** Encrypts private keys at rest with AES-256-GCM under a key made from the secret. */
export function createKeyEncryption(secret: string) {
  const key = new Uint8Array(hkdfSync('sha256', secret, '', 'identity signing keys', 32));

  return {
    /** `kid` is bound in, so that one key's text cannot be put in another's place. */
    encrypt(plain: string, kid: string): string {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(kid));
      const body = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64');
    },
    /** @throws when the secret is another one or the text was changed */
    decrypt(sealed: string, kid: string): string {
      const bytes = Buffer.from(sealed, 'base64');
      const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, IV_BYTES))
        .setAAD(Buffer.from(kid))
        .setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
      return (
        decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES), undefined, 'utf8') +
        decipher.final('utf8')
      );
    },
  };
}

export type KeyEncryption = ReturnType<typeof createKeyEncryption>;
