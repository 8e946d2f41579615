// A browser on a machine that others use too may miss a moment: on CI its tests get a second attempt,
// which scripts/test.ts names at the end. Nowhere else, so that whoever works on one sees that it wavers.
import { expect, jest } from '@jest/globals';

const { testPath = '' } = expect.getState();
if (process.env['CI'] && testPath.includes('.e2e.test.')) {
  jest.retryTimes(1, { logErrorsBeforeRetry: true });
}

// With the browser slowed down on purpose, what is measured is whether a test depends on time, not how much.
const TEST_MS = 30_000;
const slowness = Number(process.env['SLOW_BROWSER'] ?? 1);
if (slowness > 1) jest.setTimeout(TEST_MS * slowness);
