import { MongoClient } from 'mongodb';
import type { TestDatabase } from './databases.ts';

const OWN_NAME = 'query-profile';
/** Enough for all queries of a test file: the profile is a ring. */
const PROFILE_BYTES = 64 * 1024 * 1024;

/** One operation as MongoDB's profiler reports it. */
export interface ProfiledOperation {
  readonly collection: string;
  readonly op: string;
  /** Its filter as JSON; '{}' is everything. */
  readonly filter: string;
  /** 'IXSCAN { slug: 1 }', 'COLLSCAN' and so on; empty for what reads nothing. */
  readonly plan: string;
  readonly docsExamined: number;
  readonly keysExamined: number;
}

interface Profile {
  readonly ns: string;
  readonly op: string;
  readonly command?: Readonly<Record<string, unknown>>;
  /** The command that opened the cursor, for a getMore. */
  readonly originatingCommand?: Readonly<Record<string, unknown>>;
  readonly planSummary?: string;
  readonly docsExamined?: number;
  readonly keysExamined?: number;
}

/** Has MongoDB write down every operation on a database, from now on. Close it before the database goes. */
export async function profileQueries({ mongodbUrl, database }: TestDatabase) {
  const client = new MongoClient(mongodbUrl, { appName: OWN_NAME });
  const db = client.db(database);
  await db.command({ profile: 0 });
  await db.dropCollection('system.profile');
  await db.createCollection('system.profile', { capped: true, size: PROFILE_BYTES });
  await db.command({ profile: 2 });
  let taken = 0;
  return {
    /** The operations since the last time, in their order. */
    async take(): Promise<ProfiledOperation[]> {
      const query = { appName: { $ne: OWN_NAME } };
      const found = await db
        .collection<Profile>('system.profile')
        .find(query)
        .sort({ $natural: 1 })
        .skip(taken)
        .toArray();
      taken += found.length;
      return found
        .filter((profile) => !isFollowing(profile))
        .map(({ ns, op, command, planSummary, docsExamined, keysExamined }) => ({
          collection: ns.slice(database.length + 1),
          op,
          filter: JSON.stringify(filterOf(command ?? {})),
          plan: planSummary ?? '',
          docsExamined: docsExamined ?? 0,
          keysExamined: keysExamined ?? 0,
        }));
    },

    async close(): Promise<void> {
      await db.command({ profile: 0 });
      await client.close();
    },
  };
}

export type QueryProfile = Awaited<ReturnType<typeof profileQueries>>;

/** True for a change stream: it reads the log of changes, not the collection. */
function isFollowing({ command, originatingCommand }: Profile): boolean {
  return JSON.stringify([command, originatingCommand]).includes('$changeStream');
}

/** The filter of a find, a count, an aggregation, a findAndModify, an update or a delete. */
function filterOf(command: Readonly<Record<string, unknown>>): unknown {
  const { filter, query, q, pipeline } = command;
  if (Array.isArray(pipeline)) return pipeline;
  return filter ?? query ?? q ?? {};
}
