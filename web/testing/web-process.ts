import { freePort } from '@slots/processes/ports';
import { REPOSITORY } from '@slots/processes/repository';
import { hasEnded, spawnTied, stopChild } from '@slots/processes/tied-child';
import { buildWebIfChanged } from '@slots/processes/web-build';
import { type BrowserTabs, startBrowserTabs } from '@slots/testing/browser-tabs';
import { until } from '@slots/testing/until';
import type { FakeGateway } from './fake-gateway.ts';

const START_MS = 20_000;
const STOP_MS = 5_000;
const STDERR = 2;

type Settings = Readonly<Record<string, string>>;

export interface WebProcess {
  readonly url: string;
  stop(): Promise<void>;
}

export interface WebSite {
  readonly web: WebProcess;
  readonly tabs: BrowserTabs;
  /** Stops the gateway as well. */
  stop(): Promise<void>;
}

/**
 * Starts the built web server as production does, on a free port, with the gateway for its data.
 * @param settings of the server, that differ from the usual ones
 * @throws Error when it ends in place of listening
 */
export async function startWebProcess(
  gateway: FakeGateway,
  settings: Settings = {},
): Promise<WebProcess> {
  buildWebIfChanged((line) => process.stderr.write(`${line}\n`));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const server = spawnTied({
    command: process.execPath,
    args: ['server/server.ts'],
    cwd: `${REPOSITORY}/web`,
    // For what a server says that crashes; its log has only that it cannot start.
    output: STDERR,
    deathSignal: 'SIGKILL',
    env: {
      ...process.env,
      NODE_ENV: 'production',
      LOG_LEVEL: 'fatal',
      HOST: '127.0.0.1',
      PORT: String(port),
      GATEWAY_URL: gateway.url,
      PUBLIC_ORIGIN: gateway.url,
      LAUNCHER_ORIGIN: gateway.launcherOrigin,
      ...settings,
    },
  });
  // Immediately: SIGTERM is for replicas, which drain first.
  const stop = () => stopChild(server, { signal: 'SIGINT', graceMs: STOP_MS });
  try {
    await until(
      async () => {
        if (hasEnded(server)) return;
        const answer = await fetch(`${url}/healthz`, { signal: AbortSignal.timeout(START_MS) });
        if (!answer.ok) throw new Error(`The web server answered ${answer.status}.`);
      },
      { timeoutMs: START_MS },
    );
    if (hasEnded(server)) throw new Error('The web server ended before it listened.');
  } catch (error) {
    await stop();
    throw error;
  }
  return { url, stop };
}

/** Starts a web server that the gateway passes pages on to, and a real browser. */
export async function startWebSite(
  gateway: FakeGateway,
  settings: Settings = {},
): Promise<WebSite> {
  let web: WebProcess | undefined;
  let tabs: BrowserTabs | undefined;

  async function stop(): Promise<void> {
    await tabs?.stop();
    await web?.stop();
    await gateway.stop();
  }

  try {
    web = await startWebProcess(gateway, settings);
    gateway.passTo(web.url);
    tabs = await startBrowserTabs({ baseURL: gateway.url });
    return { web, tabs, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
