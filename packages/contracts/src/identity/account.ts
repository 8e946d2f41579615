import { z } from 'zod';
import { defineContract } from '../contract.ts';
import { messageOnly, timestamp } from '../fields.ts';
import { confirmPassword, newPassword, passwordsDiffer, samePasswords } from './users.ts';

export const WRONG_PASSWORD = 'Current password is incorrect';
export const SESSION_NOT_FOUND = 'Session Not Found';

const CURRENT_REQUIRED = 'Current password is required';

const people = { owner: 'identity', access: 'staff', peopleOnly: true } as const;

export const changePassword = defineContract({
  ...people,
  id: 'account.changePassword',
  method: 'PUT',
  path: '/api/auth/password',
  needsProof: true,
  summary: 'Changes the password of the signed-in user and ends all their other sessions.',
  body: z
    .strictObject({
      currentPassword: z
        .string(CURRENT_REQUIRED)
        .min(1, CURRENT_REQUIRED)
        .max(1_024, 'must be 1024 characters or less'),
      password: newPassword,
      confirmPassword,
    })
    .refine(samePasswords, passwordsDiffer),
  example: {
    currentPassword: 'the old password',
    password: 'a new password',
    confirmPassword: 'a new password',
  },
  answerHeaders: ['Set-Cookie'],
  responses: { 200: messageOnly },
  messages: {
    400: WRONG_PASSWORD,
    429: 'Too many wrong passwords. Please try again in a few minutes.',
  },
});

/** A signed-in browser. Its id only identifies it, inside signed tokens: knowing it grants no access. */
export const accountSession = z.object({
  id: z.string(),
  createdAt: timestamp,
  /** When its token was last renewed: a quarter of an hour ago at most while it is in use. */
  lastSeenAt: timestamp,
  address: z.string(),
  userAgent: z.string(),
  /** The session of this request. */
  current: z.boolean(),
});
export type AccountSession = z.infer<typeof accountSession>;

export const listOwnSessions = defineContract({
  ...people,
  id: 'account.sessions',
  method: 'GET',
  path: '/api/auth/sessions',
  summary: 'Lists the sessions of the signed-in user, last seen first.',
  responses: { 200: z.array(accountSession) },
});

export const endOwnSession = defineContract({
  ...people,
  id: 'account.endSession',
  method: 'DELETE',
  path: '/api/auth/sessions/:id',
  summary: 'Ends a session of the signed-in user; ending the current one clears its cookie too.',
  params: z.object({ id: z.string().regex(/^[\w-]{1,64}$/, 'must be the id of a session') }),
  answerHeaders: ['Set-Cookie'],
  responses: { 200: messageOnly },
  messages: { 404: SESSION_NOT_FOUND },
});
