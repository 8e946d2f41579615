import type { RecordedKind } from '@slots/mongo/recorded-writes';
import type { UserDocument } from './user.model.ts';

/** What a user's history holds. Of the password only that it changed. */
export const USER_HISTORY: RecordedKind<UserDocument> = {
  kind: 'user',
  name: ({ username }) => username,
  fields: ({ username, role }) => ({ username, role }),
  secrets: ({ passwordHash }) => ({ password: passwordHash }),
};
