import { z } from 'zod';

/**
 * CLICK_OUTS, of gateway and web: clicks on offers are not counted, cards lead to the offer's own link and a
 * beacon counts, or cards lead through /go, which counts. The gateway knows /go unless it is off.
 */
export const clickOuts = z.enum(['off', 'count', 'redirect']).default('count');
export type ClickOuts = z.output<typeof clickOuts>;
