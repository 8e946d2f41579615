import type { Migration } from '@slots/mongo/migrations';

const BATCH = 100;

/** The migration of a next version that the cluster test upgrades to: every game gets a field more. */
export const nextVersion: Migration = {
  id: 'next-version',
  async run(connection) {
    const games = connection.collection('games');
    let records = 0;
    for (;;) {
      const batch = await games
        .find({ nextVersion: { $exists: false } })
        .project({ _id: 1 })
        .limit(BATCH)
        .toArray();
      if (batch.length === 0) return records;
      const { modifiedCount } = await games.updateMany(
        { _id: { $in: batch.map(({ _id }) => _id) } },
        { $set: { nextVersion: true } },
      );
      records += modifiedCount;
    }
  },
};
