import type { WebhookRecord } from './webhook.model.ts';

/** The part of the cipher of credentials that is needed here. */
interface Cipher {
  encrypt(plain: string, owner: string): string;
  decrypt(stored: string, owner: string): string;
}

const ownerOf = (id: number) => `webhook ${id}`;

/** Secrets that sign, encrypted at rest. */
export function createWebhookSecrets(cipher: Cipher, now: () => number = Date.now) {
  return {
    seal: (id: number, secret: string): string => cipher.encrypt(secret, ownerOf(id)),
    /** Those that sign at the moment, the present one first. */
    signing({ _id, secret, previousSecret, previousUntil }: WebhookRecord): readonly string[] {
      const isValid = previousUntil !== null && previousUntil.getTime() > now();
      const stored = [secret, ...(isValid && previousSecret !== null ? [previousSecret] : [])];
      return stored.map((one) => cipher.decrypt(one, ownerOf(_id)));
    },
  };
}

export type WebhookSecrets = ReturnType<typeof createWebhookSecrets>;
