import type { Happening, ListHappenings, WebhookEvent } from '@slots/contracts/webhook-events';
import { badField } from '@slots/http-kit/http-problem.error';
import { okRoute, type Route } from '@slots/http-kit/route';
import type { HistoryStore, StoredStep } from './history.ts';

/** A place as `since` of the history gives it. */
const PLACE = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z_[0-9a-f]{24}$/;

/** The events of a kind of records. */
export interface WebhookKind {
  readonly kind: string;
  readonly changed: WebhookEvent;
  /** For those that visitors see once they are published. */
  readonly published?: WebhookEvent;
}

function isPublication({ action, changes }: StoredStep): boolean {
  return (
    action === 'published' ||
    changes.some(({ field, to }) => field === 'published' && (to === true || to === 'true'))
  );
}

function toHappening(step: StoredStep, { changed, published }: WebhookKind): Happening {
  const { _id, at, kind, recordId, name, action, changes, by } = step;
  return {
    id: _id.toHexString(),
    at: at.toISOString(),
    type: published !== undefined && isPublication(step) ? published : changed,
    kind,
    recordId,
    name: name ?? null,
    action,
    fields: changes.map(({ field }) => field),
    by: by.username,
  };
}

/**
 * The call by which webhooks learn what happened to the records of a service: from its history, which is written
 * in the transaction of each change, so that nothing is lost between the two.
 * @param others what is not in the history, of the first page
 */
export function happeningsRoute(
  contract: ListHappenings,
  history: Pick<HistoryStore, 'since'>,
  {
    told,
    others = async () => [],
  }: {
    readonly told: readonly WebhookKind[];
    readonly others?: (since: Date) => Promise<readonly Happening[]>;
  },
): Route {
  const kinds = new Map(told.map((one) => [one.kind, one]));
  return okRoute(contract, async ({ query: { since, after, limit } }) => {
    if (after !== undefined && !PLACE.test(after)) {
      throw badField('after', 'must be what an earlier answer gave as next');
    }
    const asOf = new Date().toISOString();
    const from = new Date(since);
    const [{ steps, next }, more] = await Promise.all([
      history.since({ kinds: [...kinds.keys()], since: from, after, limit }),
      after === undefined ? others(from) : [],
    ]);
    const found = steps.flatMap((step) => {
      const kind = kinds.get(step.kind);
      return kind ? [toHappening(step, kind)] : [];
    });
    return { data: [...found, ...more], next, asOf };
  });
}
