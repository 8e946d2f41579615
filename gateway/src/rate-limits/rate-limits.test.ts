import { describe, expect, test } from '@jest/globals';
import { type Quotas, quotasOf } from './rate-classes.ts';
import { createRateLimits } from './rate-limits.ts';

const few = { requests: 3, seconds: 10 };
const QUOTAS: Quotas = {
  reads: few,
  search: few,
  writes: few,
  'sign-in': { requests: 1, seconds: 60 },
  static: few,
  pages: few,
  pictures: few,
  postbacks: few,
  keys: few,
};
const NOBODY = () => undefined;

describe('the limits of one gateway', () => {
  test('refuse what is over the quota until the window ends, and say so in the headers', () => {
    let now = 1_000_002_500;
    const limits = createRateLimits(QUOTAS, NOBODY, () => now);
    const takes = [1, 2, 3, 4, 5].map(() => limits.take('reads', 'ann'));
    expect(takes.map(({ allowed }) => allowed)).toEqual([true, true, true, false, false]);
    const lines = (left: number) =>
      `RateLimit-Policy: "reads";q=3;w=10\r\nRateLimit: "reads";r=${left};t=8\r\n`;
    expect(takes.map((take) => take.lines)).toEqual([2, 1, 0, 0, 0].map(lines));
    expect(takes[4]?.reset).toBe(8);
    now += 7_500;
    expect(limits.take('reads', 'ann')).toMatchObject({ allowed: true, reset: 10 });
  });

  test('count each client and each class apart', () => {
    const limits = createRateLimits(QUOTAS, NOBODY, () => 0);
    limits.take('sign-in', 'ann');
    expect(limits.take('sign-in', 'ann').allowed).toBe(false);
    expect(limits.take('sign-in', 'bob').allowed).toBe(true);
    expect(limits.take('writes', 'ann').allowed).toBe(true);
  });

  test('forget clients when there are too many, the one that goes on asking last', () => {
    const limits = createRateLimits(QUOTAS, NOBODY, () => 0);
    limits.take('sign-in', 'once');
    for (let client = 0; client < 30_000; client += 1) {
      limits.take('sign-in', `client ${client}`);
      if (client % 1_000 === 0) limits.take('sign-in', 'stubborn');
    }
    expect(limits.take('sign-in', 'stubborn').allowed).toBe(false);
    expect(limits.take('sign-in', 'once').allowed).toBe(true);
  });

  test('are shared only once a client is worth it', () => {
    const quotas = { ...QUOTAS, reads: { requests: 100, seconds: 10 } };
    const shared = new Set<string>();
    const limits = createRateLimits(
      quotas,
      ({ client }) => void shared.add(client),
      () => 20_000,
    );
    for (let at = 0; at < 4; at += 1) limits.take('reads', 'ann');
    expect([...shared]).toEqual([]);
    limits.take('reads', 'ann');
    expect([...shared]).toEqual(['ann']);
  });
});

describe('the profiles', () => {
  test('of normal use let an address read several hundred times in a second', () => {
    const quotas = quotasOf('normal');
    expect(quotas?.reads.requests).toBeGreaterThan(900);
  });

  test('leave the calls that render a page enough, however many pages somebody opens', () => {
    const { reads, pages } = quotasOf('normal') ?? QUOTAS;
    expect(reads.seconds).toBe(pages.seconds);
    expect(reads.requests).toBeGreaterThanOrEqual(6 * pages.requests);
  });

  test('of load tests count and refuse nobody; off does not even count', () => {
    expect(quotasOf('load')?.pages.requests).toBeGreaterThan(100_000);
    expect(quotasOf('off')).toBeUndefined();
  });
});
