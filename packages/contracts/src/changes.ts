import { z } from 'zod';
import { PUBLIC_OWNERS } from './contract.ts';

/**
 * Redis channel on which it is said that something changed that visitors may read: by the owner of the
 * data once the change is stored, and by a gateway once a write of staff has passed through it. Messages
 * cross the databases of a Redis, so its name tells them apart.
 */
export function changesChannel(database: number): string {
  return `public:changes:${database}`;
}

export const changeMessage = z.object({
  owner: z.enum(PUBLIC_OWNERS),
  /** A gateway does not know whether a write was made that failed; what does not read this takes it as made. */
  doubtful: z.boolean().optional(),
});
export type ChangeMessage = z.infer<typeof changeMessage>;
