import { linkHealth } from '@slots/contracts/casino/link-health';
import { recordModel } from '@slots/mongo/record-model';
import type { Connection } from 'mongoose';
import { z } from 'zod';

const moment = z.date().nullable();

/** A link of promotions and its last check. Promotions with the same link share it. */
const linkCheck = z.object({
  /** The link itself. */
  _id: z.string(),
  host: z.string(),
  /** null until it was followed once. */
  state: linkHealth.shape.state.nullable(),
  detail: z.string().nullable(),
  checkedAt: moment,
  /** The last time that it worked. */
  okAt: moment,
  /** Since when it has been broken; null while it is not, or was never seen to be. */
  brokenAt: moment,
  /** The time of its next check. */
  dueAt: z.date(),
});
export type LinkCheckRecord = z.output<typeof linkCheck>;

export const linkCheckModel = (connection: Connection) =>
  recordModel(connection, 'LinkCheck', linkCheck, 'link_checks', [
    // The hosts that have due links, and the next one of a host.
    [{ dueAt: 1, host: 1 }],
    [{ host: 1, dueAt: 1 }],
    [{ state: 1, brokenAt: -1 }],
  ]);
