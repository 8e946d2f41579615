import type { ServerResponse } from 'node:http';
import { serve } from '@slots/testing/serve';

export interface Feed {
  readonly url: string;
  /** The games of the catalogue, in the order of its pages. */
  items: unknown[];
  /** Its lists of providers and themes, by path; 404 for one that is not there. */
  readonly described: Record<string, unknown[]>;
  /** Takes the place of an ordinary answer when it gives true. */
  misbehave: (
    response: ServerResponse,
    request: { page: number; count: number; ids: readonly number[] },
  ) => boolean;
  /** The queries for games that came in. */
  readonly requests: URLSearchParams[];
  close(): Promise<void>;
}

/** A catalogue that a test can make send anything: checks nothing, pages over `items`. */
export async function startFeed(items: unknown[] = []): Promise<Feed> {
  const { url, stop } = await serve((request, response) => {
    const { pathname, searchParams: query } = new URL(request.url ?? '/', 'http://any');
    const page = Number(query.get('page') ?? 1);
    const size = Number(query.get('per_page') ?? 100);
    const ofGames = pathname === '/api/games';
    const ids = query.getAll('id[]').map(Number);
    if (ofGames) {
      feed.requests.push(query);
      if (feed.misbehave(response, { page, count: feed.requests.length, ids })) return;
    }
    const found = ofGames
      ? feed.items.filter((item) => ids.length === 0 || ids.includes(idOf(item)))
      : feed.described[pathname];
    if (found === undefined) {
      response.writeHead(404, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ error: 'Not found.' }));
      return;
    }
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(
      JSON.stringify({
        data: found.slice((page - 1) * size, page * size),
        meta: {
          current_page: page,
          last_page: Math.max(1, Math.ceil(found.length / size)),
          per_page: size,
          total: found.length,
        },
      }),
    );
  });
  const feed: Feed = {
    url,
    items,
    described: {},
    misbehave: () => false,
    requests: [],
    close: stop,
  };
  return feed;
}

function idOf(item: unknown): number {
  return typeof item === 'object' && item !== null && 'id' in item ? Number(item.id) : Number.NaN;
}

/** A game in the flat form of the wire. */
export function feedItem(id: number, fields: object = {}): object {
  return {
    id,
    name: `Game ${id}`,
    slug: `game-${id}`,
    url: `https://launcher.example/iframe/${id}`,
    thumb: '',
    description: null,
    provider_id: 1,
    provider: 'Studio',
    provider_slug: 'studio',
    type_id: 2,
    type: 'Slots',
    type_slug: 'slots',
    themes: [],
    published: 1,
    ...fields,
  };
}
