import { addAbortSignal, type Readable } from 'node:stream';
import { CredentialUnreadable } from '@slots/credential-cipher/credential-cipher';
import { NOT_PUBLIC, publicAgents } from '@slots/public-address/public-agents';
import axios, { type AxiosResponse } from 'axios';
import { Webhook } from 'standardwebhooks';
import type { DeliveryAnswer } from './webhook.model.ts';

const TIMEOUT_MS = 15_000;
const BODY_MS = 2_000;
/** Characters kept of an answer. */
const MAX_ANSWER_LENGTH = 300;

/** A message as it is sent. */
interface SignedMessage {
  readonly url: string;
  /** The same at each try, so that receivers recognise duplicates. */
  readonly id: string;
  readonly body: string;
  /** The present secret, and the one before while it still signs. @throws CredentialUnreadable */
  readonly secrets: () => readonly string[];
}

/** As much of it as comes in time: the status has told by then what became of the message. */
async function beginningOf(body: Readable): Promise<string> {
  let text = '';
  try {
    for await (const part of addAbortSignal(AbortSignal.timeout(BODY_MS), body)) {
      text += String(part);
      if (text.length >= MAX_ANSWER_LENGTH) break;
    }
  } catch {
    // It did not end, or broke off.
  }
  body.destroy();
  return text.slice(0, MAX_ANSWER_LENGTH);
}

const FAILURES: Readonly<Record<string, string>> = {
  [NOT_PUBLIC]: 'The address is not public, so nothing was sent.',
  ENOTFOUND: 'There is no such host.',
  ECONNREFUSED: 'The host refuses the connection.',
  ECONNRESET: 'The host closed the connection.',
  ERR_CANCELED: `No answer came within ${TIMEOUT_MS / 1_000} seconds.`,
  ECONNABORTED: `No answer came within ${TIMEOUT_MS / 1_000} seconds.`,
};

function failureOf(error: unknown): string {
  if (error instanceof CredentialUnreadable) {
    return 'The secret of the webhook cannot be decrypted. Please make a new one.';
  }
  const { code = '' }: { code?: unknown } = Object(error);
  if (/CERT|TLS|SSL|SELF_SIGNED|ALTNAME/.test(String(code))) {
    return 'The certificate of the host is not valid.';
  }
  return FAILURES[String(code)] ?? 'The address could not be reached.';
}

/**
 * Sends messages signed by the rules of Standard Webhooks, to public addresses alone: the very address is looked at that is
 * connected to, and no redirect is followed.
 * @param privateHosts hosts with port that may be told all the same, over http too
 */
export function createWebhookSender({ privateHosts }: { privateHosts: ReadonlySet<string> }) {
  return {
    /** True for an address that may be told: over https, or one of the exceptions. */
    maySendTo(url: string): boolean {
      const { protocol, host } = new URL(url);
      return protocol === 'https:' || privateHosts.has(host);
    },

    /** Never throws: what goes wrong is the answer. */
    async send({ url, id, body, secrets }: SignedMessage): Promise<DeliveryAnswer> {
      const at = new Date();
      const begun = performance.now();
      const answer = (status: number | null, text: string): DeliveryAnswer => ({
        at,
        status,
        text,
        milliseconds: Math.round(performance.now() - begun),
      });
      try {
        const signatures = secrets().map((secret) => new Webhook(secret).sign(id, at, body));
        const response: AxiosResponse<Readable> = await axios.post(url, Buffer.from(body), {
          headers: {
            'Content-Type': 'application/json',
            'User-Agent': 'slots-webhooks',
            'webhook-id': id,
            'webhook-timestamp': String(Math.floor(at.getTime() / 1_000)),
            'webhook-signature': signatures.join(' '),
          },
          responseType: 'stream',
          timeout: TIMEOUT_MS,
          signal: AbortSignal.timeout(TIMEOUT_MS),
          maxRedirects: 0,
          validateStatus: () => true,
          proxy: false,
          decompress: false,
          ...(privateHosts.has(new URL(url).host) ? {} : publicAgents),
        });
        return answer(response.status, await beginningOf(response.data));
      } catch (error) {
        return answer(null, failureOf(error));
      }
    },
  };
}

export type WebhookSender = ReturnType<typeof createWebhookSender>;
