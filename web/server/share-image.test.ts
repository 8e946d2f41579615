import { expect, test } from '@jest/globals';
import sharp from 'sharp';
import { createShareImages, type ShareCard } from './share-image.ts';

/** The palette of a picture is chosen for it, so that edges of letters differ a little. */
const MORE_THAN_A_SHADE = 64;

const card: ShareCard = {
  overline: 'Play for free',
  title: 'Book of Birds',
  facts: [],
  art: undefined,
  minAge: 18,
};

test('a picture shows the age that it is made for, and nothing else differs by it', async () => {
  const images = await createShareImages('Slots');
  const raw = async (minAge: number) =>
    sharp(await images.draw({ ...card, minAge }))
      .raw()
      .toBuffer({ resolveWithObject: true });
  const [young, old] = await Promise.all([raw(18), raw(21)]);
  const rows = new Set<number>();
  const { width, height, channels } = young.info;
  for (let at = 0; at < young.data.length; at += 1) {
    const difference = Math.abs((young.data[at] ?? 0) - (old.data[at] ?? 0));
    if (difference > MORE_THAN_A_SHADE) rows.add(Math.floor(at / (width * channels)));
  }
  expect(rows.size).toBeGreaterThan(0);
  // The last line.
  for (const row of rows) expect(row).toBeGreaterThan(height - 120);
});
