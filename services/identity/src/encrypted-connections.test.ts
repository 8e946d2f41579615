// Before the package that needs it.
import 'reflect-metadata';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer } from 'node:tls';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import {
  BasicConstraintsExtension,
  PemConverter,
  SubjectAlternativeNameExtension,
  type X509Certificate,
  X509CertificateGenerator,
} from '@peculiar/x509';
import { listen } from '@slots/http-kit/graceful-server';
import { freePort } from '@slots/processes/ports';
import { freshDatabase, redisUrl } from '@slots/testing/databases';
import { TEST_SERVICE_SECRET } from '@slots/testing/test-identity';
import { until } from '@slots/testing/until';

// TLS to MongoDB and Redis, as MONGODB_URL and REDIS_URL say it, in front of the servers of this run.

const ALGORITHM = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' } as const;
const HOUR_MS = 3_600_000;

const folder = mkdtempSync(join(tmpdir(), 'slots-tls-'));
const closing: (() => void)[] = [() => rmSync(folder, { recursive: true })];

interface Front {
  readonly host: string;
  /** Clients that trusted the certificate, and those that did not. */
  trusted: number;
  refused: number;
}
let mongodb: Front;
let redis: Front;
let addresses: { readonly MONGODB_URL: string; readonly REDIS_URL: string };

const keys = () => crypto.subtle.generateKey(ALGORITHM, true, ['sign', 'verify']);
const validity = () => ({
  notBefore: new Date(Date.now() - HOUR_MS),
  notAfter: new Date(Date.now() + HOUR_MS),
});

/** A certificate of localhost by an authority that is not trusted yet. */
async function newCertificate(): Promise<{
  authority: X509Certificate;
  cert: string;
  key: string;
}> {
  const [ofAuthority, ofHost] = await Promise.all([keys(), keys()]);
  const authority = await X509CertificateGenerator.createSelfSigned(
    {
      name: 'CN=Authority of a test',
      keys: ofAuthority,
      signingAlgorithm: ALGORITHM,
      extensions: [new BasicConstraintsExtension(true, 0, true)],
      ...validity(),
    },
    crypto,
  );
  const certificate = await X509CertificateGenerator.create(
    {
      subject: 'CN=localhost',
      issuer: authority.subject,
      publicKey: ofHost.publicKey,
      signingKey: ofAuthority.privateKey,
      signingAlgorithm: ALGORITHM,
      extensions: [new SubjectAlternativeNameExtension([{ type: 'dns', value: 'localhost' }])],
      ...validity(),
    },
    crypto,
  );
  const key = await crypto.subtle.exportKey('pkcs8', ofHost.privateKey);
  return {
    authority,
    cert: certificate.toString('pem'),
    key: PemConverter.encode(key, 'PRIVATE KEY'),
  };
}

/** Passes on what comes over TLS to a server that speaks without. */
async function inFrontOf(plain: string, pem: { cert: string; key: string }): Promise<Front> {
  const { hostname, port: portBehind } = new URL(plain);
  const server = createServer(pem, (socket) => {
    front.trusted += 1;
    const behind = connect(Number(portBehind), hostname);
    socket.on('error', () => behind.destroy());
    behind.on('error', () => socket.destroy());
    socket.pipe(behind).pipe(socket);
  });
  server.on('tlsClientError', () => {
    front.refused += 1;
  });
  const { port } = new URL(await listen(server, 'localhost', 0));
  closing.push(() => server.close());
  const front = { host: `localhost:${port}`, trusted: 0, refused: 0 };
  return front;
}

beforeAll(async () => {
  const pem = await newCertificate();
  writeFileSync(join(folder, 'authority.pem'), pem.authority.toString('pem'));
  const { mongodbUrl } = freshDatabase();
  const plainRedis = await redisUrl();
  mongodb = await inFrontOf(mongodbUrl, pem);
  redis = await inFrontOf(plainRedis, pem);
  addresses = {
    MONGODB_URL: `mongodb://${mongodb.host}/?tls=true&directConnection=true`,
    REDIS_URL: `rediss://${redis.host}${new URL(plainRedis).pathname}`,
  };
});
afterAll(() => {
  for (const close of closing.toReversed()) close();
});

/** Runs an identity service with these settings beside the usual ones until `done` holds. */
async function runUntil(env: NodeJS.ProcessEnv, done: (readiness: unknown) => void): Promise<void> {
  const port = await freePort();
  const server = fileURLToPath(new URL('server.ts', import.meta.url));
  const child = spawn(process.execPath, [server], {
    env: {
      ...process.env,
      NODE_ENV: 'test',
      LOG_LEVEL: 'silent',
      PORT: String(port),
      SERVICE_SECRET: TEST_SERVICE_SECRET,
      KEY_ENCRYPTION_SECRET: 'a-secret-that-encrypts-keys-in-tests',
      CREDENTIALS_SECRET: 'a-credentials-secret-that-only-tests-use',
      MONGODB_DATABASE: freshDatabase().database,
      ...addresses,
      ...env,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  try {
    const read = async () => {
      const answer = await fetch(`http://127.0.0.1:${port}/readyz`);
      done(await answer.json());
    };
    await until(read, { timeoutMs: 20_000 });
  } finally {
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  }
}

test('a service speaks to neither database when it does not know who signed their certificates', async () => {
  await runUntil({ NODE_EXTRA_CA_CERTS: '' }, (readiness) => {
    expect(readiness).toMatchObject({ dependencies: { mongodb: 'down' } });
    expect(Math.min(mongodb.refused, redis.refused)).toBeGreaterThan(1);
  });
  expect([mongodb.trusted, redis.trusted]).toEqual([0, 0]);
});

test('it speaks TLS with both where their addresses say so, and trusts the authority that it is given', () =>
  runUntil({ NODE_EXTRA_CA_CERTS: join(folder, 'authority.pem') }, (readiness) => {
    expect(readiness).toMatchObject({ dependencies: { mongodb: 'up', redis: 'up' } });
    expect(Math.min(mongodb.trusted, redis.trusted)).toBeGreaterThan(0);
  }));
