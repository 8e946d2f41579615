import { Client, errors } from '@opensearch-project/opensearch';
import { z } from 'zod';

/** Visitors wait no longer; what is slower counts as away. */
const REQUEST_TIMEOUT_MS = 2_000;

/** Statuses of an engine that cannot answer at the moment; 404: its index has not been made yet. */
const AWAY_STATUSES: ReadonlySet<number> = new Set([404, 429, 500, 502, 503, 504]);

const hit = z.object({ _id: z.string(), _source: z.unknown().optional() });
const bucket = z.looseObject({
  key: z.union([z.string(), z.number()]),
  doc_count: z.number(),
  visible: z.object({ doc_count: z.number() }).optional(),
});
const answer = z.object({
  hits: z.object({
    total: z.object({ value: z.number() }).optional(),
    hits: z.array(hit),
  }),
  aggregations: z.record(z.string(), z.object({ buckets: z.array(bucket) })).optional(),
});
const answers = z.object({
  responses: z.array(z.union([answer, z.object({ status: z.number(), error: z.unknown() })])),
});

/** A search as OpenSearch takes it. */
export type SearchBody = Readonly<Record<string, unknown>>;
export type SearchAnswer = z.output<typeof answer>;

export function openSearchClient(url: string, { timeoutMs = REQUEST_TIMEOUT_MS } = {}): Client {
  return new Client({ node: url, requestTimeout: timeoutMs, maxRetries: 0 });
}

/** OpenSearch cannot answer: lists come from elsewhere then. */
export class OpenSearchAway extends Error {
  override readonly name = 'OpenSearchAway';
}

/** True for an error that says nothing about the question. */
export function isAway(error: unknown): boolean {
  return (
    error instanceof OpenSearchAway ||
    error instanceof errors.ConnectionError ||
    error instanceof errors.TimeoutError ||
    error instanceof errors.NoLivingConnectionsError ||
    (error instanceof errors.ResponseError && AWAY_STATUSES.has(error.statusCode ?? 0))
  );
}

/** Asks several searches of an index in one request; gives their answers in that order. */
export async function searchAll(
  client: Client,
  index: string,
  bodies: readonly SearchBody[],
): Promise<SearchAnswer[]> {
  const { body } = await client.msearch({
    index,
    body: bodies.flatMap((one) => [{}, one]),
  });
  return answers.parse(body).responses.map((one) => {
    if ('hits' in one) return one;
    const told = `a search failed: ${JSON.stringify(one.error)}`;
    throw AWAY_STATUSES.has(one.status) ? new OpenSearchAway(told) : new Error(told);
  });
}
