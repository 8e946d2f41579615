import { startService } from '@slots/http-kit/service';
import { createLogger } from '@slots/logger/logger';
import { openMongo } from '@slots/mongo/connection';
import { mongoProblem } from '@slots/mongo/problem';
import { createSequence } from '@slots/mongo/sequence';
import { createTokenVerifier } from '@slots/tokens/verifier';
import { casinoModel } from './casinos/casino.model.ts';
import { createCasinosRepository } from './casinos/casinos.repository.ts';
import { createCasinoRoutes } from './casinos/casinos.router.ts';
import { createCasinosService } from './casinos/casinos.service.ts';
import type { CasinoSettings } from './env.ts';

/**
 * Starts the casino service and gives its address. The one place that wires: everything else gets
 * what it needs as arguments. Resolves as soon as the port listens; /readyz tells when MongoDB is reached.
 */
export async function startCasino(
  settings: CasinoSettings,
  logger = createLogger({ name: 'casino', level: settings.LOG_LEVEL }),
): Promise<{ url: string; close(): Promise<void> }> {
  const mongo = openMongo(
    { url: settings.MONGODB_URL, database: settings.MONGODB_DATABASE },
    { logger, prepare },
  );
  const sequence = createSequence(mongo.connection);
  const casinosRepository = createCasinosRepository(casinoModel(mongo.connection), sequence);
  const casinos = createCasinosService({ casinos: casinosRepository });

  async function prepare(): Promise<void> {
    await casinosRepository.createIndexes();
  }

  const service = await startService(
    {
      name: 'casino',
      routes: createCasinoRoutes({ casinos }),
      verifier: createTokenVerifier({ identityUrl: settings.IDENTITY_URL }),
      serviceSecret: settings.SERVICE_SECRET,
      logger,
      dependencies: { mongodb: () => mongo.ping() },
      translators: [mongoProblem],
      checkAnswers: settings.NODE_ENV !== 'production',
    },
    { host: settings.HOST, port: settings.PORT },
  );
  return {
    url: service.url,
    async close() {
      await service.close();
      await mongo.close();
    },
  };
}
