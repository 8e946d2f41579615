import {
  collectionOf,
  type Finding,
  idsOf,
  type OwnersData,
  recordsOf,
  type StoredRecord,
} from './finding.ts';
import { nameOf, remove } from './mend.ts';

/** True of a session that has ended: gateways that were away are still told of it. */
const hasEnded = ({ revokedAt, expiresAt }: StoredRecord) =>
  revokedAt !== undefined || (expiresAt instanceof Date && expiresAt <= new Date());

/** Sessions and saved views of people who are not there. */
export async function* leftByPeople(data: OwnersData): AsyncIterable<Finding> {
  for (const [collection, called] of [
    ['sessions', 'session'],
    ['saved_views', 'saved view'],
  ] as const) {
    const records = await recordsOf(data.identity, collection, [
      'userId',
      'revokedAt',
      'expiresAt',
    ]);
    const people = await idsOf(data.identity, 'users');
    for (const record of records) {
      const { userId } = record;
      if (people.has(userId) || hasEnded(record)) continue;
      // A session's id opens the session.
      const shown = collection === 'sessions' ? `of person ${userId}` : record._id;
      yield {
        kind: `${called} of a missing person`,
        record: nameOf({ owner: 'identity', collection, id: String(shown) }),
        problem: `It belongs to the person ${userId}, who does not exist.`,
        mend: remove(
          data,
          { owner: 'identity', collection, id: record._id },
          { userId, revokedAt: { $exists: false } },
        ),
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
