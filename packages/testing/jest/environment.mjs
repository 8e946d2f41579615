// Plain JavaScript: jest loads it before it transforms anything.
import { TestEnvironment } from 'jest-environment-node';
import { MongoClient } from 'mongodb';
import { SLOWNESS } from '../src/slowness.ts';

/**
 * Gives tests in a slowed-down browser more time in proportion, and drops the databases of a file of tests once its
 * tests have ended. Some thousands of unused collections make each new one slower, and a checkpoint of all their
 * files delays every write for seconds.
 */
export default class Environment extends TestEnvironment {
  #slowed = new WeakSet();

  handleTestEvent({ test, hook }, { testTimeout }) {
    const timed = hook ?? test;
    // A hook runs before or after each test.
    if (!timed || this.#slowed.has(timed)) return;
    this.#slowed.add(timed);
    timed.timeout = (timed.timeout ?? testTimeout) * SLOWNESS;
  }

  async teardown() {
    await super.teardown();
    const { TEST_MONGODB_URL, TEST_RUN_ID, JEST_WORKER_ID = '1' } = process.env;
    const client = new MongoClient(TEST_MONGODB_URL);
    try {
      const { databases } = await client.db('admin').command({
        listDatabases: 1,
        nameOnly: true,
        filter: { name: { $regex: `^test-${TEST_RUN_ID}-${JEST_WORKER_ID}-` } },
      });
      for (const { name } of databases) await client.db(name).dropDatabase();
    } finally {
      await client.close();
    }
  }
}
