import { readdirSync } from 'node:fs';
import { casinoEntity } from '@slots/contracts/casino/casino-entity';
import { promotionEntity } from '@slots/contracts/casino/promotion-entity';
import { readSeedFile, seedRecord } from '@slots/mongo/seed-file';
import { z } from 'zod';
import { HEADER, LOGO } from '../images/image-kinds.ts';
import { drawingAddress } from './demo-drawings.ts';

const FOLDER = new URL('casinos/', import.meta.url);

/** Ids of reference data, affiliates and catalog entries are those of the seeds. */
const demoFile = z.strictObject({
  casino: seedRecord(casinoEntity),
  promotions: z.array(seedRecord(promotionEntity)),
});

const demo = readdirSync(FOLDER).map((file) => readSeedFile(new URL(file, FOLDER), demoFile));

/** Invented casinos, all published, so that visitors have something to compare. */
export const DEMO_CASINOS = demo.map(({ casino }) => ({
  ...casino,
  logoImage: drawingAddress(LOGO, casino.slug),
  headerImage: drawingAddress(HEADER, casino.slug),
}));

/** Their promotions, for more than eighty countries and for everywhere. */
export const DEMO_PROMOTIONS = demo.flatMap(({ promotions }) => promotions);
