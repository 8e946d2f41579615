import { authorEntity } from '@slots/contracts/casino/authors';
import { reviewContent } from '@slots/contracts/casino/reviews';
import { id, timestamp } from '@slots/contracts/fields';
import { readSeedFile, seedRecord } from '@slots/mongo/seed-file';
import { z } from 'zod';

const demo = readSeedFile(
  new URL('reviews.json', import.meta.url),
  z.strictObject({
    authors: z.array(seedRecord(authorEntity)),
    reviews: z.array(
      z.strictObject({ _id: id, casinoId: id, at: timestamp, content: reviewContent }),
    ),
  }),
);

/** Invented people whose names stand under the demo reviews. */
export const DEMO_AUTHORS = demo.authors;

/** Reviews of demo casinos, whose scores give the ratings that these come with. */
export const DEMO_REVIEWS = demo.reviews;
