import type { ServerResponse } from 'node:http';
import {
  type CatalogueGame,
  getCatalogueGame,
  listCatalogueGames,
  rememberLocation,
} from '@slots/contracts/catalog/catalogue-games';
import {
  getSync,
  listMalformedItems,
  type SyncRun,
  startSync,
} from '@slots/contracts/catalog/catalogue-sync';
import {
  cancelImportJob,
  getImportJob,
  type ImportJob,
  importAll,
  importBatch,
  importJobEvents,
  listImportJobs,
  NOTHING_MATCHES,
  planImport,
  retryImportJob,
} from '@slots/contracts/catalog/imports';
import type { ResponseOf } from '@slots/contracts/contract';
import { login, logout, type SessionUser, session } from '@slots/contracts/identity/auth';
import type { FakeGateway } from './fake-gateway.ts';

const PAGE_SIZE = 100;
const STARTED_AT = '2026-11-21T03:00:00.000Z';

type Sync = ResponseOf<typeof getSync>;

/** What the portal's screens talk to in tests: plain data that a test sets and looks at. */
export interface FakePortal {
  /** Who is signed in. */
  user: SessionUser | undefined;
  /** The password that signing in takes, for any username. */
  password: string;
  games: CatalogueGame[];
  jobs: ImportJob[];
  sync: Pick<Sync, 'running' | 'last'> & Partial<Pick<Sync, 'away' | 'lastSyncedAt'>>;
  malformed: ResponseOf<typeof listMalformedItems>['data'];
  /** Moves an import on and tells those who watch it. */
  advance(jobId: number, done: { readonly success?: number[]; readonly errors?: Failure[] }): void;
  /** Ends an import. */
  finish(jobId: number, state?: 'completed' | 'cancelled'): void;
  /** Cuts all event streams; new ones are refused until `streams` is true again. */
  cutStreams(): void;
  streams: boolean;
}

interface Failure {
  readonly id: number;
  readonly error: string;
}

/** A game of the catalogue that says everything. */
export function catalogueGame(id: number, over: Partial<CatalogueGame> = {}): CatalogueGame {
  return {
    id,
    external_id: id,
    name: `Game ${id}`,
    slug: `game-${id}`,
    thumb: null,
    url: `https://launcher.example/iframe/${id}`,
    provider: { id: 1, name: 'Northlight Studios' },
    type: { id: 1, name: 'Video Slots' },
    themes: [
      { id: 1, name: 'Egypt' },
      { id: 2, name: 'Treasure' },
    ],
    description: 'A slot about a river, a boat and what the boat carries.',
    megaways: true,
    bonus_buy: false,
    progressive: false,
    release: '2026-03-14',
    reels: '5-3',
    payline: '20',
    rtp: '96.51',
    volatility: 'High',
    min_bet: '0.20',
    max_bet: '100',
    max_win_per_spin: '5,000x',
    max_exposure: '250,000',
    cluster_slot: 'no',
    autoplay: 'yes',
    quickspin: 'yes',
    tumbling_reels: 'no',
    increasing_multipliers: 'yes',
    orientation: 'Both',
    restrictions: 'US,FR',
    imported: false,
    ...over,
  };
}

