import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto';

const ALGORITHM = 'aes-256-gcm';
const FORMAT = 'v1';
const NONCE_BYTES = 12;

/** A stored credential cannot be read: its key is no longer configured, or it was tampered with. */
export class CredentialUnreadable extends Error {
  constructor(reason: string, cause?: unknown) {
    super(`A stored credential cannot be decrypted: ${reason}`, { cause });
    this.name = 'CredentialUnreadable';
  }
}

interface Key {
  /** Tells which secret encrypted a value, without telling anything about the secret. */
  readonly id: string;
  readonly key: Buffer;
}

function keyFrom(secret: string, purpose: string): Key {
  const key = Buffer.from(hkdfSync('sha256', secret, '', purpose, 32));
  return { id: createHash('sha256').update(key).digest('hex').slice(0, 8), key };
}

/**
 * AES-256-GCM with keys derived from `secrets` for one purpose: the first one encrypts, all of them decrypt.
 * Stored as `v1.<key id>.<nonce>.<tag>.<text>`, the last three in base64url.
 */
export function createCredentialCipher(secrets: readonly string[], purpose: string) {
  const keys = secrets.map((secret) => keyFrom(secret, purpose));
  const [current] = keys;
  if (!current) throw new Error('Credentials need at least one secret.');

  /** @throws CredentialUnreadable */
  function decrypt(stored: string, owner: string): string {
    const [format, keyId, ...parts] = stored.split('.');
    const [nonce, tag, text] = parts.map((part) => Buffer.from(part, 'base64url'));
    if (format !== FORMAT || !nonce || !tag || !text) throw new CredentialUnreadable('format');
    const key = keys.find(({ id }) => id === keyId);
    if (!key) throw new CredentialUnreadable(`no secret has the key id ${keyId}`);
    try {
      const decipher = createDecipheriv(ALGORITHM, key.key, nonce, { authTagLength: 16 })
        .setAAD(Buffer.from(owner))
        .setAuthTag(tag);
      return Buffer.concat([decipher.update(text), decipher.final()]).toString('utf8');
    } catch (error) {
      throw new CredentialUnreadable('it does not belong here', error);
    }
  }

  return {
    /** `owner` binds the result to one record: copied to another one it cannot be read. */
    encrypt(plain: string, owner: string): string {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv(ALGORITHM, current.key, nonce).setAAD(Buffer.from(owner));
      const text = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()]);
      const parts = [nonce, cipher.getAuthTag(), text].map((part) => part.toString('base64url'));
      return [FORMAT, current.id, ...parts].join('.');
    },
    /** True for what the first secret encrypted: all others are to be encrypted again before their secret goes. */
    isCurrent: (stored: string): boolean => stored.startsWith(`${FORMAT}.${current.id}.`),
    decrypt,
    /** As `decrypt`, but undefined for what cannot be read, of which `onUnreadable` is told. */
    tryDecrypt(
      stored: string,
      owner: string,
      onUnreadable: (error: CredentialUnreadable) => void = () => undefined,
    ): string | undefined {
      try {
        return decrypt(stored, owner);
      } catch (error) {
        if (!(error instanceof CredentialUnreadable)) throw error;
        onUnreadable(error);
        return undefined;
      }
    },
  };
}

export type CredentialCipher = ReturnType<typeof createCredentialCipher>;
