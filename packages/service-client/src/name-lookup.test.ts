import type { LookupAddress } from 'node:dns';
import { expect, test } from '@jest/globals';
import { createNameLookup } from './name-lookup.ts';

const FIRST: LookupAddress = { address: '10.0.0.1', family: 4 };
const SECOND: LookupAddress = { address: '10.0.0.2', family: 4 };

/** A lookup by a name server that gives these in turn, and a clock. */
function lookupWith(...answers: (LookupAddress | Error)[]) {
  let time = 1;
  let asked = 0;
  const lookup = createNameLookup(
    async () => {
      const answer = answers[asked++];
      if (answer instanceof Error) throw answer;
      return answer ? [answer] : [];
    },
    () => time,
  );
  return {
    pass(milliseconds: number) {
      time += milliseconds;
    },
    asked: () => asked,
    find: () =>
      new Promise<unknown>((resolve, reject) => {
        lookup('catalog', { all: true }, (error, found) =>
          error ? reject(error) : resolve(found),
        );
      }),
  };
}

const AWAY = Object.assign(new Error('no answer'), { code: 'EAI_AGAIN' });

test('the name server is asked once for a name while its addresses are fresh', async () => {
  const { find, asked } = lookupWith(FIRST);
  expect(await find()).toEqual([FIRST]);
  expect(await find()).toEqual([FIRST]);
  expect(asked()).toBe(1);
});

test('older addresses are taken at once, and looked up again behind that', async () => {
  const { find, asked, pass } = lookupWith(FIRST, SECOND);
  await find();
  pass(20_000);
  expect(await find()).toEqual([FIRST]);
  expect(asked()).toBe(2);
  expect(await find()).toEqual([SECOND]);
});

test('the last known addresses hold while the name server is away', async () => {
  const { find, pass } = lookupWith(FIRST, AWAY, AWAY, SECOND);
  await find();
  for (let at = 0; at < 3; at += 1) {
    pass(20_000);
    expect(await find()).toEqual([FIRST]);
  }
  expect(await find()).toEqual([SECOND]);
});

test('a name that was never found fails with what the name server said', async () => {
  const { find } = lookupWith(AWAY);
  await expect(find()).rejects.toBe(AWAY);
});

test('as net.connect asks it: one address, or none of that family', async () => {
  const lookup = createNameLookup(async () => [FIRST]);
  const one = new Promise((resolve) => {
    lookup('catalog', {}, (error, address, family) => resolve([error, address, family]));
  });
  expect(await one).toEqual([null, '10.0.0.1', 4]);
  const none = new Promise((resolve) => {
    lookup('catalog', { family: 6 }, (error) => resolve(error?.code));
  });
  expect(await none).toBe('ENOTFOUND');
});
