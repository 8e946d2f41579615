import { OLD_SECRET_HOURS, type Webhook } from '@slots/contracts/affiliate/webhooks';
import { KeyRound, Send } from 'lucide-react';
import { useState } from 'react';
import { toast } from 'sonner';
import { useOncePerRecord } from '../../../api/use-once-per-record.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card, CardBody } from '../../../ui/card.tsx';
import { Labelled, Switch } from '../../../ui/choice.tsx';
import { AlertDialog } from '../../../ui/dialog.tsx';
import { failureToast } from '../../../ui/failure-toast.tsx';
import { formatMoment } from '../../../ui/format.ts';
import { RowActions } from '../../../ui/row-actions.tsx';
import {
  useDeleteWebhookMutation,
  useTestWebhookMutation,
  useUpdateWebhookMutation,
} from '../webhooks.api.ts';
import { Deliveries } from './deliveries.tsx';
import { eventName } from './webhook-events.ts';

interface WebhookCardProps {
  readonly webhook: Webhook;
  readonly onEdit: () => void;
  /** A new secret is made or on the screen, and would be lost to another. */
  readonly hasSecret: boolean;
  readonly onNewSecret: () => Promise<void>;
}

/** A webhook: its events, whether it is enabled, and everything that can be done with it. */
export function WebhookCard({ webhook, onEdit, hasSecret, onNewSecret }: WebhookCardProps) {
  const { id, url, events, enabled, note, failingSince, previousUntil } = webhook;
  const params = { id };
  const [asking, setAsking] = useState<'delete' | 'secret'>();
  const [shown, setShown] = useState(false);
  const [now] = useState(Date.now);
  const [update] = useUpdateWebhookMutation();
  const [remove] = useDeleteWebhookMutation();
  const [test, testing] = useTestWebhookMutation();

  async function switchTo(on: boolean): Promise<void> {
    const { error } = await update({ params, body: { enabled: on } });
    if (error) failureToast(error, 'The webhook could not be switched. Please try again.');
  }

  async function sendTest(): Promise<void> {
    const { data, error } = await test({ params, body: {} });
    const answer = data?.answers[0];
    if (error || !answer) {
      failureToast(error, 'The test could not be sent. Please try again.');
    } else if (data.state === 'delivered') {
      toast.success(`It answered ${answer.status} in ${answer.milliseconds} ms.`);
    } else {
      const said = answer.status === null ? answer.text : `It answered ${answer.status}.`;
      toast.error('The test failed', { description: said });
    }
  }

  const confirm = useOncePerRecord(async () => {
    setAsking(undefined);
    if (asking === 'secret') {
      await onNewSecret();
    } else {
      const { error } = await remove({ params });
      if (error) failureToast(error, 'The webhook could not be deleted. Please try again.');
      else toast.success('Webhook deleted.');
    }
  });

  return (
    <Card>
      <CardBody className="flex flex-col gap-4">
        <div className="flex flex-wrap items-start justify-between gap-4">
          <div className="min-w-0 flex-1 basis-full sm:basis-0">
            <h2 className="font-semibold wrap-anywhere">{url}</h2>
            <p className="mt-2 flex flex-wrap gap-1.5">
              {events.map((event) => (
                <Badge key={event}>{eventName(event)}</Badge>
              ))}
            </p>
          </div>
          <Labelled label="Switched on">
            {(controlId) => (
              <Switch
                id={controlId}
                aria-label={`Switched on: ${url}`}
                checked={enabled}
                onCheckedChange={(on) => void switchTo(on)}
              />
            )}
          </Labelled>
        </div>
        {note !== null && (
          <Alert variant="danger" standing>
            {note}
          </Alert>
        )}
        {note === null && failingSince !== null && (
          <Alert variant="warning">{`Nothing has been delivered since ${formatMoment(failingSince)}. Delivery is retried automatically.`}</Alert>
        )}
        {previousUntil !== null && Date.parse(previousUntil) > now && (
          <p className="text-sm text-ink-muted">
            The previous secret signs until {formatMoment(previousUntil)}.
          </p>
        )}
        <div className="flex flex-wrap gap-2">
          <Button
            variant="secondary"
            size="sm"
            busy={testing.isLoading}
            aria-label={`Send Test to ${url}`}
            onClick={() => void sendTest()}
          >
            {!testing.isLoading && <Send aria-hidden />}
            Send Test
          </Button>
          <Button
            variant="secondary"
            size="sm"
            aria-label={`New Secret for ${url}`}
            aria-disabled={hasSecret}
            onClick={() => {
              if (!hasSecret) setAsking('secret');
            }}
          >
            <KeyRound aria-hidden />
            New Secret
          </Button>
          <Button
            variant="secondary"
            size="sm"
            aria-expanded={shown}
            aria-label={`Deliveries to ${url}`}
            onClick={() => setShown(!shown)}
          >
            Deliveries
          </Button>
          <RowActions name={url} onEdit={onEdit} onDelete={() => setAsking('delete')} />
        </div>
        {shown && <Deliveries webhookId={id} name={url} />}
      </CardBody>
      <AlertDialog
        open={asking !== undefined}
        onOpenChange={(open) => {
          if (!open) setAsking(undefined);
        }}
        title={asking === 'secret' ? 'New Secret' : 'Delete Webhook'}
        description={
          asking === 'secret'
            ? `Messages carry the signatures of both secrets for ${OLD_SECRET_HOURS} hours, then that of the new one alone.`
            : 'It gets no more events, and its deliveries are deleted too. This cannot be undone.'
        }
        confirmLabel={asking === 'secret' ? 'Make New Secret' : 'Delete'}
        onConfirm={() => void confirm(webhook)}
      />
    </Card>
  );
}
