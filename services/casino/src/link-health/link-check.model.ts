import type { LinkHealth } from '@slots/contracts/casino/link-health';
import { type Connection, type Model, Schema } from 'mongoose';

/** A link of promotions and its last check. Promotions with the same link share it. */
export interface LinkCheckRecord {
  /** The link itself. */
  readonly _id: string;
  readonly host: string;
  /** null until it was followed once. */
  readonly state: LinkHealth['state'] | null;
  readonly detail: string | null;
  readonly checkedAt: Date | null;
  /** The last time that it worked. */
  readonly okAt: Date | null;
  /** Since when it has been broken; null while it is not, or was never seen to be. */
  readonly brokenAt: Date | null;
  /** The time of its next check. */
  readonly dueAt: Date;
}

export function linkCheckModel(connection: Connection): Model<LinkCheckRecord> {
  const schema = new Schema<LinkCheckRecord>(
    {
      _id: { type: String, required: true },
      host: { type: String, required: true },
      state: { type: String, default: null },
      detail: { type: String, default: null },
      checkedAt: { type: Date, default: null },
      okAt: { type: Date, default: null },
      brokenAt: { type: Date, default: null },
      dueAt: { type: Date, required: true },
    },
    { versionKey: false },
  );
  // The hosts that have due links, and the next one of a host.
  schema.index({ dueAt: 1, host: 1 });
  schema.index({ host: 1, dueAt: 1 });
  schema.index({ state: 1, brokenAt: -1 });
  return connection.model<LinkCheckRecord>('LinkCheck', schema, 'link_checks');
}
