import { expect, test } from '@jest/globals';
import { isTriedAgain, sendWithTries } from './tries.ts';

const failure = (code: string) => Object.assign(new Error(code), { code });

test.each([
  ['ECONNREFUSED', true, true],
  ['UND_ERR_CONNECT_TIMEOUT', true, true],
  // The upstream may have done what it was asked for.
  ['EHOSTUNREACH', true, false],
  ['ECONNRESET', true, false],
  ['UND_ERR_SOCKET', true, false],
  ['UND_ERR_INVALID_ARG', false, false],
])('%s: a read is tried again: %p, a write: %p', (code, read, write) => {
  expect(isTriedAgain(failure(code), { isRead: true })).toBe(read);
  expect(isTriedAgain(failure(code), { isRead: false })).toBe(write);
});

test('a write that found no connection is sent up to three times, and no more once it was given up', async () => {
  let sent = 0;
  const refusedUntil = (last: number) => async () => {
    sent += 1;
    if (sent <= last) throw failure('ECONNREFUSED');
    return sent;
  };
  const { signal } = new AbortController();
  expect(await sendWithTries(refusedUntil(2), { isRead: false, signal })).toBe(3);
  sent = 0;
  await expect(sendWithTries(refusedUntil(3), { isRead: false, signal })).rejects.toThrow(
    'ECONNREFUSED',
  );
  expect(sent).toBe(3);
  sent = 0;
  const over = AbortSignal.abort();
  await expect(sendWithTries(refusedUntil(2), { isRead: false, signal: over })).rejects.toThrow(
    'ECONNREFUSED',
  );
  expect(sent).toBe(1);
});
