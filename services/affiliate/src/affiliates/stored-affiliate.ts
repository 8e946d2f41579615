import { affiliateEntity } from '@slots/contracts/affiliate/affiliates';
import { defineEntity } from '@slots/contracts/entity';
import { timestamp } from '@slots/contracts/fields';
import { z } from 'zod';

/** An affiliate with what only this service knows of it. */
export const storedAffiliate = defineEntity('affiliate', {
  ...affiliateEntity.fields,
  /** The key of its postbacks, hashed, and the one before while that works on. */
  postbackKey: {
    read: z
      .object({
        hash: z.string(),
        createdAt: timestamp,
        previous: z.object({ hash: z.string(), until: timestamp }).nullable(),
      })
      .nullable(),
    seenBy: 'owner',
    history: { secret: 'postbackKey' },
  },
  /**
   * Raised in each transaction that writes one of its deals, so that two of them, or one and the affiliate's
   * deletion, cannot both succeed without having seen each other.
   */
  dealWrites: { read: z.int(), seenBy: 'owner', history: false, default: 0 },
});
