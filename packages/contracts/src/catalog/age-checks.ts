import { z } from 'zod';
import { defineContract } from '../contract.ts';

export const AGE_CHECK_OVER =
  'This age check has expired, or was started in another browser. Please start it again.';
export const AGE_NOT_PROVEN = 'Your age could not be verified.';

/** A page of the site itself: a path in plain letters, never another origin. */
const ownPage = z
  .string()
  .max(500, 'must be 500 characters or less')
  .regex(/^\/(?![/\\])[!-[\]-~]*$/, 'must be a path of this site');

export const beginAgeCheck = defineContract({
  id: 'ageChecks.begin',
  owner: 'catalog',
  method: 'POST',
  path: '/api/age-checks',
  access: 'any',
  summary:
    'Starts an age check with the configured provider. Returns the address at which the visitor completes it and sets the cookie that ties it to the browser.',
  browserCookie: 'age-check',
  body: z.strictObject({ returnTo: ownPage }),
  answerHeaders: ['Set-Cookie'],
  example: { returnTo: '/free-to-play/lantern-festival' },
  responses: { 201: z.object({ url: z.string() }) },
  messages: { 404: 'No age check provider is set up.' },
});

export const endAgeCheck = defineContract({
  id: 'ageChecks.end',
  owner: 'catalog',
  method: 'POST',
  path: '/api/age-checks/end',
  access: 'any',
  summary:
    "Completes an age check with the provider's answer, in the browser that started it. Returns a proof of age and clears the cookie.",
  browserCookie: 'age-check',
  answerHeaders: ['Set-Cookie'],
  // Several questions to the provider, one after the other.
  timeoutMs: 20_000,
  body: z.strictObject({
    /** As the check was begun with. */
    state: z
      .string()
      .max(2_000)
      .regex(/^[\w.-]+$/, 'must be a state of ours'),
    /** The parameters that the provider added to the address. */
    answer: z.record(z.string().max(100), z.string().max(2_000)),
  }),
  example: { state: 'eyJhbGciOiJIUzI1NiJ9.e30.x', answer: { code: '4711' } },
  responses: {
    200: z.object({
      /** For GET /api/game-token. It proves that its holder is of age, without identifying them. */
      proof: z.string(),
      /** Seconds until the proof expires. */
      expiresIn: z.int(),
      returnTo: z.string(),
    }),
  },
  messages: { 403: AGE_NOT_PROVEN, 404: beginAgeCheck.messages[404], 410: AGE_CHECK_OVER },
});
