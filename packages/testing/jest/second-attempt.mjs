// A machine that others use too may miss a moment: on CI a test gets a second attempt, which scripts/test.ts
// names at the end. Nowhere else, so that whoever works on one sees that it wavers.
import { jest } from '@jest/globals';

if (process.env['CI']) jest.retryTimes(1, { logErrorsBeforeRetry: true });
