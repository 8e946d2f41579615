import { readEnv } from '@slots/env/env';
import { createLogger } from '@slots/logger/logger';
import { openMongo } from '@slots/mongo/connection';
import { createHistoryStore } from '@slots/mongo/history';
import { createRecordedWrites } from '@slots/mongo/recorded-writes';
import { createSequence } from '@slots/mongo/sequence';
import { createTransact } from '@slots/mongo/transaction';
import { adminResetSettings } from './env.ts';
import { sessionModel } from './sessions/session.model.ts';
import { createSessionsRepository } from './sessions/sessions.repository.ts';
import { resetFirstAdmin } from './users/first-admin.ts';
import { createPasswords } from './users/passwords.ts';
import { userModel } from './users/user.model.ts';
import { USER_HISTORY } from './users/user-history.ts';
import { createUsersRepository } from './users/users.repository.ts';

const GIVE_UP_AFTER_MS = 15_000;

/**
 * Gives the first super administrator the password of ADMIN_PASSWORD, or a new one that it prints on
 * standard output, and ends their sessions: running replicas tell the gateways.
 * Standard output carries the new password and nothing else; words for people go to standard error.
 */
const settings = readEnv(adminResetSettings, { process: 'admin-reset' });
const logger = createLogger({ name: 'admin-reset', level: 'silent' });
const mongo = openMongo(
  { url: settings.MONGODB_URL, database: settings.MONGODB_DATABASE },
  {
    logger,
    async prepare() {
      await history.createIndexes();
      await Promise.all([users.createIndexes(), sessions.createIndexes()]);
    },
  },
);
const history = createHistoryStore(mongo.connection, { days: settings.HISTORY_DAYS });
const documents = userModel(mongo.connection);
const users = createUsersRepository({
  users: documents,
  recorded: createRecordedWrites({ model: documents, history, recorded: USER_HISTORY }),
  transact: createTransact(mongo.connection),
  sequence: createSequence(mongo.connection),
});
const sessions = createSessionsRepository({ sessions: sessionModel(mongo.connection) });

const giveUp = setTimeout(() => {
  process.stderr.write('MongoDB cannot be reached at MONGODB_URL: nothing was changed.\n');
  process.exit(1);
}, GIVE_UP_AFTER_MS);
await mongo.prepared;
clearTimeout(giveUp);

const { user, password } = await resetFirstAdmin(
  { username: settings.ADMIN_USERNAME, password: settings.ADMIN_PASSWORD },
  { users, passwords: createPasswords() },
);
await sessions.revokeOfUser(user._id);
await mongo.close();
process.stderr.write(`The password of the super administrator ${user.username} has been set.\n`);
if (settings.ADMIN_PASSWORD === undefined) process.stdout.write(`${password}\n`);
