import { type Connection, type Model, Schema } from 'mongoose';

export interface SessionRecord {
  /** Random; known to the browser only inside its signed token. */
  _id: string;
  userId: number;
  /** On the session of an API key. */
  keyId?: number;
  createdAt: Date;
  /** When its token was last renewed. */
  lastSeenAt: Date;
  address: string;
  userAgent: string;
  /** 12 hours after it was last seen, 7 days after it began at the latest. */
  expiresAt: Date;
  /** When the person last proved a second factor in it. */
  provedAt?: Date;
  /** Set when it was ended before its time. */
  revokedAt?: Date;
  /** Set on a revoked session that is not published to gateways yet. */
  unpublished?: true;
}

/** Ended sessions stay this long, so that gateways can still ask for recent revocations. */
const KEPT_AFTER_END_SECONDS = 60 * 60;

export function sessionModel(connection: Connection): Model<SessionRecord> {
  const schema = new Schema<SessionRecord>(
    {
      _id: { type: String, required: true },
      userId: { type: Number, required: true },
      keyId: { type: Number },
      createdAt: { type: Date, required: true },
      lastSeenAt: { type: Date, required: true },
      address: { type: String, default: '' },
      userAgent: { type: String, default: '' },
      expiresAt: { type: Date, required: true },
      provedAt: { type: Date },
      revokedAt: { type: Date },
      unpublished: { type: Boolean },
    },
    { versionKey: false },
  );
  schema.index({ userId: 1 });
  schema.index({ keyId: 1 }, { sparse: true });
  schema.index({ expiresAt: 1 }, { expireAfterSeconds: KEPT_AFTER_END_SECONDS });
  schema.index({ revokedAt: 1 }, { sparse: true });
  schema.index({ unpublished: 1 }, { sparse: true });
  return connection.model<SessionRecord>('Session', schema, 'sessions');
}
