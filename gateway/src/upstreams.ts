import { Pool } from 'undici';
import type { Route, Upstream } from './route-table.ts';

const CONNECT_TIMEOUT_MS = 2_500;
/** More at a time than this do a service no good: they wait here instead, within their time-out. */
export const CONNECTIONS = 128;
/** A connection leads to one replica: new ones get their share of the requests when connections are new. */
const CONNECTION_LIFE_MS = 30_000;

/** The kept-alive connections to the services and the web app. */
export interface Upstreams {
  poolFor(route: Route): Pool;
  /** Ends all event streams: they never end by themselves, and their readers come back. */
  endStreams(): Promise<void>;
  close(): Promise<void>;
}

/**
 * @param urls where each upstream listens. A path in one is not used: upstreams get the path that
 *   the visitor asked for.
 */
export function createUpstreams(urls: Readonly<Record<Upstream, string>>): Upstreams {
  function pools(connections: number | null): Record<Upstream, Pool> {
    const pool = (url: string) =>
      new Pool(new URL(url).origin, {
        connections,
        pipelining: 1,
        clientTtl: CONNECTION_LIFE_MS,
        connect: { timeout: CONNECT_TIMEOUT_MS },
      });
    return {
      identity: pool(urls.identity),
      geo: pool(urls.geo),
      catalog: pool(urls.catalog),
      casino: pool(urls.casino),
      affiliate: pool(urls.affiliate),
      web: pool(urls.web),
    };
  }
  const answers = pools(CONNECTIONS);
  // Event streams hold their connections for minutes; they must not use up those of the others.
  const streams = pools(null);
  return {
    poolFor({ label, upstream, events }) {
      if (!upstream) throw new Error(`${label} is passed on to nobody.`);
      return (events ? streams : answers)[upstream];
    },
    endStreams: () => destroyAll(streams),
    close: () => destroyAll(answers),
  };
}

async function destroyAll(pools: Readonly<Record<Upstream, Pool>>): Promise<void> {
  await Promise.all(Object.values(pools).map((pool) => pool.destroy()));
}
