import {
  LAST_SUPER_ADMIN,
  OWN_DELETION,
  OWN_ROLE,
  USER_NOT_FOUND,
  USERNAME_TAKEN,
} from '@slots/contracts/identity/users';
import { assertSameId, editorOf } from '@slots/http-kit/entity-tag';
import { conflict, notFound } from '@slots/http-kit/http-problem.error';
import { isDuplicateKey } from '@slots/mongo/connection';
import type { Role, Staff } from '@slots/tokens/claims';
import type { ClientSession } from 'mongoose';
import type { ApiKeysRepository } from '../api-keys/api-keys.repository.ts';
import type { SavedViewsRepository } from '../saved-views/saved-views.repository.ts';
import type { RevocationPublisher } from '../sessions/revocation-publisher.ts';
import type { SessionsRepository } from '../sessions/sessions.repository.ts';
import type { RefuseCommonPassword } from '../users/common-passwords.ts';
import type { Passwords } from '../users/passwords.ts';
import type { User } from '../users/stored-user.ts';
import type { UserOrder, UsersRepository } from '../users/users.repository.ts';

interface UserChanges {
  /** The id that the body holds, if it holds one. */
  readonly id?: number | undefined;
  readonly username?: string | undefined;
  readonly role?: Role | undefined;
  /** In plain text. */
  readonly password?: string | undefined;
}

const nameTaken = () => conflict(USERNAME_TAKEN, [{ path: 'username', message: USERNAME_TAKEN }]);

/** Refusals of the unique index on names become a conflict that a screen can show. */
const asNameTaken = (error: unknown) =>
  isDuplicateKey(error, 'usernameKey') ? nameTaken() : error;

export function createUsersService({
  users,
  passwords,
  sessions,
  savedViews,
  apiKeys,
  publisher,
  refuseCommon,
}: {
  users: UsersRepository;
  passwords: Passwords;
  sessions: Pick<SessionsRepository, 'revokeOfUser'>;
  savedViews: Pick<SavedViewsRepository, 'removeOfUser'>;
  apiKeys: Pick<ApiKeysRepository, 'removeOfUser'>;
  publisher: Pick<RevocationPublisher, 'publish'>;
  refuseCommon: RefuseCommonPassword;
}) {
  async function existing(id: number, transaction: ClientSession): Promise<User> {
    const user = await users.byId(id, transaction);
    if (!user) throw notFound(USER_NOT_FOUND);
    return user;
  }

  /** Before `user` stops being a super administrator. */
  async function keepOneWithout(user: User, transaction: ClientSession): Promise<void> {
    if (user.role !== 'super_admin') return;
    if ((await users.lockSuperAdmins(transaction)) <= 1) throw conflict(LAST_SUPER_ADMIN);
  }

  return {
    list: (): Promise<User[]> => users.list(),
    /** All of them in this order, as a stream. */
    stream: (order: UserOrder | undefined): AsyncIterable<User> => users.stream(order),

    /** @throws HttpProblem 400 for a common password, 409 when the name is taken, whatever its case */
    async create(
      actor: Staff,
      { username, role, password }: { username: string; role: Role; password: string },
    ): Promise<User> {
      refuseCommon(password, username);
      // The index decides; this spares the work of hashing where the answer is known already.
      if (await users.byUsername(username)) throw nameTaken();
      const passwordHash = await passwords.hash(password);
      try {
        return await users.insert({ username, role, passwordHash }, editorOf(actor));
      } catch (error) {
        throw asNameTaken(error);
      }
    },

    /**
     * Undefined fields stay as they are. A new role or password ends the user's sessions in the same
     * transaction, but the one of an actor who sets a password of their own.
     * @throws HttpProblem 400, 404; 409 for a taken name, one's own role and the last super administrator's
     */
    async update(
      actor: Staff,
      id: number,
      { id: repeatedId, username, role, password }: UserChanges,
    ): Promise<User> {
      assertSameId(id, repeatedId);
      if (password !== undefined) {
        refuseCommon(password, username ?? (await users.byId(id))?.username ?? '');
      }
      const passwordHash = password === undefined ? undefined : await passwords.hash(password);
      const change = async (transaction: ClientSession) => {
        const user = await existing(id, transaction);
        const isOwn = id === actor.id;
        const hasNewRole = role !== undefined && role !== user.role;
        if (hasNewRole && isOwn) throw conflict(OWN_ROLE);
        if (hasNewRole) await keepOneWithout(user, transaction);
        const endsSessions = hasNewRole || passwordHash !== undefined;
        if (endsSessions) {
          const kept = isOwn ? { exceptId: actor.sessionId } : {};
          await sessions.revokeOfUser(id, { ...kept, transaction });
        }
        const changed = await users.change(
          id,
          {
            ...(username === undefined ? {} : { username }),
            ...(role === undefined ? {} : { role }),
            ...(passwordHash === undefined ? {} : { passwordHash }),
          },
          { by: editorOf(actor), transaction },
        );
        if (!changed) throw notFound(USER_NOT_FOUND);
        return { changed, endsSessions };
      };
      try {
        const { changed, endsSessions } = await users.transact(id, change);
        if (endsSessions) await publisher.publish();
        return changed;
      } catch (error) {
        throw asNameTaken(error);
      }
    },

    /** @throws HttpProblem 404; 409 for oneself and the last super administrator */
    async remove(actor: Staff, id: number): Promise<void> {
      if (id === actor.id) throw conflict(OWN_DELETION);
      await users.transact(id, async (transaction) => {
        await keepOneWithout(await existing(id, transaction), transaction);
        await sessions.revokeOfUser(id, { transaction });
        await savedViews.removeOfUser(id, transaction);
        await apiKeys.removeOfUser(id, editorOf(actor), transaction);
        await users.remove(id, { by: editorOf(actor), transaction });
      });
      await publisher.publish();
    },
  };
}

export type UsersService = ReturnType<typeof createUsersService>;
