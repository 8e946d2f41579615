import {
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
  randomUUID,
} from 'node:crypto';
import { unavailable } from '@slots/http-kit/http-problem.error';
import type { Logger } from '@slots/logger/logger';
import { SESSION_MAX_SECONDS } from '@slots/tokens/cookies';
import { type Jwks, jwks } from '@slots/tokens/verifier';
import type { KeyEncryption } from './key-encryption.ts';
import type { SigningKeyRecord } from './signing-key.model.ts';
import type { SigningKeysRepository } from './signing-keys.repository.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** A key signs for this long, then the next one takes over. */
export const KEY_LIFE_MS = 30 * DAY_MS;
/** Longer than the published keys are cached anywhere. */
export const VERIFY_AHEAD_MS = 15 * MINUTE_MS;
/** An expired token is renewed as long as its session lives, so its key is needed that long. */
const KEPT_AFTER_MS = SESSION_MAX_SECONDS * 1000 + DAY_MS;

/** Made-up key ids must not turn into reads of the database. */
const REREAD_AFTER_MS = 5_000;

type PublishedKey = Jwks['keys'][number];

interface RingKey {
  readonly generation: number;
  readonly kid: string;
  readonly signsFrom: Date;
  readonly publicKey: KeyObject;
  readonly published: PublishedKey;
  /** Absent when it was encrypted under another secret: such a key still verifies. */
  readonly privateKey: KeyObject | undefined;
}

export interface SigningKey {
  readonly kid: string;
  readonly privateKey: KeyObject;
}

function publishedForm({ kid, publicKey: { x, y } }: SigningKeyRecord): PublishedKey {
  return { kid, kty: 'EC', crv: 'P-256', x, y, alg: 'ES256', use: 'sig' };
}

export function createKeyRing({
  keys,
  encryption,
  logger,
  now = Date.now,
}: {
  keys: SigningKeysRepository;
  encryption: KeyEncryption;
  logger: Logger;
  now?: () => number;
}) {
  let ring: readonly RingKey[] | undefined;
  let readAt = 0;

  function makeKey(generation: number, signsFrom: number): SigningKeyRecord {
    const kid = randomUUID();
    const pair = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const { x = '', y = '' } = pair.publicKey.export({ format: 'jwk' });
    const pem = pair.privateKey.export({ format: 'pem', type: 'pkcs8' }).toString();
    return {
      _id: generation,
      kid,
      publicKey: { x, y },
      privateKey: encryption.encrypt(pem, kid),
      createdAt: new Date(now()),
      signsFrom: new Date(signsFrom),
    };
  }

  function openPrivateKey({ kid, privateKey }: SigningKeyRecord): KeyObject | undefined {
    try {
      return createPrivateKey(encryption.decrypt(privateKey, kid));
    } catch {
      logger.warn({ kid }, 'a signing key is encrypted under another secret, it only verifies');
      return undefined;
    }
  }

  function toRingKey(stored: SigningKeyRecord): RingKey {
    const known = ring?.find(({ kid }) => kid === stored.kid);
    if (known) return known;
    const published = publishedForm(stored);
    return {
      generation: stored._id,
      kid: stored.kid,
      signsFrom: stored.signsFrom,
      published,
      publicKey: createPublicKey({ key: published, format: 'jwk' }),
      privateKey: openPrivateKey(stored),
    };
  }

  async function read(): Promise<readonly RingKey[]> {
    ring = (await keys.all()).map(toRingKey);
    readAt = now();
    return ring;
  }

  /** The next key, when one is due: at once if none can sign, ahead of time if the last grows old. */
  function due(known: readonly RingKey[]): SigningKeyRecord | undefined {
    const usable = known.findLast(({ privateKey }) => privateKey !== undefined);
    const next = (known.at(-1)?.generation ?? 0) + 1;
    if (!usable) return makeKey(next, now());
    const old = usable.signsFrom.getTime() + KEY_LIFE_MS - VERIFY_AHEAD_MS <= now();
    return old ? makeKey(next, now() + VERIFY_AHEAD_MS) : undefined;
  }

  async function dropUnneeded(known: readonly RingKey[]): Promise<void> {
    for (const [index, key] of known.entries()) {
      // One that this secret cannot read has signed nothing since the secret was taken back.
      const successor = known.slice(index + 1).find(({ privateKey }) => privateKey !== undefined);
      if (successor && successor.signsFrom.getTime() + KEPT_AFTER_MS < now()) {
        await keys.remove(key.generation);
      }
    }
  }

  /** The key that signs now. @throws HttpProblem 503 before the first refresh */
  function signing(): SigningKey {
    const usable = ring?.filter(({ privateKey }) => privateKey !== undefined) ?? [];
    // The first key may be from a replica whose clock is ahead of ours: it will do.
    const key = usable.findLast(({ signsFrom }) => signsFrom.getTime() <= now()) ?? usable[0];
    if (!key?.privateKey) throw unavailable('The signing keys are not loaded yet.');
    return { kid: key.kid, privateKey: key.privateKey };
  }

  /**
   * The keys, read anew, and the next one where one is due. After `sessions:end` other replicas sign with those that
   * they read last for up to a minute.
   */
  async function current(): Promise<readonly RingKey[]> {
    let known = await read();
    for (let next = due(known); next; next = due(known)) {
      await keys.insert(next);
      known = await read();
    }
    return known;
  }

  return {
    signing,
    /** Reads the keys anew; makes the first one, the next one when it is due, and drops those no longer needed. */
    async refresh(): Promise<void> {
      await dropUnneeded(await read());
      await current();
    },
    /** The public key of that id, also one that another replica has just made. */
    async publicKey(kid: string): Promise<KeyObject | undefined> {
      const isWanted = (key: RingKey) => key.kid === kid;
      const known = ring?.find(isWanted);
      if (known || now() - readAt < REREAD_AFTER_MS) return known?.publicKey;
      return (await current()).find(isWanted)?.publicKey;
    },
    /** All keys, read anew, and the next one where one is due: callers have met one that they do not know, maybe another replica's. */
    async published(): Promise<PublishedKey[]> {
      const known = await current().catch(() => ring);
      if (!known) throw unavailable('The signing keys are not loaded yet.');
      return jwks.parse({ keys: known.map(({ published }) => published) }).keys;
    },
  };
}

export type KeyRing = ReturnType<typeof createKeyRing>;
