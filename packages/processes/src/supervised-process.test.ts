import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { until } from '@slots/testing/until';
import { freePort } from './ports.ts';
import { createProcessFiles } from './process-files.ts';
import { answersReady } from './start-process.ts';
import { type SupervisedProcess, supervise } from './supervised-process.ts';
import { spawnTied, stopChild } from './tied-child.ts';

const entry = fileURLToPath(new URL('../fixtures/server.ts', import.meta.url));
let directory: string;
let running: SupervisedProcess | undefined;
let said: string[];

beforeEach(() => {
  said = [];
  directory = mkdtempSync(join(tmpdir(), 'processes-'));
});

afterEach(async () => {
  await running?.stop();
  running = undefined;
  rmSync(directory, { recursive: true, force: true });
});

async function start(behaviour: string): Promise<{ url: string; supervised: SupervisedProcess }> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  running = supervise({
    name: 'fixture',
    command: process.execPath,
    args: [entry],
    marks: [entry],
    cwd: directory,
    env: { PATH: process.env['PATH'], PORT: String(port), BEHAVIOUR: behaviour },
    isReady: () => answersReady(url),
    deathSignal: 'SIGKILL',
    maxCrashes: 4,
    logFile: join(directory, 'logs', 'fixture.log'),
    processFiles: createProcessFiles(join(directory, 'processes')),
    log: (line) => said.push(line),
  });
  return { url, supervised: running };
}

function exists(pid: number | undefined): boolean {
  if (pid === undefined) return false;
  return createProcessFiles(join(directory, 'processes')).running('fixture')?.pid === pid;
}

test('a process that is killed runs again a moment later, with another process id', async () => {
  const { supervised } = await start('healthy');
  await supervised.ready();
  const first = supervised.pid;
  supervised.kill('SIGKILL');
  await until(() => {
    expect(supervised.pid).toEqual(expect.any(Number));
    expect(supervised.pid).not.toBe(first);
  });
  await supervised.ready();
});

test('a process that ends at its start again and again fails the start, with the reason it wrote', async () => {
  const { supervised } = await start('broken');
  await expect(supervised.ready()).rejects.toThrow('SOME_SETTING is missing');
});

test('a process that ends again and again is given up after a while, and somebody is told why', async () => {
  await start('broken');
  await until(() => expect(said).toHaveLength(2), { timeoutMs: 30_000 });
  expect(said).toEqual([
    expect.stringContaining('fixture ended (code 1) and is started again'),
    expect.stringMatching(/^fixture ended \(code 1\) 4 times in a row.*SOME_SETTING is missing$/s),
  ]);
}, 40_000);

test('a stopped process is gone and stays away until it is started again', async () => {
  const { supervised, url } = await start('healthy');
  await supervised.ready();
  const { pid } = supervised;
  await supervised.stop();
  expect(exists(pid)).toBe(false);
  await expect(fetch(url)).rejects.toThrow('fetch failed');
  await supervised.restart();
  expect((await fetch(url)).status).toBe(200);
});

test('a process gets the settings it was given and nothing of our environment', async () => {
  const { supervised, url } = await start('healthy');
  await supervised.ready();
  const body: unknown = await (await fetch(url)).json();
  expect(body).toMatchObject({ environment: ['PATH', 'PORT', 'BEHAVIOUR'] });
});

test('what an earlier start left behind is found by its file and ended', async () => {
  const port = String(await freePort());
  const left = spawnTied({
    command: process.execPath,
    args: [entry],
    env: { PATH: process.env['PATH'], PORT: port, BEHAVIOUR: 'healthy' },
    output: 'ignore',
    deathSignal: 'SIGKILL',
  });
  const files = createProcessFiles(join(directory, 'processes'));
  files.write('fixture', { pid: left.pid ?? 0, marks: [entry] });
  expect(await files.endStale()).toEqual(['fixture']);
  await until(() => expect(left.exitCode ?? left.signalCode).not.toBeNull());
});

test('a process that does not stop when asked is killed', async () => {
  const port = await freePort();
  const deaf = spawnTied({
    command: process.execPath,
    args: [entry],
    env: { PATH: process.env['PATH'], PORT: String(port), BEHAVIOUR: 'deaf' },
    output: 'ignore',
    deathSignal: 'SIGKILL',
  });
  await until(() => fetch(`http://127.0.0.1:${port}`));
  await stopChild(deaf, { graceMs: 100 });
  expect(deaf.signalCode).toBe('SIGKILL');
});

test('a process id that somebody else has by now is left alone', async () => {
  const files = createProcessFiles(join(directory, 'processes'));
  files.write('fixture', { pid: process.pid, marks: ['/a/service/of/another/time.ts'] });
  expect(await files.endStale()).toEqual([]);
});