/** Gives a gateway the calls of signing in and importing. */
export function portalOn(gateway: FakeGateway): FakePortal {
  const watchers = new Map<number, Set<ServerResponse>>();

  const jobOf = (id: number): ImportJob | undefined => portal.jobs.find((job) => job.id === id);

  const gamesMatching = (search = ''): CatalogueGame[] =>
    portal.games.filter(({ name }) => name.toLowerCase().includes(search.toLowerCase()));

  function tell(job: ImportJob): void {
    const { results: _results, ...progress } = job;
    for (const watcher of watchers.get(job.id) ?? []) {
      watcher.write(`data: ${JSON.stringify(importJobEvents.responses[200].parse(progress))}\n\n`);
      if (job.finishedAt !== null) watcher.end();
    }
  }

  const portal: FakePortal = {
    user: undefined,
    password: 'correct horse',
    games: [],
    jobs: [],
    sync: { running: null, last: null },
    malformed: [],
    streams: true,
    advance(jobId, { success = [], errors = [] }) {
      const job = jobOf(jobId);
      if (!job) throw new Error(`There is no import ${jobId}.`);
      job.state = 'running';
      job.results.success.push(...success);
      job.results.errors.push(...errors);
      job.results.failed = job.results.errors.length;
      const succeeded = job.results.success.length;
      const failed = job.results.failed;
      job.progress = { ...job.progress, succeeded, failed, done: succeeded + failed };
      for (const game of portal.games) {
        if (success.includes(game.external_id)) game.imported = true;
      }
      tell(job);
    },
    finish(jobId, state = 'completed') {
      const job = jobOf(jobId);
      if (!job) throw new Error(`There is no import ${jobId}.`);
      job.state = state;
      job.finishedAt = STARTED_AT;
      tell(job);
    },
    cutStreams() {
      portal.streams = false;
      for (const responses of watchers.values()) {
        for (const response of responses) response.destroy();
      }
    },
  };

  gateway.on(session, () =>
    portal.user ? { status: 200, body: portal.user } : { status: 204, body: undefined },
  );
  gateway.on(login, ({ body }) => {
    if (body.password !== portal.password) {
      return { refuse: 401, message: 'Invalid username or password' };
    }
    portal.user ??= { id: 1, username: body.username, role: 'super_admin' };
    return { status: 200, body: { message: 'Login successful', user: portal.user } };
  });
  gateway.on(logout, () => {
    portal.user = undefined;
    return { status: 200, body: { message: 'Logged out' } };
  });

  gateway.on(listCatalogueGames, ({ query: { page, search } }) => {
    const found = gamesMatching(search);
    return {
      status: 200,
      body: {
        data: found.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE),
        current_page: page,
        per_page: PAGE_SIZE,
        last_page: Math.max(1, Math.ceil(found.length / PAGE_SIZE)),
        total: found.length,
      },
    };
  });
  gateway.on(getCatalogueGame, ({ params }) => {
    const game = portal.games.find(({ external_id }) => external_id === params.id);
    if (game) return { status: 200, body: game };
    return { refuse: 404, message: 'The external catalogue has no game with this id.' };
  });

  function queueImport(origin: ImportJob['origin'], total: number): number {
    const id = portal.jobs.length + 1;
    portal.jobs.unshift(
      importJob({
        id,
        origin,
        state: 'queued',
        progress: { total, done: 0, succeeded: 0, failed: 0 },
        results: { success: [], errors: [], failed: 0 },
        finishedAt: null,
      }),
    );
    return id;
  }

  gateway.on(importBatch, ({ body, headers }) => {
    const total = new Set(body.gameIds).size;
    const id = queueImport('batch', total);
    if (headers['prefer'] === 'respond-async') {
      return { status: 202, body: { message: 'The import has started.', jobId: id } };
    }
    portal.advance(id, { success: body.gameIds });
    portal.finish(id);
    const { results } = portal.jobs[0] ?? {};
    if (!results) throw new Error('The import is lost.');
    return {
      status: 200,
      body: { message: `Successfully imported ${total} games`, results, jobId: id },
    };
  });
  gateway.on(importAll, ({ body }) => {
    const matches = gamesMatching(body?.search);
    if (matches.length === 0) return { refuse: 404, message: NOTHING_MATCHES };
    const jobId = queueImport('all', matches.length);
    return { status: 202, body: { message: 'The import has started.', jobId } };
  });
  gateway.on(planImport, ({ body }) => {
    const known = new Set(portal.games.map(({ external_id }) => external_id));
    const wanted = body.gameIds
      ? portal.games.filter(({ external_id }) => body.gameIds?.includes(external_id))
      : gamesMatching(body.search);
    const missing = (body.gameIds ?? []).filter((id) => !known.has(id));
    return {
      status: 200,
      body: {
        total: wanted.length + missing.length,
        create: named(wanted.filter(({ imported }) => !imported)),
        change: named([]),
        leave: named(wanted.filter(({ imported }) => imported)),
        missing,
      },
    };
  });
  gateway.on(retryImportJob, ({ params }) => {
    const job = jobOf(params.id);
    if (!job) return { refuse: 404, message: 'There is no import with this id.' };
    const { failed } = job.progress;
    if (failed === 0) return { refuse: 409, message: 'No game of this import has failed.' };
    const jobId = queueImport('batch', failed);
    return { status: 202, body: { message: 'The import has started.', jobId } };
  });
  gateway.on(rememberLocation, () => ({ status: 200, body: { message: 'Location cached' } }));
  gateway.on(listMalformedItems, ({ query }) => ({
    status: 200,
    body: { data: pageOf(portal.malformed, query), total: portal.malformed.length },
  }));
  gateway.on(listImportJobs, ({ query }) => ({
    status: 200,
    body: { data: pageOf(portal.jobs, query), total: portal.jobs.length },
  }));
  gateway.on(getImportJob, ({ params }) => {
    const job = jobOf(params.id);
    return job
      ? { status: 200, body: job }
      : { refuse: 404, message: 'There is no import with this id.' };
  });
  gateway.on(cancelImportJob, ({ params }) => {
    const job = jobOf(params.id);
    if (!job) return { refuse: 404, message: 'There is no import with this id.' };
    portal.finish(job.id, 'cancelled');
    return { status: 200, body: job };
  });
  gateway.on(importJobEvents, ({ params, response }) => {
    const job = jobOf(params.id);
    if (!job) return { refuse: 404, message: 'There is no import with this id.' };
    if (!portal.streams) return { refuse: 503 };
    response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' });
    response.flushHeaders();
    const responses = watchers.get(job.id) ?? new Set();
    watchers.set(job.id, responses.add(response));
    response.on('close', () => responses.delete(response));
    tell(job);
    return 'by itself';
  });

  gateway.on(getSync, () => ({
    status: 200,
    body: {
      away: null,
      lastSyncedAt: portal.sync.last?.state === 'completed' ? portal.sync.last.finishedAt : null,
      ...portal.sync,
      mirrored: portal.games.length,
    },
  }));
  gateway.on(startSync, () => {
    portal.sync.running = syncRun({ state: 'queued' });
    return { status: 202, body: portal.sync.running };
  });

  return portal;
}

