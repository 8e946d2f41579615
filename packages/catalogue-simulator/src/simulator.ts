import { createServer } from 'node:http';
import { createGracefulStop, listen } from '@slots/http-kit/graceful-server';
import { createApiApp } from './api/api.app.ts';
import { createCatalogue } from './catalogue/catalogue.ts';
import { createGameStore } from './catalogue/game-store.ts';
import { createFaults } from './faults/faults.ts';
import { createLauncherApp } from './launcher/launcher.app.ts';
import type { SimulatorSettings } from './settings.ts';

/** The time that running requests have to end once the simulator stops. */
const GRACE_MS = 3_000;

/**
 * Starts the catalogue's API and its launcher, each on an origin of its own.
 * @throws when a port is taken
 */
export async function createSimulator(settings: SimulatorSettings) {
  const { host } = settings;
  const api = createServer();
  const launcher = createServer();
  const stops = [api, launcher].map((server) => createGracefulStop(server));
  const stop = () => Promise.all(stops.map((one) => one.close(GRACE_MS)));
  const apiUrl = await listen(api, host, settings.apiPort);
  try {
    const launcherUrl = await listen(launcher, host, settings.launcherPort);
    // The data names both addresses, so it is made once the ports are known; until the next turn of
    // the event loop no request is read.
    const publicApiUrl = settings.publicApiUrl ?? apiUrl;
    const catalogue = createCatalogue({
      seed: settings.seed,
      count: settings.games,
      apiUrl: publicApiUrl,
      launcherUrl: settings.publicLauncherUrl ?? launcherUrl,
    });
    const store = createGameStore(catalogue);
    const byRequest = settings.faults === true || settings.controlToken !== undefined;
    const faults = createFaults({ seed: settings.seed, store, byRequest });
    api.on('request', createApiApp(settings, { catalogue, store, faults, apiUrl: publicApiUrl }));
    launcher.on('request', createLauncherApp(settings, { store, faults }));
    return {
      apiUrl,
      launcherUrl,
      /** Ends both servers: running requests get three seconds. */
      async close(): Promise<void> {
        faults.close();
        await stop();
      },
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

export type Simulator = Awaited<ReturnType<typeof createSimulator>>;
