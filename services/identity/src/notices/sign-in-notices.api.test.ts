import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { listen } from '@slots/http-kit/graceful-server';
import { redisUrl } from '@slots/testing/databases';
import { createRedisGate } from '@slots/testing/gate';
import { until } from '@slots/testing/until';
import { SMTPServer } from 'smtp-server';
import {
  type IdentityUnderTest,
  PASSWORD,
  person,
  signedIn,
  signIn,
  startIdentityUnderTest,
} from '../identity-under-test.ts';

interface Mail {
  readonly to: string;
  readonly text: string;
}

let identity: IdentityUnderTest;
let settings: Readonly<Record<string, string>>;
let root: string;
let server: SMTPServer;
const mails: Mail[] = [];
/** Number of deliveries that the mail server refuses at first, as if it were busy. */
let busyFor = 0;

beforeAll(async () => {
  server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, done) {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        if (busyFor > 0) {
          busyFor -= 1;
          done(new Error('Busy, try again later'));
          return;
        }
        const [to] = session.envelope.rcptTo;
        mails.push({ to: to?.address ?? '', text: Buffer.concat(parts).toString() });
        done();
      });
    },
  });
  const { port } = new URL(await listen(server.server, '127.0.0.1', 0));
  settings = {
    PUBLIC_ORIGIN: 'https://slots.example',
    SMTP_URL: `smtp://127.0.0.1:${port}`,
    QUEUE_PREFIX: `test-${process.pid}-notices`,
  };
  identity = await startIdentityUnderTest({ settings });
  await identity.ready();
  root = await signedIn(identity.url);
});
afterAll(async () => {
  await identity.close();
  await new Promise<void>((resolve) => {
    server.close(resolve);
  });
});

const from = (username: string, address: string) =>
  signIn(identity.url, { username, password: PASSWORD }, address);

test('a sign-in from a network that is new is told by e-mail, once, through a mail server that is busy at first', async () => {
  const ann = await person(identity, root, 'user');
  const call = identity.as(ann.token);
  const own = await call('GET', '/api/account/second-factor');
  expect(own.body).toMatchObject({ noticeEmail: null, noticesSent: true });
  expect((await call('PUT', '/api/account/notices', { email: 'no address' })).status).toBe(400);
  const isTo = async (email: string, stored: string | null) => {
    expect((await call('PUT', '/api/account/notices', { email })).status).toBe(200);
    expect((await call('GET', '/api/account/second-factor')).body).toMatchObject({
      noticeEmail: stored,
    });
  };
  await isTo(' ann@example.org ', 'ann@example.org');
  await isTo('', null);
  await isTo('ann@example.com', 'ann@example.com');
  busyFor = 1;
  expect((await from(ann.username, '203.0.113.5')).status).toBe(200);
  await until(() => expect(mails).toHaveLength(1), { timeoutMs: 20_000 });
  expect(mails[0]).toMatchObject({ to: 'ann@example.com' });
  const { text } = mails[0] ?? { text: '' };
  expect(text).toContain('Subject: New sign-in to your account');
  expect(text).toContain('From: no-reply@slots.example');
  expect(text).toContain('203.0.113.5');
  expect(text).toContain('https://slots.example/dashboard/settings');
  // The previous networks and the current one are known; a further one causes a notice again.
  await from(ann.username, '203.0.113.5');
  await from(ann.username, '192.0.2.1');
  await from(ann.username, '2001:db8:0:1::5');
  await from(ann.username, '2001:db8:0:1::6');
  await until(() => expect(mails).toHaveLength(2), { timeoutMs: 20_000 });
  expect(mails[1]?.text).toContain('2001:db8:0:1::5');
  await until(async () => {
    const text = await (await fetch(`${identity.url}/metrics`)).text();
    const told = text
      .split('\n')
      .filter((line) => /^queue_job_duration_seconds_count\{.*queue="sign-in-notices"/.test(line));
    expect(told.map((line) => line.replace(/.*outcome="(\w+)".*\}/, '$1')).toSorted()).toEqual([
      'completed 2',
      'failed 1',
    ]);
  });
});

test('a network that could not be told of is told of at its next sign-in', async () => {
  const cara = await person(identity, root, 'user');
  await identity.as(cara.token)('PUT', '/api/account/notices', { email: 'cara@example.com' });
  const gate = await createRedisGate(await redisUrl());
  const alone = await startIdentityUnderTest({
    database: identity.database,
    settings: { ...settings, REDIS_URL: gate.url },
  });
  try {
    await alone.prepared;
    const credentials = { username: cara.username, password: PASSWORD };
    expect((await signIn(alone.url, credentials, '203.0.113.6')).status).toBe(200);
    expect((await from(cara.username, '203.0.113.6')).status).toBe(200);
    await until(() => expect(mails.at(-1)).toMatchObject({ to: 'cara@example.com' }), {
      timeoutMs: 20_000,
    });
  } finally {
    await gate.open();
    await alone.close();
    await gate.shut();
  }
});

test('a network that is used stays known, however many others were used since its first time', async () => {
  const dan = await person(identity, root, 'user');
  await identity.as(dan.token)('PUT', '/api/account/notices', { email: 'dan@example.com' });
  const told = (address: string) =>
    mails.filter(({ to, text }) => to === 'dan@example.com' && text.includes(`${address}\r\n`));
  // Thirty are known, with that of the first sign-in: one more takes the place of the one used longest ago.
  for (let last = 101; last < 130; last += 1) await from(dan.username, `198.51.100.${last}`);
  await from(dan.username, '192.0.2.1');
  await from(dan.username, '198.51.100.130');
  await from(dan.username, '192.0.2.1');
  await from(dan.username, '198.51.100.101');
  await until(() => expect(told('198.51.100.101')).toHaveLength(2), { timeoutMs: 20_000 });
  expect(told('192.0.2.1')).toEqual([]);
}, 60_000);

test('who wants no notices gets none, and signs in all the same', async () => {
  const ben = await person(identity, root, 'user');
  const told = mails.length;
  expect((await from(ben.username, '203.0.113.77')).status).toBe(200);
  expect(mails).toHaveLength(told);
});

test('sign-ins and failed ones are in the activity, with where they came from', async () => {
  const ann = await person(identity, root, 'user');
  await signIn(identity.url, { username: ann.username, password: 'wrong' }, '203.0.113.9');
  await signIn(identity.url, { username: 'nobody-here', password: 'wrong' }, '203.0.113.9');
  const path = `/internal/activity?kind=sign-in&record=${ann.id}`;
  const by = { id: ann.id, username: ann.username };
  const steps = await until(async () => {
    const { body } = await identity.gateway('GET', path);
    expect(body).toHaveLength(2);
    return body;
  });
  expect(steps).toMatchObject([
    {
      by,
      action: 'failed to sign in to',
      name: ann.username,
      changes: [
        { field: 'address', to: '203.0.113.9' },
        { field: 'browser', to: 'a browser' },
        { field: 'method', to: 'password' },
      ],
    },
    { by, action: 'signed in to', changes: [{ to: '192.0.2.1' }, {}, {}] },
  ]);
  expect(JSON.stringify(steps)).not.toContain('wrong');
});
