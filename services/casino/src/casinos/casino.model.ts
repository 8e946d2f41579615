import type { Editor } from '@slots/http-kit/entity-tag';
import { lastEditor } from '@slots/mongo/editor';
import { type Connection, type Model, Schema } from 'mongoose';

/** What a casino offers to a customer who needs help: a support type with its address, number or hours. */
export interface SupportEntry {
  readonly typeId: number;
  readonly value: string | null;
}

/** Lists of ids that a casino refers to. */
export type LinkField =
  | 'gamblingLicenceIds'
  | 'paymentMethodIds'
  | 'currencyIds'
  | 'gameTypeIds'
  | 'providerIds';

/** A casino as it is stored. Whatever belongs to one casino only is in this one document. */
export interface CasinoRecord {
  readonly _id: number;
  readonly name: string;
  readonly slug: string;
  /** Slugs that this casino had before; they redirect until another casino takes them. */
  readonly formerSlugs: readonly string[];
  /** The staff member who created it; null for seeded ones. */
  readonly createdBy: number | null;
  readonly affiliateId: number | null;
  readonly description: string | null;
  readonly seo_description: string | null;
  readonly website: string | null;
  readonly logoImage: string | null;
  readonly headerImage: string | null;
  readonly gamblingLicenceIds: readonly number[];
  readonly providerIds: readonly number[];
  readonly gameTypeIds: readonly number[];
  readonly paymentMethodIds: readonly number[];
  readonly currencyIds: readonly number[];
  readonly support: readonly SupportEntry[];
  readonly published: 'true' | 'false';
  /** YYYY-MM-DD */
  readonly tradingSince: string | null;
  /** '0' to '5', at most one decimal. */
  readonly rating: string | null;
  readonly numberOfGames: number | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  /** Who changed it last; null for seeds and other services. */
  readonly updatedBy: Editor | null;
  /** Raised by every write; what an ETag is made from. */
  readonly version: number;
  /**
   * Raised in the transaction that makes something refer to this casino, so that it and the casino's
   * deletion cannot both succeed.
   */
  readonly holds: number;
}

const optionalText = { type: String, default: null };
const ids = { type: [Number], default: [] };

export function casinoModel(connection: Connection): Model<CasinoRecord> {
  const schema = new Schema<CasinoRecord>(
    {
      _id: { type: Number, required: true },
      name: { type: String, required: true },
      slug: { type: String, required: true },
      formerSlugs: { type: [String], default: [] },
      createdBy: { type: Number, default: null },
      affiliateId: { type: Number, default: null },
      description: optionalText,
      seo_description: optionalText,
      website: optionalText,
      logoImage: optionalText,
      headerImage: optionalText,
      gamblingLicenceIds: ids,
      providerIds: ids,
      gameTypeIds: ids,
      paymentMethodIds: ids,
      currencyIds: ids,
      support: {
        type: [new Schema<SupportEntry>({ typeId: Number, value: optionalText }, { _id: false })],
        default: [],
      },
      published: { type: String, enum: ['true', 'false'], default: 'false' },
      tradingSince: optionalText,
      rating: optionalText,
      numberOfGames: { type: Number, default: null },
      updatedBy: lastEditor,
      version: { type: Number, default: 1 },
      holds: { type: Number, default: 0 },
    },
    { timestamps: true, versionKey: false },
  );

  schema.index({ slug: 1 }, { unique: true });
  schema.index({ formerSlugs: 1 });
  schema.index({ affiliateId: 1, _id: -1 });
  schema.index({ gamblingLicenceIds: 1 });
  schema.index({ logoImage: 1 });
  schema.index({ headerImage: 1 });
  schema.index({ paymentMethodIds: 1 });
  schema.index({ currencyIds: 1 });
  // All that the search reads of published casinos.
  schema.index({ published: 1, name: 1, slug: 1 });
  return connection.model<CasinoRecord>('Casino', schema, 'casinos');
}

/** What is left of a deleted casino: the slugs that visitors may still ask for. */
export interface GoneCasinoRecord {
  readonly _id: number;
  readonly slugs: readonly string[];
  readonly createdAt: Date;
}

export function goneCasinoModel(connection: Connection): Model<GoneCasinoRecord> {
  const schema = new Schema<GoneCasinoRecord>(
    { _id: { type: Number, required: true }, slugs: { type: [String], default: [] } },
    { timestamps: { createdAt: true, updatedAt: false }, versionKey: false },
  );
  schema.index({ slugs: 1 });
  return connection.model<GoneCasinoRecord>('GoneCasino', schema, 'gone_casinos');
}
