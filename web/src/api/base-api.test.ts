import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { getPublicGame, listPublicGames } from '@slots/contracts/catalog/public-games';
import { createAppStore } from '../app/store.ts';
import { baseApi } from './base-api.ts';
import { call, endpoint } from './endpoint.ts';
import type { Problem } from './problem.ts';

const api = baseApi.injectEndpoints({
  endpoints: (build) => ({
    read: build.query(call(getPublicGame)),
    write: build.mutation<unknown, void>({ query: () => ({ url: '/api/x', method: 'POST' }) }),
  }),
});

/** A store whose every call fails with this status, and the times of the calls. */
function failingStore(status: number) {
  const calls: number[] = [];
  const error: Problem = { status, title: 'Failed' };
  const transport = async () => {
    calls.push(Date.now());
    return { error };
  };
  return { calls, store: createAppStore({ transport, maxRetries: 3 }) };
}

const READ = api.endpoints.read.initiate({ params: { slug: 'a' } }, { subscribe: false });

beforeEach(() => {
  jest.useFakeTimers({ now: 0 });
});

afterEach(() => {
  jest.useRealTimers();
});

describe('a failed read', () => {
  it.each([0, 500, 503])(
    'with status %i is tried three more times, a doubled delay apart',
    async (status) => {
      const { calls, store } = failingStore(status);
      const answer = store.dispatch(READ);
      await jest.advanceTimersByTimeAsync(60_000);
      expect((await answer).error).toEqual({ status, title: 'Failed' });
      expect(calls).toEqual([0, 1_000, 3_000, 7_000]);
    },
  );

  it.each([400, 401, 404, 410, 429])('with status %i is not tried again', async (status) => {
    const { calls, store } = failingStore(status);
    await store.dispatch(READ);
    await jest.advanceTimersByTimeAsync(60_000);
    expect(calls).toEqual([0]);
  });
});

it('a failed write is never tried again', async () => {
  const { calls, store } = failingStore(503);
  await store.dispatch(api.endpoints.write.initiate());
  await jest.advanceTimersByTimeAsync(60_000);
  expect(calls).toEqual([0]);
});

describe('the address of a call', () => {
  it('has its path parameters escaped and its query apart', () => {
    const read = endpoint(getPublicGame);
    expect(read({ params: { slug: 'a/b c' } })).toEqual({
      method: 'GET',
      url: '/api/public/games/a%2Fb%20c',
    });
    const list = endpoint(listPublicGames);
    expect(list({ query: { page: 2, random: true } })).toEqual({
      method: 'GET',
      url: '/api/public/games',
      params: { page: 2, random: true },
    });
  });
});
