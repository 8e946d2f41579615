import { randomUUID } from 'node:crypto';
import type { Stoppable } from '@slots/http-kit/lifecycle';
import type { JobOutcomes } from '@slots/jobs/job-metrics';
import { openQueue } from '@slots/jobs/queue';
import { signInNoticeJob } from '@slots/jobs/registry';
import { startWorker } from '@slots/jobs/worker';
import type { Logger } from '@slots/logger/logger';
import { connectRedis } from '@slots/redis/connection';
import type { MeasureRedis } from '@slots/telemetry/redis-metrics';
import { createTransport } from 'nodemailer';
import type { IdentitySettings } from '../env.ts';
import type { TellOfNetwork } from '../sign-in/sign-in-log.ts';
import type { User } from '../users/stored-user.ts';
import type { UsersRepository } from '../users/users.repository.ts';

const TIMEOUT_MS = 15_000;

/** E-mails about sign-ins from networks that are new to an account. */
export interface SignInNotices {
  /** False without a mail server. */
  readonly areSent: boolean;
  readonly tell: TellOfNetwork;
  /** Begins to send. */
  start(): Stoppable;
  close(): Promise<void>;
}

interface SignIn {
  readonly at: string;
  readonly address: string;
  readonly userAgent: string;
}

function textFor({ username }: User, { at, address, userAgent }: SignIn, site: string): string {
  return [
    `Hello ${username},`,
    '',
    'somebody signed in to your account from a network that it has not been used from before:',
    '',
    `  When     ${new Date(at).toUTCString()}`,
    `  Address  ${address}`,
    `  Browser  ${userAgent === '' ? 'unknown' : userAgent}`,
    '',
    'If this was you, there is nothing to do. If it was not, change your password and sign out the session:',
    `${site}/dashboard/settings`,
  ].join('\n');
}

/** Notices go through the queue, so that an unavailable mail server delays them but no sign-in. */
export function createSignInNotices({
  settings: { SMTP_URL, SMTP_FROM, PUBLIC_ORIGIN, REDIS_URL, QUEUE_PREFIX: prefix },
  users,
  measure,
  metrics,
  logger,
}: {
  settings: Pick<
    IdentitySettings,
    'SMTP_URL' | 'SMTP_FROM' | 'PUBLIC_ORIGIN' | 'REDIS_URL' | 'QUEUE_PREFIX'
  >;
  users: Pick<UsersRepository, 'byId'>;
  measure: MeasureRedis;
  metrics: JobOutcomes;
  logger: Logger;
}): SignInNotices {
  if (SMTP_URL === undefined) {
    return {
      areSent: false,
      tell: () => Promise.resolve(),
      start: () => ({ close: () => Promise.resolve() }),
      close: () => Promise.resolve(),
    };
  }
  const redis = connectRedis(REDIS_URL, { role: 'queue', name: 'queues', logger, measure });
  const queue = openQueue(signInNoticeJob, { redis, prefix });
  const mail = createTransport(
    {
      url: SMTP_URL,
      connectionTimeout: TIMEOUT_MS,
      greetingTimeout: TIMEOUT_MS,
      socketTimeout: TIMEOUT_MS,
    },
    { from: SMTP_FROM ?? `no-reply@${new URL(PUBLIC_ORIGIN).hostname}` },
  );

  return {
    areSent: true,
    async tell({ _id: userId, noticeEmail }, { address, userAgent }, at) {
      if (!noticeEmail) return;
      const payload = { userId, address, userAgent, at: at.toISOString() };
      await queue.add([{ payload, id: `notice-${randomUUID()}` }]);
    },
    start() {
      const workerRedis = connectRedis(REDIS_URL, {
        role: 'worker',
        name: 'worker',
        logger,
        measure,
      });
      const worker = startWorker(
        signInNoticeJob,
        async ({ userId, ...signIn }) => {
          const user = await users.byId(userId);
          // They are gone, or want no notices any more.
          if (!user?.noticeEmail) return;
          await mail.sendMail({
            to: user.noticeEmail,
            subject: 'New sign-in to your account',
            text: textFor(user, signIn, PUBLIC_ORIGIN),
          });
        },
        { redis: workerRedis, prefix, logger, metrics },
      );
      return {
        async close() {
          await worker.close();
          workerRedis.disconnect();
        },
      };
    },
    async close() {
      await queue.close();
      redis.disconnect();
      mail.close();
    },
  };
}
