import type { Editor } from '@slots/http-kit/entity-tag';

/** A casino's affiliate, or with null none, as an update. */
export const assignment = (affiliateId: number | null, by: Editor) => ({
  $set: { affiliateId, updatedBy: by },
  $inc: { version: 1 },
});
