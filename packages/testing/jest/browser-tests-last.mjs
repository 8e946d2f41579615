// Plain JavaScript: the types that jest publishes for this class do not fit what Node imports.
import TestSequencer from '@jest/test-sequencer';

const isInBrowser = ({ path }) => path.includes('.e2e.test.');

/** Runs the tests in a real browser, which need the whole system, after all others; of each, the longest first. */
export default class BrowserTestsLast extends TestSequencer {
  async sort(tests) {
    const sorted = await super.sort(tests);
    return sorted.toSorted((one, other) => Number(isInBrowser(one)) - Number(isInBrowser(other)));
  }
}
