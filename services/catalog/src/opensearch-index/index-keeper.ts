import { errors } from '@opensearch-project/opensearch';
import { repeat } from '@slots/http-kit/repeat';
import type { Logger } from '@slots/logger/logger';
import { createLease } from '@slots/mongo/lease';
import { batchesOf } from '@slots/mongo/rows';
import type { Connection } from 'mongoose';
import { z } from 'zod';
import { followGames, ReloadNeeded } from '../game-index/game-follower.ts';
import type {
  IndexedGamesRepository,
  IndexedState,
  ResumeToken,
} from '../games/indexed-games.repository.ts';
import { DOCUMENT_VERSION, documentOf, MAPPINGS } from './game-document.ts';
import type { IndexCheckpointsRepository } from './index-checkpoints.repository.ts';
import { openSearchClient } from './opensearch.client.ts';

/** Filling takes longer than a search may. */
const REQUEST_TIMEOUT_MS = 60_000;
/** A million games take a minute or two. */
const MERGE_MS = 30 * 60_000;
const CHUNK = 1_000;
/** A worker that died is followed by another after this. */
const LEASE_MS = 10_000;
const RENEWED_MS = 3_000;
const KEPT_MS = 1_000;
/** Gateways that were told of a change look again at what they get within 0.9 seconds, of which refreshing takes a part. */
const LATE_MS = 500;
/** Delay until writes are searchable. */
const REFRESH = '200ms';
/** No version of the document is older: a write that comes late loses against a newer one. */
const CONFLICT = 409;
const NOT_FOUND = 404;

const bulkAnswer = z.object({
  errors: z.boolean(),
  items: z.array(
    z.record(z.string(), z.object({ status: z.number(), error: z.unknown().optional() })),
  ),
});

/**
 * Fills the index of games and keeps it in step with MongoDB. Only the worker that holds the lease does. When the
 * resume token is lost, or documents have another shape, it makes a new index beside the one that catalogs ask,
 * and has the alias name that once it is filled.
 */
