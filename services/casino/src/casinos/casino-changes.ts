import type { Editor } from '@slots/http-kit/entity-tag';
import type { PipelineStage } from 'mongoose';
import type { CasinoChanges } from './casino.model.ts';

/** A new slug goes along with the old one's place among the former ones, in one write. */
export function withFormerSlug(
  { slug, ...fields }: CasinoChanges,
  by: Editor,
): PipelineStage.Set[] {
  const literal = Object.fromEntries(
    Object.entries(fields).map(([field, value]) => [field, { $literal: value }]),
  );
  const former = { $setUnion: ['$formerSlugs', ['$slug']] };
  return [
    {
      $set: {
        ...literal,
        ...(slug === undefined ? {} : { slug, formerSlugs: { $setDifference: [former, [slug]] } }),
        version: { $add: ['$version', 1] },
        updatedAt: '$$NOW',
        updatedBy: { $literal: by },
      },
    },
  ];
}

/** A casino's affiliate, or with null none, as an update. */
export const assignment = (affiliateId: number | null, by: Editor) => ({
  $set: { affiliateId, updatedBy: by },
  $inc: { version: 1 },
});
