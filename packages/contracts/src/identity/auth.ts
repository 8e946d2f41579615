import { z } from 'zod';
import { defineContract } from '../contract.ts';
import { id, messageOnly } from '../fields.ts';

export const role = z.enum(['user', 'admin', 'super_admin']);

/** The session's person, as screens know one. */
export const sessionUser = z.object({ id, username: z.string(), role });
export type SessionUser = z.infer<typeof sessionUser>;

/** A means to prove an identity, beside the password. */
export const secondFactorMethod = z.enum(['passkey', 'totp', 'recovery-code']);
export type SecondFactorMethod = z.infer<typeof secondFactorMethod>;

/** The step left after the right password. */
export const signInStep = z.object({
  message: z.string(),
  /** Proves a second factor, or sets one up where one is required and there is none. */
  step: z.enum(['prove', 'set-up']),
  /** By which of them that can be done. */
  methods: z.array(secondFactorMethod),
});
export type SignInStep = z.infer<typeof signInStep>;

export const INVALID_CREDENTIALS = 'Invalid username or password';

export const login = defineContract({
  id: 'auth.login',
  owner: 'identity',
  method: 'POST',
  path: '/api/auth/login',
  access: 'any',
  peopleOnly: true,
  summary:
    'Signs a member of staff in: sets the session cookie and one that recognises the browser later. Returns 202 with the next step to those who have a second factor or must set one up.',
  browserCookie: 'known-browser',
  body: z.strictObject({
    username: z
      .string('Username is required')
      .min(1, 'Username is required')
      .max(255, 'Username must be 255 characters or less'),
    password: z
      .string('Password is required')
      .min(1, 'Password is required')
      .max(1_024, 'Password must be 1024 characters or less'),
  }),
  answerHeaders: ['Set-Cookie'],
  example: { username: 'ann', password: 'a long password' },
  responses: {
    200: z.object({ message: z.literal('Login successful'), user: sessionUser }),
    202: signInStep,
  },
  messages: {
    401: INVALID_CREDENTIALS,
    429: 'Too many failed sign-ins. Please try again in a few minutes.',
  },
  rateClass: 'sign-in',
});

export const session = defineContract({
  id: 'auth.session',
  owner: 'identity',
  method: 'GET',
  path: '/api/auth/session',
  access: 'any',
  bySession: true,
  summary:
    'Returns the signed-in user; 401 when nobody is signed in, or 204 with `Prefer: handling=lenient`, for pages that are open to everybody.',
  heeds: ['Prefer'],
  refusals: [401],
  responses: { 200: sessionUser, 204: z.undefined() },
});

export const logout = defineContract({
  id: 'auth.logout',
  owner: 'identity',
  method: 'POST',
  path: '/api/auth/logout',
  access: 'any',
  bySession: true,
  peopleOnly: true,
  summary: 'Ends the session, if there is one, and clears the cookie.',
  body: z.strictObject({}).optional(),
  answerHeaders: ['Set-Cookie'],
  example: {},
  responses: { 200: messageOnly },
});

/** The keys that session tokens are verified with (RFC 7517). No credential: they are public keys. */
export const publishedKeys = defineContract({
  id: 'auth.publishedKeys',
  owner: 'identity',
  method: 'GET',
  path: '/internal/jwks',
  access: 'any',
  summary: 'Lists the public keys that verify session tokens.',
  responses: { 200: z.object({ keys: z.array(z.record(z.string(), z.string())) }) },
});

export const renewSession = defineContract({
  id: 'auth.renewSession',
  owner: 'identity',
  method: 'POST',
  path: '/internal/sessions/renew',
  access: 'internal',
  summary:
    'Returns a fresh token for an expired one whose session is still valid; 401 when it is not.',
  body: z.strictObject({ token: z.string().max(4_096), address: z.string().max(64).optional() }),
  responses: { 200: z.object({ token: z.string() }) },
});

export const sessionState = defineContract({
  id: 'auth.sessionState',
  owner: 'identity',
  method: 'GET',
  path: '/internal/sessions/:sessionId',
  access: 'internal',
  summary: 'Tells whether a session is valid. Gateways ask while they cannot receive revocations.',
  params: z.object({ sessionId: z.string().max(64) }),
  responses: { 200: z.object({ live: z.boolean() }) },
});

export const revokedSessions = defineContract({
  id: 'auth.revokedSessions',
  owner: 'identity',
  method: 'GET',
  path: '/internal/revocations',
  access: 'internal',
  summary:
    'Lists the sessions revoked within the lifetime of a token, for a gateway that has just started to listen.',
  responses: { 200: z.object({ sessionIds: z.array(z.string()) }) },
});

/** Redis channel on which identity tells gateways of revoked sessions, with a beat in between. */
export const REVOCATION_CHANNEL = 'identity:revocations';

/** A message on that channel. The beat shows a gateway that it still hears; one comes every 250 ms. */
export const revocationMessage = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('beat') }),
  z.object({ kind: z.literal('revoked'), sessionIds: z.array(z.string()) }),
]);
export const REVOCATION_BEAT_MS = 250;
