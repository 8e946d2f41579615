import {
  FACTOR_REQUIRED,
  type NewPasskey,
  PASSKEY_KNOWN,
  PASSKEY_NOT_FOUND,
  PASSKEY_REFUSED,
  PASSKEYS_IMPOSSIBLE,
  PASSWORD_NEEDED,
  renewRecoveryCodes,
  SET_UP_OVER,
  type SecondFactorProof,
  type SecondFactors,
  SIGN_IN_OVER,
  TOTP_NOT_FOUND,
  takeSecondFactors,
} from '@slots/contracts/identity/second-factor';
import { USER_NOT_FOUND } from '@slots/contracts/identity/users';
import { type Editor, editorOf } from '@slots/http-kit/entity-tag';
import {
  badField,
  conflict,
  notFound,
  proofNeeded,
  unauthenticated,
} from '@slots/http-kit/http-problem.error';
import { hasFreshProof, type Reader, type Staff } from '@slots/tokens/claims';
import { PasskeyRefused, type Passkeys } from '../second-factor/passkeys.ts';
import { methodsOf, type Proofs } from '../second-factor/proofs.service.ts';
import { newRecoveryCodes } from '../second-factor/recovery-codes.ts';
import type { Requirement } from '../second-factor/requirement.ts';
import type { StartedProofs } from '../second-factor/started-proofs.repository.ts';
import type { Totp } from '../second-factor/totp.ts';
import type { RevocationPublisher } from '../sessions/revocation-publisher.ts';
import type { SessionsRepository } from '../sessions/sessions.repository.ts';
import type { SessionsService } from '../sessions/sessions.service.ts';
import type { PendingSignIns } from '../sign-in/pending-sign-ins.repository.ts';
import type { SecondStep } from '../sign-in/second-step.service.ts';
import type { SignedIn } from '../sign-in/sign-in.service.ts';
import type { SecondFactor, User } from '../users/stored-user.ts';
import type { UsersRepository } from '../users/users.repository.ts';
import type { CheckOwnPassword } from './own-password.ts';

/** A call of a user who is signed in, or who has given the password and has to set up a second factor. */
export interface FactorCall {
  readonly reader: Reader;
  /** Cookie value of a pending sign-in. */
  readonly signIn: string | undefined;
  readonly address: string;
  readonly userAgent: string;
}

/** The user behind a call. */
interface Actor {
  readonly user: User;
  readonly by: Editor;
  /** The session that continues; undefined: a pending sign-in that is to be completed. */
  readonly staff: Staff | undefined;
  readonly pendingId: string | undefined;
}

/** Result of adding a factor: recovery codes if it is the first, and a token or a whole sign-in. */
export interface FactorAdded {
  readonly recoveryCodes: string[] | null;
  readonly token: string;
  /** Set by completed sign-ins. */
  readonly knownBrowser: string | undefined;
}

const NOTHING: SecondFactor = { totp: null, passkeys: [], recoveryCodes: [] };
const MAX_PASSKEYS = 20;

const sessionPlace = ({ sessionId }: Staff) => `session:${sessionId}` as const;

