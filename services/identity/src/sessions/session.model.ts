import { recordModel } from '@slots/mongo/record-model';
import type { Connection } from 'mongoose';
import { z } from 'zod';

const session = z.object({
  /** Random; known to the browser only inside its signed token. */
  _id: z.string(),
  userId: z.int(),
  /** On the session of an API key. */
  keyId: z.int().exactOptional(),
  createdAt: z.date(),
  /** When its token was last renewed. */
  lastSeenAt: z.date(),
  address: z.string(),
  userAgent: z.string(),
  /** 12 hours after it was last seen, 7 days after it began at the latest. */
  expiresAt: z.date(),
  /** When the person last proved a second factor in it. */
  provedAt: z.date().exactOptional(),
  /** Set when it was ended before its time. */
  revokedAt: z.date().exactOptional(),
  /** Set on a revoked session that is not published to gateways yet. */
  unpublished: z.boolean().exactOptional(),
});
export type SessionRecord = z.output<typeof session>;

/** Ended sessions stay this long, so that gateways can still ask for recent revocations. */
const KEPT_AFTER_END_SECONDS = 60 * 60;

export const sessionModel = (connection: Connection) =>
  recordModel(connection, 'Session', session, 'sessions', [
    [{ userId: 1 }],
    [{ keyId: 1 }, { sparse: true }],
    [{ expiresAt: 1 }, { expireAfterSeconds: KEPT_AFTER_END_SECONDS }],
    [{ revokedAt: 1 }, { sparse: true }],
    [{ unpublished: 1 }, { sparse: true }],
  ]);
