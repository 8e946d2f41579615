import {
  API_KEY_NOT_FOUND,
  API_KEY_PREFIX,
  createApiKey,
  MAX_API_KEYS,
  MAX_KEY_DAYS,
} from '@slots/contracts/identity/api-keys';
import type { KeyRight } from '@slots/contracts/key-rights';
import { editorOf } from '@slots/http-kit/entity-tag';
import { badField, conflict, notFound } from '@slots/http-kit/http-problem.error';
import type { Staff } from '@slots/tokens/claims';
import { randomToken, tokenHash } from '@slots/tokens/random-token';
import type { RevocationPublisher } from '../sessions/revocation-publisher.ts';
import type { SessionsRepository } from '../sessions/sessions.repository.ts';
import type { SessionsService } from '../sessions/sessions.service.ts';
import type { UsersRepository } from '../users/users.repository.ts';
import type { ApiKeysRepository } from './api-keys.repository.ts';
import type { ApiKeyRecord } from './stored-api-key.ts';

/** Enough to tell one's keys apart, and nothing against 256 bits. */
const START_LENGTH = API_KEY_PREFIX.length + 4;
const MAX_MS = MAX_KEY_DAYS * 24 * 60 * 60 * 1_000;

export type OwnedKey = ApiKeyRecord & { readonly owner: string };

/**
 * API keys. A key is exchanged for a session of its own, whose tokens hold the owner's present role: so what ends
 * sessions, a new role or a deletion for instance, holds for keys within the same second.
 */
export function createApiKeysService({
  apiKeys,
  users,
  sessions,
  sessionRecords,
  publisher,
}: {
  apiKeys: ApiKeysRepository;
  users: UsersRepository;
  sessions: Pick<SessionsService, 'beginForKey' | 'userBehind'>;
  sessionRecords: Pick<SessionsRepository, 'revokeOfKey'>;
  publisher: Pick<RevocationPublisher, 'publish'>;
}) {
  async function beginOnce(hash: string, address: string): Promise<string | undefined> {
    const key = await apiKeys.byHash(hash);
    const user = key && (await users.byId(key.userId));
    if (!user) return undefined;
    return sessions.beginForKey(user, {
      key: { id: key._id, name: key.name, rights: [...key.rights] },
      expiresAt: key.expiresAt,
      address,
      hold: (transaction) => apiKeys.markUsed(key._id, new Date(), transaction),
    });
  }

  return {
    async own(reader: Staff): Promise<ApiKeyRecord[]> {
      const { _id } = await sessions.userBehind(reader);
      return apiKeys.ofUser(_id);
    },

    async all(reader: Staff): Promise<OwnedKey[]> {
      await sessions.userBehind(reader);
      const [keys, people] = await Promise.all([apiKeys.all(), users.list()]);
      const names = new Map(people.map(({ _id, username }) => [_id, username]));
      return keys.flatMap((key) => {
        const owner = names.get(key.userId);
        return owner === undefined ? [] : [{ ...key, owner }];
      });
    },

    /** @throws HttpProblem 400 for an end that is past or too far away, 409 for one key too many */
    async create(
      reader: Staff,
      { name, rights, expiresAt: end }: { name: string; rights: KeyRight[]; expiresAt: string },
    ): Promise<{ key: string; record: ApiKeyRecord }> {
      const user = await sessions.userBehind(reader);
      const expiresAt = new Date(end);
      const left = expiresAt.getTime() - Date.now();
      if (!(left > 0 && left <= MAX_MS)) {
        throw badField('expiresAt', `must be within the next ${MAX_KEY_DAYS} days`);
      }
      const key = `${API_KEY_PREFIX}${randomToken()}`;
      const record = await users.transact(user._id, async (transaction) => {
        // A concurrent deletion of the person starts over and finds the key.
        if (!(await users.holdUnchanged(user, transaction))) throw notFound(API_KEY_NOT_FOUND);
        if ((await apiKeys.countOf(user._id, transaction)) >= MAX_API_KEYS) {
          throw conflict(createApiKey.messages[409]);
        }
        return apiKeys.insert(
          {
            name,
            rights: [...new Set(rights)],
            expiresAt,
            start: key.slice(0, START_LENGTH),
            userId: user._id,
            hash: tokenHash(key),
          },
          { by: editorOf(reader), transaction },
        );
      });
      return { key, record };
    },

    /** @throws HttpProblem 404, also for another's key unless a super administrator asks */
    async revoke(reader: Staff, id: number): Promise<void> {
      const user = await sessions.userBehind(reader);
      const key = await apiKeys.byId(id);
      const mayEnd = key && (key.userId === user._id || user.role === 'super_admin');
      if (!mayEnd) throw notFound(API_KEY_NOT_FOUND);
      await users.transact(key.userId, async (transaction) => {
        const by = editorOf(reader);
        if (!(await apiKeys.remove(id, { by, transaction }))) throw notFound(API_KEY_NOT_FOUND);
        await sessionRecords.revokeOfKey(id, transaction);
      });
      await publisher.publish();
    },

    /** A token for the holder of the key; undefined when it is unknown or has ended. */
    async exchange({ hash, address }: { hash: string; address: string }) {
      // Once more where the owner got another role or password in between.
      return (await beginOnce(hash, address)) ?? beginOnce(hash, address);
    },
  };
}

export type ApiKeysService = ReturnType<typeof createApiKeysService>;