/** A person's own second factors, and those of others in the hands of a super administrator. */
export function createSecondFactorsService({
  users,
  sessions,
  sessionRecords,
  publisher,
  pendingSignIns,
  secondStep,
  proofs,
  totp,
  passkeys,
  started,
  requirement,
  checkOwnPassword,
  noticesSent,
}: {
  users: UsersRepository;
  sessions: Pick<SessionsService, 'userBehind' | 'prove' | 'reissue'>;
  sessionRecords: Pick<SessionsRepository, 'hold' | 'revokeOfUser'>;
  publisher: Pick<RevocationPublisher, 'publish'>;
  pendingSignIns: Pick<PendingSignIns, 'of'>;
  secondStep: SecondStep;
  proofs: Proofs;
  totp: Totp;
  passkeys: Passkeys;
  started: StartedProofs;
  requirement: Requirement;
  checkOwnPassword: CheckOwnPassword;
  /** There is a mail server. */
  noticesSent: boolean;
}) {
  /** @throws HttpProblem 401, or 409 without a session and without a sign-in that has to set one up */
  async function actorOf({ reader, signIn }: FactorCall): Promise<Actor> {
    if (reader.kind === 'staff') {
      const user = await sessions.userBehind(reader);
      return { user, by: editorOf(reader), staff: reader, pendingId: undefined };
    }
    const { id, user } = await pendingSignIns.of(signIn);
    // Users with a second factor prove it: a password alone adds no other.
    if (!requirement.mustSetUp(user)) throw conflict(SIGN_IN_OVER);
    const by = { id: user._id, username: user.username };
    return { user, by, staff: undefined, pendingId: id };
  }

  /** A stolen session must not add the thief's factor: the first one takes the password, others a proof. */
  async function beginBy(call: FactorCall, currentPassword: string | undefined): Promise<Actor> {
    const actor = await actorOf(call);
    if (!actor.staff) return actor;
    if (actor.user.secondFactor) {
      if (!hasFreshProof({ provedAt: actor.staff.provedAt ?? 0 })) throw proofNeeded();
      return actor;
    }
    if (currentPassword === undefined || currentPassword === '') {
      throw badField('currentPassword', PASSWORD_NEEDED);
    }
    await checkOwnPassword(actor.user, currentPassword);
    return actor;
  }

  /**
   * Changes the factors of a person, ends all their sessions but one, and gives the person as they are then.
   * @param unlessChanged a person who is signing in: not by a password that was set to another one since it was given,
   * nor beside a factor that came since then
   */
  async function change(
    userId: number,
    by: Editor,
    { keep, unlessChanged }: { keep?: string; unlessChanged?: User },
    next: (factor: SecondFactor, user: User) => SecondFactor | null,
  ): Promise<User> {
    const changed = await users.transact(userId, async (transaction) => {
      if (unlessChanged && !(await users.holdUnchanged(unlessChanged, transaction))) {
        throw conflict(SIGN_IN_OVER);
      }
      // Whose session was ended, by a new password above all, adds and removes nothing more.
      if (keep !== undefined && !(await sessionRecords.hold(keep, transaction))) {
        throw unauthenticated();
      }
      const user = await users.byId(userId, transaction);
      if (!user) throw notFound(USER_NOT_FOUND);
      const secondFactor = next(user.secondFactor ?? NOTHING, user);
      await users.change(userId, { secondFactor }, { by, transaction });
      const others = keep === undefined ? {} : { exceptId: keep };
      await sessionRecords.revokeOfUser(userId, { ...others, transaction });
      return { ...user, secondFactor };
    });
    await publisher.publish();
    return changed;
  }

  /** Adds a factor, with recovery codes if it is the first, and lets its owner go on. */
  async function add(
    { user, by, staff, pendingId }: Actor,
    call: FactorCall,
    next: (factor: SecondFactor) => SecondFactor,
  ): Promise<FactorAdded> {
    const fresh = newRecoveryCodes();
    let recoveryCodes: string[] | null = null;
    const condition = staff ? { keep: staff.sessionId } : { unlessChanged: user };
    const changed = await change(user._id, by, condition, (factor, present) => {
      recoveryCodes = present.secondFactor ? null : fresh.codes;
      const added = next(factor);
      return present.secondFactor ? added : { ...added, recoveryCodes: fresh.hashes };
    });
    if (staff) {
      return {
        recoveryCodes,
        token: await sessions.prove(staff.sessionId),
        knownBrowser: undefined,
      };
    }
    const signedIn: SignedIn = await secondStep.complete(
      pendingId ?? '',
      changed,
      call,
      'new second factor',
    );
    return { recoveryCodes, token: signedIn.token, knownBrowser: signedIn.knownBrowser };
  }

  /** Takes one away; the last one only where none is required. Gives a token that says what is left. */
  async function remove(
    reader: Staff,
    next: (factor: SecondFactor) => SecondFactor,
  ): Promise<string> {
    const { _id } = await sessions.userBehind(reader);
    await change(_id, editorOf(reader), { keep: reader.sessionId }, (factor, user) => {
      const left = next(factor);
      if (left.totp || left.passkeys.length > 0) return left;
      if (requirement.isRequired(user)) throw conflict(FACTOR_REQUIRED);
      return null;
    });
    // Nothing was proved by it.
    return sessions.reissue(reader.sessionId);
  }

  return {
    async own(reader: Staff): Promise<SecondFactors> {
      const user = await sessions.userBehind(reader);
      const { totp: app, passkeys: keys, recoveryCodes } = user.secondFactor ?? NOTHING;
      return {
        totp: app ? app.createdAt.toISOString() : null,
        passkeys: keys.map(({ id, name, createdAt, lastUsedAt }) => ({
          id,
          name,
          createdAt: createdAt.toISOString(),
          lastUsedAt: lastUsedAt ? lastUsedAt.toISOString() : null,
        })),
        recoveryCodesLeft: recoveryCodes.length,
        passkeyHost: passkeys.host,
        required: requirement.isRequired(user),
        noticeEmail: user.noticeEmail ?? null,
        noticesSent,
      };
    },

    /** For users who are signed in or signing in. @throws HttpProblem 409 */
    async challenge({ reader, signIn }: FactorCall) {
      if (reader.kind !== 'staff') return secondStep.challenge(signIn);
      return proofs.challenge(await sessions.userBehind(reader), sessionPlace(reader));
    },

    /** Returns a token that records the proof. @throws HttpProblem 400, 409, 429 */
    async prove(reader: Staff, proof: SecondFactorProof): Promise<string> {
      const user = await sessions.userBehind(reader);
      if (!user.secondFactor) throw conflict(SIGN_IN_OVER);
      await proofs.check(user, proof, sessionPlace(reader));
      return sessions.prove(reader.sessionId);
    },

    async beginTotp(call: FactorCall, currentPassword: string | undefined) {
      const { user } = await beginBy(call, currentPassword);
      const { secret, stored, address } = totp.begin(user);
      await started.put(`new-totp:${user._id}`, stored);
      return { secret, address };
    },

    async confirmTotp(call: FactorCall, code: string): Promise<FactorAdded> {
      const actor = await actorOf(call);
      const { _id } = actor.user;
      const secret = await started.read(`new-totp:${_id}`);
      if (secret === undefined) throw conflict(SET_UP_OVER);
      // Not with the codes of a factor that they have: whose failures a right one would clear.
      const lastStep = await proofs.checkCode(`new-totp:${_id}`, 'code', () =>
        totp.stepOf(code, secret, _id, undefined),
      );
      if ((await started.take(`new-totp:${_id}`)) !== secret) throw conflict(SET_UP_OVER);
      return add(actor, call, (factor) => ({
        ...factor,
        totp: { secret, lastStep, createdAt: new Date() },
      }));
    },

    removeTotp: (reader: Staff): Promise<string> =>
      remove(reader, (factor) => {
        if (!factor.totp) throw notFound(TOTP_NOT_FOUND);
        return { ...factor, totp: null };
      }),

    async beginPasskey(call: FactorCall, currentPassword: string | undefined) {
      if (passkeys.host === null) throw conflict(PASSKEYS_IMPOSSIBLE);
      const { user } = await beginBy(call, currentPassword);
      const options = await passkeys.creation(user, user.secondFactor?.passkeys ?? []);
      await started.put(`new-passkey:${user._id}`, options.challenge);
      return { options: { ...options } };
    },

    async addPasskey(call: FactorCall, name: string, answer: NewPasskey): Promise<FactorAdded> {
      const actor = await actorOf(call);
      const challenge = await started.take(`new-passkey:${actor.user._id}`);
      if (challenge === undefined) throw conflict(SET_UP_OVER);
      const created = await passkeys.created(answer, challenge).catch((error: unknown) => {
        throw error instanceof PasskeyRefused ? badField('passkey', PASSKEY_REFUSED) : error;
      });
      const passkey = { ...created, name, createdAt: new Date(), lastUsedAt: null };
      return add(actor, call, (factor) => {
        if (factor.passkeys.some(({ id }) => id === passkey.id)) throw conflict(PASSKEY_KNOWN);
        if (factor.passkeys.length >= MAX_PASSKEYS) {
          throw conflict(`You can have ${MAX_PASSKEYS} passkeys at most`);
        }
        return { ...factor, passkeys: [...factor.passkeys, passkey] };
      });
    },

    async renamePasskey(reader: Staff, id: string, name: string): Promise<void> {
      const { _id } = await sessions.userBehind(reader);
      await users.transact(_id, async (transaction) => {
        const user = await users.byId(_id, transaction);
        const factor = user?.secondFactor;
        if (!factor?.passkeys.some((passkey) => passkey.id === id)) {
          throw notFound(PASSKEY_NOT_FOUND);
        }
        const renamed = factor.passkeys.map((passkey) =>
          passkey.id === id ? { ...passkey, name } : passkey,
        );
        const secondFactor = { ...factor, passkeys: renamed };
        await users.change(_id, { secondFactor }, { by: editorOf(reader), transaction });
      });
    },

    removePasskey: (reader: Staff, id: string): Promise<string> =>
      remove(reader, (factor) => {
        const left = factor.passkeys.filter((passkey) => passkey.id !== id);
        if (left.length === factor.passkeys.length) throw notFound(PASSKEY_NOT_FOUND);
        return { ...factor, passkeys: left };
      }),

    async renewRecoveryCodes(reader: Staff): Promise<string[]> {
      const { _id } = await sessions.userBehind(reader);
      const { codes, hashes } = newRecoveryCodes();
      await users.transact(_id, async (transaction) => {
        const user = await users.byId(_id, transaction);
        if (!user?.secondFactor) throw conflict(renewRecoveryCodes.messages[409]);
        const secondFactor = { ...user.secondFactor, recoveryCodes: hashes };
        await users.change(_id, { secondFactor }, { by: editorOf(reader), transaction });
      });
      return codes;
    },

    async setNoticeEmail(reader: Staff, noticeEmail: string | null): Promise<void> {
      const { _id } = await sessions.userBehind(reader);
      await users.transact(_id, async (transaction) => {
        await users.change(_id, { noticeEmail }, { by: editorOf(reader), transaction });
      });
    },

    async list(reader: Staff) {
      await sessions.userBehind(reader);
      const found = await users.withSecondFactor();
      return found.map(({ _id: id, secondFactor }) => ({ id, methods: methodsOf(secondFactor) }));
    },

    /** All of another user's, with their sessions. @throws HttpProblem 404, or 409 for one's own */
    async take(reader: Staff, userId: number): Promise<void> {
      await sessions.userBehind(reader);
      if (userId === reader.id) throw conflict(takeSecondFactors.messages[409]);
      await change(userId, editorOf(reader), {}, () => null);
    },
  };
}

export type SecondFactorsService = ReturnType<typeof createSecondFactorsService>;
