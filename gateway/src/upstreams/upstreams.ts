import { DEFAULT_BODY_LIMIT } from '@slots/contracts/contract';
import { createReachability, type Reachability } from '@slots/service-client/reachability';
import type { Route, Upstream } from '../routing/route-table.ts';
import { Connections } from './connections.ts';

/** A replica that is gone answers no connect; behind the same address another one does. */
const CONNECT_TIMEOUT_MS = 1_000;
/** More concurrent requests would not help a service: they wait here, within their time-out. */
const MAX_CONNECTIONS = 128;
/** Long bodies arrive at their sender's pace and have connections of their own, so that they delay no other request. */
const MAX_FOR_LONG_BODIES = 16;
/** A connection leads to one replica: new ones get their share of the requests when connections are new. */
const CONNECTION_LIFE_MS = 30_000;

/** The kept-alive connections to the services and the web app. */
export interface Upstreams {
  connectionsFor(route: Route): Connections;
  /** The reachability of a route's upstream. */
  reachabilityFor(route: Route): Reachability;
  readonly reachability: Readonly<Record<Upstream, Reachability>>;
  /** Ends all event streams: they never end by themselves, and their readers come back. */
  endStreams(): Promise<void>;
  close(): Promise<void>;
}

/**
 * @param urls where each upstream listens. A path in one is not used: upstreams get the path that
 *   the visitor asked for.
 * @param onChange told that one went away, or that it is back
 */
export function createUpstreams(
  urls: Readonly<Record<Upstream, string>>,
  onChange?: (upstream: Upstream, reachable: boolean) => void,
): Upstreams {
  const watched = (upstream: Upstream): Reachability =>
    createReachability(urls[upstream], (reachable) => {
      if (!reachable) retire(upstream);
      onChange?.(upstream, reachable);
    });
  const reachability = {
    identity: watched('identity'),
    geo: watched('geo'),
    catalog: watched('catalog'),
    casino: watched('casino'),
    affiliate: watched('affiliate'),
    web: watched('web'),
  };
  const connectionsTo = (upstream: Upstream, most: number): Connections =>
    new Connections(new URL(urls[upstream]).origin, {
      most,
      lifeMs: CONNECTION_LIFE_MS,
      connectTimeoutMs: CONNECT_TIMEOUT_MS,
    });
  const toEach = (most: number): Record<Upstream, Connections> => ({
    identity: connectionsTo('identity', most),
    geo: connectionsTo('geo', most),
    catalog: connectionsTo('catalog', most),
    casino: connectionsTo('casino', most),
    affiliate: connectionsTo('affiliate', most),
    web: connectionsTo('web', most),
  });
  const answers = toEach(MAX_CONNECTIONS);
  const longBodies = toEach(MAX_FOR_LONG_BODIES);
  const retired = new Set<Connections>();

  /** Requests that wait in vain hold all connections; later ones get new connections. */
  function retire(upstream: Upstream): void {
    const stuck = [answers[upstream], longBodies[upstream]];
    answers[upstream] = connectionsTo(upstream, MAX_CONNECTIONS);
    longBodies[upstream] = connectionsTo(upstream, MAX_FOR_LONG_BODIES);
    for (const one of stuck) {
      retired.add(one);
      void one.close().finally(() => retired.delete(one));
    }
  }
  // Event streams hold their connections for minutes; they must not use up those of the others.
  const streams = toEach(Number.POSITIVE_INFINITY);
  const kindFor = ({ events, bodyLimit }: Route): Record<Upstream, Connections> => {
    if (events) return streams;
    return bodyLimit > DEFAULT_BODY_LIMIT ? longBodies : answers;
  };
  return {
    reachability,
    connectionsFor: (route) => kindFor(route)[upstreamOf(route)],
    reachabilityFor: (route) => reachability[upstreamOf(route)],
    endStreams: () => destroyAll(Object.values(streams)),
    async close() {
      for (const one of Object.values(reachability)) one.close();
      await destroyAll([...Object.values(answers), ...Object.values(longBodies), ...retired]);
    },
  };
}

function upstreamOf({ label, upstream }: Route): Upstream {
  if (!upstream) throw new Error(`${label} is passed on to nobody.`);
  return upstream;
}

async function destroyAll(all: readonly Connections[]): Promise<void> {
  await Promise.all(all.map((one) => one.destroy()));
}
