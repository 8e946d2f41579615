import { createLogger } from '@slots/logger/logger';
import { createApiCaller } from '@slots/testing/api-caller';
import { freshDatabase } from '@slots/testing/databases';
import {
  serviceCredential,
  startTestIdentity,
  TEST_SERVICE_SECRET,
} from '@slots/testing/test-identity';
import { untilReady } from '@slots/testing/until';
import type { Role } from '@slots/tokens/claims';
import { startCasino } from './app.ts';
import { type CasinoSettings, casinoSettings } from './env.ts';

/** A port where nothing listens: the catalog service is away unless a test says otherwise. */
const UNREACHABLE_URL = 'http://127.0.0.1:9';

/** Starts the casino service on a database of its own, with one caller for each kind of reader. */
export async function startCasinoUnderTest(changed: Partial<CasinoSettings> = {}) {
  const identity = await startTestIdentity();
  const { mongodbUrl, database } = freshDatabase();
  const defaults = casinoSettings.parse({
    NODE_ENV: 'test',
    PORT: 0,
    MONGODB_URL: mongodbUrl,
    MONGODB_DATABASE: database,
    IDENTITY_URL: identity.url,
    CATALOG_URL: UNREACHABLE_URL,
    SERVICE_SECRET: TEST_SERVICE_SECRET,
    LINK_CHECK_GAP_MS: 1,
    LINK_CHECK_ROUND_MS: 100,
  });
  const settings = { ...defaults, ...changed };
  async function startReady() {
    const service = await startCasino(settings, createLogger({ name: 'casino', level: 'silent' }));
    await untilReady(service.url);
    return service;
  }
  const service = await startReady();
  const ids = { user: 11, admin: 12, super_admin: 13 };
  const token = (role: Role) => identity.tokenFor({ id: ids[role], username: role, role });
  const caller = (role: Role, url = service.url) => createApiCaller(url, token(role));
  return {
    url: service.url,
    mongodbUrl,
    database,
    /** For calls that are not JSON. */
    authorization: (role: Role) => `Bearer ${token(role)}`,
    visitor: createApiCaller(service.url),
    user: caller('user'),
    admin: caller('admin'),
    superAdmin: caller('super_admin'),
    affiliateService: createApiCaller(service.url, serviceCredential('affiliate', 'casino')),
    /** Another process of the service on the same database, with a caller for an administrator. */
    async startReplica() {
      const replica = await startReady();
      return { admin: caller('admin', replica.url), stop: () => replica.close() };
    },
    async stop() {
      await service.close();
      await identity.stop();
    },
  };
}
