import { createWebhook, type Webhook } from '@slots/contracts/affiliate/webhooks';
import { useCallback, useState } from 'react';
import { toast } from 'sonner';
import { isProblem, messageOf } from '../../../api/problem.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Checklist } from '../../../ui/checklist.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { InputField } from '../../../ui/input.tsx';
import { useBeingMade } from '../../../ui/shown-once.tsx';
import { toggled } from '../../../ui/toggled.ts';
import { useCreateWebhookMutation, useUpdateWebhookMutation } from '../webhooks.api.ts';
import { WEBHOOK_EVENTS } from './webhook-events.ts';

interface WebhookDialogProps {
  /** Undefined for a new one. */
  readonly webhook: Webhook | undefined;
  /** Called with the secret of a new one. */
  readonly onMade: (secret: string) => void;
  readonly onClose: () => void;
}

/** What was changed on the screen: somebody else may have changed the rest meanwhile. */
function changesOf(webhook: Webhook, { url, events }: Pick<Webhook, 'url' | 'events'>) {
  const before = new Set(webhook.events);
  const isSame = events.length === before.size && events.every((event) => before.has(event));
  return { ...(url !== webhook.url && { url }), ...(!isSame && { events }) };
}

/** Adds a webhook, or changes its address and events. */
export function WebhookDialog({ webhook, onMade, onClose }: WebhookDialogProps) {
  const [create, creating] = useCreateWebhookMutation();
  useBeingMade(creating.isLoading);
  const [update, updating] = useUpdateWebhookMutation();
  const [start] = useState({ url: webhook?.url ?? '', events: webhook?.events ?? [] });
  const [url, setUrl] = useState(start.url);
  const [events, setEvents] = useState<readonly string[]>(start.events);
  const [fault, setFault] = useState<string>();
  const [failure, setFailure] = useState<string>();

  const toggle = useCallback(
    (event: string, on: boolean) => setEvents((chosen) => toggled(chosen, event, on)),
    [],
  );

  async function save(): Promise<void> {
    setFault(undefined);
    setFailure(undefined);
    const parsed = createWebhook.body.safeParse({ url: url.trim(), events });
    if (!parsed.success) {
      const issues = parsed.error.issues;
      if (issues.some(({ path }) => path[0] === 'url')) {
        setFault('Please enter the full address, such as https://hooks.example/slots.');
      }
      if (issues.some(({ path }) => path[0] === 'events')) {
        setFailure('Please choose at least one event.');
      }
      return;
    }
    const changes = webhook && changesOf(webhook, parsed.data);
    if (changes && Object.keys(changes).length === 0) return onClose();
    const outcome = changes
      ? await update({ params: { id: webhook.id }, body: changes })
      : await create({ body: parsed.data });
    const { error } = outcome;
    if (error) {
      const named = isProblem(error) ? error.errors?.find(({ path }) => path === 'url') : undefined;
      if (named) setFault(`The address ${named.message}.`);
      else setFailure(messageOf(error, 'The webhook could not be saved. Please try again.'));
      return;
    }
    if (!webhook && outcome.data && 'secret' in outcome.data) onMade(String(outcome.data.secret));
    if (webhook) toast.success('Webhook updated.');
    onClose();
  }

  return (
    <FormDialog
      title={webhook ? 'Edit Webhook' : 'Add Webhook'}
      submitLabel={webhook ? 'Update Webhook' : 'Add Webhook'}
      busy={creating.isLoading || updating.isLoading}
      dirty={url !== start.url || events !== start.events}
      onSubmit={() => void save()}
      onClose={onClose}
    >
      <InputField
        label="Address"
        required
        hint="Events are sent by POST, over https"
        error={fault}
        type="url"
        value={url}
        onChange={(event) => setUrl(event.target.value)}
        placeholder="https://"
      />
      <Checklist
        label="Events"
        options={WEBHOOK_EVENTS}
        chosen={new Set(events)}
        onToggle={toggle}
      />
      {failure !== undefined && <Alert variant="danger">{failure}</Alert>}
    </FormDialog>
  );
}
