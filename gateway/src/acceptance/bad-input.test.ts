import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { casinoChoices } from '@slots/contracts/casino/casino-relations';
import { referenceLists } from '@slots/contracts/casino/reference-data';
import type { Contract } from '@slots/contracts/contract';
import { publicContracts } from '@slots/contracts/registry';
import { badBodiesOf, fieldsOf } from '../testing/bad-bodies.ts';
import { type Received, type SentRequest, send } from '../testing/send.ts';
import {
  problem,
  type SignedInSystem,
  startSignedInSystem,
  told,
} from '../testing/signed-in-system.ts';

// Invalid input to the calls of identity, casino, affiliate and catalog, wrong in
// every way that their contracts and the specifications rule out: made from the contracts.

const TEN_MEGABYTES = 10 * 1024 * 1024;
/** Requests at the same time, so that the file is quick but nothing has to queue for long. */
const AT_ONCE = 12;

const owned = publicContracts.filter(({ owner }) =>
  ['identity', 'casino', 'affiliate', 'catalog'].includes(owner),
);
const titled = (contracts: readonly Contract[]) =>
  contracts.map((contract) => [`${contract.method} ${contract.path}`, contract] as const);
const writes = owned.filter(({ method }) => method !== 'GET');
const writesWithBody = writes.filter(({ body }) => body !== undefined);

/** The path parameters that are ids: they take 1 and refuse text. */
function idsIn({ params }: Contract): readonly string[] {
  return Object.entries(params?.shape ?? {}).flatMap(([name, schema]) =>
    schema.safeParse('1').success && !schema.safeParse('abc').success ? [name] : [],
  );
}

/** The fields of a call's example without which it is refused; an id is that of the first record. */
function requiredOf({ body, example }: Contract): Readonly<Record<string, unknown>> {
  const whole: Readonly<Record<string, unknown>> = Object(example);
  return Object.fromEntries(
    Object.entries(whole).flatMap(([name, value]) => {
      const { [name]: _left, ...without } = whole;
      if (body?.safeParse(without).success) return [];
      return [[name, name.endsWith('Id') && typeof value === 'number' ? 1 : value]];
    }),
  );
}

/** Every list that a write of these could have changed. */
const LISTS = [
  '/api/api-keys',
  '/api/webhooks',
  '/api/account/views',
  '/api/users',
  '/api/casinos',
  '/api/casinos/1',
  '/api/casinos/1/gambling-licences',
  '/api/casinos/1/customer-support',
  ...Object.values(casinoChoices).map(({ path }) => `/api/casinos/1/${path}`),
  '/api/casinos/1/promotions',
  '/api/casinos/1/history',
  '/api/casinos/1/review',
  '/api/authors',
  '/api/reviews',
  '/api/guides',
  '/api/toplists',
  ...Object.values(referenceLists).map(({ list }) => list.path),
  '/api/affiliates',
  '/api/affiliates/1',
  '/api/affiliates/1/history',
  '/api/conversions/imports',
  '/api/affiliates/1/postback-key',
  '/api/conversions',
  '/api/deals',
  '/api/direct/direct-affiliate-casinos/1',
  '/api/game-import/jobs',
  '/api/game-import/sync',
  '/api/game-import/imported-ids',
  '/api/games',
  '/api/games/1',
  '/api/games/1/history',
];

/** Emoji with joiners, right-to-left text with a direction mark, and one short enough for a symbol. */
const STRANGE_TEXTS = ['🎰👩‍👩‍👧 Grüße', 'שלום \u200Fعليكم يا casino', '🎰'];

/** What zod says by itself, which is for programmers. */
const WORDS_OF_ZOD =
  /Invalid (?:input|option|ISO|string)|Too (?:big|small):|Unrecognized key|, received /;

