import type { HostLeases } from '@slots/link-health/host-leases';
import { createLinkProbe, type Finding } from '@slots/link-health/link-probe';
import { createLinkRounds } from '@slots/link-health/link-rounds';
import type { LauncherService } from './launcher.service.ts';
import type { LauncherChecksRepository } from './launcher-checks.repository.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Thousands of games are on one host: each is checked once a week, broken ones once a day. */
const AGAIN_MS = { ok: 7 * DAY_MS, broken: DAY_MS, unknown: DAY_MS } as const;

/** A launcher that is away says nothing of the game whose turn it was. */
function ofThisGame({ state, detail, isOfHost }: Finding): Pick<Finding, 'state' | 'detail'> {
  return { state: isOfHost ? 'unknown' : state, detail };
}

/** Looks at the addresses of demos in the background; MongoDB says which are due, so any process may. */
export function createLauncherHealthService({
  checks,
  leases,
  launcher,
  launcherUrl,
  gapMs,
}: {
  checks: LauncherChecksRepository;
  leases: HostLeases;
  launcher: Pick<LauncherService, 'addressOf'>;
  launcherUrl: string;
  /** Between two requests, by all processes together. */
  gapMs: number;
}) {
  const { host } = new URL(launcherUrl);
  return createLinkRounds({
    due: {
      hosts: async () => [host],
      async next(_host, at) {
        const id = await checks.next(at);
        if (id === undefined) return undefined;
        return {
          address: launcher.addressOf(id),
          async save(finding) {
            const found = ofThisGame(finding);
            const checkedAt = new Date();
            const dueAt = new Date(checkedAt.getTime() + AGAIN_MS[found.state]);
            await checks.save(id, { ...found, checkedAt }, dueAt);
          },
        };
      },
    },
    leases,
    // The operator has named the launcher's host, but not the hosts that it redirects to.
    links: createLinkProbe({ privateHosts: new Set([host]) }),
    gapMs,
  });
}
