import { z } from 'zod';
import { defineContract } from '../contract.ts';
import { id, timestamp } from '../fields.ts';

/** 'unknown': the link answered in a way that tells nothing, such as a refusal of programs. */
export const linkState = z.enum(['ok', 'broken', 'unknown']);

/** The result of a link's last check. */
export const linkHealth = z.object({
  state: linkState,
  /** The finding, in words. */
  detail: z.string(),
  checkedAt: timestamp,
});
export type LinkHealth = z.infer<typeof linkHealth>;

/** A promotion with a broken link. */
export const brokenLink = linkHealth.extend({
  promotionId: id,
  casinoId: id,
  headline: z.string(),
  link: z.string(),
});

export const getLinkHealth = defineContract({
  id: 'links.health',
  owner: 'casino',
  method: 'GET',
  path: '/api/link-health',
  access: 'staff',
  summary:
    'Returns how many tracking links work, and the promotions whose links do not, at most 100.',
  responses: {
    200: z.object({
      /** False: this installation checks no links. */
      checking: z.boolean(),
      ok: z.int(),
      broken: z.int(),
      unknown: z.int(),
      /** Links without a check so far. */
      waiting: z.int(),
      promotions: z.array(brokenLink),
    }),
  },
});
