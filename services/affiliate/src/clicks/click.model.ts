import type { ClickEvent } from '@slots/contracts/affiliate/click-event';
import type { ClickDimension } from '@slots/contracts/affiliate/clicks';
import { type Connection, type Model, Schema } from 'mongoose';

const { Mixed } = Schema.Types;

/** A click with its moment. */
export type StoredClick = Omit<ClickEvent, 'at'> & { readonly at: Date };

/** A measurement of the time series: a click, and the filing that brought it. */
export type ClickRecord = StoredClick & { readonly filing: string };

/** Clicks that were counted together. It goes some days after its clicks are in the time series. */
export interface ClickBatchRecord {
  readonly _id: string;
  readonly clicks: readonly StoredClick[];
  /** Every try to bring its clicks into the time series, the last one last. */
  readonly filings: readonly string[];
  /** All its clicks are in the time series, and nothing has to be done with it any more. */
  readonly filedAt: Date | null;
}

/**
 * A click as conversions that name it look it up. The time series has no index that finds one click: it keeps
 * the least and the greatest id of many clicks together.
 */
export type KnownClickRecord = Omit<StoredClick, 'clickId' | 'position' | 'toplist' | 'device'> & {
  readonly _id: string;
  readonly affiliateId: number;
};

/** A value of a dimension. */
export type ClickKey = string | number | null;

/** Clicks of a day that are alike in everything that reports ask about. */
export type ClickDayRecord = Readonly<Record<Exclude<ClickDimension, 'day'>, ClickKey>> & {
  /** YYYY-MM-DD, UTC. */
  readonly day: string;
  readonly clicks: number;
};

/** Clicks of a day that have one value in common, or of the whole day. */
export interface ClickSumRecord {
  readonly by: Exclude<ClickDimension, 'day'> | 'all';
  readonly key: ClickKey;
  readonly day: string;
  readonly clicks: number;
}

/** A batch is remembered for longer than a gateway holds a click that it could not hand over. */
const BATCH_KEPT_SECONDS = 3 * 24 * 60 * 60;

const value = { type: Mixed, default: null };
const needed = { type: String, required: true } as const;

const clickFields = {
  clickId: needed,
  at: { type: Date, required: true },
  promotionId: { type: Number, required: true },
  casinoId: { type: Number, required: true },
  affiliateId: { type: Number, default: null },
  country: { type: String, default: null },
  page: { type: String, default: null },
  position: { type: Number, default: null },
  toplist: { type: String, default: null },
  device: needed,
} as const;

/** The time series of clicks. Those of one filing can be taken out together, since it is their meta field. */
function clicksModel(connection: Connection): Model<ClickRecord> {
  const schema = new Schema<ClickRecord>(
    { ...clickFields, filing: needed },
    {
      _id: false,
      versionKey: false,
      timeseries: { timeField: 'at', metaField: 'filing', granularity: 'minutes' },
    },
  );
  schema.index({ clickId: 1 });
  schema.index({ filing: 1 });
  return connection.model<ClickRecord>('Click', schema, 'clicks');
}

function batchesModel(connection: Connection): Model<ClickBatchRecord> {
  const schema = new Schema<ClickBatchRecord>(
    {
      _id: needed,
      clicks: [new Schema<StoredClick>(clickFields, { _id: false })],
      filings: [String],
      filedAt: { type: Date, default: null },
    },
    { versionKey: false },
  );
  // A click is in one batch, however often and by whichever process it is handed over.
  schema.index({ 'clicks.clickId': 1 }, { unique: true });
  schema.index({ filedAt: 1 }, { expireAfterSeconds: BATCH_KEPT_SECONDS });
  return connection.model<ClickBatchRecord>('ClickBatch', schema, 'click_batches');
}

function knownClicksModel(connection: Connection): Model<KnownClickRecord> {
  const {
    clickId: _id,
    position: _position,
    toplist: _toplist,
    device: _device,
    ...known
  } = clickFields;
  const schema = new Schema<KnownClickRecord>({ _id, ...known }, { versionKey: false });
  return connection.model<KnownClickRecord>('KnownClick', schema, 'known_clicks');
}

function daysModel(connection: Connection): Model<ClickDayRecord> {
  const schema = new Schema<ClickDayRecord>(
    {
      day: needed,
      promotion: value,
      casino: value,
      affiliate: value,
      country: value,
      page: value,
      position: value,
      toplist: value,
      clicks: { type: Number, required: true },
    },
    { versionKey: false },
  );
  schema.index(
    {
      promotion: 1,
      day: 1,
      page: 1,
      country: 1,
      position: 1,
      affiliate: 1,
      casino: 1,
      toplist: 1,
    },
    { unique: true },
  );
  for (const by of ['casino', 'affiliate', 'country', 'page', 'position', 'toplist'])
    schema.index({ [by]: 1, day: 1 });
  return connection.model<ClickDayRecord>('ClickDay', schema, 'click_days');
}

function sumsModel(connection: Connection): Model<ClickSumRecord> {
  const schema = new Schema<ClickSumRecord>(
    { by: needed, key: value, day: needed, clicks: { type: Number, required: true } },
    { versionKey: false },
  );
  schema.index({ by: 1, key: 1, day: 1 }, { unique: true });
  schema.index({ by: 1, day: 1 });
  return connection.model<ClickSumRecord>('ClickSum', schema, 'click_sums');
}

/** The collections of clicks: `clicks`, `click_batches`, `known_clicks`, `click_days` and `click_sums`. */
export const clickModels = (connection: Connection) => ({
  clicks: clicksModel(connection),
  batches: batchesModel(connection),
  known: knownClicksModel(connection),
  days: daysModel(connection),
  sums: sumsModel(connection),
});

export type ClickModels = ReturnType<typeof clickModels>;
