import createClient, { type Client } from 'openapi-fetch';
import type { paths } from '../dist/api.d.ts';

export type ApiClient = Client<paths>;

/**
 * A client of the API whose calls, bodies and answers are typed by its OpenAPI document. It gives `data` or `error` and
 * throws only when no answer comes.
 * @param baseUrl the origin of the site, such as https://slots.example
 * @param key an API key, made under Settings; without one it makes what calls visitors may
 */
export function createApiClient({
  baseUrl,
  key,
}: {
  readonly baseUrl: string;
  readonly key?: string;
}): ApiClient {
  return createClient<paths>({
    baseUrl,
    ...(key !== undefined && { headers: { Authorization: `Bearer ${key}` } }),
  });
}
