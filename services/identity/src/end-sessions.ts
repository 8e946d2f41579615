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
 * Ends every session of everybody and throws the signing keys away: for the hour in which somebody may
 * hold a token or a key that is not theirs. Running replicas tell the gateways of the sessions within a
 * second and make a new key by themselves; what remembers the old keys forgets them when it is restarted,
 * and within ten minutes by itself.
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
