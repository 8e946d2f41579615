import type { Readable } from 'node:stream';
import type { LinkHealth } from '@slots/contracts/casino/link-health';
import { hasUserInfo } from '@slots/contracts/web-link';
import { NOT_PUBLIC, publicAgents } from '@slots/public-address/public-agents';
import axios, { type AxiosResponse } from 'axios';

/** The outcome of following a link. */
export type Finding = Pick<LinkHealth, 'state' | 'detail'> & {
  /** The finding is about the whole host, not about this link. */
  readonly isOfHost?: true;
};

const TIMEOUT_MS = 10_000;
const MAX_REDIRECTS = 5;
const REDIRECTS = new Set([301, 302, 303, 307, 308]);
/** Answers of a host that has a problem of its own. */
const HOST_AWAY = new Set([502, 503, 504]);
/** Statuses that a browser may not get: programs are refused, or asked to retry later. */
const TELLS_NOTHING = new Set([401, 403, 405, 406, 408, 425, 429, 451, 501, 999]);
/** Names reserved for examples (RFC 2606): no host has them. */
const EXAMPLE = /(?:^|\.)(?:example|test|invalid|example\.(?:com|net|org))$/i;

const HEADERS = {
  'User-Agent': 'Mozilla/5.0 (compatible; link-check)',
  Accept: 'text/html,*/*;q=0.5',
};

const found = (state: Finding['state'], detail: string): Finding => ({ state, detail });
const ofHost = (state: Finding['state'], detail: string): Finding => ({
  state,
  detail,
  isOfHost: true,
});

/** Follows links as a visitor's browser would, but never to an address that is not public. */
export function createLinkProbe({
  privateHosts,
}: {
  /** Host names with port that may be asked all the same, wherever they lead. */
  privateHosts: ReadonlySet<string>;
}) {
  /** The reason not to request an address, if any. */
  function refusal({ protocol, href, host, hostname, port }: URL): Finding | undefined {
    if (!/^https?:$/.test(protocol)) return found('broken', `It leads to ${protocol} addresses.`);
    // No matter to whom: such a link is not shown.
    if (hasUserInfo(href)) return found('broken', 'It has a user name before its host.');
    if (privateHosts.has(host)) return undefined;
    if (EXAMPLE.test(hostname)) return found('unknown', 'Its address is an example.');
    if (port !== '') return found('unknown', 'Its port is not one of web pages.');
    return undefined;
  }

  async function ask(method: 'HEAD' | 'GET', url: URL, signal: AbortSignal) {
    const answer: AxiosResponse<Readable> = await axios.request({
      method,
      url: url.href,
      headers: HEADERS,
      responseType: 'stream',
      timeout: TIMEOUT_MS,
      signal,
      maxRedirects: 0,
      validateStatus: () => true,
      proxy: false,
      decompress: false,
      ...(privateHosts.has(url.host) ? {} : publicAgents),
    });
    // Only that it answers is of interest.
    answer.data.destroy();
    return { status: answer.status, location: String(answer.headers['location'] ?? '') };
  }

  async function follow(link: URL, signal: AbortSignal): Promise<Finding> {
    let url = link;
    for (let steps = 0; steps <= MAX_REDIRECTS; steps += 1) {
      const refused = refusal(url);
      if (refused) return refused;
      let answer = await ask('HEAD', url, signal);
      // Many servers know no HEAD, and say so in many ways.
      if (answer.status >= 400) answer = await ask('GET', url, signal);
      if (!REDIRECTS.has(answer.status)) return judged(answer.status);
      if (!URL.canParse(answer.location, url.href)) {
        return found('broken', 'It redirects to no address.');
      }
      url = new URL(answer.location, url.href);
    }
    return found('broken', `It redirects more than ${MAX_REDIRECTS} times.`);
  }

  return {
    /** Never throws: what goes wrong is what was found. */
    async probe(link: string): Promise<Finding> {
      const signal = AbortSignal.timeout(TIMEOUT_MS * 2);
      try {
        return await follow(new URL(link), signal);
      } catch (error) {
        return failed(error);
      }
    },
  };
}

export type LinkProbe = ReturnType<typeof createLinkProbe>;

function judged(status: number): Finding {
  if (status < 400) return found('ok', 'It works.');
  if (TELLS_NOTHING.has(status)) return found('unknown', `It answers programs with ${status}.`);
  if (HOST_AWAY.has(status)) return ofHost('broken', `It answers with ${status}.`);
  return found('broken', `It answers with ${status}.`);
}

const BY_CODE: Readonly<Record<string, Finding>> = {
  [NOT_PUBLIC]: found('broken', 'It leads to an address that is not public.'),
  ENOTFOUND: ofHost('broken', 'There is no such host.'),
  ECONNREFUSED: ofHost('broken', 'Its host refuses the connection.'),
  EHOSTUNREACH: ofHost('broken', 'Its host cannot be reached.'),
  EAI_AGAIN: ofHost('unknown', 'Its host could not be looked up.'),
  ENETUNREACH: ofHost('unknown', 'No network leads there.'),
};

function failed(error: unknown): Finding {
  const { code = '' }: { code?: unknown } = Object(error);
  const known = BY_CODE[String(code)];
  if (known) return known;
  if (/CERT|TLS|SSL|SELF_SIGNED|ALTNAME/.test(String(code))) {
    return ofHost('broken', 'Its certificate is not valid.');
  }
  if (/ABORT|TIMEDOUT|CANCELED/.test(String(code))) {
    return found('unknown', 'It does not answer in time.');
  }
  return found('unknown', 'It could not be followed.');
}
