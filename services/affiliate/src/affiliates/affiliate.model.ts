import type { Affiliate } from '@slots/contracts/affiliate/affiliates';
import type { Editor } from '@slots/http-kit/entity-tag';
import { lastEditor } from '@slots/mongo/editor';
import { type Connection, type Model, Schema } from 'mongoose';

/** An affiliate as it is stored. */
export interface AffiliateRecord {
  readonly _id: number;
  readonly name: string;
  readonly managerName: string | null;
  readonly email: string | null;
  readonly loginLink: string | null;
  readonly username: string | null;
  /** Encrypted; see the credential cipher. */
  readonly password: string | null;
  readonly status: Affiliate['status'];
  readonly teamsLink: string | null;
  readonly telegramProfile: string | null;
  readonly telephoneNumber: string | null;
  readonly companyEmail: string | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  /** Who changed it last; null for seeds and other services. */
  readonly updatedBy: Editor | null;
  /** Raised by every write; what an ETag is made from. */
  readonly version: number;
}

const optionalText = { type: String, default: null };

export function affiliateModel(connection: Connection): Model<AffiliateRecord> {
  const schema = new Schema<AffiliateRecord>(
    {
      _id: { type: Number, required: true },
      name: { type: String, required: true },
      managerName: optionalText,
      email: optionalText,
      loginLink: optionalText,
      username: optionalText,
      password: optionalText,
      status: { type: String, default: 'not_applied' },
      teamsLink: optionalText,
      telegramProfile: optionalText,
      telephoneNumber: optionalText,
      companyEmail: optionalText,
      updatedBy: lastEditor,
      version: { type: Number, default: 1 },
    },
    { timestamps: true, versionKey: false },
  );
  schema.index({ name: 1, _id: 1 }, { collation: { locale: 'en', strength: 2 } });
  return connection.model<AffiliateRecord>('Affiliate', schema, 'affiliates');
}
