import { randomBytes } from 'node:crypto';
import { createLogger } from '@slots/logger/logger';
import { createApiCaller } from '@slots/testing/api-caller';
import { freshDatabase, redisUrl } from '@slots/testing/databases';
import { startTestIdentity, TEST_SERVICE_SECRET } from '@slots/testing/test-identity';
import { untilReady } from '@slots/testing/until';
import type { Role } from '@slots/tokens/claims';
import mongoose from 'mongoose';
import { startAffiliate } from './app.ts';
import { type AffiliateSettings, affiliateSettings } from './env.ts';

/** A port where nothing listens: the casino service is away unless a test says otherwise. */
const UNREACHABLE_URL = 'http://127.0.0.1:9';

/** Starts the affiliate service on a database of its own, with one caller for each kind of reader. */
export async function startAffiliateUnderTest(changed: Partial<AffiliateSettings> = {}) {
  const identity = await startTestIdentity();
  const { mongodbUrl, database } = freshDatabase();
  const defaults = affiliateSettings.parse({
    NODE_ENV: 'test',
    PORT: 0,
    MONGODB_URL: mongodbUrl,
    MONGODB_DATABASE: database,
    IDENTITY_URL: identity.url,
    CASINO_URL: UNREACHABLE_URL,
    CATALOG_URL: UNREACHABLE_URL,
    WEBHOOK_PAUSES_SECONDS: '0.05,0.05,0.2,0.2',
    SERVICE_SECRET: TEST_SERVICE_SECRET,
    CREDENTIALS_SECRET: 'a-credentials-secret-that-only-tests-use',
    REDIS_URL: await redisUrl(),
    QUEUE_PREFIX: `test-${randomBytes(4).toString('hex')}`,
    PUBLIC_ORIGIN: 'https://slots.example',
  });
  const settings = { ...defaults, ...changed };
  async function startReady(other: Partial<AffiliateSettings> = {}) {
    const service = await startAffiliate(
      { ...settings, ...other },
      createLogger({ name: 'affiliate', level: 'silent' }),
    );
    await untilReady(service.url, { timeoutMs: 30_000 });
    return service;
  }
  const service = await startReady();
  const connection = await mongoose.createConnection(mongodbUrl, { dbName: database }).asPromise();
  const caller = (role: Role, id: number, url = service.url) =>
    createApiCaller(url, identity.tokenFor({ id, username: role, role }));
  return {
    url: service.url,
    mongodbUrl,
    database,
    /** To look into the database; closed with the service. */
    connection,
    visitor: createApiCaller(service.url),
    user: caller('user', 11),
    admin: caller('admin', 12),
    superAdmin: caller('super_admin', 13),
    /** Starts one more process on the same database, waits until it is ready, and ends it. */
    async restart() {
      const again = await startReady();
      await again.close();
    },
    /** Another process with other settings on the same database, with a caller for an administrator. */
    async startReplica(other: Partial<AffiliateSettings>) {
      const replica = await startReady(other);
      return { admin: caller('admin', 12, replica.url), stop: () => replica.close() };
    },
    async stop() {
      await service.close();
      await connection.close();
      await identity.stop();
    },
  };
}
