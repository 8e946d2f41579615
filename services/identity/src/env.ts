import { newPassword, username } from '@slots/contracts/identity/users';
import {
  flag,
  historyDays,
  queuePrefix,
  redisUrl,
  secret,
  secrets,
  serviceSettings,
} from '@slots/env/env';
import { z } from 'zod';

export const identitySettings = serviceSettings
  // Identity checks tokens with its own keys.
  .omit({ IDENTITY_URL: true })
  .extend({
    MONGODB_DATABASE: z.string().default('identity'),
    REDIS_URL: redisUrl,
    HISTORY_DAYS: historyDays,
    /** Encrypts the private signing keys at rest, and proves known browsers. */
    KEY_ENCRYPTION_SECRET: secret,
    /** The origin of the product in browsers: over https the session cookie is Secure. */
    PUBLIC_ORIGIN: z.url({ protocol: /^https?$/ }).default('http://127.0.0.1:8080'),
    /** Encrypts the secrets of authenticator apps. */
    CREDENTIALS_SECRET: secrets,
    /** Roles that must have a second factor: none, administrators and super administrators, or all. */
    REQUIRE_SECOND_FACTOR: z.enum(['off', 'admins', 'all']).default('off'),
    /** New passwords must not be common ones; by default where the site is reached over https. */
    REFUSE_COMMON_PASSWORDS: flag.optional(),
    /** The product as authenticators name it. */
    PRODUCT_NAME: z.string().min(1).default('Slots'),
    /** The mail server of notices of sign-ins; without one there are none. */
    SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
    /** Sender of notices; by default no-reply at the host of PUBLIC_ORIGIN. */
    SMTP_FROM: z.string().min(3).optional(),
    QUEUE_PREFIX: queuePrefix,
    /** The first super administrator, created when there is no user at all. */
    ADMIN_USERNAME: username.default('admin'),
    ADMIN_PASSWORD: newPassword.optional(),
  });

export type IdentitySettings = z.output<typeof identitySettings>;

/** Settings of the reset of the first administrator's password. */
export const adminResetSettings = identitySettings.pick({
  MONGODB_URL: true,
  MONGODB_DATABASE: true,
  HISTORY_DAYS: true,
  ADMIN_USERNAME: true,
  ADMIN_PASSWORD: true,
});

/** Settings of ending all sessions. */
export const endSessionsSettings = adminResetSettings.pick({
  MONGODB_URL: true,
  MONGODB_DATABASE: true,
});
