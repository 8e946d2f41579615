import { readEnv } from '@slots/env/env';
import { createLogger } from '@slots/logger/logger';
import { openMongo } from '@slots/mongo/connection';
import { endSessionsSettings } from './env.ts';
import { signingKeyModel } from './keys/signing-key.model.ts';
import { createSigningKeysRepository } from './keys/signing-keys.repository.ts';
import { sessionModel } from './sessions/session.model.ts';
import { createSessionsRepository } from './sessions/sessions.repository.ts';

const GIVE_UP_AFTER_MS = 15_000;

/**
 * Ends all sessions of all users and deletes the signing keys: for when a token or a key may have been stolen.
 * Running replicas tell the gateways of the sessions within a second and make a new key by themselves; caches of
 * the old keys are dropped on a restart, and within ten minutes by themselves.
 */
const settings = readEnv(endSessionsSettings, { process: 'end-sessions' });
const logger = createLogger({ name: 'end-sessions', level: 'silent' });

const mongo = openMongo(
  { url: settings.MONGODB_URL, database: settings.MONGODB_DATABASE },
  { logger, prepare: () => Promise.resolve() },
);
const giveUp = setTimeout(() => {
  process.stderr.write('MongoDB cannot be reached at MONGODB_URL: nothing was changed.\n');
  process.exit(1);
}, GIVE_UP_AFTER_MS);
await mongo.prepared;
clearTimeout(giveUp);

// The keys first: a token that is signed in between is of a session that ends right after.
await createSigningKeysRepository({ keys: signingKeyModel(mongo.connection) }).removeAll();
const ended = await createSessionsRepository({
  sessions: sessionModel(mongo.connection),
}).revokeAll();
await mongo.close();
process.stdout.write(
  `${ended} sessions were ended, and the signing keys were thrown away. Restart identity, the gateways and the services now.\n`,
);
