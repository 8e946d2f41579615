import { guideContent } from '@slots/contracts/casino/guides';
import { toplistContent, toplistSubject } from '@slots/contracts/casino/toplist-content';
import { id, timestamp } from '@slots/contracts/fields';
import { readSeedFile } from '@slots/mongo/seed-file';
import { z } from 'zod';

/** Guides by the demo authors. */
export const DEMO_GUIDES = readSeedFile(
  new URL('guides.json', import.meta.url),
  z.array(z.strictObject({ _id: id, at: timestamp, content: guideContent })),
).map((guide) => ({ ...guide, subject: {} }));

/** Toplists of demo casinos and their offers. */
export const DEMO_TOPLISTS = readSeedFile(
  new URL('toplists.json', import.meta.url),
  z.array(
    z.strictObject({
      _id: id,
      at: timestamp,
      subject: z.strictObject(toplistSubject),
      content: toplistContent,
    }),
  ),
);
