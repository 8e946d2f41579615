import type { Happening } from '@slots/contracts/webhook-events';
import type { LinkChecksRepository } from './link-checks.repository.ts';

/** The promotions whose links were found broken from a moment on, as events for webhooks. */
export async function brokenLinksSince(
  checks: Pick<LinkChecksRepository, 'brokenSince'>,
  since: Date,
): Promise<Happening[]> {
  const found = await checks.brokenSince(since);
  return found.flatMap(({ promotion: { _id, headline }, check: { brokenAt } }) =>
    brokenAt === null
      ? []
      : [
          {
            id: `link-${_id}-${brokenAt.getTime()}`,
            at: brokenAt.toISOString(),
            type: 'link.broken',
            kind: 'promotion',
            recordId: _id,
            name: headline,
            action: 'link broken',
            fields: [],
            by: null,
          },
        ],
  );
}
