import { afterAll, expect, test } from '@jest/globals';
import { MAX_SAVED_VIEWS } from '@slots/contracts/identity/saved-views';
import { freshDatabase } from '@slots/testing/databases';
import mongoose from 'mongoose';
import { savedViewsModel } from './saved-views.model.ts';
import { createSavedViewsRepository } from './saved-views.repository.ts';

/** So many rounds that two of one met at almost every run. */
const USERS = 100;

const { mongodbUrl, database } = freshDatabase();
const connection = await mongoose.createConnection(mongodbUrl, { dbName: database }).asPromise();
connection.set('sanitizeFilter', true);
let ids = 0;
const savedViews = createSavedViewsRepository({
  savedViews: savedViewsModel(connection),
  // That of MongoDB would let them come one after the other.
  sequence: {
    async next() {
      ids += 1;
      return ids;
    },
  },
});

afterAll(() => connection.close());

test('the first views of a list are all kept when they are saved at once', async () => {
  await savedViews.createIndexes();
  for (let userId = 1; userId <= USERS; userId += 1) {
    const outcomes = await Promise.all(
      Array.from({ length: MAX_SAVED_VIEWS }, (_none, index) =>
        savedViews.insert(userId, 'games', { name: `View ${index}`, query: '' }),
      ),
    );
    expect(outcomes).not.toContain('too-many');
    expect(await savedViews.list(userId, 'games')).toHaveLength(MAX_SAVED_VIEWS);
  }
});
