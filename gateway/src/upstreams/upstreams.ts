import { DEFAULT_BODY_LIMIT } from '@slots/contracts/contract';
import { createReachability } from '@slots/service-client/reachability';
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

/** The kept-alive connections to one service or the web app. `url` may have a path, which is not used. */
function createUpstream(url: string, onChange: (reachable: boolean) => void) {
  const connect = (most: number): Connections =>
    new Connections(new URL(url).origin, {
      most,
      lifeMs: CONNECTION_LIFE_MS,
      connectTimeoutMs: CONNECT_TIMEOUT_MS,
    });
  let answers = connect(MAX_CONNECTIONS);
  let longBodies = connect(MAX_FOR_LONG_BODIES);
  // Event streams hold their connections for minutes; they must not use up those of the others.
  const streams = connect(Number.POSITIVE_INFINITY);
  const retired = new Set<Connections>();

  /** Requests that wait in vain hold all connections; later ones get new connections. */
  function retire(): void {
    for (const one of [answers, longBodies]) {
      retired.add(one);
      void one.close().finally(() => retired.delete(one));
    }
    answers = connect(MAX_CONNECTIONS);
    longBodies = connect(MAX_FOR_LONG_BODIES);
  }

  const reachability = createReachability(url, (reachable) => {
    if (!reachable) retire();
    onChange(reachable);
  });
  return {
    reachability,
    connectionsFor({ events, bodyLimit }: Route): Connections {
      if (events) return streams;
      return bodyLimit > DEFAULT_BODY_LIMIT ? longBodies : answers;
    },
    endStreams: () => streams.destroy(),
    async close(): Promise<void> {
      reachability.close();
      await Promise.all([answers, longBodies, ...retired].map((one) => one.destroy()));
    },
  };
}

/**
 * @param urls where each upstream listens; upstreams get the path that the visitor asked for
 * @param onChange told that one went away, or that it is back
 */
export function createUpstreams(
  urls: Readonly<Record<Upstream, string>>,
  onChange?: (upstream: Upstream, reachable: boolean) => void,
) {
  const create = (name: Upstream) =>
    createUpstream(urls[name], (reachable) => onChange?.(name, reachable));
  const upstreams = {
    identity: create('identity'),
    geo: create('geo'),
    catalog: create('catalog'),
    casino: create('casino'),
    affiliate: create('affiliate'),
    web: create('web'),
  } satisfies Record<Upstream, unknown>;
  const all = Object.values(upstreams);
  return {
    reachabilityOf: (name: Upstream) => upstreams[name].reachability,
    /** The connections for a request of this route, and the reachability of their upstream, which is notified of it. */
    linkFor(route: Route) {
      if (!route.upstream) throw new Error(`${route.label} is passed on to nobody.`);
      const { reachability, connectionsFor } = upstreams[route.upstream];
      return { reachability, connections: connectionsFor(route) };
    },
    /** Ends all event streams: they never end by themselves, and their readers come back. */
    async endStreams(): Promise<void> {
      await Promise.all(all.map((one) => one.endStreams()));
    },
    async close(): Promise<void> {
      await Promise.all(all.map((one) => one.close()));
    },
  };
}

export type Upstreams = ReturnType<typeof createUpstreams>;
export type UpstreamLink = ReturnType<Upstreams['linkFor']>;
