// Plain JavaScript: jest loads it before it transforms anything.
import { TestEnvironment } from 'jest-environment-node';
import { MongoClient } from 'mongodb';

const SLOWNESS = Number(process.env.SLOW_BROWSER ?? 1);

/**
 * Gives tests in a slowed-down browser more time in proportion, and drops the databases of a file of tests once its
 * tests have ended. Some thousands of unused collections make each new one slower, and a checkpoint of all their
 * files delays every write for seconds.
 */
export default class Environment extends TestEnvironment {
  /** The timeout of a test or hook that has none of its own is the state's. */
  handleTestEvent({ name, test, hook }, { testTimeout }) {
    if (name === 'test_start') test.timeout = (test.timeout ?? testTimeout) * SLOWNESS;
    if (name === 'hook_start') hook.timeout = (hook.timeout ?? testTimeout) * SLOWNESS;
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
