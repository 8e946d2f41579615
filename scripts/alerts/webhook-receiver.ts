import { serve } from '@slots/testing/serve';

/** Where webhooks of the system under test lead. */
export interface WebhookReceiver {
  /** Host and port, as WEBHOOK_PRIVATE_HOSTS names it. */
  readonly host: string;
  /** From now on this path answers with that status; any other answers 200. */
  answer(path: string, status: number): void;
  stop(): Promise<void>;
}

/** Listens on a free port of this machine. */
export async function startWebhookReceiver(): Promise<WebhookReceiver> {
  const statuses = new Map<string, number>();
  const { host, stop } = await serve((request, response) => {
    request.resume();
    response.statusCode = statuses.get(request.url ?? '') ?? 200;
    response.end();
  });
  return { host, answer: (path, status) => void statuses.set(path, status), stop };
}
