import { type Connection, type Model, Schema } from 'mongoose';

/** The kinds of reference data, named as their collections are. */
export type ReferenceKind =
  | 'payment_methods'
  | 'gambling_licences'
  | 'currencies'
  | 'customer_support_types';

/** An entry of reference data. All kinds are stored alike; each uses the fields that it needs. */
export interface ReferenceRecord {
  readonly _id: number;
  readonly name: string;
  readonly code: string;
  readonly symbol: string | null;
  readonly description: string | null;
  readonly icon: string | null;
  /**
   * Raised in the transaction that links a casino to this entry, so that the link and the entry's
   * deletion cannot both succeed.
   */
  readonly holds: number;
  /** Raised by every change. */
  readonly version: number;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

export function referenceModel(
  connection: Connection,
  kind: ReferenceKind,
): Model<ReferenceRecord> {
  const schema = new Schema<ReferenceRecord>(
    {
      _id: { type: Number, required: true },
      name: { type: String, required: true },
      code: { type: String, required: true },
      symbol: { type: String, default: null },
      description: { type: String, default: null },
      icon: { type: String, default: null },
      holds: { type: Number, default: 0 },
      version: { type: Number, default: 1 },
    },
    { timestamps: true, versionKey: false },
  );
  schema.index({ code: 1 }, { unique: true });
  return connection.model<ReferenceRecord>(kind, schema, kind);
}
