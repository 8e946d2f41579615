import { z } from 'zod';
import { defineContract } from '../contract.ts';
import { byId, id, messageOnly, optionalEmail, requiredText, timestamp } from '../fields.ts';
import { MAX_PASSKEY_NAME_LENGTH } from '../text-limits.ts';
import { secondFactorMethod, sessionUser } from './auth.ts';
import { USER_NOT_FOUND } from './users.ts';

export const WRONG_CODE = 'That code is wrong or has already been used';
export const PASSKEY_REFUSED = 'That passkey was not accepted';
export const SIGN_IN_OVER = 'This sign-in has expired. Please sign in again.';
export const TOTP_NOT_FOUND = 'Authenticator app not found';
export const PASSKEY_NOT_FOUND = 'Passkey not found';
export const PASSKEY_KNOWN = 'You have already added this passkey';
export const PASSKEYS_IMPOSSIBLE = 'Passkeys need a domain name; this address is an IP address';
export const FACTOR_REQUIRED = 'You need at least one second factor';
export const SET_UP_OVER = 'Setting it up took too long. Please start again.';
export const PASSWORD_NEEDED = 'Your password is needed to set up a second factor';
const TOO_MANY_CODES = 'Too many wrong codes. Please try again in a few minutes.';

const base64url = (max: number) =>
  z
    .string()
    .regex(/^[\w-]+={0,2}$/, 'must be base64url')
    .max(max, `must be ${max} characters or less`);

/** Parts of a passkey's answer that are not ours to read. */
const unread = z.record(z.string(), z.unknown()).exactOptional();
const transports = z.array(z.string().max(32)).max(8).exactOptional();
const attachment = z.enum(['platform', 'cross-platform']).exactOptional();

/** A passkey's answer to a challenge, as WebAuthn writes it in JSON. */
const assertion = z.strictObject({
  id: base64url(1_400),
  rawId: base64url(1_400),
  type: z.literal('public-key'),
  response: z.object({
    clientDataJSON: base64url(8_000),
    authenticatorData: base64url(8_000),
    signature: base64url(8_000),
    userHandle: z.string().max(256).exactOptional(),
  }),
  authenticatorAttachment: attachment,
  clientExtensionResults: unread,
});
export type PasskeyAnswer = z.output<typeof assertion>;

/** A new passkey, as WebAuthn writes it in JSON. */
const attestation = z.strictObject({
  id: base64url(1_400),
  rawId: base64url(1_400),
  type: z.literal('public-key'),
  response: z.object({
    clientDataJSON: base64url(8_000),
    attestationObject: base64url(32_000),
    authenticatorData: base64url(8_000).exactOptional(),
    transports,
    publicKeyAlgorithm: z.int().exactOptional(),
    publicKey: base64url(8_000).exactOptional(),
  }),
  authenticatorAttachment: attachment,
  clientExtensionResults: unread,
});
export type NewPasskey = z.output<typeof attestation>;

/** A code of an authenticator app; people write it in two halves. */
const code = z
  .string('Code is required')
  .max(16, 'must be 16 characters or less')
  .transform((typed) => typed.replaceAll(/\s/g, ''))
  .pipe(z.string().regex(/^\d{6}$/, 'The code has six digits'));

const recoveryCode = z
  .string('Recovery code is required')
  .max(64, 'must be 64 characters or less')
  .min(1, 'Recovery code is required');

/** Proves a second factor: exactly one of them. */
const proof = z
  .strictObject({
    code: code.exactOptional(),
    recoveryCode: recoveryCode.exactOptional(),
    passkey: assertion.exactOptional(),
  })
  .refine((given) => Object.keys(given).length === 1, {
    path: ['code'],
    error: 'Give a code, a recovery code or a passkey',
  });
export type SecondFactorProof = z.output<typeof proof>;

/** Body of a call that begins a setup: the password again for the first factor, unless it has just been given. */
const begin = z.strictObject({
  currentPassword: z.string().max(1_024, 'must be 1024 characters or less').exactOptional(),
});

const passkeyName = requiredText(MAX_PASSKEY_NAME_LENGTH, 'Name is required');

/** A passkey as its owner sees it. */
export const passkey = z.object({
  id: z.string(),
  name: z.string(),
  createdAt: timestamp,
  lastUsedAt: timestamp.nullable(),
});
export type Passkey = z.infer<typeof passkey>;

