import { z } from 'zod';
import { id } from '../fields.ts';

/**
 * Where the references of a text lead for this visitor. Those that are not told lead nowhere: what is not published, and
 * offers that have ended or are withheld.
 */
export const place = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('casino'), id, name: z.string(), slug: z.string() }),
  z.object({ kind: z.literal('game'), id, name: z.string(), slug: z.string() }),
  z.object({
    kind: z.literal('offer'),
    id,
    /** The casino's. */
    name: z.string(),
    slug: z.string(),
    headline: z.string(),
    /** For the visitor's country. */
    ctaLink: z.string().nullable(),
  }),
]);
export type Place = z.infer<typeof place>;
