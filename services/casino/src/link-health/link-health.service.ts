import type { HostTurns } from '@slots/link-health/host-turns';
import type { LinkProbe } from '@slots/link-health/link-probe';
import { createLinkRounds } from '@slots/link-health/link-rounds';
import type { LinkCheckRecord } from './link-check.model.ts';
import type { LinkChecksRepository } from './link-checks.repository.ts';

const HOUR_MS = 60 * 60 * 1000;
/** Working links are checked once a day, others more often, since staff are fixing them. */
const AGAIN_MS = { ok: 24 * HOUR_MS, broken: 6 * HOUR_MS, unknown: 6 * HOUR_MS } as const;

interface LinkHealthOptions {
  readonly checks: LinkChecksRepository;
  readonly turns: HostTurns;
  readonly links: LinkProbe;
  /** Between two requests to one host, by all processes together. */
  readonly gapMs: number;
  readonly now?: () => Date;
}

/** Follows the links of promotions in the background; MongoDB says which are due, so any process may. */
export function createLinkHealthService({
  checks,
  turns,
  links,
  gapMs,
  now = () => new Date(),
}: LinkHealthOptions) {
  const rounds = createLinkRounds({
    due: {
      hosts: checks.dueHosts,
      async next(host, at) {
        const link = await checks.nextOf(host, at);
        if (link === undefined) return undefined;
        return {
          address: link,
          save: (finding, checkedAt) =>
            checks.save(
              link,
              finding,
              checkedAt,
              new Date(checkedAt.getTime() + AGAIN_MS[finding.state]),
            ),
        };
      },
    },
    turns,
    links,
    gapMs,
    now,
  });

  return {
    /** One round: every link that is due. */
    async round(stopping: AbortSignal): Promise<void> {
      await checks.takeOver(now());
      await rounds.round(stopping);
    },

    /** The checks of some links, by link. */
    of: (some: readonly string[]): Promise<ReadonlyMap<string, LinkCheckRecord>> => checks.of(some),

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
