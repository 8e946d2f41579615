import type { ServerResponse } from 'node:http';
import { type CatalogueGame, listCatalogueGames } from '@slots/contracts/catalog/catalogue-games';
import { getSync, listMalformedItems, startSync } from '@slots/contracts/catalog/catalogue-sync';
import {
  cancelImportJob,
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
import { AT } from '../../../testing/example.ts';
import type { Collection, FakeGateway } from '../../../testing/fake-gateway.ts';
import { importJob, syncRun } from '../../../testing/records.ts';

type Sync = ResponseOf<typeof getSync>;

interface Failure {
  readonly id: number;
  readonly error: string;
}

/** Imports that a test controls. */
export interface ImportPortal {
  readonly games: Collection<CatalogueGame>;
  readonly jobs: Collection<ImportJob>;
  readonly malformed: Collection<ResponseOf<typeof listMalformedItems>['data'][number]>;
  sync: Pick<Sync, 'running' | 'last'> & Partial<Pick<Sync, 'away' | 'lastSyncedAt'>>;
  /** Advances an import and sends its event. */
  advance(jobId: number, done: { readonly success?: number[]; readonly errors?: Failure[] }): void;
  /** Ends an import. */
  finish(jobId: number, state?: 'completed' | 'cancelled'): void;
  /** Cuts all event streams, and refuses new ones. */
  cutStreams(): void;
}

/** Gives a gateway the calls of importing games. */
export function importPortalOn(gateway: FakeGateway): ImportPortal {
  const watchers = new Map<number, Set<ServerResponse>>();
  let streams = true;
  const missing = { refuse: 404, message: 'There is no import with this id.' } as const;

  const find = (id: number) => portal.jobs.all.find((job) => job.id === id);
  function jobOf(id: number): ImportJob {
    const job = find(id);
    if (!job) throw new Error(`There is no import ${id}.`);
    return job;
  }
  const gamesMatching = (search = '') =>
    portal.games.all.filter(({ name }) => name.toLowerCase().includes(search.toLowerCase()));

  function tell(job: ImportJob): void {
    const { results: _results, ...progress } = job;
    for (const watcher of watchers.get(job.id) ?? []) {
      watcher.write(`data: ${JSON.stringify(importJobEvents.responses[200].parse(progress))}\n\n`);
      if (job.finishedAt !== null) watcher.end();
    }
  }

  const portal: ImportPortal = {
    games: gateway.collection(listCatalogueGames),
    jobs: gateway.collection(listImportJobs),
    malformed: gateway.collection(listMalformedItems),
    sync: { running: null, last: null },
    advance(jobId, { success = [], errors = [] }) {
      const job = jobOf(jobId);
      job.state = 'running';
      job.results.success.push(...success);
      job.results.errors.push(...errors);
      const failed = job.results.errors.length;
      const succeeded = job.results.success.length;
      job.results.failed = failed;
      job.progress = { ...job.progress, succeeded, failed, done: succeeded + failed };
      for (const game of portal.games.all) {
        if (success.includes(game.external_id)) game.imported = true;
      }
      tell(job);
    },
    finish(jobId, state = 'completed') {
      tell(Object.assign(jobOf(jobId), { state, finishedAt: AT }));
    },
    cutStreams() {
      streams = false;
      for (const responses of watchers.values()) {
        for (const response of responses) response.destroy();
      }
    },
  };

  function queueImport(origin: ImportJob['origin'], total: number): number {
    const id = portal.jobs.all.length + 1;
    const progress = { total, done: 0, succeeded: 0, failed: 0 };
    const results = { success: [], errors: [], failed: 0 };
    const job = importJob({ id, origin, state: 'queued', progress, results, finishedAt: null });
    portal.jobs.all = [job, ...portal.jobs.all];
    return id;
  }

  gateway.on(importBatch, ({ body, headers }) => {
    const total = new Set(body.gameIds).size;
    const id = queueImport('batch', total);
    if (headers['prefer'] === 'respond-async') return started(id);
    portal.advance(id, { success: body.gameIds });
    portal.finish(id);
    const message = `Successfully imported ${total} games`;
    return { status: 200, body: { message, results: jobOf(id).results, jobId: id } };
  });
  gateway.on(importAll, ({ body }) => {
    const matches = gamesMatching(body?.search);
    if (matches.length === 0) return { refuse: 404, message: NOTHING_MATCHES };
    return started(queueImport('all', matches.length));
  });
  gateway.on(planImport, ({ body }) => {
    const known = new Set(portal.games.all.map(({ external_id }) => external_id));
    const wanted = body.gameIds
      ? portal.games.all.filter(({ external_id }) => body.gameIds?.includes(external_id))
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
    const job = find(params.id);
    if (!job) return missing;
    const { failed } = job.progress;
    if (failed === 0) return { refuse: 409, message: 'No game of this import has failed.' };
    return started(queueImport('batch', failed));
  });
  gateway.on(cancelImportJob, ({ params }) => {
    const job = find(params.id);
    if (!job) return missing;
    portal.finish(job.id, 'cancelled');
    return { status: 200, body: job };
  });
  gateway.on(importJobEvents, ({ params, response }) => {
    const job = find(params.id);
    if (!job) return missing;
    if (!streams) return { refuse: 503 };
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
      mirrored: portal.games.all.length,
    },
  }));
  gateway.on(startSync, () => {
    portal.sync.running = syncRun({ state: 'queued' });
    return { status: 202, body: portal.sync.running };
  });

  return portal;
}

const started = (jobId: number) =>
  ({ status: 202, body: { message: 'The import has started.', jobId } }) as const;

/** A part of a dry run, which names the first 20. */
function named(games: readonly CatalogueGame[]) {
  const first = games.slice(0, 20).map(({ external_id: id, name }) => ({ id, name }));
  return { count: games.length, games: first };
}
