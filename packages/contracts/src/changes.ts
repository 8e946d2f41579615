import { z } from 'zod';

/**
 * Redis channel on which it is said that something changed that visitors may read: by the owner of the
 * data once the change is stored, and by a gateway once a write of staff has passed through it.
 */
export const CHANGES_CHANNEL = 'public:changes';

export const changeMessage = z.object({
  owner: z.enum(['geo', 'catalog', 'casino', 'affiliate', 'identity']),
});
export type ChangeMessage = z.infer<typeof changeMessage>;
