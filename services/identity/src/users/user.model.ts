import type { Role } from '@slots/tokens/claims';
import { type Connection, type Model, Schema } from 'mongoose';

/** A member of staff as stored. */
export interface UserDocument {
  _id: number;
  username: string;
  /** The name as it is compared: unique. */
  usernameKey: string;
  role: Role;
  /** argon2id with its salt and costs; never leaves this service. */
  passwordHash: string;
  /** Counted up on every super administrator by whoever is about to take one away: see the repository. */
  guard?: number;
  /** Raised by every change that has a place in the history. */
  version: number;
  createdAt: Date;
  updatedAt: Date;
}

export function userModel(connection: Connection): Model<UserDocument> {
  const schema = new Schema<UserDocument>(
    {
      _id: { type: Number, required: true },
      username: { type: String, required: true },
      usernameKey: { type: String, required: true },
      role: { type: String, enum: ['user', 'admin', 'super_admin'], required: true },
      passwordHash: { type: String, required: true },
      guard: { type: Number },
      version: { type: Number, default: 1 },
    },
    { versionKey: false, timestamps: true },
  );
  schema.index({ usernameKey: 1 }, { unique: true });
  schema.index({ role: 1, _id: 1 });
  return connection.model<UserDocument>('User', schema, 'users');
}
