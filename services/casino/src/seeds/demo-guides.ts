import { guideContent } from '@slots/contracts/casino/guides';
import { toplistContent, toplistSubject } from '@slots/contracts/casino/toplist-content';
import { id, timestamp } from '@slots/contracts/fields';
import { readSeedFile } from '@slots/mongo/seed-file';
import { z } from 'zod';

const guides = readSeedFile(
  new URL('guides.json', import.meta.url),
  z.array(z.strictObject({ _id: id, at: timestamp, content: guideContent })),
);

const toplists = readSeedFile(
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

/** Guides by the demo authors. */
export const DEMO_GUIDES = guides.map(({ _id, at, content }) => ({
  _id,
  subject: {},
  title: content.title,
  keys: [content.slug],
  content,
  at: new Date(at),
}));

/** Toplists of demo casinos and their offers. */
export const DEMO_TOPLISTS = toplists.map(({ _id, at, subject, content }) => ({
  _id,
  subject,
  title: content.name,
  keys: [content.name.toLowerCase()],
  content,
  at: new Date(at),
}));
