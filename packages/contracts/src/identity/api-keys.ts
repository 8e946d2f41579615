import { z } from 'zod';
import { defineContract } from '../contract.ts';
import { defineEntity } from '../entity.ts';
import { byId, id, messageOnly, requiredText, timestamp } from '../fields.ts';
import { keyRight } from '../key-rights.ts';
import { MAX_API_KEY_NAME_LENGTH } from '../text-limits.ts';

export const API_KEY_NOT_FOUND = 'API Key Not Found';
/** Keys of one person, expired ones included. */
export const MAX_API_KEYS = 50;
export const MAX_KEY_DAYS = 366;

/** The start of every key: scanners of secrets look for it. */
export const API_KEY_PREFIX = 'slots_';

const WRONG_RIGHTS = 'must be a list of rights, such as casino:read';

/** A key by which a person's programs make calls, without its text. */
export const apiKeyEntity = defineEntity('api-key', {
  name: {
    read: z.string(),
    write: requiredText(MAX_API_KEY_NAME_LENGTH, 'Name is required'),
    seenBy: 'staff',
  },
  rights: {
    read: z.array(keyRight),
    write: z
      .array(keyRight, { error: WRONG_RIGHTS })
      .min(1, 'Choose at least one right.')
      .max(keyRight.options.length, WRONG_RIGHTS),
    seenBy: 'staff',
  },
  /** From then on it is refused. */
  expiresAt: {
    read: timestamp,
    write: z.iso.datetime({ error: 'must be a moment in UTC, such as 2027-06-30T00:00:00Z' }),
    seenBy: 'staff',
  },
  /** Its first characters, by which people tell keys apart. */
  start: { read: z.string(), seenBy: 'staff', history: false },
  /** To a quarter of an hour; null: never yet. */
  lastUsedAt: { read: timestamp.nullable(), seenBy: 'staff', history: false },
});

export const apiKey = z.object(apiKeyEntity.staffShape).omit({ updatedAt: true });
export type ApiKey = z.infer<typeof apiKey>;

/** A key with the person whose it is. */
export const ownedApiKey = apiKey.extend({ owner: z.object({ id, username: z.string() }) });

const people = { owner: 'identity', access: 'staff', peopleOnly: true } as const;

export const listApiKeys = defineContract({
  ...people,
  id: 'apiKeys.list',
  method: 'GET',
  path: '/api/api-keys',
  summary:
    'Lists the API keys of the signed-in user, newest first. The key itself is shown only once, on creation.',
  responses: { 200: z.array(apiKey) },
});

export const listAllApiKeys = defineContract({
  id: 'apiKeys.listAll',
  owner: 'identity',
  method: 'GET',
  path: '/api/api-keys/all',
  access: 'super',
  peopleOnly: true,
  summary: 'Lists the API keys of all users, newest first.',
  responses: { 200: z.array(ownedApiKey) },
});

export const createApiKey = defineContract({
  ...people,
  id: 'apiKeys.create',
  method: 'POST',
  path: '/api/api-keys',
  needsProof: true,
  summary: `Creates an API key for the signed-in user and shows it only once. Whatever its rights, it can do no more than its owner's role allows at that moment, and it expires after ${MAX_KEY_DAYS} days at the latest.`,
  body: z.strictObject({
    ...apiKeyEntity.creation,
    rights: apiKeyEntity.fields.rights.write,
  }),
  example: {
    name: 'Price comparison',
    rights: ['casino:write', 'catalog:read'],
    expiresAt: '2027-06-30T00:00:00Z',
  },
  responses: {
    201: apiKey.extend({
      /** The key itself; it is not stored. */
      key: z.string(),
    }),
  },
  messages: { 409: `You already have ${MAX_API_KEYS} API keys. Please revoke one first.` },
});

export const revokeApiKey = defineContract({
  ...people,
  id: 'apiKeys.revoke',
  method: 'DELETE',
  path: '/api/api-keys/:id',
  summary:
    'Revokes an API key of the signed-in user, within a second. Super administrators can revoke those of others too.',
  params: byId,
  responses: { 200: messageOnly },
  messages: { 404: API_KEY_NOT_FOUND },
});

/** Called by gateways, which know a key by its hash from here on. */
export const exchangeApiKey = defineContract({
  id: 'apiKeys.exchange',
  owner: 'identity',
  method: 'POST',
  path: '/internal/api-keys/exchange',
  access: 'internal',
  summary:
    "Returns a session token for an API key, given the key's hash, with the owner's current role; 401 for a key that is unknown, revoked or expired.",
  body: z.strictObject({
    /** SHA-256 in base64url: a key of 256 random bits cannot be guessed from it. */
    hash: z.string().length(43),
    address: z.string().max(64),
  }),
  responses: { 200: z.object({ token: z.string() }) },
});
