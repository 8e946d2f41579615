import { clickEvent } from '@slots/contracts/affiliate/click-event';
import { type ClickDimension, clickDimension } from '@slots/contracts/affiliate/clicks';
import { recordModel } from '@slots/mongo/record-model';
import type { Connection } from 'mongoose';
import { z } from 'zod';

/** A click with its moment. */
const storedClick = z.object({ ...clickEvent.shape, at: z.date() });
export type StoredClick = z.output<typeof storedClick>;

/** A measurement of the time series: a click, and the filing that brought it. */
const click = z.object({ ...storedClick.shape, filing: z.string() });

/** Clicks that were counted together. It goes some days after its clicks are in the time series. */
const clickBatch = z.object({
  _id: z.string(),
  clicks: z.array(storedClick),
  /** Every try to bring its clicks into the time series, the last one last. */
  filings: z.array(z.string()),
  /** All its clicks are in the time series, and nothing has to be done with it any more. */
  filedAt: z.date().nullable(),
});
export type ClickBatchRecord = z.output<typeof clickBatch>;

/**
 * A click as conversions that name it look it up. The time series has no index that finds one click: it keeps
 * the least and the greatest id of many clicks together.
 */
const knownClick = storedClick
  .omit({ clickId: true, position: true, toplist: true, device: true })
  .extend({ _id: z.string(), affiliateId: z.int() });
export type KnownClickRecord = z.output<typeof knownClick>;

/** A value of a dimension. */
export const clickKey = z.union([z.string(), z.int()]).nullable();
export type ClickKey = z.output<typeof clickKey>;

/** Clicks of a day that are alike in everything that reports ask about. */
const clickDay = z.object({
  /** YYYY-MM-DD, UTC. */
  day: z.string(),
  promotion: clickKey,
  casino: clickKey,
  affiliate: clickKey,
  country: clickKey,
  page: clickKey,
  position: clickKey,
  toplist: clickKey,
  clicks: z.int(),
} satisfies Record<ClickDimension | 'clicks', z.ZodType>);
export type ClickDayRecord = z.output<typeof clickDay>;

/** Clicks of a day that have one value in common, or of the whole day. */
const clickSum = z.object({
  by: z.enum([...clickDimension.exclude(['day']).options, 'all']),
  key: clickKey,
  day: z.string(),
  clicks: z.int(),
});
export type ClickSumRecord = z.output<typeof clickSum>;

/** A batch is remembered for longer than a gateway holds a click that it could not hand over. */
const BATCH_KEPT_SECONDS = 3 * 24 * 60 * 60;

/** The collections of clicks: `clicks`, `click_batches`, `known_clicks`, `click_days` and `click_sums`. */
export const clickModels = (connection: Connection) => ({
  /** The time series of clicks. Those of one filing can be taken out together, since it is their meta field. */
  clicks: recordModel(connection, 'Click', click, 'clicks', [[{ clickId: 1 }], [{ filing: 1 }]], {
    _id: false,
    timeseries: { timeField: 'at', metaField: 'filing', granularity: 'minutes' },
  }),
  batches: recordModel(connection, 'ClickBatch', clickBatch, 'click_batches', [
    // A click is in one batch, however often and by whichever process it is handed over.
    [{ 'clicks.clickId': 1 }, { unique: true }],
    [{ filedAt: 1 }, { expireAfterSeconds: BATCH_KEPT_SECONDS }],
  ]),
  known: recordModel(connection, 'KnownClick', knownClick, 'known_clicks'),
  days: recordModel(connection, 'ClickDay', clickDay, 'click_days', [
    [
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
    ],
    ...['casino', 'affiliate', 'country', 'page', 'position', 'toplist'].map(
      (by) => [{ [by]: 1, day: 1 }] as const,
    ),
  ]),
  sums: recordModel(connection, 'ClickSum', clickSum, 'click_sums', [
    [{ by: 1, key: 1, day: 1 }, { unique: true }],
    [{ by: 1, day: 1 }],
  ]),
});

export type ClickModels = ReturnType<typeof clickModels>;
