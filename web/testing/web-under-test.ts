import { afterAll, afterEach } from '@jest/globals';
import { freePort } from '@slots/processes/ports';
import { REPOSITORY } from '@slots/processes/repository';
import { spawnTied, stopChild } from '@slots/processes/tied-child';
import { buildWebIfChanged } from '@slots/processes/web-build';
import { type BrowserTabs, startBrowserTabs, type TabOptions } from '@slots/testing/browser-tabs';
import { until } from '@slots/testing/until';
import type { Page } from 'playwright-core';
import { type FakeGateway, startFakeGateway } from './fake-gateway.ts';

const START_MS = 20_000;
const STOP_MS = 5_000;

export interface WebUnderTest {
  readonly gateway: FakeGateway;
  /** A page of a fresh browser, at this address. */
  open(path: string, options?: TabOptions): Promise<Page>;
  /** Closes every opened page; the gateway forgets what the test set. */
  closePages(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * The built web app on its own server, behind the test's fake gateway, in a real browser.
 * @param settings of the server, that differ from the usual ones
 */
export async function startWebUnderTest(
  settings: Readonly<Record<string, string>> = {},
): Promise<WebUnderTest> {
  buildWebIfChanged((line) => process.stderr.write(`${line}\n`));
  const gateway = await startFakeGateway();
  const port = await freePort();
  const server = spawnTied({
    command: process.execPath,
    args: ['server/server.ts'],
    cwd: `${REPOSITORY}/web`,
    output: 'ignore',
    deathSignal: 'SIGKILL',
    env: {
      ...process.env,
      NODE_ENV: 'production',
      LOG_LEVEL: 'silent',
      HOST: '127.0.0.1',
      PORT: String(port),
      GATEWAY_URL: gateway.url,
      PUBLIC_ORIGIN: gateway.url,
      LAUNCHER_ORIGIN: 'http://127.0.0.1:9',
      ...settings,
    },
  });
  const url = `http://127.0.0.1:${port}`;
  gateway.passTo(url);
  let tabs: BrowserTabs | undefined;

  async function stop(): Promise<void> {
    await tabs?.stop();
    // Immediately: SIGTERM is for replicas, which drain first.
    await stopChild(server, { signal: 'SIGINT', graceMs: STOP_MS });
    await gateway.stop();
  }

  try {
    tabs = await startBrowserTabs({ baseURL: gateway.url });
    await untilHealthy(url);
  } catch (error) {
    await stop();
    throw error;
  }
  const { open, closePages } = tabs;

  return {
    gateway,
    async closePages() {
      await closePages();
      gateway.reset();
    },
    stop,
    async open(path, options) {
      const page = await open(options);
      // For the tabs that it opens, too.
      await page.context().setExtraHTTPHeaders(gateway.pageHeaders());
      await page.goto(path);
      return page;
    },
  };
}

/**
 * The web app for the tests of a file: started before them, with its pages closed after each and all of it stopped
 * after the last.
 */
export async function webForTests(): Promise<WebUnderTest> {
  const web = await startWebUnderTest();
  afterEach(() => web.closePages());
  afterAll(() => web.stop());
  return web;
}

async function untilHealthy(url: string): Promise<void> {
  await until(
    async () => {
      const answer = await fetch(`${url}/healthz`, { signal: AbortSignal.timeout(START_MS) });
      if (!answer.ok) throw new Error(`The web app answered ${answer.status}.`);
    },
    { timeoutMs: START_MS },
  );
}
