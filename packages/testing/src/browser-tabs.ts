import type { BrowserContext, BrowserContextOptions, CDPSession } from 'playwright-core';
import { slowedDown, startBrowser } from './browser.ts';
import { SLOWNESS } from './slowness.ts';

const ACTION_MS = 15_000 * SLOWNESS;
const WINDOW = { width: 1280, height: 720 };
const STILL = { reducedMotion: 'reduce' } as const;

export interface TabOptions {
  readonly viewport?: { readonly width: number; readonly height: number };
  readonly colorScheme?: 'light' | 'dark';
  /** Local storage of an earlier visit, on every site. */
  readonly stored?: Readonly<Record<string, string>>;
  /** Options that need a window of its own, which is not used again. */
  readonly window?: BrowserContextOptions;
}

/** A profile of the browser, with a window that stays open. */
interface Profile {
  readonly context: BrowserContext;
  readonly devtools: CDPSession;
}

/**
 * Starts the browser for a suite. A new window costs more than most screens, and a new profile compiles all
 * scripts anew: both are kept from test to test, emptied.
 */
export async function startBrowserTabs(defaults: BrowserContextOptions = {}) {
  const browser = await startBrowser();
  const idle: Profile[] = [];
  const used: Profile[] = [];
  const own: BrowserContext[] = [];

  async function newProfile(): Promise<Profile> {
    const context = await newContext();
    return { context, devtools: await context.newCDPSession(await context.newPage()) };
  }

  async function newContext(options: BrowserContextOptions = {}): Promise<BrowserContext> {
    const context = await browser.newContext({ ...STILL, ...defaults, ...options });
    context.setDefaultTimeout(ACTION_MS);
    return context;
  }

  async function contextFor(window?: BrowserContextOptions): Promise<BrowserContext> {
    if (window) {
      const context = await newContext(window);
      own.push(context);
      return context;
    }
    const profile = idle.pop() ?? (await newProfile());
    used.push(profile);
    return profile.context;
  }

  /** Takes away what the pages of a test left behind. */
  async function empty({ context, devtools }: Profile): Promise<void> {
    const [, ...pages] = context.pages();
    const origins = new Set(pages.map((page) => new URL(page.url()).origin));
    await Promise.all(pages.map((page) => page.close()));
    await context.clearCookies();
    for (const origin of origins) {
      if (origin === 'null') continue;
      await devtools.send('Storage.clearDataForOrigin', { origin, storageTypes: 'local_storage' });
    }
  }

  return {
    browser,
    /** A page of a browser that has never been anywhere. What moves is still. */
    async open({ viewport = WINDOW, colorScheme = 'light', stored = {}, window }: TabOptions = {}) {
      const context = await contextFor(window);
      const page = await slowedDown(await context.newPage());
      await page.setViewportSize(viewport);
      await page.emulateMedia({ colorScheme, ...STILL });
      const entries = Object.entries(stored);
      if (entries.length > 0) await page.addInitScript(seed, entries);
      return page;
    },
    /** Closes every page that was opened, and forgets what they stored. */
    async closePages() {
      await Promise.all(own.splice(0).map((context) => context.close()));
      const profiles = used.splice(0);
      await Promise.all(profiles.map(empty));
      idle.push(...profiles);
    },
    stop: () => browser.close(),
  };
}

export type BrowserTabs = Awaited<ReturnType<typeof startBrowserTabs>>;

/** Runs in the page, before its scripts: once, so that what the page itself stores or deletes stays so. */
function seed(entries: [string, string][]): void {
  if (sessionStorage.getItem('seeded') !== null) return;
  sessionStorage.setItem('seeded', 'yes');
  for (const [key, value] of entries) localStorage.setItem(key, value);
}
