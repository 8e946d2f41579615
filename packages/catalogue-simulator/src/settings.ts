import { flag, httpUrl, port, processSettings } from '@slots/env/env';
import { z } from 'zod';

/** The environment of the simulator; README.md explains each. */
export const settingsSchema = processSettings
  .extend({
    API_PORT: port.default(8090),
    LAUNCHER_PORT: port.default(8091),
    PUBLIC_API_URL: httpUrl.optional(),
    PUBLIC_LAUNCHER_URL: httpUrl.optional(),
    CATALOGUE_TOKEN: z.string().min(1),
    CATALOGUE_SECRET: z.string().min(1),
    CATALOGUE_ORIGIN: httpUrl,
    CATALOGUE_RATE: z.coerce.number().positive().default(5),
    SIMULATOR_SEED: z.coerce.number().int().default(2026),
    SIMULATOR_GAMES: z.coerce.number().int().min(1).default(25_000),
    SIMULATOR_FAULTS: flag.default(false),
    SIMULATOR_CONTROL_TOKEN: z.string().min(1).optional(),
  })
  .transform((env) => ({
    host: env.HOST,
    apiPort: env.API_PORT,
    launcherPort: env.LAUNCHER_PORT,
    publicApiUrl: env.PUBLIC_API_URL,
    publicLauncherUrl: env.PUBLIC_LAUNCHER_URL,
    token: env.CATALOGUE_TOKEN,
    secret: env.CATALOGUE_SECRET,
    origin: env.CATALOGUE_ORIGIN,
    requestsPerSecond: env.CATALOGUE_RATE,
    seed: env.SIMULATOR_SEED,
    games: env.SIMULATOR_GAMES,
    faults: env.SIMULATOR_FAULTS,
    controlToken: env.SIMULATOR_CONTROL_TOKEN,
    logLevel: env.LOG_LEVEL,
  }));

type Settings = Omit<z.output<typeof settingsSchema>, 'logLevel'>;
type Optional = 'publicApiUrl' | 'publicLauncherUrl' | 'faults' | 'controlToken';

/** The options of `createSimulator`; port 0 takes any free port. */
export type SimulatorSettings = Omit<Settings, Optional> & Partial<Pick<Settings, Optional>>;
