import { setTimeout as pause } from 'node:timers/promises';
import pLimit from 'p-limit';
import type { LinkCheckRecord } from './link-check.model.ts';
import type { LinkChecksRepository } from './link-checks.repository.ts';
import type { LinkProbe } from './link-probe.ts';

const HOUR_MS = 60 * 60 * 1000;
/** What works is looked at once a day, what does not more often, since somebody is mending it. */
const AGAIN_MS = { ok: 24 * HOUR_MS, broken: 6 * HOUR_MS, unknown: 6 * HOUR_MS } as const;
const HOSTS_AT_ONCE = 4;
/** Longer than one link can take: a process that dies gives its host free by itself. */
const TURN_MS = 60_000;

interface LinkHealthOptions {
  readonly checks: LinkChecksRepository;
  readonly links: LinkProbe;
  /** Between two requests to one host, by all processes together. */
  readonly gapMs: number;
  readonly now?: () => Date;
}

/** Follows the links of promotions in the background; MongoDB says which are due, so any process may. */
export function createLinkHealthService({
  checks,
  links,
  gapMs,
  now = () => new Date(),
}: LinkHealthOptions) {
  const later = (ms: number) => new Date(now().getTime() + ms);

  async function followAllOf(host: string, stopping: AbortSignal): Promise<void> {
    if (!(await checks.takeTurn(host, now(), later(TURN_MS)))) return;
    try {
      for (;;) {
        const link = stopping.aborted ? undefined : await checks.nextOf(host, now());
        if (link === undefined) return;
        const finding = await links.probe(link);
        await checks.save(link, finding, now(), later(AGAIN_MS[finding.state]));
        await checks.setTurn(host, later(TURN_MS));
        await pause(gapMs, undefined, { signal: stopping }).catch(() => undefined);
      }
    } finally {
      // The next one waits as long as this one would have.
      await checks.setTurn(host, later(gapMs));
    }
  }

  return {
    /** One round: every link that is due, some hosts side by side, each host's one after the other. */
    async round(stopping: AbortSignal): Promise<void> {
      await checks.takeOver(now());
      const limit = pLimit(HOSTS_AT_ONCE);
      const hosts = await checks.dueHosts(now());
      await Promise.all(hosts.map((host) => limit(() => followAllOf(host, stopping))));
    },

    /** What is known of some links; those that are none are passed over. */
    of: (some: readonly (string | null)[]): Promise<ReadonlyMap<string, LinkCheckRecord>> =>
      checks.of(some.filter((link) => link !== null)),

    async summary() {
      const [ok, broken, unknown, waiting, promotions] = await Promise.all([
        checks.countOf('ok'),
        checks.countOf('broken'),
        checks.countOf('unknown'),
        checks.countOf(null),
        checks.broken(),
      ]);
      return { ok, broken, unknown, waiting, promotions };
    },
  };
}

export type LinkHealthService = ReturnType<typeof createLinkHealthService>;
