import { randomBytes } from 'node:crypto';
import { unauthenticated } from '@slots/http-kit/http-problem.error';
import { type Staff, TOKEN_LIFETIME_SECONDS, type TokenClaims } from '@slots/tokens/claims';
import { SESSION_MAX_SECONDS } from '@slots/tokens/cookies';
import { TokenRefused, verifyToken } from '@slots/tokens/verifier';
import type { ClientSession } from 'mongoose';
import type { KeyRing } from '../keys/key-ring.ts';
import type { User } from '../users/stored-user.ts';
import type { UsersRepository } from '../users/users.repository.ts';
import type { RevocationPublisher } from './revocation-publisher.ts';
import type { SessionRecord } from './session.model.ts';
import { signSessionToken } from './session-token.ts';
import type { SessionsRepository } from './sessions.repository.ts';

const IDLE_MS = 12 * 60 * 60 * 1000;
const MAX_MS = SESSION_MAX_SECONDS * 1000;
/** Revocations older than any token that may still be used, with a minute for clocks that differ. */
const RECENT_MS = (TOKEN_LIFETIME_SECONDS + 60) * 1000;
const ADDRESS_LENGTH = 64;
const USER_AGENT_LENGTH = 512;

type NewSession = Pick<SessionRecord, 'address' | 'userAgent' | 'expiresAt' | 'keyId' | 'provedAt'>;

function expiry(createdAt: number, seenAt: number): Date {
  return new Date(Math.min(seenAt + IDLE_MS, createdAt + MAX_MS));
}

