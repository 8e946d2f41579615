import { randomUUID } from 'node:crypto';
import { withMacros } from '@slots/contracts/casino/tracking-link';
import type { HostLeases } from '@slots/link-health/host-leases';
import type { LinkProbe } from '@slots/link-health/link-probe';
import { createLinkRounds } from '@slots/link-health/link-rounds';
import type { LinkChecksRepository } from './link-checks.repository.ts';

const HOUR_MS = 60 * 60 * 1000;
/** Working links are checked once a day, others more often, since staff are fixing them. */
const AGAIN_MS = { ok: 24 * HOUR_MS, broken: 6 * HOUR_MS, unknown: 6 * HOUR_MS } as const;

/** The country of clicks on what is for everybody. */
const USUAL_COUNTRY = 'GB';

interface LinkHealthOptions {
  readonly checks: LinkChecksRepository;
  readonly promotions: {
    /** A promotion with this link, and the first country whose visitors get it; null: everybody does. */
    clickable(
      link: string,
    ): Promise<
      | { readonly _id: number; readonly casinoId: number; readonly country: string | null }
      | undefined
    >;
  };
  readonly casinos: { byId(id: number): Promise<{ readonly slug: string } | null> };
  readonly leases: HostLeases;
  readonly links: LinkProbe;
  /** Between two requests to one host, by all processes together. */
  readonly gapMs: number;
}

/** Follows the links of promotions in the background; MongoDB says which are due, so any process may. */
export function createLinkHealthService({
  checks,
  promotions,
  casinos,
  leases,
  links,
  gapMs,
}: LinkHealthOptions) {
  /** The address that a click would lead to: a partner may refuse macros that are not filled in. */
  async function addressOf(link: string): Promise<string> {
    const promotion = await promotions.clickable(link);
    const casino = promotion && (await casinos.byId(promotion.casinoId));
    if (!promotion || !casino) return link;
    return withMacros(link, {
      clickid: randomUUID(),
      country: promotion.country ?? USUAL_COUNTRY,
      page: '/',
      position: '1',
      promotion: String(promotion._id),
      casino: casino.slug,
    });
  }

  const rounds = createLinkRounds({
    due: {
      hosts: checks.dueHosts,
      async next(host, at) {
        const link = await checks.nextOf(host, at);
        if (link === undefined) return undefined;
        return {
          address: await addressOf(link),
          save: (finding) => checks.save(link, finding, AGAIN_MS[finding.state]),
        };
      },
    },
    leases,
    links,
    gapMs,
  });

  return {
    /** One round: every link that was due when it began. */
    async round(stopping: AbortSignal): Promise<void> {
      await checks.takeOver();
      await rounds.round(stopping);
    },

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
