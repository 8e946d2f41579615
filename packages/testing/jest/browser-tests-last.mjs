// Plain JavaScript: the types that jest publishes for this class do not fit what Node imports.
import TestSequencer from '@jest/test-sequencer';

/** Runs the tests in a real browser, which need the whole system, after all others. */
export default class BrowserTestsLast extends TestSequencer {
  async sort(tests) {
    const browserTests = tests.filter(({ path }) => path.includes('.e2e.test.'));
    const others = tests.filter((test) => !browserTests.includes(test));
    return [...(await super.sort(others)), ...browserTests];
  }
}
