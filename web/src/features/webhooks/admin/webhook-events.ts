import type { WebhookEvent } from '@slots/contracts/webhook-events';

const LABELS: Readonly<Record<WebhookEvent, string>> = {
  'casino.changed': 'Casino changed',
  'casino.published': 'Casino published',
  'promotion.changed': 'Promotion changed',
  'game.changed': 'Game changed',
  'game.published': 'Game published',
  'review.changed': 'Review changed',
  'review.published': 'Review published',
  'import.finished': 'Import finished',
  'link.broken': 'Link broken',
  'deal.without_conversion': 'Deal without conversion',
};

/** The events in the order of the contract, with their names for people. */
export const WEBHOOK_EVENTS = Object.entries(LABELS).map(([value, label]) => ({ value, label }));

/** 'Casino published'; an unknown event by its own word. */
export function eventName(type: string): string {
  if (type === 'webhook.test') return 'Test';
  return WEBHOOK_EVENTS.find(({ value }) => value === type)?.label ?? type;
}
