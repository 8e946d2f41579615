import { z } from 'zod';
import { queryId } from '../fields.ts';
import { defineDrafted } from './drafted.ts';
import { publicPromotion } from './promotions.ts';
import { TOPLIST_PAGES, toplistContent, toplistSubject } from './toplist-content.ts';

/** Orders of offers that editors make, in place of the score's. */
export const toplists = defineDrafted({
  name: 'toplists',
  kind: 'toplist',
  subject: toplistSubject,
  content: toplistContent,
  filter: {
    place: z.enum(TOPLIST_PAGES).optional(),
    of: queryId.optional(),
  },
  /** The offers of the page in their order: those of the list with their place in it, then all others. */
  shown: z.object({
    offers: z.array(publicPromotion),
    /** The same in the second version; null unless it runs then. */
    second: z.array(publicPromotion).nullable(),
  }),
  example: {
    subject: { place: 'country', of: null },
    content: {
      name: 'Best for Britain',
      countries: ['GB'],
      entries: [{ kind: 'casino', id: 7, reason: 'Pays out within a day', paid: false }],
    },
  },
});
