import { createHistoryStore } from '@slots/mongo/history';
import { freshDatabase } from '@slots/testing/databases';
import mongoose from 'mongoose';
import { createRepositories } from './repositories.ts';

/**
 * The service's repositories on a database of their own, without its processes. Close the connection in `afterAll`.
 * @param url another way to MongoDB, such as through a gate
 */
export async function openRepositories(url?: string) {
  const { mongodbUrl, database } = freshDatabase();
  const connection = await mongoose
    .createConnection(url ?? mongodbUrl, {
      dbName: database,
      writeConcern: { w: 'majority' },
      readConcernLevel: 'majority',
    })
    .asPromise();
  const repositories = createRepositories(connection, {
    history: createHistoryStore(connection, { days: 1 }),
  });
  await repositories.games.prepare();
  return { connection, repositories, database };
}
