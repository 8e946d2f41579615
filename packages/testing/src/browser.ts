import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { findOnPath } from '@slots/databases/find-on-path';
import { PROGRAMS, REPOSITORY } from '@slots/processes/repository';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { SLOWNESS } from './slowness.ts';

/** Compiling ahead on other threads is lost work where a page's process has compiled the script before. */
const COMPILE_ONCE = '--js-flags=--no-script-streaming';
/** The first needs half the processor time of the others for the same pages. */
const INSTALLED = [
  'chromium-headless-shell',
  'chromium',
  'google-chrome',
  'chromium-browser',
  'google-chrome-stable',
];
const PLAYWRIGHT_SITE = 'https://cdn.playwright.dev';
const PROBE_TIMEOUT_MS = 4_000;
const INSTALL_TIMEOUT_MS = 5 * 60_000;
/** Chromium as an npm package, with the libraries that a bare Linux lacks. */
const NPM_CHROMIUM = '@sparticuz/chromium@153.0.0';
const UNPACK =
  "import { createRequire } from 'node:module'; const { default: chromium } = await import(createRequire(process.cwd() + '/').resolve('@sparticuz/chromium')); await chromium.executablePath();";

const WHAT_TO_DO =
  'No browser could be obtained. Do one of these and start again:\n' +
  '  - install chromium or google-chrome, so that it is on the PATH\n' +
  '  - give this machine access to cdn.playwright.dev, or (Linux on x86-64) to an npm registry';

/** A browser's program and what its environment needs on top of ours. */
export interface FoundBrowser {
  executablePath: string;
  env: NodeJS.ProcessEnv;
}

const run = promisify(execFile);

/**
 * The browser for end-to-end tests: the one on the PATH, one kept from an earlier run, or one that is
 * obtained now and kept under .data: playwright's own download, else the npm package.
 * @throws in plain words when there is none
 */
export async function findBrowser(): Promise<FoundBrowser> {
  const installed = INSTALLED.map(findOnPath).find((path) => path !== undefined);
  if (installed) return { executablePath: installed, env: {} };
  const failures: unknown[] = [];
  for (const way of [playwrightChromium, npmChromium]) {
    try {
      return await way();
    } catch (error) {
      failures.push(error);
    }
  }
  throw new AggregateError(failures, WHAT_TO_DO);
}

/** Playwright's own, for a browser that is not slowed down. */
const ACTION_MS = 30_000 * SLOWNESS;

/** Starts that browser without a window. Close it in `afterAll`. */
export async function startBrowser(): Promise<Browser> {
  const { executablePath, env } = await findBrowser();
  return chromium.launch({
    executablePath,
    // A container's root has no sandbox; the tests open our own pages alone.
    chromiumSandbox: false,
    env: { ...process.env, ...env },
    // Pages in one process share what it has compiled: a fifth of a screen's processor time. The processor is
    // slowed down by the process, so that closing a page would give the others all of it.
    args: SLOWNESS > 1 ? [] : ['--renderer-process-limit=1', COMPILE_ONCE],
  });
}

/**
 * That browser, whose pages have a quarter of the processor with SLOW_BROWSER=4, which shows what a test or a screen
 * leaves to chance.
 */
export async function launchBrowser(): Promise<Browser> {
  const browser = await startBrowser();
  const newContext = browser.newContext.bind(browser);
  browser.newContext = async (options) => {
    const context = await newContext(options);
    context.setDefaultTimeout(ACTION_MS);
    const newPage: BrowserContext['newPage'] = context.newPage.bind(context);
    context.newPage = async () => slowedDown(await newPage());
    return context;
  };
  return browser;
}

/** Slows a page down by SLOW_BROWSER. It takes processor time while it is idle, too. */
export async function slowedDown(page: Page): Promise<Page> {
  if (SLOWNESS === 1) return page;
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWNESS });
  return page;
}

async function playwrightChromium(): Promise<FoundBrowser> {
  const folder = join(PROGRAMS, 'playwright');
  const marker = join(folder, 'executable-path.txt');
  if (!existsSync(marker)) {
    await fetch(PLAYWRIGHT_SITE, {
      method: 'HEAD',
      signal: AbortSignal.timeout(PROBE_TIMEOUT_MS),
    });
    process.stderr.write('Downloading a browser from playwright (once) …\n');
  }
  const cli = join(REPOSITORY, 'node_modules/playwright-core/cli.js');
  const env = { ...process.env, PLAYWRIGHT_BROWSERS_PATH: folder };
  // Does nothing when it is there already.
  await run(process.execPath, [cli, 'install', 'chromium'], { env, timeout: INSTALL_TIMEOUT_MS });
  writeFileSync(marker, '');
  const { stdout } = await run(
    process.execPath,
    ['-p', "require('playwright-core').chromium.executablePath()"],
    { env, cwd: REPOSITORY },
  );
  return { executablePath: stdout.trim(), env: {} };
}

async function npmChromium(): Promise<FoundBrowser> {
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    throw new Error('The npm package of Chromium is for Linux on x86-64');
  }
  const folder = join(PROGRAMS, 'chromium');
  const found = {
    executablePath: join(folder, 'chromium'),
    env: {
      LD_LIBRARY_PATH: join(folder, 'al2023', 'lib'),
      FONTCONFIG_PATH: join(folder, 'fonts'),
    },
  };
  if (existsSync(found.executablePath)) return found;
  process.stderr.write('Downloading a browser from the npm registry (once, about 70 MB) …\n');
  mkdirSync(PROGRAMS, { recursive: true });
  // Complete before it has its name: another worker obtains one at the same time.
  const unpacked = mkdtempSync(`${folder}-`);
  writeFileSync(join(unpacked, 'package.json'), '{ "private": true }\n');
  const options = { cwd: unpacked, timeout: INSTALL_TIMEOUT_MS };
  await run('npm', ['install', '--no-audit', '--no-fund', NPM_CHROMIUM], options);
  // The package unpacks itself into the folder for temporary files, and its libraries only where it
  // believes to run as a cloud function.
  const env = { ...process.env, TMPDIR: unpacked, AWS_LAMBDA_JS_RUNTIME: 'nodejs22.x' };
  await run(process.execPath, ['--input-type=module', '-e', UNPACK], { ...options, env });
  try {
    renameSync(unpacked, folder);
  } catch (error) {
    rmSync(unpacked, { recursive: true });
    if (!existsSync(found.executablePath)) throw error;
  }
  return found;
}
