import type { Editor } from '@slots/http-kit/entity-tag';
import type mongoose from 'mongoose';
import type { ClientSession, PipelineStage } from 'mongoose';

type ChangesWithSlug = Readonly<Record<string, unknown>> & { readonly slug?: string };

/** Sets a new slug and adds the old one to the former ones, in one write. */
export function withFormerSlug(
  { slug, ...fields }: ChangesWithSlug,
  by: Editor,
): PipelineStage.Set[] {
  const literal = Object.fromEntries(
    Object.entries(fields).map(([field, value]) => [field, { $literal: value }]),
  );
  // Records from before the field have none.
  const former = { $setUnion: [{ $ifNull: ['$formerSlugs', []] }, ['$slug']] };
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

/**
 * A former slug leads to the record that had it last: the others forget those of this one. To be called in the
 * transaction that changes its slug.
 */
export async function forgetElsewhere(
  { collection }: { readonly collection: Pick<mongoose.Collection, 'updateMany'> },
  { slug, formerSlugs }: { readonly slug: string; readonly formerSlugs: readonly string[] },
  session: ClientSession,
): Promise<void> {
  await collection.updateMany(
    { slug: { $ne: slug }, formerSlugs: { $in: formerSlugs } },
    [{ $set: { formerSlugs: { $setDifference: ['$formerSlugs', formerSlugs] } } }],
    { session },
  );
}
