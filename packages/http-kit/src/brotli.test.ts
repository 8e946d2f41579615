import { brotliDecompressSync } from 'node:zlib';
import { expect, test } from '@jest/globals';
import { brotli } from './brotli.ts';

// Around the smallest and the largest window, and around a power of two.
test.each([0, 1, 1_023, 1_024, 1_025, 65_536, 65_537, 5_000_000])(
  'a body of %d bytes comes back as it was',
  async (length) => {
    const body = Buffer.from(Array.from({ length }, (_none, at) => (at * at) % 251));
    const packed = await brotli(body, 4);
    expect(brotliDecompressSync(packed).equals(body)).toBe(true);
    expect(packed.length).toBeLessThan(length / 2 + 16);
  },
);
