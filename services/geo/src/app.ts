import { openAddressCountries } from '@slots/address-country/address-countries';
import { readLaw } from '@slots/country-law/law';
import type { ServiceProcess } from '@slots/http-kit/lifecycle';
import { createHttpMetrics } from '@slots/http-kit/metrics';
import { startService } from '@slots/http-kit/service';
import type { Logger } from '@slots/logger/logger';
import { openMongo } from '@slots/mongo/connection';
import { mongoProblem } from '@slots/mongo/problem';
import { createTokenVerifier } from '@slots/tokens/verifier';
import { createCountriesRepository } from './countries/countries.repository.ts';
import { createCountryRoutes } from './countries/countries.router.ts';
import { createCountriesService } from './countries/countries.service.ts';
import { countryModel } from './countries/country.model.ts';
import type { GeoSettings } from './env.ts';
import { createLawRoutes } from './laws/laws.router.ts';
import { createCountrySearch } from './search/country-search.service.ts';
import { createSearchRoutes } from './search/search.router.ts';

/**
 * Starts the geo service and gives its address. The one place that wires: everything else gets what
 * it needs as arguments. Resolves as soon as the port listens; /readyz tells when the countries are read.
 */
export async function startGeo(settings: GeoSettings, logger: Logger): Promise<ServiceProcess> {
  const metrics = createHttpMetrics('geo');
  const { registry } = metrics;
  const addresses = await openAddressCountries(settings.IP_DATABASE_FILE);
  const law = readLaw(settings.LAW_FILE);
  const mongo = openMongo(
    { url: settings.MONGODB_URL, database: settings.MONGODB_DATABASE },
    { logger, registry, prepare: () => countries.prepare() },
  );
  const countries = createCountriesService({
    countries: createCountriesRepository({ countries: countryModel(mongo.connection) }),
    addresses,
  });
  const service = await startService(
    {
      name: 'geo',
      routes: [
        ...createCountryRoutes({ countries }),
        ...createLawRoutes({ law }),
        ...createSearchRoutes({ countries: createCountrySearch({ countries }) }),
      ],
      verifier: createTokenVerifier({ identityUrl: settings.IDENTITY_URL }),
      serviceSecrets: settings.SERVICE_SECRET,
      logger,
      metrics,
      // Read once, from MongoDB, and answered from memory ever after.
      dependencies: { countries: () => mongo.prepared },
      optionalDependencies: { mongodb: () => mongo.ping() },
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
      await mongo.close();
    },
  };
}
