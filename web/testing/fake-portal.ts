import type { ServerResponse } from 'node:http';
import {
  type CatalogueGame,
  cancelImportJob,
  getCatalogueGame,
  getImportJob,
  getSync,
  type ImportJob,
  importBatch,
  importJobEvents,
  listCatalogueGames,
  listImportJobs,
  type SyncRun,
  startSync,
} from '@slots/contracts/catalog/game-import';
import { login, logout, type SessionUser, session } from '@slots/contracts/identity/auth';
import type { FakeGateway } from './fake-gateway.ts';

const PAGE_SIZE = 100;
const STARTED_AT = '2026-11-21T03:00:00.000Z';

/** What the portal's screens talk to in tests: plain data that a test sets and looks at. */
export interface FakePortal {
  /** Who is signed in. */
  user: SessionUser | undefined;
  /** The password that signing in takes, for any username. */
  password: string;
  games: CatalogueGame[];
  jobs: ImportJob[];
  sync: { running: SyncRun | null; last: SyncRun | null };
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
    portal.user ? { status: 200, body: portal.user } : { refuse: 401, message: 'Not signed in' },
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

  gateway.on(listCatalogueGames, ({ query: { page, search = '' } }) => {
    const found = portal.games.filter(({ name }) =>
      name.toLowerCase().includes(search.toLowerCase()),
    );
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

  gateway.on(importBatch, ({ body, headers }) => {
    const id = portal.jobs.length + 1;
    const total = new Set(body.gameIds).size;
    portal.jobs.unshift({
      id,
      origin: 'batch',
      state: 'queued',
      progress: { total, done: 0, succeeded: 0, failed: 0 },
      results: { success: [], errors: [], failed: 0 },
      createdAt: STARTED_AT,
      finishedAt: null,
    });
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
  gateway.on(listImportJobs, ({ query }) => ({
    status: 200,
    body: { data: portal.jobs.slice(0, query.limit), total: portal.jobs.length },
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
    body: { ...portal.sync, mirrored: portal.games.length },
  }));
  gateway.on(startSync, () => {
    portal.sync.running = syncRun({ state: 'queued' });
    return { status: 202, body: portal.sync.running };
  });

  return portal;
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
