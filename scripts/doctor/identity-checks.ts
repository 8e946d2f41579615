import { collectionOf, type Finding, idsOf, type OwnersData, recordsOf } from './finding.ts';
import { nameOf, remove } from './mend.ts';

/** Sessions and saved views of people who are not there. */
export async function* leftByPeople(data: OwnersData): AsyncIterable<Finding> {
  for (const [collection, called] of [
    ['sessions', 'session'],
    ['saved_views', 'saved view'],
  ] as const) {
    const records = await recordsOf(data.identity, collection, ['userId']);
    const people = await idsOf(data.identity, 'users');
    for (const record of records) {
      const { userId } = record;
      if (people.has(userId)) continue;
      // A session's id opens the session.
      const shown = collection === 'sessions' ? `of person ${userId}` : record._id;
      yield {
        kind: `${called} of a missing person`,
        record: nameOf({ owner: 'identity', collection, id: String(shown) }),
        problem: `It belongs to the person ${userId}, who does not exist.`,
        mend: remove(data, { owner: 'identity', collection, id: record._id }, { userId }),
      };
    }
  }
}

/** A portal without any super administrator. */
export async function* nobodyInCharge(data: OwnersData): AsyncIterable<Finding> {
  const one = await collectionOf(data.identity, 'users').findOne({ role: 'super_admin' });
  if (one) return;
  yield {
    kind: 'no super administrator',
    record: 'identity.users',
    problem: 'Nobody may administer the portal: `npm run admin:reset` makes a super administrator.',
  };
}
