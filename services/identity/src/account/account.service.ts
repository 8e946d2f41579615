import { WRONG_PASSWORD } from '@slots/contracts/identity/account';
import { editorOf } from '@slots/http-kit/entity-tag';
import { badField } from '@slots/http-kit/http-problem.error';
import type { Staff } from '@slots/tokens/claims';
import type { RevocationPublisher } from '../sessions/revocation-publisher.ts';
import type { SessionsRepository } from '../sessions/sessions.repository.ts';
import type { SessionsService } from '../sessions/sessions.service.ts';
import type { KnownBrowsers } from '../sign-in/known-browsers.ts';
import type { RefuseCommonPassword } from '../users/common-passwords.ts';
import type { Passwords } from '../users/passwords.ts';
import type { UsersRepository } from '../users/users.repository.ts';
import type { CheckOwnPassword } from './own-password.ts';

export function createAccountService({
  users,
  passwords,
  sessions,
  sessionRecords,
  publisher,
  checkOwnPassword,
  refuseCommon,
  knownBrowsers,
}: {
  users: UsersRepository;
  passwords: Pick<Passwords, 'hash'>;
  sessions: Pick<SessionsService, 'userBehind'>;
  sessionRecords: Pick<SessionsRepository, 'revokeOfUser'>;
  publisher: Pick<RevocationPublisher, 'publish'>;
  checkOwnPassword: CheckOwnPassword;
  refuseCommon: RefuseCommonPassword;
  knownBrowsers: Pick<KnownBrowsers, 'remember'>;
}) {
  return {
    /**
     * Sets a person's own password and ends all their sessions but this one. Returns the value by which this
     * browser is recognised from now on; no other is any more.
     * @throws HttpProblem 400 for a wrong current password or a common new one, 401, 429 after too many of those
     */
    async changePassword(
      reader: Staff,
      {
        currentPassword,
        password,
      }: { readonly currentPassword: string; readonly password: string },
    ): Promise<string> {
      const user = await sessions.userBehind(reader);
      await checkOwnPassword(user, currentPassword);
      refuseCommon(password, user.username);
      const passwordHash = await passwords.hash(password);
      await users.transact(user._id, async (transaction) => {
        const present = await users.byId(user._id, transaction);
        // Another one was set while this one was checked.
        if (present?.passwordHash !== user.passwordHash) {
          throw badField('currentPassword', WRONG_PASSWORD);
        }
        const edit = { by: editorOf(reader), transaction };
        await users.change(user._id, { passwordHash }, edit);
        await sessionRecords.revokeOfUser(user._id, { exceptId: reader.sessionId, transaction });
      });
      await publisher.publish();
      return knownBrowsers.remember({ ...user, passwordHash });
    },
  };
}

export type AccountService = ReturnType<typeof createAccountService>;