/** A clear 4xx in the one shape and our own words, which names this field among others. */
function expectRefused(title: string, answer: Received, field?: string): void {
  const status = answer.status >= 400 && answer.status < 500 ? answer.status : 400;
  const named: unknown = expect.arrayContaining([
    { path: expect.stringMatching(new RegExp(`^${field}(\\.|$)`)), message: expect.any(String) },
  ]);
  const due = field === undefined ? {} : { errors: named };
  const isDue = field === undefined ? status : 400;
  expect({ title, ...told(answer) }).toEqual({ title, ...problem(answer, isDue, due) });
  expect(answer.body).not.toMatch(WORDS_OF_ZOD);
}

/** Fields that hold whatever people write, so that strange letters are no reason to refuse them. */
const FREE_TEXT = new Set([
  'name',
  'headline',
  'description',
  'seo_description',
  'significantTerms',
  'managerName',
  'telegramProfile',
]);

jest.setTimeout(60_000);

describe('bad input through the gateway', () => {
  let system: SignedInSystem;

  const asSuper = (sent: SentRequest): SentRequest => ({
    ...sent,
    headers: { ...system.cookieOf('super_admin'), ...sent.headers },
  });
  const sendBody = (sent: SentRequest, body: unknown) => system.sendJson(asSuper(sent), body);
  const sendEmpty = (sent: SentRequest) => send(system.url, asSuper(sent));
  const read = (path: string) => sendEmpty({ path });

  /** Sends a call with this path; with the body that it must have, if it takes one. */
  function call(contract: Contract, path: string): Promise<Received> {
    const { method, body } = contract;
    return body === undefined || method === 'GET'
      ? sendEmpty({ method, path })
      : sendBody({ method, path }, requiredOf(contract));
  }

  /** The path to the first record of each kind. */
  const pathTo = ({ path }: Contract) => path.replaceAll(/:\w+/g, '1');

  async function inTurns<T, R>(all: readonly T[], work: (one: T) => Promise<R>): Promise<R[]> {
    const done: R[] = [];
    for (let at = 0; at < all.length; at += AT_ONCE) {
      done.push(...(await Promise.all(all.slice(at, at + AT_ONCE).map(work))));
    }
    return done;
  }

  /** All that can be read of what these calls write. */
  async function state(): Promise<Readonly<Record<string, unknown>>> {
    const answers = await inTurns(LISTS, async (path) => {
      const { status, body } = await read(path);
      if (status !== 200) throw new Error(`${path} answered ${status}: ${body}`);
      const parsed: unknown = JSON.parse(body);
      return [path, parsed] as const;
    });
    return Object.fromEntries(answers);
  }

  async function create(path: string, body: unknown): Promise<Received> {
    const answer = await sendBody({ method: 'POST', path }, body);
    if (answer.status !== 201) throw new Error(`${path} answered ${answer.body}`);
    return answer;
  }

  beforeAll(async () => {
    system = await startSignedInSystem({ RATE_LIMIT_PROFILE: 'load' }, { games: 2 });
    await create('/api/casinos', { name: 'First' });
    await create('/api/affiliates', { name: 'First' });
    await create('/api/promotions', { casinoId: 1, headline: 'First' });
    await sendEmpty({ method: 'POST', path: '/api/deployment-fix/force-assign/1/1' });
  }, 180_000);
  afterAll(() => system.stop());

  describe('is refused and changes nothing:', () => {
    let before: Readonly<Record<string, unknown>>;
    beforeAll(async () => {
      before = await state();
    });

    test.each(titled(writesWithBody))('%s with every wrong body', async (_name, contract) => {
      const { method } = contract;
      const path = pathTo(contract);
      const bad = badBodiesOf(contract, requiredOf(contract));
      await inTurns(bad, async ({ title, body, field }) => {
        expectRefused(title, await sendBody({ method, path }, body), field);
      });
      expect(await state()).toEqual(before);
    });

    test.each(titled(writes.filter(({ bodyLimit }) => bodyLimit === undefined)))(
      '%s with 10 MB where 64 kB are allowed',
      async (_name, contract) => {
        const body = Buffer.alloc(TEN_MEGABYTES, ' ');
        body.write('{}');
        const headers = {
          'Content-Type': 'application/json',
          'Content-Length': String(TEN_MEGABYTES),
        };
        const answer = await sendEmpty({
          method: contract.method,
          path: pathTo(contract),
          headers,
          body,
        });
        expect(told(answer)).toEqual(problem(answer, 413));
      },
    );

    test.each(titled(owned.filter((contract) => idsIn(contract).length > 0)))(
      '%s with an id that is none',
      async (_name, contract) => {
        for (const name of idsIn(contract)) {
          for (const id of ['0', '-1', '1.5', '1e400', 'abc']) {
            const path = contract.path.replace(`:${name}`, id).replaceAll(/:\w+/g, '1');
            const answer = await call(contract, path);
            const status = id === '0' && answer.status === 404 ? 404 : 400;
            expect({ path, ...told(answer) }).toEqual({ path, ...problem(answer, status) });
          }
        }
      },
    );

    test.each(titled(owned.filter(({ method }) => method === 'GET')))(
      '%s with an operator in the query',
      async (_name, contract) => {
        const known = Object.keys(contract.query?.shape ?? {});
        for (const name of new Set(['search', 'page', ...known])) {
          for (const query of [`${name}[$ne]=x`, `${name}[$gt]=1`, `${name}%5B$gt%5D=1`]) {
            const answer = await read(`${pathTo(contract)}?${query}`);
            expect({ query, ...told(answer) }).toEqual({ query, ...problem(answer, 400) });
          }
        }
      },
    );

    test.each(['/api/activity', '/api/activity.csv', '/api/clicks', '/api/earnings'])(
      'GET %s with days in the wrong order',
      async (path) => {
        const answer = await read(`${path}?from=2026-11-02&to=2026-11-01`);
        expectRefused(path, answer, 'to');
        expect(answer.status).toBe(400);
      },
    );

    test.each(['/api/activity', '/api/activity.csv'])(
      'GET %s of a record without its kind',
      async (path) => {
        const answer = await read(`${path}?record=5`);
        expectRefused(path, answer, 'kind');
        expect(answer.status).toBe(400);
      },
    );

    test('after all of it every list is as it was', async () => {
      expect(await state()).toEqual(before);
    });
  });

  const withTexts = writesWithBody.filter((contract) =>
    fieldsOf(contract).some(({ writesText }) => writesText),
  );

  /** Tells whether a text was stored as it is, changed, dropped or refused. */
  async function fateOf(contract: Contract, field: string, text: string): Promise<string> {
    const { method } = contract;
    const path = pathTo(contract);
    const answer = await sendBody({ method, path }, { ...requiredOf(contract), [field]: text });
    if (answer.status >= 300) {
      expectRefused(`${field}: ${text}`, answer);
      return 'refused';
    }
    const reads = owned.some((other) => other.method === 'GET' && other.path === contract.path);
    const kept = reads && method !== 'POST' ? await read(path) : answer;
    const value = kept.json()[field];
    if (value === undefined) return 'not told';
    return value === text ? 'as sent' : `changed to ${JSON.stringify(value)}`;
  }

  test.each(titled(withTexts))(
    '%s keeps emoji and right-to-left text as they are sent, or refuses them',
    async (_name, contract) => {
      for (const { name } of fieldsOf(contract).filter(({ writesText }) => writesText)) {
        // A person's views have names of their own: one that was saved above is taken.
        const isTaken = contract.id === 'views.update' && name === 'name';
        // A passkey is made by a browser alone: there is none to rename.
        const isNobodys = contract.id === 'secondFactor.renamePasskey';
        const mayRefuse = isTaken || isNobodys;
        const mustKeep = contract.method === 'PATCH' && FREE_TEXT.has(name) && !mayRefuse;
        for (const text of STRANGE_TEXTS) {
          const fate = await fateOf(contract, name, text);
          expect({ name, text, fate }).toEqual({
            name,
            text,
            fate: expect.stringMatching(mustKeep ? /^as sent$/ : /^(?:as sent|refused|not told)$/),
          });
        }
      }
    },
  );
});
