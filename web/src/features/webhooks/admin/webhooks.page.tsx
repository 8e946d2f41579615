import type { Webhook as WebhookRecord } from '@slots/contracts/affiliate/webhooks';
import { Plus, Webhook } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { failureToast } from '../../../ui/failure-toast.tsx';
import { Loaded } from '../../../ui/list-failure.tsx';
import { ScreenHeader } from '../../../ui/screen-header.tsx';
import { ShownOnce, useBeingMade } from '../../../ui/shown-once.tsx';
import { EmptyState } from '../../../ui/state.tsx';
import { useRotateWebhookSecretMutation, useWebhooksQuery } from '../webhooks.api.ts';
import { WebhookCard } from './webhook-card.tsx';
import { WebhookDialog } from './webhook-dialog.tsx';

/** Webhooks: addresses of other programs that receive events. */
export function Component() {
  const list = useWebhooksQuery(undefined, { refetchOnMountOrArgChange: true });
  const [editing, setEditing] = useState<WebhookRecord | 'new'>();
  const [secret, setSecret] = useState<string>();
  const [rotate, { isLoading: rotating }] = useRotateWebhookSecretMutation();
  useBeingMade(rotating);
  const hasSecret = rotating || secret !== undefined;

  async function makeSecret({ id }: WebhookRecord): Promise<void> {
    const { data, error } = await rotate({ params: { id }, body: {} });
    if (data) setSecret(data.secret);
    else failureToast(error, 'The secret could not be created. Please try again.');
  }

  return (
    <>
      <div className="flex flex-col gap-6">
        <ScreenHeader
          title="Webhooks"
          subtitle="Notify other programs of what happens here, signed as Standard Webhooks specifies."
        >
          <Button
            // Not disabled: the focus comes back to it.
            aria-disabled={hasSecret}
            onClick={() => {
              if (!hasSecret) setEditing('new');
            }}
          >
            <Plus aria-hidden />
            Add Webhook
          </Button>
        </ScreenHeader>
        {secret !== undefined && (
          <ShownOnce
            title="Copy the secret now"
            secret={secret}
            copyLabel="Copy Secret"
            onDismiss={() => setSecret(undefined)}
          >
            It is shown only once. The receiving program uses it to verify that messages are ours.
          </ShownOnce>
        )}
        <Loaded
          query={list}
          failed="The webhooks could not be loaded"
          loading="Loading webhooks..."
        >
          {(webhooks) =>
            webhooks.length > 0 ? (
              webhooks.map((webhook) => (
                <WebhookCard
                  key={webhook.id}
                  webhook={webhook}
                  onEdit={() => setEditing(webhook)}
                  hasSecret={hasSecret}
                  onNewSecret={() => makeSecret(webhook)}
                />
              ))
            ) : (
              <EmptyState icon={<Webhook />} title="No webhooks yet">
                Add the address of a program that should know when casinos, promotions or games
                change.
              </EmptyState>
            )
          }
        </Loaded>
      </div>
      {editing !== undefined && (
        <WebhookDialog
          webhook={editing === 'new' ? undefined : editing}
          onMade={setSecret}
          onClose={() => setEditing(undefined)}
        />
      )}
    </>
  );
}
