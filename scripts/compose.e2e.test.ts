import { execFile, spawnSync } from 'node:child_process';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { freePort } from '@slots/processes/ports';
import { REPOSITORY } from '@slots/processes/repository';
import { launchBrowser } from '@slots/testing/browser';
import { databaseImages, dockerProblem } from '@slots/testing/docker';
import { doMainJob } from '@slots/testing/main-job';
import { until } from '@slots/testing/until';
import { TEST_ADMIN } from '@slots/testing/whole-system';
import { z } from 'zod';

const MINUTES = 60_000;
const run = promisify(execFile);
const NODE_IMAGE = process.env['NODE_IMAGE'] ?? 'node:24-bookworm-slim';
const images = databaseImages();

/** `docker compose`, or the program of its own that it was before; undefined where there is neither. */
function findCompose(): readonly string[] | undefined {
  const ways = [['docker', 'compose'], ['docker-compose']];
  return ways.find(([program = '', ...args]) => {
    return spawnSync(program, [...args, 'version'], { stdio: 'ignore' }).status === 0;
  });
}

const problem = dockerProblem([NODE_IMAGE, images.mongodb, images.redis]);
const compose = problem === undefined ? findCompose() : undefined;

if (compose) {
  describe('the compose file, from nothing', () => {
    const [program = '', ...before] = compose;
    const project = `slots-test-${process.pid}`;
    let env: NodeJS.ProcessEnv = {};
    let url = '';
    let launcherUrl = '';
    let browser: Awaited<ReturnType<typeof launchBrowser>> | undefined;

    const composed = (args: readonly string[]) =>
      run(program, [...before, '-p', project, ...args], {
        cwd: REPOSITORY,
        env,
        maxBuffer: 64 * 1024 * 1024,
      });

    beforeAll(async () => {
      const [port, launcher, mongodb, redis] = await Promise.all([
        freePort(),
        freePort(),
        freePort(),
        freePort(),
      ]);
      url = `http://127.0.0.1:${port}`;
      launcherUrl = `http://127.0.0.1:${launcher}`;
      env = {
        ...process.env,
        // Beside the images that somebody may run here.
        VERSION: 'test',
        NODE_IMAGE,
        MONGO_IMAGE: images.mongodb,
        REDIS_IMAGE: images.redis,
        PORT: String(port),
        LAUNCHER_PORT: String(launcher),
        MONGODB_PORT: String(mongodb),
        REDIS_PORT: String(redis),
        PUBLIC_ORIGIN: url,
        LAUNCHER_ORIGIN: launcherUrl,
        INSIDE_SUBNET: '10.98.0.0/24',
        ADMIN_PASSWORD: TEST_ADMIN.password,
        CATALOGUE_RATE: '50',
        SEED_GAMES: '0',
      };
      await composed(['build']);
      await composed(['up', '-d']);
      browser = await launchBrowser();
    }, 30 * MINUTES);

    afterAll(async () => {
      await browser?.close();
      await composed(['down', '--volumes', '--timeout', '35']);
    }, 5 * MINUTES);

    test(
      'is ready, and its casinos are there',
      async () => {
        await until(async () => expect((await fetch(`${url}/readyz`)).status).toBe(200), {
          timeoutMs: 5 * MINUTES,
        });
        const answer = await fetch(`${url}/api/public/promotions?country=GB&limit=6`);
        expect((await answer.json()).data).not.toHaveLength(0);
      },
      6 * MINUTES,
    );

    test(
      'a super administrator imports a game, and a visitor plays it',
      async () => {
        if (!browser) throw new Error('There is no browser');
        expect(await doMainJob(browser, { url, admin: TEST_ADMIN })).toBe(launcherUrl);
      },
      6 * MINUTES,
    );

    test(
      'every process is healthy, nobody special, and cannot write to its own files',
      async () => {
        const { stdout: ids } = await composed(['ps', '-q']);
        const { stdout } = await run('docker', ['inspect', ...ids.trim().split('\n')]);
        const ours = inspected
          .parse(JSON.parse(stdout))
          .filter(({ Config, State }) => Config.Image.startsWith('slots/') && State.Running);
        expect(ours).toHaveLength(9);
        for (const { Name, Config, HostConfig } of ours) {
          expect({ Name, user: Config.User, init: Config.Entrypoint, ...HostConfig }).toEqual({
            Name,
            user: '1000:1000',
            init: ['tini', '--'],
            ReadonlyRootfs: true,
            CapDrop: ['ALL'],
          });
        }
        await until(
          async () => {
            const { stdout: states } = await run('docker', [
              'inspect',
              '--format',
              '{{.State.Health.Status}}',
              ...ours.map(({ Id }) => Id),
            ]);
            expect(new Set(states.trim().split('\n'))).toEqual(new Set(['healthy']));
          },
          { timeoutMs: 2 * MINUTES },
        );
      },
      3 * MINUTES,
    );
  });
} else {
  const reason = problem ?? 'Docker answers, but there is no docker compose';
  test(`images and the compose file are NOT tried here: ${reason}`, () => {
    process.stderr.write(`.docker/ and docker-compose.yml were not tried: ${reason}\n`);
    expect(compose).toBeUndefined();
  });
}

const inspected = z.array(
  z.object({
    Id: z.string(),
    Name: z.string(),
    Config: z.object({
      Image: z.string(),
      User: z.string(),
      Entrypoint: z.array(z.string()).nullable(),
    }),
    HostConfig: z.object({ ReadonlyRootfs: z.boolean(), CapDrop: z.array(z.string()).nullable() }),
    State: z.object({ Running: z.boolean() }),
  }),
);
