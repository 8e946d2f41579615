import { SpanKind } from '@opentelemetry/api';
import { inSpan } from '@slots/telemetry/trace';
import axios, { AxiosError, type AxiosResponse } from 'axios';
import { z } from 'zod';
import { CatalogueError } from './catalogue.error.ts';
import {
  type CatalogueGameCopy,
  isMalformed,
  type MalformedItem,
  parseCatalogueGame,
  wireNumber,
} from './catalogue-game.ts';
import type { CatalogueMetrics } from './catalogue-metrics.ts';
import { type Described, parseTaxon, type TaxonDescription } from './catalogue-taxon.ts';
import type { RateBucket } from './rate-bucket.ts';
import { catalogueSignature } from './signature.ts';

/** The longest wait of a screen's request for a turn under the catalogue's rate. */
export const PATIENCE_MS = 8_000;

export interface CataloguePage {
  readonly games: readonly CatalogueGameCopy[];
  readonly malformed: readonly MalformedItem[];
  readonly page: number;
  readonly lastPage: number;
  readonly total: number;
}

/** The wait for a turn under the rate. */
interface Wait {
  /** The longest in milliseconds; a minute by default. */
  readonly maxWaitMs?: number;
  /** Ends it with an AbortError. */
  readonly signal?: AbortSignal;
}

const GAMES_PATH = '/api/games';
const MAX_ANSWER_BYTES = 20 * 1024 * 1024;
const DEFAULT_WAIT_MS = 60_000;
/** Below the wait, so that there is a turn after it. A catalogue that asks for more may be mistaken, and is asked again. */
const MAX_PAUSE_MS = 50_000;

/** Far more than any catalogue has; all of them are in memory at once. */
const MAX_DESCRIPTION_PAGES = 200;

const failure = z.object({ error: z.string() });
const list = z.object({
  data: z.array(z.unknown()),
  meta: z.object({ current_page: wireNumber, last_page: wireNumber, total: wireNumber }),
});

/** The one client of the external catalogue: signed, paced over all processes, parsed tolerantly. */
export function createCatalogueClient(settings: {
  readonly url: string;
  readonly token: string;
  readonly secret: string;
  readonly origin: string;
  readonly pageSize: number;
  readonly timeoutMs: number;
  readonly bucket: RateBucket;
  readonly metrics: CatalogueMetrics;
}) {
  const { token, secret, origin, pageSize, bucket, metrics } = settings;
  const base = new URL(settings.url);
  const http = axios.create({
    baseURL: settings.url,
    timeout: settings.timeoutMs,
    maxRedirects: 0,
    maxContentLength: MAX_ANSWER_BYTES,
    proxy: false,
    responseType: 'text',
    transformResponse: (body: unknown) => body,
    validateStatus: () => true,
  });

  function turn(asked: Wait): Promise<void> {
    const wait = () => metrics.turn(() => bucket.turn({ maxWaitMs: DEFAULT_WAIT_MS, ...asked }));
    return inSpan("wait for the catalogue's rate", SpanKind.INTERNAL, wait);
  }

  /** The catalogue is external: it gets no trace. The query holds the key, so no span has it. */
  function ask(call: string, params: URLSearchParams) {
    return inSpan(`GET catalogue ${call}`, SpanKind.CLIENT, async (span) => {
      span?.setAttribute('peer.service', 'catalogue');
      const answer = await send(call, params);
      span?.setAttribute('http.response.status_code', answer.status);
      if (answer.status === 429) await bucket.pause(waitAskedFor(answer));
      return readAnswer(answer);
    });
  }

  async function send(call: string, params: URLSearchParams) {
    const timestamp = Math.floor(Date.now() / 1000);
    const path = `${base.pathname.replace(/\/+$/, '')}${call}`;
    try {
      return await http.get<unknown>(call, {
        params,
        // axios's own time-out does not cover a connection that is never accepted.
        signal: AbortSignal.timeout(settings.timeoutMs + 1_000),
        headers: {
          Origin: origin,
          Accept: 'application/json',
          'X-SL-Timestamp': String(timestamp),
          'X-SL-Signature': catalogueSignature(secret, [timestamp, 'GET', path]),
        },
      });
    } catch (error) {
      throw connectionError(error);
    }
  }

  async function fetchPage(
    call: string,
    query: Readonly<Record<string, string | number>>,
    ids: readonly number[],
    wait: Wait,
  ) {
    const params = new URLSearchParams({ token, order_by: 'id', order: 'asc' });
    for (const [name, value] of Object.entries(query)) params.set(name, String(value));
    for (const id of ids) params.append('id[]', String(id));
    await turn(wait);
    return metrics.request(() => ask(call, params));
  }

  async function fetchGames(
    query: Readonly<Record<string, string | number>>,
    ids: readonly number[],
    wait: Wait,
  ): Promise<CataloguePage> {
    const { data, meta } = await fetchPage(GAMES_PATH, query, ids, wait);
    const items = data.map(parseCatalogueGame);
    return {
      games: items.flatMap((item) => (isMalformed(item) ? [] : [item])),
      malformed: items.filter(isMalformed),
      page: meta.current_page,
      lastPage: meta.last_page,
      total: meta.total,
    };
  }

  return {
    pageSize,

    /**
     * One page of all games, by id.
     * @param query.updatedAt a day; only what changed since then
     * @throws CatalogueError
     */
    page(query: { page: number; perPage?: number; updatedAt?: string }, wait: Wait = {}) {
      const { page, perPage = pageSize, updatedAt } = query;
      const since = updatedAt === undefined ? {} : { updated_at: updatedAt };
      return fetchGames({ page, per_page: perPage, ...since }, [], wait);
    },

    /** The games with these ids, in as few requests as the page size allows. @throws CatalogueError */
    async games(ids: readonly number[], wait: Wait = {}) {
      const games: CatalogueGameCopy[] = [];
      const malformed: MalformedItem[] = [];
      for (let start = 0; start < ids.length; start += pageSize) {
        const group = ids.slice(start, start + pageSize);
        const answer = await fetchGames({ page: 1, per_page: pageSize }, group, wait);
        games.push(...answer.games);
        malformed.push(...answer.malformed);
      }
      return { games, malformed };
    },

    /** All descriptions of providers or themes in the catalogue. @throws CatalogueError */
    async descriptions(kind: Described, wait: Wait = {}) {
      const found: TaxonDescription[] = [];
      for (let page = 1, lastPage = 1; page <= lastPage; page += 1) {
        const query = { page, per_page: pageSize };
        const { data, meta } = await fetchPage(`/api/${kind}`, query, [], wait);
        found.push(...data.flatMap((item) => parseTaxon(item) ?? []));
        // A last page that is never reached must not be asked for without end.
        lastPage = data.length === 0 ? page : Math.min(meta.last_page, MAX_DESCRIPTION_PAGES);
      }
      return found;
    },
  };
}