function pageOf<T>(list: readonly T[], { page, limit }: { page: number; limit: number }): T[] {
  return list.slice((page - 1) * limit, page * limit);
}

/** A part of a dry run, which names the first 20. */
function named(games: readonly CatalogueGame[]) {
  const first = games.slice(0, 20).map(({ external_id: id, name }) => ({ id, name }));
  return { count: games.length, games: first };
}

/** An import of two games that went well. */
export function importJob(over: Partial<ImportJob> = {}): ImportJob {
  return {
    id: 1,
    origin: 'batch',
    state: 'completed',
    progress: { total: 2, done: 2, succeeded: 2, failed: 0 },
    speed: null,
    requestedBy: { id: 1, username: 'marianne' },
    results: { success: [1, 2], errors: [], failed: 0 },
    createdAt: STARTED_AT,
    finishedAt: STARTED_AT,
    ...over,
  };
}

/** A run of the catalogue's sync. */
export function syncRun(over: Partial<SyncRun> = {}): SyncRun {
  return {
    id: 1,
    mode: 'full',
    state: 'completed',
    pages: 167,
    pagesDone: 167,
    games: 25_000,
    malformed: 0,
    error: null,
    createdAt: STARTED_AT,
    finishedAt: STARTED_AT,
    ...over,
  };
}
