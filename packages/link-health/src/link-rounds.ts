import { setTimeout as pause } from 'node:timers/promises';
import pLimit from 'p-limit';
import type { HostLeases } from './host-leases.ts';
import type { Finding, LinkProbe } from './link-probe.ts';

const HOSTS_AT_ONCE = 4;
/** Longer than one link can take: a process that dies frees its host by itself. */
const LEASE_MS = 60_000;

/** A link that is to be followed. */
interface DueLink {
  readonly address: string;
  /** Keeps what was found just now, and when it is to be followed again. */
  save(finding: Finding): Promise<void>;
}

/** The due links, read from MongoDB, so that any process can follow them. */
interface DueLinks {
  /** Hosts with links that were due at that moment. */
  hosts(at: Date): Promise<readonly string[]>;
  /** The next link of a host that was due at that moment; undefined when none is left. */
  next(host: string, at: Date): Promise<DueLink | undefined>;
}

/**
 * Follows what is due, some hosts side by side, each host's links one after the other.
 * @param gapMs between two requests to one host, by all processes together
 */
export function createLinkRounds({
  due,
  leases,
  links,
  gapMs,
}: {
  due: DueLinks;
  leases: HostLeases;
  links: LinkProbe;
  gapMs: number;
}) {
  async function followAllOf(host: string, begun: Date, stopping: AbortSignal): Promise<void> {
    if (!(await leases.take(host, LEASE_MS))) return;
    try {
      for (;;) {
        const link = stopping.aborted ? undefined : await due.next(host, begun);
        if (link === undefined) return;
        const finding = await links.probe(link.address);
        await link.save(finding);
        // One link a round is enough for a host that is away.
        if (finding.isOfHost) return;
        await leases.set(host, LEASE_MS);
        await pause(gapMs, undefined, { signal: stopping }).catch(() => undefined);
      }
    } finally {
      // The next one waits as long as this one would have.
      await leases.set(host, gapMs);
    }
  }

  return {
    /** One round: every link that is due by now. What is due again before its end is of the next one. */
    async round(stopping: AbortSignal): Promise<void> {
      const begun = new Date();
      const limit = pLimit(HOSTS_AT_ONCE);
      const hosts = await due.hosts(begun);
      await Promise.all(hosts.map((host) => limit(() => followAllOf(host, begun, stopping))));
    },
  };
}