export function createSessionsService({
  sessions,
  users,
  keyRing,
  publisher,
  mustSetUp,
}: {
  sessions: SessionsRepository;
  users: UsersRepository;
  keyRing: KeyRing;
  publisher: RevocationPublisher;
  /** True for users who may do nothing before they have set up a second factor. */
  mustSetUp: (user: User) => boolean;
}) {
  async function claimsOf(token: string): Promise<TokenClaims | undefined> {
    try {
      return await verifyToken(token, keyRing.publicKey, { ignoreExpiry: true });
    } catch (error) {
      if (error instanceof TokenRefused) return undefined;
      throw error;
    }
  }

  async function userOf(sessionId: string): Promise<User | null> {
    const session = await sessions.live(sessionId);
    return session && users.byId(session.userId);
  }

  async function tokenOf(session: SessionRecord | null): Promise<string> {
    const user = session && (await users.byId(session.userId));
    if (!user) throw unauthenticated();
    return signSessionToken(user, session, keyRing.signing());
  }

  /**
   * Begins a session of a user as read before and gives its first token; undefined when `hold`, in the same transaction,
   * says no, or when the user has another password or role by now, has got or lost second factors, or is gone: what
   * ended the sessions must not miss this one.
   */
  async function beginWith(
    user: User,
    { address, userAgent, ...fields }: NewSession,
    key?: TokenClaims['key'],
    hold: (transaction: ClientSession) => Promise<boolean> = async () => true,
  ): Promise<string | undefined> {
    const now = new Date();
    const session = {
      _id: randomBytes(16).toString('base64url'),
      userId: user._id,
      createdAt: now,
      lastSeenAt: now,
      address: address.slice(0, ADDRESS_LENGTH),
      userAgent: userAgent.slice(0, USER_AGENT_LENGTH),
      ...fields,
    };
    const token = signSessionToken(user, session, keyRing.signing(), key);
    const isBegun = await users.transact(user._id, async (transaction) => {
      if (!(await users.holdUnchanged(user, transaction))) return false;
      if (!(await hold(transaction))) return false;
      await sessions.insert(session, transaction);
      return true;
    });
    return isBegun ? token : undefined;
  }

  return {
    /** Begins a session in a browser; undefined when the user has changed since they were read, or is gone. */
    begin(
      user: User,
      { address, userAgent }: { readonly address: string; readonly userAgent: string },
      proof: { readonly provedAt?: Date } = {},
    ): Promise<string | undefined> {
      const now = Date.now();
      return beginWith(user, { address, userAgent, expiresAt: expiry(now, now), ...proof });
    },
    /**
     * Begins a session of a user's API key and gives its one token; it is not renewed, the key is exchanged again.
     * Undefined when `hold` finds that the key has ended, when the user has changed, or has to set up a second factor first.
     */
    async beginForKey(
      user: User,
      {
        key,
        expiresAt,
        address,
        hold,
      }: {
        readonly key: NonNullable<TokenClaims['key']>;
        readonly expiresAt: Date;
        readonly address: string;
        readonly hold: (transaction: ClientSession) => Promise<boolean>;
      },
    ): Promise<string | undefined> {
      const now = Date.now();
      if (expiresAt.getTime() - now < 1_000 || mustSetUp(user)) return undefined;
      const session = {
        keyId: key.id,
        address,
        userAgent: `API key ${key.name}`,
        expiresAt: new Date(Math.min(now + IDLE_MS, expiresAt.getTime())),
      };
      return beginWith(user, session, key, hold);
    },
    /** A token with the user's present role for one of a session that lives, expired or not. */
    async renew(
      token: string,
      { address }: { address?: string | undefined },
    ): Promise<string | undefined> {
      const claims = await claimsOf(token);
      const session = claims && (await sessions.live(claims.sid));
      const user = session && (await users.byId(session.userId));
      // A key's token is not renewed: a stolen one must not outlive the key. Sessions from before a second factor was
      // required end, so that none continues without one.
      if (!user || session.keyId !== undefined || mustSetUp(user)) return undefined;
      const now = Date.now();
      const expiresAt = expiry(session.createdAt.getTime(), now);
      const prolonged = await sessions.touch(session._id, {
        lastSeenAt: new Date(now),
        expiresAt,
        ...(address === undefined ? {} : { address }),
      });
      return prolonged
        ? signSessionToken(user, { ...session, expiresAt }, keyRing.signing())
        : undefined;
    },
    /**
     * A fresh token for a session in which a second factor has just been proved.
     * @throws HttpProblem 401
     */
    prove: async (sessionId: string) => tokenOf(await sessions.prove(sessionId, new Date())),
    /** A fresh token for a session, with its user as they are now. @throws HttpProblem 401 */
    reissue: async (sessionId: string) => tokenOf(await sessions.live(sessionId)),
    /** The user of a session that lives. */
    userOf,
    /**
     * The user behind a reader whose session lives. Gateways hear of an ended one within a second; calls
     * that matter most do not wait for that.
     * @throws HttpProblem 401
     */
    async userBehind(reader: Staff): Promise<User> {
      const user = await userOf(reader.sessionId);
      if (!user) throw unauthenticated();
      return user;
    },
    async isLive(sessionId: string): Promise<boolean> {
      return (await sessions.live(sessionId)) !== null;
    },
    /** Ends the session that the token names, expired or not; does nothing for a token that is not ours. */
    async endByToken(token: string): Promise<void> {
      const claims = await claimsOf(token);
      if (!claims) return;
      await sessions.revoke(claims.sid);
      await publisher.publish();
    },
    /** A user's sessions that live, the last seen first. */
    sessionsOf: (userId: number): Promise<SessionRecord[]> => sessions.liveOf(userId),
    /** Ends a session if it is that user's; false when there is none. */
    async endOwn(sessionId: string, userId: number): Promise<boolean> {
      const ended = await sessions.revoke(sessionId, userId);
      if (ended) await publisher.publish();
      return ended;
    },
    /** Ids of the sessions that were revoked while a token of theirs may still be in use. */
    recentlyRevoked: (): Promise<string[]> =>
      sessions.revokedSince(new Date(Date.now() - RECENT_MS)),
  };
}

export type SessionsService = ReturnType<typeof createSessionsService>;
