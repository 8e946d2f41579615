import { setTimeout as delay } from 'node:timers/promises';
import { listAffiliates } from '@slots/contracts/affiliate/affiliates';
import { createWebhook, updateWebhook } from '@slots/contracts/affiliate/webhooks';
import { startSync } from '@slots/contracts/catalog/catalogue-sync';
import { importBatch } from '@slots/contracts/catalog/imports';
import { webhookEvent } from '@slots/contracts/webhook-events';
import { createApiCaller } from '@slots/testing/api-caller';
import type { startOpenSearch } from '@slots/testing/opensearch-node';
import { until } from '@slots/testing/until';
import { createOffer, somebodyNew } from '../faults/click-stream.ts';
import { createPostbacks } from '../faults/postback-partner.ts';
import { startStandIn } from '../faults/stand-in.ts';
import type { SystemUnderFault } from '../faults/system-under-fault.ts';
import type { WebhookReceiver } from './webhook-receiver.ts';

/** Something that is wrong with a running system, and the alerts that it has to bring. */
export interface Provocation {
  /** In words, for the report. */
  readonly done: string;
  readonly undone: string;
  readonly alerts: readonly string[];
  /** Begins it; what is given back ends it. */
  begin(subject: Subject): Promise<() => Promise<void>>;
}

export interface Subject {
  readonly system: SystemUnderFault;
  readonly cookie: string;
  readonly webhooks: WebhookReceiver;
  /** The catalogs' search engine; undefined where no OpenSearch can be started. */
  readonly search: Awaited<ReturnType<typeof startOpenSearch>> | undefined;
}

const ASK_MS = 20_000;
const SCRAPED_MS = 8_000;
const BROWSER = { 'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0' };
/** Not in the catalogue's mirror, so that the catalogue itself is asked. */
const UNKNOWN_GAME = 900_000;
const REFUSED =
  'HTTP/1.1 401 Unauthorized\r\nContent-Type: application/json\r\nConnection: close\r\n';
const REFUSAL = '{"message":"Invalid key"}';

