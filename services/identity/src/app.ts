import { listIdentityActivity } from '@slots/contracts/activity';
import { createCredentialCipher } from '@slots/credential-cipher/credential-cipher';
import type { ServiceProcess } from '@slots/http-kit/lifecycle';
import { createHttpMetrics } from '@slots/http-kit/metrics';
import { repeat } from '@slots/http-kit/repeat';
import { startService } from '@slots/http-kit/service';
import { createJobOutcomes } from '@slots/jobs/job-metrics';
import type { Logger } from '@slots/logger/logger';
import { activityRoute } from '@slots/mongo/activity-route';
import { openMongo } from '@slots/mongo/connection';
import { createHistoryStore } from '@slots/mongo/history';
import { mongoProblem } from '@slots/mongo/problem';
import { createRecordedWrites } from '@slots/mongo/recorded-writes';
import { createSequence } from '@slots/mongo/sequence';
import { createTransact } from '@slots/mongo/transaction';
import { connectRedis } from '@slots/redis/connection';
import { createRedisMetrics } from '@slots/telemetry/redis-metrics';
import { verifyToken } from '@slots/tokens/verifier';
import { createAccountRoutes } from './account/account.router.ts';
import { createAccountService } from './account/account.service.ts';
import { createOwnPasswordCheck } from './account/own-password.ts';
import { createSecondFactorRoutes } from './account/second-factors.router.ts';
import { createSecondFactorsService } from './account/second-factors.service.ts';
import { createActivityNoteRoutes } from './activity/activity-notes.router.ts';
import { createApiKeysRepository } from './api-keys/api-keys.repository.ts';
import { createApiKeyRoutes } from './api-keys/api-keys.router.ts';
import { createApiKeysService } from './api-keys/api-keys.service.ts';
import { API_KEY_HISTORY, apiKeyModel } from './api-keys/stored-api-key.ts';
import type { IdentitySettings } from './env.ts';
import { createFailureLimit } from './failure-limit.ts';
import { createKeyEncryption } from './keys/key-encryption.ts';
import { createKeyRing } from './keys/key-ring.ts';
import { createKeyRoutes } from './keys/keys.router.ts';
import { signingKeyModel } from './keys/signing-key.model.ts';
import { createSigningKeysRepository } from './keys/signing-keys.repository.ts';
import { createSignInNotices } from './notices/sign-in-notices.ts';
import { savedViewsModel } from './saved-views/saved-views.model.ts';
import { createSavedViewsRepository } from './saved-views/saved-views.repository.ts';
import { createSavedViewRoutes } from './saved-views/saved-views.router.ts';
import { createPasskeys } from './second-factor/passkeys.ts';
import { createProofs } from './second-factor/proofs.service.ts';
import { relyingPartyAt } from './second-factor/relying-party.ts';
import { createRequirement } from './second-factor/requirement.ts';
import { createSecondFactorsRepository } from './second-factor/second-factors.repository.ts';
import { createStartedProofs } from './second-factor/started-proofs.repository.ts';
import { createTotp } from './second-factor/totp.ts';
import { startRevocationPublisher } from './sessions/revocation-publisher.ts';
import { sessionModel } from './sessions/session.model.ts';
import { createSessionsRepository } from './sessions/sessions.repository.ts';
import { createSessionRoutes } from './sessions/sessions.router.ts';
import { createSessionsService } from './sessions/sessions.service.ts';
import { createFailedSignIns } from './sign-in/failed-sign-ins.ts';
import { createKnownBrowsers } from './sign-in/known-browsers.ts';
import { createPendingSignIns } from './sign-in/pending-sign-ins.repository.ts';
import { createSecondStep } from './sign-in/second-step.service.ts';
import { createSignInRoutes } from './sign-in/sign-in.router.ts';
import { createSignInService } from './sign-in/sign-in.service.ts';
import { createSignInLog } from './sign-in/sign-in-log.ts';
import { createUserRoutes } from './user-management/users.router.ts';
import { createUsersService } from './user-management/users.service.ts';
import { createCommonPasswords } from './users/common-passwords.ts';
import { createFirstAdmin } from './users/first-admin.ts';
import { createPasswords } from './users/passwords.ts';
import { userModel } from './users/user.model.ts';
import { USER_HISTORY } from './users/user-history.ts';
import { createUsersRepository } from './users/users.repository.ts';