export type CatalogueClient = ReturnType<typeof createCatalogueClient>;

/** axios's errors carry the whole request, key included, so only their code is passed on. */
function connectionError(error: unknown): CatalogueError {
  const code = error instanceof AxiosError ? error.code : undefined;
  const late = code === 'ECONNABORTED' || code === 'ERR_CANCELED' || code === 'ETIMEDOUT';
  return new CatalogueError(
    late
      ? 'The external catalogue did not answer in time.'
      : `The external catalogue cannot be reached${code ? ` (${code})` : ''}.`,
    { retryable: true },
  );
}

/** Milliseconds that `Retry-After` asks to wait, by seconds or by a date; 0 without one. */
function waitAskedFor({ headers }: AxiosResponse<unknown>): number {
  const asked = String(headers['retry-after']);
  const ms = /^\d+$/.test(asked) ? Number(asked) * 1_000 : Date.parse(asked) - Date.now();
  return Math.max(0, Math.min(ms || 0, MAX_PAUSE_MS));
}

function readAnswer({ status, data: text }: AxiosResponse<unknown>): z.output<typeof list> {
  if (status === 429) {
    throw new CatalogueError('The external catalogue asks for slower requests.', {
      retryable: true,
    });
  }
  if (status >= 500) {
    throw new CatalogueError(`The external catalogue failed (${status}).`, { retryable: true });
  }
  const body = parseJson(text);
  const refusal = failure.safeParse(body).data?.error.slice(0, 200);
  if (status >= 400) {
    throw new CatalogueError(
      `The external catalogue refused the request (${status}${refusal ? `: ${refusal}` : ''}).`,
      { retryable: status === 408 },
    );
  }
  if (refusal !== undefined) {
    throw new CatalogueError(`The external catalogue refused the request: ${refusal}`, {
      retryable: false,
    });
  }
  const parsed = list.safeParse(body);
  if (parsed.success) return parsed.data;
  throw new CatalogueError('The external catalogue sent an answer that cannot be read.', {
    retryable: true,
  });
}

function parseJson(text: unknown): unknown {
  try {
    return JSON.parse(String(text));
  } catch {
    return undefined;
  }
}
