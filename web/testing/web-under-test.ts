import { afterAll, afterEach } from '@jest/globals';
import type { TabOptions } from '@slots/testing/browser-tabs';
import type { Page } from 'playwright-core';
import { type FakeGateway, startFakeGateway } from './fake-gateway.ts';
import { startWebSite } from './web-process.ts';

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
  const gateway = await startFakeGateway();
  const { tabs, stop } = await startWebSite(gateway, settings);

  return {
    gateway,
    async closePages() {
      await tabs.closePages();
      gateway.reset();
    },
    stop,
    async open(path, options) {
      const page = await tabs.open(options);
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
