import type { WebhookDelivery } from '@slots/contracts/affiliate/webhooks';
import { RotateCw } from 'lucide-react';
import { useState } from 'react';
import { toast } from 'sonner';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { failureToast } from '../../../ui/failure-toast.tsx';
import { formatMoment } from '../../../ui/format.ts';
import { listFailure } from '../../../ui/list-failure.tsx';
import { Pagination } from '../../../ui/pagination.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { useResendDeliveryMutation, useWebhookDeliveriesQuery } from '../webhooks.api.ts';
import { eventName } from './webhook-events.ts';

const PAGE_SIZE = 10;
const REFRESH_MS = 5_000;

const STATES = {
  waiting: { variant: 'warning', label: 'Waiting' },
  delivered: { variant: 'success', label: 'Delivered' },
  failed: { variant: 'danger', label: 'Failed' },
} as const;

/** Deliveries to a webhook, with the answers. */
export function Deliveries({
  webhookId,
  name,
}: {
  readonly webhookId: number;
  readonly name: string;
}) {
  const [page, setPage] = useState(1);
  const list = useWebhookDeliveriesQuery(
    { params: { id: webhookId }, query: { page: String(page), limit: String(PAGE_SIZE) } },
    { refetchOnMountOrArgChange: true, pollingInterval: REFRESH_MS },
  );
  const failure = listFailure('The deliveries could not be loaded', list);
  if (!list.data) return failure ?? <Spinner label="Loading deliveries..." />;
  const { data, total } = list.data;
  if (total === 0) return <p className="text-[0.9375rem]">No deliveries in the last 30 days.</p>;
  const pages = Math.ceil(total / PAGE_SIZE);
  return (
    <div className="flex flex-col gap-4">
      <ul aria-label={`Deliveries to ${name}`} className="flex flex-col divide-y divide-line">
        {data.map((delivery) => (
          <DeliveryRow key={delivery.id} webhookId={webhookId} delivery={delivery} />
        ))}
      </ul>
      {pages > 1 && <Pagination page={page} pages={pages} onPageChange={setPage} />}
    </div>
  );
}

/** The last answer in words. */
function answerOf({ answers: [last], tries }: WebhookDelivery): string {
  if (!last) return 'Not tried yet.';
  const said = last.status === null ? last.text : `Answered ${last.status}.`;
  return tries > 1 ? `${said} Tried ${tries} times.` : said;
}

function DeliveryRow({
  webhookId,
  delivery,
}: {
  readonly webhookId: number;
  readonly delivery: WebhookDelivery;
}) {
  const [resend, { isLoading }] = useResendDeliveryMutation();
  const { id, type, state, createdAt, nextAt, body, answers } = delivery;
  const { variant, label } = STATES[state];

  async function sendAgain(): Promise<void> {
    const { error } = await resend({ params: { id: webhookId, delivery: id }, body: {} });
    if (error) failureToast(error, 'It could not be resent. Please try again.');
    else toast.success('It will be sent again.');
  }

  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-2 py-3 first:pt-0 last:pb-0">
      <div className="min-w-48 flex-1">
        <p className="flex flex-wrap items-center gap-2 font-semibold">
          {eventName(type)}
          <Badge variant={variant}>{label}</Badge>
        </p>
        <p className="text-sm text-ink-muted">
          {formatMoment(createdAt)} · {answerOf(delivery)}
          {state === 'waiting' && nextAt !== null && ` Next try ${formatMoment(nextAt)}.`}
        </p>
        <details className="mt-1 text-sm">
          <summary className="cursor-pointer text-link">Message and answer</summary>
          <pre className="mt-2 overflow-x-auto rounded-sm bg-sunken p-3 text-xs whitespace-pre-wrap wrap-anywhere">
            {body}
          </pre>
          {answers[0] && (
            <pre className="mt-2 overflow-x-auto rounded-sm bg-sunken p-3 text-xs whitespace-pre-wrap wrap-anywhere">
              {answers[0].text === '' ? '(an empty answer)' : answers[0].text}
            </pre>
          )}
        </details>
      </div>
      <Button
        variant="secondary"
        size="sm"
        busy={isLoading}
        aria-label={`Send Again: ${eventName(type)}, ${formatMoment(createdAt)}`}
        onClick={() => void sendAgain()}
      >
        {!isLoading && <RotateCw aria-hidden />}
        Send Again
      </Button>
    </li>
  );
}
