import type { Happening, HappeningsPage, WebhookEvent } from '@slots/contracts/webhook-events';
import type { DeliveriesRepository, NewDelivery } from './deliveries.repository.ts';
import type { WebhookRecord } from './webhook.model.ts';

/** Longer than a transaction of MongoDB may take: a step can be seen so much later than its moment. */
const SEEN_LATE_MS = 60_000;

/** A service whose events are collected. */
export interface EventSource {
  readonly name: string;
  /** Set when it has events of one type only: it is not asked while no webhook listens to that type. */
  readonly only?: WebhookEvent;
  /** All that happened from a moment on, by the clock of the service. */
  since(moment: Date): AsyncIterable<Pick<HappeningsPage, 'data' | 'asOf'>>;
}

/** The body of an event by the rules of Standard Webhooks. */
export function bodyOf(type: string, at: string, data: object): string {
  return JSON.stringify({ type, timestamp: at, data });
}

function deliveryOf({ _id: webhookId }: WebhookRecord, event: Happening, now: Date): NewDelivery {
  const { id, at, type, kind, recordId, name, action, fields, by } = event;
  return {
    _id: `${webhookId}.${id}`,
    webhookId,
    lane: `${kind}-${recordId}`,
    place: `${at}_${id}`,
    type,
    body: bodyOf(type, at, { kind, id: recordId, name, action, fields, by }),
    createdAt: now,
  };
}

/**
 * Collects events, and stores a delivery for each webhook that listens. The moment up to which they were collected is
 * stored after that: after a crash in between they are collected once more, and their deliveries found stored.
 */
export function createCollector({
  sources,
  deliveries,
  onFailure,
}: {
  readonly sources: readonly EventSource[];
  readonly deliveries: Pick<DeliveriesRepository, 'addMissing' | 'collectedUntil' | 'setCollected'>;
  /** Called when a source could not be asked; it is asked again in the next round. */
  readonly onFailure: (source: string, error: unknown) => void;
}) {
  /** Ids of the deliveries of each source's last round: the next one meets the last minute again. */
  const storedOf = new Map<string, ReadonlySet<string>>();

  async function collectFrom(
    { name, since }: EventSource,
    listening: readonly WebhookRecord[],
    first: number,
  ): Promise<void> {
    const begun = new Date();
    const until = (await deliveries.collectedUntil(name))?.getTime() ?? first;
    const from = new Date(Math.max(first, Math.min(until, Date.now()) - SEEN_LATE_MS));
    let collected: string | undefined;
    const stored = storedOf.get(name);
    const met = new Set<string>();
    for await (const { data, asOf } of since(from)) {
      collected ??= asOf;
      const wanted = data.flatMap((event) =>
        listening
          .filter(({ events: types }) => types.includes(event.type))
          .filter(({ listensFrom }) => event.at >= listensFrom.toISOString())
          .map((webhook) => deliveryOf(webhook, event, begun)),
      );
      const added = wanted.filter(({ _id }) => !stored?.has(_id));
      await deliveries.addMissing(added, begun);
      for (const { _id } of wanted) met.add(_id);
    }
    storedOf.set(name, met);
    if (collected !== undefined) await deliveries.setCollected(name, new Date(collected));
  }

  return async function collect(webhooks: readonly WebhookRecord[]): Promise<void> {
    const listening = webhooks.filter(({ enabled }) => enabled);
    if (listening.length === 0) return;
    const first = Math.min(...listening.map(({ listensFrom }) => listensFrom.getTime()));
    for (const source of sources) {
      const { only } = source;
      if (only && !listening.some(({ events }) => events.includes(only))) continue;
      try {
        await collectFrom(source, listening, first);
      } catch (error) {
        onFailure(source.name, error);
      }
    }
  };
}
