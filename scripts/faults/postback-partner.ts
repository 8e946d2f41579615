import { setTimeout as delay } from 'node:timers/promises';
import { createAffiliate } from '@slots/contracts/affiliate/affiliates';
import { reportEarnings } from '@slots/contracts/affiliate/earnings';
import { createPostbackKey, getPostback } from '@slots/contracts/affiliate/postbacks';
import { processTable } from '@slots/processes/process-table';
import { createApiCaller } from '@slots/testing/api-caller';
import { MongoClient } from 'mongodb';
import { type HandedOver, repeatedOf } from './handed-over.ts';
import { send } from './outcome.ts';
import type { SystemUnderFault } from './system-under-fault.ts';

const PATIENCE_MS = 15_000;
const AGAIN_MS = 500;
/** A partner tries for hours; here for as long as any fault lasts, and more. */
const GIVES_UP_MS = 150_000;
const CURRENCY = 'GBP';

/** A partner that reports commission, each time until the answer is `ok`. */
export interface Partner {
  /** Resolves once it is taken, or given up. */
  report(tx: string): Promise<void>;
  /** Tells what became of all that was reported. */
  settle(): Promise<HandedOver>;
}

/** Creates an affiliate; gives its id, and where its postbacks go: with its own key unless told otherwise. */
export async function createPostbacks(url: string, cookie: string) {
  const ask = createApiCaller(url);
  const name = `Partner ${crypto.randomUUID()}`;
  const created = await ask('POST', createAffiliate.path, { name }, { cookie });
  const { id } = createAffiliate.responses[201].parse(created.body);
  const made = await ask('POST', createPostbackKey.path.replace(':id', String(id)), {}, { cookie });
  const { key: right } = createPostbackKey.responses[201].parse(made.body);
  const addressBy = (key = right) =>
    url + getPostback.path.replace(':affiliateId', String(id)).replace(':key', key);
  return { id, addressBy };
}

/** A partner of its own, with a key for its postbacks. */
export async function createPartner(
  { url, mongodb }: SystemUnderFault,
  cookie: string,
  { isCutOff }: { readonly isCutOff: boolean },
): Promise<Partner> {
  const { id, addressBy } = await createPostbacks(url, cookie);
  const taken = new Set<string>();
  const given: string[] = [];
  const unclear: string[] = [];
  let failed = 0;
  let slowestMs = 0;
  const underWay = new Set<Promise<void>>();

  async function tell(tx: string): Promise<void> {
    const giveUpAt = performance.now() + GIVES_UP_MS;
    while (performance.now() < giveUpAt) {
      const sentAt = performance.now();
      const { outcome, detail } = await send({
        url: `${addressBy()}?tx=${tx}&event=cpa&amount=1.01&currency=${CURRENCY}`,
        timeoutMs: PATIENCE_MS,
        fits: (body) => body === 'ok',
      });
      if (outcome === 'ok') {
        taken.add(tx);
        slowestMs = Math.max(slowestMs, performance.now() - sentAt);
        return;
      }
      failed += 1;
      if (outcome !== 'told' && !isCutOff) unclear.push(`${outcome} (${detail})`);
      await delay(AGAIN_MS);
    }
    given.push(tx);
  }

  async function stored(): Promise<string[]> {
    const client = new MongoClient(mongodb.url);
    try {
      const database = client.db(processTable.affiliate.database);
      const all = await database.collection('conversions').find({ affiliateId: id }).toArray();
      return all.map(({ tx }) => String(tx));
    } finally {
      await client.close();
    }
  }

  async function earned(): Promise<string> {
    const path = `${reportEarnings.path}?by=affiliate&affiliate=${id}`;
    const { body } = await createApiCaller(url)('GET', path, undefined, { cookie });
    return reportEarnings.responses[200].parse(body).totals.amounts[CURRENCY] ?? '0.00';
  }

  return {
    report(tx) {
      const one = tell(tx).finally(() => underWay.delete(one));
      underWay.add(one);
      return one;
    },
    async settle() {
      await Promise.all(underWay);
      const found = await stored();
      const known = new Set(found);
      const sum = await earned();
      const wanted = ((found.length * 101) / 100).toFixed(2);
      return {
        what: 'postbacks',
        answered: taken.size,
        failed,
        slowestMs: Math.round(slowestMs),
        lost: [...taken].filter((tx) => !known.has(tx)).length,
        mayBeLost: 0,
        twice: repeatedOf(found).length,
        wrong: [
          ...(given.length > 0 ? [`${given.length} postbacks were never taken`] : []),
          ...(unclear.length > 0
            ? [`${unclear.length} postbacks got no clear failure: ${unclear[0]}`]
            : []),
          ...(sum === wanted ? [] : [`${found.length} are stored, the report says ${sum}`]),
        ],
      };
    },
  };
}
