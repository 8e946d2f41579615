import { createServer } from 'node:http';

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
  const server = createServer((request, response) => {
    request.resume();
    response.statusCode = statuses.get(request.url ?? '') ?? 200;
    response.end();
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port was bound.');
  return {
    host: `127.0.0.1:${address.port}`,
    answer: (path, status) => void statuses.set(path, status),
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
