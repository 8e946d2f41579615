import { mkdirSync } from 'node:fs';
import { appendFile } from 'node:fs/promises';
import { join } from 'node:path';
import { changesChannel } from '@slots/contracts/changes';
import { PUBLIC_OWNERS } from '@slots/contracts/contract';
import { processTable } from '@slots/processes/process-table';
import { visitRedis } from '@slots/redis/one-visit';
import { BSON, MongoClient } from 'mongodb';
import { DATA, databasesOfTheSystem } from '../system/databases-of-the-system.ts';
import { examine } from './examine.ts';
import type { Finding, Keep, OwnersData } from './finding.ts';

/**
 * `npm run doctor`: explains what is broken between the records of all services; `-- --fix` mends what
 * needs no judgement. Looks at the databases of `npm start`, or at those that MONGODB_URL and REDIS_URL
 * name. The exit code is 1 while something is broken.
 */

const WAIT_MS = 10_000;
const KEPT = join(DATA, 'doctor');
const fix = process.argv.includes('--fix');

const databases = await databasesOfTheSystem().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(2);
});
const client = new MongoClient(databases.mongodbUrl, { serverSelectionTimeoutMS: WAIT_MS });
try {
  await client.connect();
  process.exitCode = (await run(dataOf(client))) ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
} finally {
  await client.close();
  await databases.stop();
}

function dataOf(mongo: MongoClient): OwnersData {
  const { identity, catalog, casino, affiliate, geo } = processTable;
  return {
    identity: mongo.db(identity.database),
    catalog: mongo.db(catalog.database),
    casino: mongo.db(casino.database),
    affiliate: mongo.db(affiliate.database),
    geo: mongo.db(geo.database),
  };
}

/** @returns whether all is well, or is now */
async function run(data: OwnersData): Promise<boolean> {
  const counts = { mended: 0, left: 0 };
  const keptIn = join(KEPT, `${new Date().toISOString().replaceAll(':', '-')}.jsonl`);
  const keep: Keep = async (place, record) => {
    mkdirSync(KEPT, { recursive: true, mode: 0o700 });
    await appendFile(keptIn, `${BSON.EJSON.stringify({ place, record })}\n`, { mode: 0o600 });
  };
  for await (const finding of examine(data)) {
    describe(finding);
    if (fix && finding.mend) {
      await finding.mend.apply(keep);
      counts.mended += 1;
    } else {
      counts.left += 1;
    }
  }
  if (counts.mended > 0) await tellGateways();
  console.log(closing(counts));
  return counts.left === 0;
}

function describe({ kind, record, problem, mend }: Finding): void {
  const what = mend ? `${fix ? 'Mended' : 'With --fix'}: ${mend.says}.` : 'Needs a person.';
  console.log(`${record}: ${kind}\n  ${problem}\n  ${what}\n`);
}

function closing({ mended, left }: { mended: number; left: number }): string {
  if (mended + left === 0) return 'Nothing is broken.';
  if (!fix) return `${left} found. npm run doctor -- --fix mends what needs no judgement.`;
  return `${mended} mended, ${left} left. What changed records were before is in .data/doctor.`;
}

/** Cached responses of gateways may show what was mended. */
async function tellGateways(): Promise<void> {
  await visitRedis(databases.redisUrl, async (redis) => {
    const channel = changesChannel(redis.options.db ?? 0);
    for (const owner of PUBLIC_OWNERS) await redis.publish(channel, JSON.stringify({ owner }));
  });
}