/** One's own second factors. */
export const secondFactors = z.object({
  /** When the authenticator app was set up; null without one. */
  totp: timestamp.nullable(),
  passkeys: z.array(passkey),
  recoveryCodesLeft: z.int(),
  /** The host name that passkeys are bound to; null where there can be none. */
  passkeyHost: z.string().nullable(),
  /** The last one cannot be removed. */
  required: z.boolean(),
  /** Where notices of sign-ins from new networks go; null: nowhere. */
  noticeEmail: z.string().nullable(),
  /** No mail server is set up: no notice goes anywhere. */
  noticesSent: z.boolean(),
});
export type SecondFactors = z.infer<typeof secondFactors>;

/** Shown once: only hashes of them are stored. Null where there are some already. */
const newRecoveryCodes = z.object({ recoveryCodes: z.array(z.string()).nullable() });

/** Opaque options for the browser's WebAuthn functions. */
const webAuthnOptions = z.object({ options: z.record(z.string(), z.unknown()) });

/** The calls of a person about their own second factors. */
const own = { owner: 'identity', access: 'staff', peopleOnly: true } as const;
/** Those that people make before they are signed in too. */
const signingIn = {
  ...own,
  access: 'any',
  browserCookie: 'sign-in',
  rateClass: 'sign-in',
} as const;

export const finishSignIn = defineContract({
  ...signingIn,
  id: 'secondFactor.signIn',
  method: 'POST',
  path: '/api/auth/second-factor',
  summary:
    'Completes a sign-in with a second factor, in the browser that gave the password, and sets the session cookie.',
  body: proof,
  answerHeaders: ['Set-Cookie'],
  example: { code: '123456' },
  responses: { 200: z.object({ message: z.literal('Login successful'), user: sessionUser }) },
  messages: { 400: WRONG_CODE, 409: SIGN_IN_OVER, 429: TOO_MANY_CODES },
});

export const challengePasskey = defineContract({
  ...signingIn,
  bySession: true,
  id: 'secondFactor.challenge',
  method: 'POST',
  path: '/api/auth/second-factor/challenge',
  summary:
    'Creates a passkey challenge for a user who is signing in or signed in, valid for one answer within five minutes.',
  body: z.strictObject({}).optional(),
  example: {},
  responses: { 200: webAuthnOptions },
  messages: { 409: SIGN_IN_OVER },
});

export const proveSecondFactor = defineContract({
  ...own,
  id: 'secondFactor.prove',
  method: 'POST',
  path: '/api/auth/second-factor/proof',
  summary:
    'Verifies a second factor again; calls that need a recent proof are then allowed for ten minutes.',
  body: proof,
  answerHeaders: ['Set-Cookie'],
  example: { code: '123456' },
  responses: { 200: messageOnly },
  messages: { 400: WRONG_CODE, 409: SIGN_IN_OVER, 429: TOO_MANY_CODES },
  rateClass: 'sign-in',
});

export const getSecondFactors = defineContract({
  ...own,
  id: 'secondFactor.get',
  method: 'GET',
  path: '/api/account/second-factor',
  summary: 'Returns the second factors of the signed-in user, without any secrets.',
  responses: { 200: secondFactors },
});

/** Those that set a second factor up, also for who has to have one to sign in. */
const settingUp = {
  ...signingIn,
  bySession: true,
  messages: { 400: PASSWORD_NEEDED, 409: SIGN_IN_OVER, 429: TOO_MANY_CODES },
} as const;

export const beginTotp = defineContract({
  ...settingUp,
  id: 'secondFactor.beginTotp',
  method: 'POST',
  path: '/api/account/second-factor/totp',
  summary:
    'Creates a secret for an authenticator app, for a user who is signed in or has to set up a second factor to sign in. It takes effect once a code from it is confirmed.',
  body: begin,
  example: { currentPassword: 'the password' },
  responses: { 200: z.object({ secret: z.string(), address: z.string() }) },
  refusals: [403],
});

export const confirmTotp = defineContract({
  ...settingUp,
  id: 'secondFactor.confirmTotp',
  method: 'PUT',
  path: '/api/account/second-factor/totp',
  summary:
    'Activates the authenticator app with its first code; signs in a user who had to set up a second factor.',
  body: z.strictObject({ code }),
  answerHeaders: ['Set-Cookie'],
  example: { code: '123456' },
  responses: { 200: newRecoveryCodes },
});