interface Sent {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** Asks and forgets: what becomes of it is what metrics are for. */
function send(url: string, init: Sent = {}): Promise<unknown> {
  return fetch(url, {
    redirect: 'manual',
    signal: AbortSignal.timeout(ASK_MS),
    ...init,
    headers: { 'X-Forwarded-For': somebodyNew(), ...init.headers },
  }).then(
    (answer) => answer.arrayBuffer(),
    () => undefined,
  );
}

/** Does something `perSecond` times a second, whatever the outcome, until it is stopped. */
function again(perSecond: number, act: (time: number) => Promise<unknown>): () => void {
  let times = 0;
  const timer = setInterval(() => {
    times += 1;
    void act(times);
  }, 1_000 / perSecond);
  return () => clearInterval(timer);
}

const post = (cookie: string, body: unknown): Sent => ({
  method: 'POST',
  headers: { Cookie: cookie, 'Content-Type': 'application/json', Prefer: 'respond-async' },
  body: JSON.stringify(body),
});

/** Imports of games that only the catalogue itself knows. */
const importing = ({ system, cookie }: Subject) =>
  again(0.5, (time) =>
    send(system.url + importBatch.path, post(cookie, { gameIds: [UNKNOWN_GAME + time] })),
  );

async function stopped(system: SystemUnderFault, name: 'geo' | 'catalogue-simulator') {
  await system.process(name).stop();
  return () => system.process(name).restart();
}

/** The address of an offer's clicks. */
async function offerPath({ system, cookie }: Subject): Promise<string> {
  const id = await createOffer(system.url, cookie);
  const path = `${system.url}/go/${id}?at=/country/united-kingdom&pos=1`;
  await until(
    async () => {
      const { status } = await fetch(path, { redirect: 'manual', headers: BROWSER });
      if (status !== 302) throw new Error(`${path} leads nowhere yet: ${status}`);
    },
    { timeoutMs: ASK_MS },
  );
  return path;
}

/** A webhook of all events, which the work of staff brings about, and its id. */
async function addWebhook({ system, cookie, webhooks }: Subject, path: string): Promise<number> {
  const body = { url: `http://${webhooks.host}${path}`, events: webhookEvent.options };
  const made = await createApiCaller(system.url)('POST', createWebhook.path, body, { cookie });
  return createWebhook.responses[201].parse(made.body).id;
}

const click = (path: string) => send(path, { headers: BROWSER });

/** Provocations that go on at the same time, one stage after the other. */
export const STAGES: readonly (readonly Provocation[])[] = [
  [
    {
      done: 'the catalogue stopped; a sync and imports started',
      undone: 'it started again',
      alerts: ['CatalogueFails', 'JobsFail', 'QueueStands', 'MirrorOld'],
      async begin(subject) {
        const startAgain = await stopped(subject.system, 'catalogue-simulator');
        await send(subject.system.url + startSync.path, post(subject.cookie, { full: true }));
        const end = importing(subject);
        return async () => {
          await startAgain();
          // The rate of those that work is what ends the alert.
          await delay(ASK_MS);
          end();
        };
      },
    },
    {
      done: 'geo stopped',
      undone: 'it started again',
      alerts: ['ProcessMissing', 'UpstreamAway'],
      begin: ({ system }) => stopped(system, 'geo'),
    },
    {
      done: 'postbacks with a wrong key, one a second',
      undone: 'they ended',
      alerts: ['PostbacksRefused'],
      async begin({ system, cookie }) {
        const address = (await createPostbacks(system.url, cookie)).addressBy('a-wrong-key');
        const end = again(1, (time) => send(`${address}?tx=${time}&event=deposit`));
        return async () => end();
      },
    },
    {
      done: 'casino held for 1.7 of every 2 seconds, while staff read casinos',
      undone: 'it was left alone',
      alerts: ['SlowAnswers', 'EventLoopLate'],
      async begin({ system, cookie }) {
        const casino = system.process('casino');
        const endReads = again(30, () =>
          send(`${system.url}/api/casinos/1`, { headers: { Cookie: cookie } }),
        );
        const endHolding = again(0.5, async () => {
          casino.kill('SIGSTOP');
          await delay(1_700);
          casino.kill('SIGCONT');
        });
        return async () => {
          endHolding();
          await delay(2_000);
          casino.kill('SIGCONT');
          endReads();
        };
      },
    },
    {
      done: 'OpenSearch ended, while visitors list and search games',
      undone: 'it started again',
      alerts: ['SearchEngineAway'],
      async begin({ search }) {
        await search?.kill();
        return async () => search?.restart();
      },
    },
  ],
  [
    {
      done: 'a catalogue that refuses every request, at the address of the real one',
      undone: 'the real one came back',
      alerts: ['CatalogueRefuses'],
      async begin(subject) {
        const { system } = subject;
        const startAgain = await stopped(system, 'catalogue-simulator');
        const port = Number(new URL(system.urlOf('catalogue-simulator')).port);
        const standIn = await startStandIn(port, (socket) =>
          socket.end(`${REFUSED}Content-Length: ${REFUSAL.length}\r\n\r\n${REFUSAL}`),
        );
        const end = importing(subject);
        return async () => {
          end();
          await standIn.close();
          await startAgain();
        };
      },
    },
    {
      done: 'one address asked for 60 share pictures a second',
      undone: 'it ended',
      alerts: ['ClientsRefused'],
      async begin({ system }) {
        const headers = { 'X-Forwarded-For': '198.51.100.7' };
        const end = again(60, (time) => send(`${system.url}/share/none-${time}.png`, { headers }));
        return async () => end();
      },
    },
    {
      done: 'casino started anew five times',
      undone: 'it was left alone',
      alerts: ['ProcessRestarts'],
      async begin({ system }) {
        for (let times = 0; times < 5; times += 1) {
          await system.process('casino').restart();
          // One that Prometheus has not seen is none to it.
          await delay(SCRAPED_MS);
        }
        return () => Promise.resolve();
      },
    },
    {
      done: 'nothing: geo takes more than the lowered limit',
      undone: 'its process was stopped for a while',
      alerts: ['MemoryHigh'],
      async begin({ system }) {
        return async () => {
          const start = await stopped(system, 'geo');
          await delay(5_000);
          await start();
        };
      },
    },
    {
      done: 'a webhook whose address answers 500',
      undone: 'it answers 200',
      alerts: ['WebhooksFail'],
      async begin(subject) {
        const path = '/failing';
        subject.webhooks.answer(path, 500);
        await addWebhook(subject, path);
        return async () => subject.webhooks.answer(path, 200);
      },
    },
    {
      done: 'a webhook whose address answers 410',
      undone: 'it answers 200, and the webhook was switched on again',
      alerts: ['WebhookSwitchedOff'],
      async begin(subject) {
        const { system, cookie, webhooks } = subject;
        const path = '/gone';
        webhooks.answer(path, 410);
        const id = await addWebhook(subject, path);
        return async () => {
          webhooks.answer(path, 200);
          const change = updateWebhook.path.replace(':id', String(id));
          await createApiCaller(system.url)('PATCH', change, { enabled: true }, { cookie });
        };
      },
    },
  ],
  [
    {
      done: 'Redis stopped, 21,000 clicks and events of a webhook meanwhile',
      undone: 'it started again',
      alerts: ['RedisAway', 'QueueUnknown', 'ClicksLost', 'WebhooksStand'],
      async begin(subject) {
        const path = await offerPath(subject);
        await addWebhook(subject, '/waiting');
        await subject.system.redis.stop();
        const clicking = Array.from({ length: 40 }, async () => {
          for (let times = 0; times < 525; times += 1) await click(path);
        });
        return async () => {
          await Promise.all(clicking);
          await subject.system.redis.restart();
        };
      },
    },
  ],
  [
    {
      done: 'MongoDB held, while people click, partners report and staff read',
      undone: 'it was let go on',
      alerts: [
        'ClicksWait',
        'ClicksNearlyFull',
        'PostbacksFail',
        'ManyFailures',
        'MongodbPoolFull',
        'MongodbUnreachable',
      ],
      async begin(subject) {
        const { system, cookie } = subject;
        const offer = await offerPath(subject);
        const address = (await createPostbacks(system.url, cookie)).addressBy();
        const ends = [
          again(5, () => click(offer)),
          again(2, (time) => send(`${address}?tx=held-${time}&event=deposit`)),
          again(40, () => send(system.url + listAffiliates.path, { headers: { Cookie: cookie } })),
        ];
        system.mongodb.kill('SIGSTOP');
        return async () => {
          system.mongodb.kill('SIGCONT');
          await delay(ASK_MS);
          for (const end of ends) end();
        };
      },
    },
  ],
];
