import { setTimeout as delay } from 'node:timers/promises';
import { CLICK_STREAM } from '@slots/contracts/affiliate/click-event';
import { createPromotion } from '@slots/contracts/casino/promotions';
import { listPublicCasinos } from '@slots/contracts/casino/public-casinos';
import { processTable } from '@slots/processes/process-table';
import { createApiCaller } from '@slots/testing/api-caller';
import { until } from '@slots/testing/until';
import { type Db, MongoClient } from 'mongodb';
import { type HandedOver, repeatedOf } from './handed-over.ts';
import type { SystemUnderFault } from './system-under-fault.ts';

const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0';
const PARTNER = 'https://partner.example/';
const PATIENCE_MS = 10_000;
const LEADS_WITHIN_MS = 15_000;
/** Longer than a writer's lease, and than a batch takes. */
const SETTLES_WITHIN_MS = 60_000;
const SETTLED_FOR_MS = 2_000;

interface Answer {
  readonly clickId: string;
  /** Time of performance.now(). */
  readonly at: number;
}

/** People who click on one offer at a constant rate, whatever the outcome. */
export interface ClickStream {
  /** Those that were led on so far. */
  answered(): readonly Answer[];
  /** Number of them that are stored. */
  stored(): Promise<number>;
  stop(): Promise<void>;
  /** Stops, and tells what became of them. */
  settle(mayBeLost: number): Promise<HandedOver>;
}

let people = 0;
/** An address that has asked for nothing yet. */
export function somebodyNew(): string {
  people += 1;
  return `10.${(people >> 16) & 255}.${(people >> 8) & 255}.${people & 255}`;
}

/** An offer that tells its partner the id of the click. */
export async function createOffer(url: string, cookie: string): Promise<number> {
  const ask = createApiCaller(url);
  const { body } = await ask('GET', listPublicCasinos.path);
  const [casino] = listPublicCasinos.responses[200].parse(body).data;
  const created = await ask(
    'POST',
    createPromotion.path,
    {
      casinoId: casino?.id,
      headline: 'Clicked on while the system is hurt',
      countries: ['GL'],
      ctaLink: `${PARTNER}?c={clickid}`,
    },
    { cookie },
  );
  return createPromotion.responses[201].parse(created.body).id;
}

/** Follows a link, and returns the click id that the partner receives. @throws when it leads elsewhere */
async function click(url: string, promotionId: number): Promise<string> {
  const answer = await fetch(`${url}/go/${promotionId}?at=/country/united-kingdom&pos=1`, {
    redirect: 'manual',
    signal: AbortSignal.timeout(PATIENCE_MS),
    headers: { 'User-Agent': BROWSER, 'X-Forwarded-For': somebodyNew() },
  });
  await answer.arrayBuffer();
  const location = answer.headers.get('location') ?? '';
  const clickId = location.startsWith(PARTNER) ? URL.parse(location)?.searchParams.get('c') : null;
  if (!clickId) throw new Error(`${answer.status} ${location}`);
  return clickId;
}

/** The stored clicks on an offer, and its two sums. */
async function storedOf(database: Db, promotionId: number) {
  const clicks = await database.collection('clicks').find({ promotionId }).toArray();
  const sumOf = async (collection: string, matched: object) => {
    const [sum] = await database
      .collection(collection)
      .aggregate<{ clicks: number }>([
        { $match: matched },
        { $group: { _id: null, clicks: { $sum: '$clicks' } } },
      ])
      .toArray();
    return sum?.clicks ?? 0;
  };
  return {
    ids: clicks.map(({ clickId }) => String(clickId)),
    sums: await sumOf('click_sums', { by: 'promotion', key: promotionId }),
    days: await sumOf('click_days', { promotion: promotionId }),
  };
}

/** Starts the clicks on an offer of their own, once it can be clicked on. */
export async function startClicks(
  { url, mongodb, redis }: SystemUnderFault,
  cookie: string,
  { perSecond, isCutOff }: { readonly perSecond: number; readonly isCutOff: boolean },
): Promise<ClickStream> {
  const promotionId = await createOffer(url, cookie);
  const answers: Answer[] = [];
  const failures: string[] = [];
  let slowestMs = 0;
  const underWay = new Set<Promise<void>>();
  const client = new MongoClient(mongodb.url, { serverSelectionTimeoutMS: PATIENCE_MS });
  const database = client.db(processTable.affiliate.database);
  const read = () => storedOf(database, promotionId);

  async function send(): Promise<void> {
    const sentAt = performance.now();
    try {
      const clickId = await click(url, promotionId);
      answers.push({ clickId, at: performance.now() });
      slowestMs = Math.max(slowestMs, performance.now() - sentAt);
    } catch (error) {
      failures.push(String(error));
    }
  }

  await until(() => click(url, promotionId), { timeoutMs: LEADS_WITHIN_MS }).then((clickId) =>
    answers.push({ clickId, at: performance.now() }),
  );
  const beganAt = performance.now();
  let sent = 0;
  const timer = setInterval(
    () => {
      while (sent < ((performance.now() - beganAt) / 1_000) * perSecond) {
        sent += 1;
        const one = send().finally(() => underWay.delete(one));
        underWay.add(one);
      }
    },
    Math.max(5, 1_000 / perSecond),
  );

  async function stop(): Promise<void> {
    clearInterval(timer);
    await Promise.all(underWay);
  }

  /** Reads them once nothing waits and nothing changes any more. */
  async function settled() {
    const deadline = performance.now() + SETTLES_WITHIN_MS;
    for (let before = -1; ; ) {
      const [found, waiting] = await Promise.all([read(), redis.command('XLEN', CLICK_STREAM)]);
      const isCalm = waiting === 0 && found.ids.length === before;
      if (isCalm || performance.now() > deadline) return found;
      before = found.ids.length;
      await delay(SETTLED_FOR_MS);
    }
  }

  return {
    answered: () => answers,
    async stored() {
      const { ids } = await read();
      return ids.length;
    },
    async stop() {
      await stop();
      await client.close();
    },
    async settle(mayBeLost) {
      await stop();
      const { ids, sums, days } = await settled();
      await client.close();
      const known = new Set(ids);
      return {
        what: 'clicks',
        answered: answers.length,
        failed: failures.length,
        slowestMs: Math.round(slowestMs),
        lost: answers.filter(({ clickId }) => !known.has(clickId)).length,
        mayBeLost,
        twice: repeatedOf(ids).length,
        wrong: [
          ...(failures.length > 0 && !isCutOff
            ? [`${failures.length} clicks did not lead on: ${failures[0]}`]
            : []),
          ...(sums === ids.length && days === ids.length
            ? []
            : [`${ids.length} clicks are stored, their sums say ${sums} and ${days}`]),
        ],
      };
    },
  };
}
