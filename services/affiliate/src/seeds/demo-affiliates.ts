import { affiliateEntity } from '@slots/contracts/affiliate/affiliates';
import { readSeedFile, seedRecord } from '@slots/mongo/seed-file';
import { z } from 'zod';

/** Invented partners, so that every screen has something to show. Demo casinos refer to these ids. */
export const DEMO_AFFILIATES = readSeedFile(
  new URL('affiliates.json', import.meta.url),
  z.array(seedRecord(affiliateEntity)),
);
