import { createBullBoard } from '@bull-board/api';
import { BullMQAdapter } from '@bull-board/api/bullMQAdapter';
import { ExpressAdapter } from '@bull-board/express';
import { queueBoard } from '@slots/contracts/catalog/queue-board';
import type { ServiceOptions } from '@slots/http-kit/application';
import { openLater } from '@slots/jobs/queue';
import { jobs } from '@slots/jobs/registry';
import express from 'express';
import type { Redis } from 'ioredis';

/** The content policy of its page: its own files, and styles that its components write into elements. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "base-uri 'self'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

/**
 * Bull Board over the queues of all jobs. What it changes is only ever what carries the work out:
 * MongoDB says what is to be done, and the reconciler puts back what staff removed here. The
 * exception is notices of sign-ins, of which no reconciler knows.
 */
export function createQueueBoard(connection: { redis: Redis; prefix: string }) {
  const queues = jobs.map((job) => openLater(job, connection));
  const serverAdapter = new ExpressAdapter().setBasePath(queueBoard.path);
  const board = createBullBoard({
    queues: [],
    serverAdapter,
    options: { uiConfig: { boardTitle: 'Queues' } },
  });
  const handler = express.Router();
  handler.use(async (_request, response, next) => {
    const opened = await Promise.all(queues.map((queue) => queue.opened()));
    board.setQueues(opened.map((queue) => new BullMQAdapter(queue)));
    response.set('Content-Security-Policy', POLICY);
    next();
  });
  handler.use(serverAdapter.getRouter());
  const mounted: NonNullable<ServiceOptions['mounts']>[number] = { mount: queueBoard, handler };
  return {
    mounted,
    async close(): Promise<void> {
      await Promise.all(queues.map((queue) => queue.close()));
    },
  };
}
