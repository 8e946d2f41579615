import {
  createHash,
  createSign,
  generateKeyPairSync,
  type KeyObject,
  randomBytes,
} from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';
import { generate } from 'otplib';

const USER_PRESENT = 0x01;
const CREDENTIAL_INCLUDED = 0x40;

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();
const base64url = (data: Uint8Array) => Buffer.from(data).toString('base64url');

interface Asked {
  readonly challenge: string;
  /** The page that asks: of this site, or of one that only looks like it. */
  readonly origin: string;
  readonly host: string;
}

/** A security key in software: it signs whatever it is asked, as stolen or copied ones would. */
export interface Authenticator {
  /** As many signatures as it says it has made. */
  counter: number;
  create(asked: Asked): Record<string, unknown>;
  sign(asked: Asked): Record<string, unknown>;
}

function clientData(
  type: 'webauthn.create' | 'webauthn.get',
  { challenge, origin }: Asked,
): Buffer {
  return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
}

function authenticatorData(host: string, flags: number, counter: number): Buffer {
  const count = Buffer.alloc(4);
  count.writeUInt32BE(counter);
  return Buffer.concat([sha256(host), Buffer.from([flags]), count]);
}

const coordinate = (text: string | undefined) =>
  new Uint8Array(Buffer.from(text ?? '', 'base64url'));

export function createAuthenticator(): Authenticator {
  const id = randomBytes(32);
  const { publicKey, privateKey }: { publicKey: KeyObject; privateKey: KeyObject } =
    generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const jwk = publicKey.export({ format: 'jwk' });

  /** The public key in COSE: ES256 on P-256. */
  function coseKey(): Uint8Array {
    return isoCBOR.encode(
      new Map<number, number | Uint8Array>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, coordinate(jwk.x)],
        [-3, coordinate(jwk.y)],
      ]),
    );
  }

  const answer = (response: Readonly<Record<string, string>>) => ({
    id: base64url(id),
    rawId: base64url(id),
    type: 'public-key',
    response,
    clientExtensionResults: {},
  });

  return {
    counter: 0,
    create(asked) {
      const length = Buffer.alloc(2);
      length.writeUInt16BE(id.length);
      const authData = Buffer.concat([
        authenticatorData(asked.host, USER_PRESENT | CREDENTIAL_INCLUDED, this.counter),
        Buffer.alloc(16),
        length,
        id,
        coseKey(),
      ]);
      const attestation = new Map<string, string | Uint8Array | Map<string, string>>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', new Uint8Array(authData)],
      ]);
      return answer({
        clientDataJSON: base64url(clientData('webauthn.create', asked)),
        attestationObject: base64url(isoCBOR.encode(attestation)),
      });
    },
    sign(asked) {
      this.counter += 1;
      const signedData = authenticatorData(asked.host, USER_PRESENT, this.counter);
      const told = clientData('webauthn.get', asked);
      const signature = createSign('sha256')
        .update(Buffer.concat([signedData, sha256(told)]))
        .sign(privateKey);
      return answer({
        clientDataJSON: base64url(told),
        authenticatorData: base64url(signedData),
        signature: base64url(signature),
      });
    },
  };
}

const STEP_SECONDS = 30;

/** The code that an authenticator app shows now, or some half minutes later. */
export const appCode = (secret: string, stepsAhead = 0): Promise<string> =>
  generate({ secret, epoch: Date.now() / 1_000 + stepsAhead * STEP_SECONDS });
