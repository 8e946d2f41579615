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
import { Redis } from 'ioredis';
import { MongoClient } from 'mongodb';
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

/** Fills a volume as compose did before MongoDB had users. */
const WITHOUT_USERS = `
  mongod --replSet rs0 --bind_ip_all --fork --logpath /tmp/log >/dev/null &&
  mongosh --quiet --eval '
    rs.initiate({ _id: "rs0", members: [{ _id: 0, host: "mongodb:27017" }] });
    while (!db.hello().isWritablePrimary) sleep(100);
    db.getSiblingDB("geo").kept.insertOne({});
  ' && mongod --shutdown && chown -R mongodb /data/db`;

/** Why a database cannot be read by that address; empty when it can. */
async function databaseProblem(url: string, database: string): Promise<string> {
  const client = new MongoClient(url, { serverSelectionTimeoutMS: 10_000 });
  try {
    await client.db(database).collection('migrations').countDocuments();
    return '';
  } catch (error) {
    return String(error);
  } finally {
    await client.close();
  }
}

const problem = dockerProblem([NODE_IMAGE, images.mongodb, images.redis]);
const compose = problem === undefined ? findCompose() : undefined;

if (compose) {
  describe('the compose file, from nothing', () => {
    const [program = '', ...before] = compose;
    const project = `slots-test-${process.pid}`;
    const earlier = `${project}-earlier`;
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
        // Leaves images alone that may be in use here.
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

    test('nobody outside is believed about an address', async () => {
      // Addresses of two countries: were they believed, the answers would differ.
      const answers = await Promise.all(
        ['81.2.69.142', '8.8.8.8'].map(async (address) => {
          const answer = await fetch(`${url}/api/geo-detect`, {
            headers: { 'X-Forwarded-For': address, 'Cache-Control': 'no-cache' },
          });
          return [answer.status, (await answer.json()).code];
        }),
      );
      expect(answers[0]).toEqual(answers[1]);
    });

    test('nobody gets into a database without a password, nor with one into that of another service', async () => {
      const { stdout: address } = await composed([
        'exec',
        '-T',
        'geo',
        'cat',
        '/secrets/MONGODB_URL_GEO',
      ]);
      const geo = new URL(address);
      geo.host = `127.0.0.1:${env['MONGODB_PORT']}`;
      geo.search = '?authSource=admin&directConnection=true';
      expect(await databaseProblem(geo.href, 'geo')).toBe('');
      expect(await databaseProblem(geo.href, 'identity')).toContain('not authorized');
      geo.username = '';
      geo.password = '';
      geo.search = '?directConnection=true';
      expect(await databaseProblem(geo.href, 'geo')).toContain('requires authentication');
      const redis = new Redis(`redis://127.0.0.1:${env['REDIS_PORT']}`, {
        maxRetriesPerRequest: 0,
        retryStrategy: () => null,
        enableReadyCheck: false,
      });
      redis.on('error', () => undefined);
      await expect(redis.dbsize()).rejects.toThrow('NOAUTH');
      redis.disconnect();
    });

    test(
      'a MongoDB of an earlier version, which had no users, keeps its data and gets them',
      async () => {
        const volume = `${earlier}_mongodb`;
        await run('docker', [
          'run',
          '--rm',
          '--hostname=mongodb',
          `--volume=${volume}:/data/db`,
          images.mongodb,
          'bash',
          '-c',
          WITHOUT_USERS,
        ]);
        const own = {
          ...env,
          MONGODB_PORT: String(await freePort()),
          INSIDE_SUBNET: '10.96.0.0/24',
        };
        const at = (args: readonly string[]) =>
          run(program, [...before, '-p', earlier, ...args], { cwd: REPOSITORY, env: own });
        try {
          await at(['up', '-d', 'mongodb']);
          await until(
            async () => {
              const { stdout: id } = await at(['ps', '-q', 'mongodb']);
              const { stdout } = await run('docker', [
                'inspect',
                '--format',
                '{{.State.Health.Status}}',
                id.trim(),
              ]);
              expect(stdout.trim()).toBe('healthy');
            },
            { timeoutMs: 3 * MINUTES },
          );
          const found =
            'mongosh --quiet "$(cat /secrets/MONGODB_URL)" --eval \'db.getSiblingDB("geo").kept.countDocuments()\'';
          const { stdout } = await at(['exec', '-T', 'mongodb', 'bash', '-c', found]);
          expect(stdout.trim()).toBe('1');
        } finally {
          await at(['down', '--volumes']);
        }
      },
      8 * MINUTES,
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