export function keepGameIndex({
  url,
  alias,
  connection,
  repositories: { indexedGames: games, indexCheckpoints: checkpoints },
  ready,
  onLate,
  logger,
}: {
  url: string;
  alias: string;
  connection: Connection;
  repositories: {
    readonly indexedGames: IndexedGamesRepository;
    readonly indexCheckpoints: IndexCheckpointsRepository;
  };
  ready: Promise<unknown>;
  /** Called when games are in the index that were not while lists were made from it. Must not fail. */
  onLate: () => Promise<void>;
  logger: Logger;
}) {
  const client = openSearchClient(url, { timeoutMs: REQUEST_TIMEOUT_MS });
  const lease = createLease(connection, `index-${alias}`, LEASE_MS);

  let heldUntil = 0;
  let index: string | undefined;
  let reached: ResumeToken | undefined;
  let keptAt = 0;

  /** True if this worker keeps the index. */
  async function turn(): Promise<boolean> {
    if (performance.now() < heldUntil) return true;
    const asked = performance.now();
    if (!(await lease.take())) {
      reached = undefined;
      return false;
    }
    heldUntil = asked + RENEWED_MS;
    // Also where nothing changes: the index may have been deleted.
    if (index !== undefined && (await current()) !== index) {
      throw new ReloadNeeded('the index of games is gone');
    }
    return true;
  }

  /** Renews the lease while the work lasts: a single request may take longer than it is held. */
  async function held(work: Promise<void>): Promise<void> {
    const renewing = repeat(() => lease.take(), { everyMs: RENEWED_MS, onError: () => undefined });
    try {
      await work;
    } finally {
      await renewing.close();
    }
  }

  /** Not with every change: applying a change twice does no harm. */
  async function storeToken(): Promise<void> {
    if (index === undefined || reached === undefined) return;
    await checkpoints.keep({ _id: alias, index, documents: DOCUMENT_VERSION, token: reached });
    keptAt = Date.now();
  }

  /** The index that the alias names. */
  async function current(): Promise<string | undefined> {
    try {
      const { body } = await client.indices.getAlias({ name: alias });
      return Object.keys(body)[0];
    } catch (error) {
      if (error instanceof errors.ResponseError && error.statusCode === NOT_FOUND) return undefined;
      throw error;
    }
  }

  async function write(
    target: string,
    states: readonly IndexedState[],
    gone: readonly number[] = [],
  ): Promise<void> {
    if (states.length + gone.length === 0) return;
    const { body } = await client.bulk({
      index: target,
      // A deleted index is rebuilt as a whole, not created by the first change.
      require_alias: target === alias,
      body: [
        ...states.flatMap((state) => [
          {
            index: {
              _id: String(state.game._id),
              version: state.game.version,
              version_type: 'external_gte' as const,
            },
          },
          documentOf(state),
        ]),
        ...gone.map((id) => ({ delete: { _id: String(id) } })),
      ],
    });
    const answer = bulkAnswer.parse(body);
    if (!answer.errors) return;
    const failures = answer.items
      .flatMap((item) => Object.values(item))
      .filter(({ error, status }) => error !== undefined && status !== CONFLICT);
    if (failures.length === 0) return;
    if (failures.some(({ status }) => status === NOT_FOUND)) {
      throw new ReloadNeeded('the index of games is gone');
    }
    throw new Error(`games could not be indexed: ${JSON.stringify(failures[0])}`);
  }

  async function fill(states: AsyncIterable<IndexedState>): Promise<void> {
    index = undefined;
    const made = `${alias}-${Date.now().toString(36)}`;
    await removeOthers(await current());
    logger.info({ index: made }, 'all games are indexed anew');
    await client.indices.create({
      index: made,
      body: {
        settings: {
          number_of_shards: 1,
          auto_expand_replicas: '0-1',
          refresh_interval: '-1',
          max_result_window: 100_000,
          max_regex_length: 20_000,
        },
        mappings: MAPPINGS,
      },
    });
    let written = Promise.resolve();
    for await (const chunk of batchesOf(states, CHUNK)) {
      await written;
      // The next chunk is read and made while OpenSearch takes this one.
      written = write(made, chunk);
      // The next caller that awaits it gets the error.
      written.catch(() => undefined);
      await hold();
    }
    await written;
    await client.indices.putSettings({ index: made, body: { refresh_interval: REFRESH } });
    await client.indices.refresh({ index: made });
    await client.indices.updateAliases({
      body: {
        actions: [
          { remove: { index: `${alias}-*`, alias, must_exist: false } },
          { add: { index: made, alias } },
        ],
      },
    });
    index = made;
    keptAt = 0;
    mergeLater(made);
    await removeOthers(made);
    logger.info({ index: made }, 'all games are indexed');
    await onLate();
  }

  async function apply(
    states: readonly IndexedState[],
    gone: readonly number[],
    since: Date | undefined,
  ): Promise<void> {
    await write(alias, states, gone);
    // Such as those that were made while the lease of a worker that died ran out. By the clocks of MongoDB and of this
    // worker: where they differ by as much, gateways are told too often, or read again later.
    if (since && Date.now() - since.getTime() >= LATE_MS) await onLate();
  }

  /** Searches visit segments one by one, and a newly filled index has dozens. Not waited for. */
  function mergeLater(made: string): void {
    client.indices
      .forcemerge({ index: made, max_num_segments: 1 }, { requestTimeout: MERGE_MS })
      .catch((error: unknown) =>
        logger.info({ err: error, index: made }, 'the parts of the index of games were not merged'),
      );
  }

  /** Also what was left by a worker that died. */
  async function removeOthers(kept: string | undefined): Promise<void> {
    const { body } = await client.indices.get({ index: `${alias}-*`, ignore_unavailable: true });
    const others = Object.keys(body).filter((name) => name !== kept);
    if (others.length > 0) await client.indices.delete({ index: others });
  }

  async function hold(): Promise<void> {
    if (!(await turn())) throw new Error('another worker keeps the index of games');
  }

  const following = followGames({
    games,
    ready,
    logger,
    turn,
    follower: {
      reload: (states) => held(fill(states)),
      apply: (...changes) => held(apply(...changes)),
    },
    tokens: {
      async read() {
        index = await current();
        const kept = await checkpoints.find(alias);
        const isGood =
          index !== undefined && kept?.index === index && kept.documents === DOCUMENT_VERSION;
        reached = isGood ? kept.token : undefined;
        return reached;
      },
      async keep(token) {
        reached = token;
        if (Date.now() - keptAt >= KEPT_MS) await storeToken();
      },
    },
  });
  return {
    async close(): Promise<void> {
      await following.close();
      // Only as its keeper: another worker may have gone on since.
      const isKeeper = reached !== undefined && (await lease.take().catch(() => false));
      if (isKeeper) await storeToken().catch(() => undefined);
      await lease.release().catch(() => undefined);
      await client.close();
    },
  };
}
