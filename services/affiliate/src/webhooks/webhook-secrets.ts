import {
  type CredentialCipher,
  CredentialUnreadable,
} from '@slots/credential-cipher/credential-cipher';
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
      try {
        return [present, cipher.decrypt(previousSecret, ownerOf(_id))];
      } catch (error) {
        // A new secret was made because it cannot be read.
        if (error instanceof CredentialUnreadable) return [present];
        throw error;
      }
    },
  };
}

export type WebhookSecrets = ReturnType<typeof createWebhookSecrets>;
