import type { CredentialCipher } from '@slots/credential-cipher/credential-cipher';
import type { WebhookRecord } from './webhook.model.ts';

const ownerOf = (id: number) => `webhook ${id}`;

/** Secrets that sign, encrypted at rest. */
export function createWebhookSecrets(cipher: CredentialCipher) {
  return {
    seal: (id: number, secret: string): string => cipher.encrypt(secret, ownerOf(id)),
    /** Those that sign at the moment, the present one first. @throws CredentialUnreadable for the present one */
    signing({ _id, secret, previousSecret, previousUntil }: WebhookRecord): readonly string[] {
      const present = cipher.decrypt(secret, ownerOf(_id));
      const isValid = previousUntil !== null && previousUntil.getTime() > Date.now();
      if (!isValid || previousSecret === null) return [present];
      const previous = cipher.tryDecrypt(previousSecret, ownerOf(_id));
      // A new secret may have been made because the one before cannot be read.
      return previous === undefined ? [present] : [present, previous];
    },
  };
}

export type WebhookSecrets = ReturnType<typeof createWebhookSecrets>;