export const removeTotp = defineContract({
  ...own,
  id: 'secondFactor.removeTotp',
  method: 'DELETE',
  path: '/api/account/second-factor/totp',
  needsProof: true,
  summary: 'Removes the authenticator app of the signed-in user and ends all their other sessions.',
  answerHeaders: ['Set-Cookie'],
  responses: { 200: messageOnly },
  messages: { 404: TOTP_NOT_FOUND, 409: FACTOR_REQUIRED },
});

export const beginPasskey = defineContract({
  ...settingUp,
  id: 'secondFactor.beginPasskey',
  method: 'POST',
  path: '/api/account/second-factor/passkey-challenge',
  summary:
    'Returns the options that a browser needs to create a passkey, for a user who is signed in or has to set up a second factor to sign in.',
  body: begin,
  example: { currentPassword: 'the password' },
  responses: { 200: webAuthnOptions },
  refusals: [403],
});

export const addPasskey = defineContract({
  ...settingUp,
  id: 'secondFactor.addPasskey',
  method: 'POST',
  path: '/api/account/second-factor/passkeys',
  summary:
    'Adds the passkey that the browser created; signs in a user who had to set up a second factor.',
  body: z.strictObject({ name: passkeyName, passkey: attestation }),
  answerHeaders: ['Set-Cookie'],
  example: {
    name: 'Work laptop',
    passkey: {
      id: 'cGFzc2tleQ',
      rawId: 'cGFzc2tleQ',
      type: 'public-key',
      response: { clientDataJSON: 'e30', attestationObject: 'oA' },
    },
  },
  responses: { 201: newRecoveryCodes },
});

const passkeyId = z.object({
  id: z.string().regex(/^[\w-]{1,1400}$/, 'must be the id of a passkey'),
});

export const renamePasskey = defineContract({
  ...own,
  id: 'secondFactor.renamePasskey',
  method: 'PATCH',
  path: '/api/account/second-factor/passkeys/:id',
  summary: 'Renames a passkey of the signed-in user.',
  params: passkeyId,
  body: z.strictObject({ name: passkeyName }),
  example: { name: 'Key on my ring' },
  responses: { 200: messageOnly },
  messages: { 404: PASSKEY_NOT_FOUND },
});

export const removePasskey = defineContract({
  ...own,
  id: 'secondFactor.removePasskey',
  method: 'DELETE',
  path: '/api/account/second-factor/passkeys/:id',
  needsProof: true,
  summary: 'Removes a passkey of the signed-in user and ends all their other sessions.',
  params: passkeyId,
  answerHeaders: ['Set-Cookie'],
  responses: { 200: messageOnly },
  messages: { 404: PASSKEY_NOT_FOUND, 409: FACTOR_REQUIRED },
});

export const renewRecoveryCodes = defineContract({
  ...own,
  id: 'secondFactor.renewRecoveryCodes',
  method: 'POST',
  path: '/api/account/second-factor/recovery-codes',
  needsProof: true,
  summary: 'Creates new recovery codes, which replace all others and are shown only once.',
  body: z.strictObject({}).optional(),
  example: {},
  responses: { 200: z.object({ recoveryCodes: z.array(z.string()) }) },
  messages: { 409: 'Recovery codes need a second factor' },
});

export const setNoticeEmail = defineContract({
  ...own,
  id: 'secondFactor.setNoticeEmail',
  method: 'PUT',
  path: '/api/account/notices',
  needsProof: true,
  summary:
    'Sets the e-mail address for notices of sign-ins from a new network; null turns them off.',
  body: z.strictObject({ email: optionalEmail.write }),
  example: { email: 'ann@example.com' },
  responses: { 200: messageOnly },
});

/** The people who have second factors, and which. */
export const userSecondFactors = z.object({ id, methods: z.array(secondFactorMethod) });

export const listSecondFactors = defineContract({
  id: 'secondFactor.list',
  owner: 'identity',
  method: 'GET',
  path: '/api/second-factors',
  access: 'super',
  peopleOnly: true,
  summary: 'Lists the members of staff who have second factors, and which kinds, by id.',
  responses: { 200: z.array(userSecondFactors) },
});

export const takeSecondFactors = defineContract({
  id: 'secondFactor.take',
  owner: 'identity',
  method: 'DELETE',
  path: '/api/second-factors/:id',
  access: 'super',
  peopleOnly: true,
  needsProof: true,
  summary:
    'Removes all second factors of another user, who has lost theirs, and ends their sessions.',
  params: byId,
  responses: { 200: messageOnly },
  messages: { 404: USER_NOT_FOUND, 409: 'Your own second factors are in your settings' },
});
