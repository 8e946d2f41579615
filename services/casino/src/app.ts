import { unavailable } from '@slots/http-kit/http-problem.error';
import { startService } from '@slots/http-kit/service';
import type { Logger } from '@slots/logger/logger';
import { isMongoUnavailable, openMongo } from '@slots/mongo/connection';
import { createSequence } from '@slots/mongo/sequence';
import { createTokenVerifier } from '@slots/tokens/verifier';
import { casinoModel } from './casinos/casino.model.ts';
import { createCasinosRepository } from './casinos/casinos.repository.ts';
import { casinosRoutes } from './casinos/casinos.router.ts';
import { createCasinosService } from './casinos/casinos.service.ts';
import type { CasinoSettings } from './env.ts';

export interface CasinoService {
  readonly url: string;
  /** Resolves once MongoDB is there with its indexes and seeds. */
  readonly prepared: Promise<void>;
  close(): Promise<void>;
}

/** Wires the casino service and starts it; it answers 503 until MongoDB can be reached. */
export async function startCasinoService(
  settings: CasinoSettings,
  logger: Logger,
): Promise<CasinoService> {
  const mongo = openMongo(
    { url: settings.MONGODB_URL, database: settings.MONGODB_DATABASE },
    {
      logger,
      async prepare() {
        await casinoDocuments.createIndexes();
      },
    },
  );
  const casinoDocuments = casinoModel(mongo.connection);
  const casinosRepository = createCasinosRepository(
    casinoDocuments,
    createSequence(mongo.connection),
  );
  const casinos = createCasinosService({ casinos: casinosRepository });

  const server = await startService(
    {
      name: 'casino',
      routes: casinosRoutes(casinos),
      verifier: createTokenVerifier({ identityUrl: settings.IDENTITY_URL }),
      serviceSecret: settings.SERVICE_SECRET,
      logger,
      dependencies: { mongodb: () => mongo.ping() },
      translators: [
        (error) =>
          isMongoUnavailable(error) ? unavailable('The database is away.', error) : undefined,
      ],
      checkAnswers: settings.NODE_ENV !== 'production',
    },
    { host: settings.HOST, port: settings.PORT },
  );

  return {
    url: server.url,
    prepared: mongo.prepared,
    async close() {
      await server.close();
      await mongo.close();
    },
  };
}
