import { expect, test } from '@jest/globals';
import { dealsWithoutConversion } from './deals-without-conversion.ts';

const QUIET = {
  deal: { id: 3 },
  affiliateName: 'North',
  reasons: ['no-conversions' as const],
  clicks: 12,
};

/** The ids of what is reported on a day. */
async function reportedOn(day: string): Promise<string[]> {
  const at = new Date(`${day}T00:05:00Z`);
  const source = dealsWithoutConversion({ list: async () => [QUIET] }, 0, () => at.getTime());
  const ids: string[] = [];
  for await (const { data } of source.since(at)) ids.push(...data.map(({ id }) => id));
  return ids;
}

test('is reported under the same id in the whole month', async () => {
  expect(await reportedOn('2026-10-01')).toEqual(['deal-3-2026-10']);
  expect(await reportedOn('2026-10-30')).toEqual(['deal-3-2026-10']);
  expect(await reportedOn('2026-11-01')).toEqual(['deal-3-2026-11']);
});

// Its delivery of the 1st is removed after 30 days: it would be told again.
test('is not reported on the 31st', async () => {
  expect(await reportedOn('2026-10-31')).toEqual([]);
});
