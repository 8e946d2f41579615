import { serve } from '@slots/testing/serve';

/** Where webhooks of the system under test lead: a free port of this machine. */
export async function startWebhookReceiver() {
  const statuses = new Map<string, number>();
  const { host, stop } = await serve((request, response) => {
    request.resume();
    response.statusCode = statuses.get(request.url ?? '') ?? 200;
    response.end();
  });
  return {
    /** As WEBHOOK_PRIVATE_HOSTS names it. */
    host,
    /** From now on this path answers with that status; any other answers 200. */
    answer: (path: string, status: number) => void statuses.set(path, status),
    stop,
  };
}

export type WebhookReceiver = Awaited<ReturnType<typeof startWebhookReceiver>>;