const KEY_REFRESH_MS = 60_000;
/** The number of wrong current passwords that a person may give in five minutes. */
const MAX_WRONG_PASSWORDS = 10;
/** Three of a million codes are valid at a time. */
const MAX_WRONG_CODES = 5;

/**
 * Starts the identity service and gives its address. The one place that wires: everything else gets
 * what it needs as arguments. Resolves as soon as the port listens; /readyz tells when MongoDB is reached.
 */
export async function startIdentity(
  settings: IdentitySettings,
  logger: Logger,
): Promise<ServiceProcess> {
  const metrics = createHttpMetrics('identity');
  const { registry } = metrics;
  const mongo = openMongo(
    { url: settings.MONGODB_URL, database: settings.MONGODB_DATABASE },
    {
      logger,
      registry,
      async prepare() {
        await history.createIndexes();
        await Promise.all([
          userRecords.createIndexes(),
          sessionRecords.createIndexes(),
          savedViews.createIndexes(),
          apiKeyRecords.createIndexes(),
          startedProofs.createIndexes(),
          pendingSignIns.createIndexes(),
        ]);
        await factorRecords.renewSecrets(totp.renewed);
        await keyRing.refresh();
        await createFirstAdmin(
          { username: settings.ADMIN_USERNAME, password: settings.ADMIN_PASSWORD },
          { users: userRecords, passwords, logger },
        );
      },
    },
  );
  const measure = createRedisMetrics(registry);
  const redis = connectRedis(settings.REDIS_URL, {
    role: 'request',
    name: 'sessions',
    logger,
    measure,
  });
  const history = createHistoryStore(mongo.connection, { days: settings.HISTORY_DAYS });
  const sequence = createSequence(mongo.connection);
  const documents = userModel(mongo.connection);
  const userRecords = createUsersRepository({
    users: documents,
    recorded: createRecordedWrites({ model: documents, history, recorded: USER_HISTORY }),
    transact: createTransact(mongo.connection),
    sequence,
  });
  const savedViews = createSavedViewsRepository({
    savedViews: savedViewsModel(mongo.connection),
    sequence,
  });
  const apiKeyDocuments = apiKeyModel(mongo.connection);
  const apiKeyRecords = createApiKeysRepository({
    apiKeys: apiKeyDocuments,
    recorded: createRecordedWrites({ model: apiKeyDocuments, history, recorded: API_KEY_HISTORY }),
    sequence,
  });
  const sessionRecords = createSessionsRepository({ sessions: sessionModel(mongo.connection) });
  const passwords = createPasswords();
  const secure = settings.PUBLIC_ORIGIN.startsWith('https:');
  const refuseCommon = createCommonPasswords({
    refuse: settings.REFUSE_COMMON_PASSWORDS ?? secure,
    own: [settings.PRODUCT_NAME, new URL(settings.PUBLIC_ORIGIN).hostname],
  });
  const keyRing = createKeyRing({
    keys: createSigningKeysRepository({ keys: signingKeyModel(mongo.connection) }),
    encryption: createKeyEncryption(settings.KEY_ENCRYPTION_SECRET),
    logger,
  });
  const publisher = startRevocationPublisher({ sessions: sessionRecords, redis, logger });
  const requirement = createRequirement(settings.REQUIRE_SECOND_FACTOR);
  const passkeys = createPasskeys(relyingPartyAt(settings.PUBLIC_ORIGIN), settings.PRODUCT_NAME);
  const totp = createTotp({
    cipher: createCredentialCipher(settings.CREDENTIALS_SECRET, 'identity second factors'),
    issuer: settings.PRODUCT_NAME,
    logger,
  });
  const startedProofs = createStartedProofs(mongo.connection);
  const factorRecords = createSecondFactorsRepository({ users: documents });
  const proofs = createProofs({
    factors: factorRecords,
    totp,
    passkeys,
    started: startedProofs,
    wrongCodes: createFailureLimit(redis, { name: 'wrong-codes', most: MAX_WRONG_CODES }),
    logger,
  });
  const notices = createSignInNotices({
    settings,
    users: userRecords,
    measure,
    metrics: createJobOutcomes(registry),
    logger,
  });
  const signInLog = createSignInLog({
    history,
    users: userRecords,
    tellOfNetwork: notices.tell,
    logger,
  });
  const sessions = createSessionsService({
    sessions: sessionRecords,
    users: userRecords,
    keyRing,
    publisher,
    mustSetUp: requirement.mustSetUp,
  });
  const knownBrowsers = createKnownBrowsers(settings.KEY_ENCRYPTION_SECRET);
  const pendingSignIns = createPendingSignIns({ connection: mongo.connection, users: userRecords });
  const signIns = createSignInService({
    users: userRecords,
    passwords,
    failedSignIns: createFailedSignIns(redis),
    knownBrowsers,
    sessions,
    pendingSignIns,
    requirement,
    passkeysPossible: passkeys.host !== null,
    signInLog,
  });
  const secondStep = createSecondStep({
    pendingSignIns,
    proofs,
    sessions,
    knownBrowsers,
    signInLog,
  });
  const users = createUsersService({
    users: userRecords,
    passwords,
    sessions: sessionRecords,
    savedViews,
    apiKeys: apiKeyRecords,
    publisher,
    refuseCommon,
  });
  const apiKeys = createApiKeysService({
    apiKeys: apiKeyRecords,
    users: userRecords,
    sessions,
    sessionRecords,
    publisher,
  });
  const checkOwnPassword = createOwnPasswordCheck({
    passwords,
    wrongPasswords: createFailureLimit(redis, {
      name: 'wrong-passwords',
      most: MAX_WRONG_PASSWORDS,
    }),
  });
  const factors = createSecondFactorsService({
    users: userRecords,
    sessions,
    sessionRecords,
    publisher,
    pendingSignIns,
    secondStep,
    proofs,
    totp,
    passkeys,
    started: startedProofs,
    requirement,
    checkOwnPassword,
    noticesSent: notices.areSent,
  });
  const account = createAccountService({
    users: userRecords,
    passwords,
    sessions,
    sessionRecords,
    publisher,
    knownBrowsers,
    checkOwnPassword,
    refuseCommon,
  });
  const noticeWorker = notices.start();
  const keyRefresh = repeat(keyRing.refresh, {
    everyMs: KEY_REFRESH_MS,
    onError: (error) => logger.warn({ err: error }, 'the signing keys could not be read again'),
  });
  const service = await startService(
    {
      name: 'identity',
      routes: [
        ...createSignInRoutes({ signIns, secondStep, sessions, secure }),
        ...createAccountRoutes({ account, sessions, secure }),
        ...createSecondFactorRoutes({ factors, secure }),
        ...createUserRoutes({ users, sessions }),
        ...createApiKeyRoutes({ apiKeys }),
        ...createSavedViewRoutes({ savedViews, sessions }),
        ...createSessionRoutes({ sessions }),
        ...createKeyRoutes({ keyRing }),
        activityRoute(listIdentityActivity, history),
        ...createActivityNoteRoutes({ history }),
      ],
      verifier: { verify: (token) => verifyToken(token, keyRing.publicKey) },
      serviceSecrets: settings.SERVICE_SECRET,
      logger,
      metrics,
      dependencies: { mongodb: () => mongo.ping() },
      // It signs people in and renews tokens without: gateways ask for revocations, replicas count alone.
      optionalDependencies: { redis: () => redis.ping() },
      translators: [mongoProblem],
      checkAnswers: settings.NODE_ENV !== 'production',
    },
    { host: settings.HOST, port: settings.PORT },
  );

  return {
    url: service.url,
    prepared: mongo.prepared,
    drain: service.drain,
    async close() {
      await service.close();
      await Promise.all([publisher.close(), keyRefresh.close(), noticeWorker.close()]);
      await notices.close();
      redis.disconnect();
      await mongo.close();
    },
  };
}
