import {
  createHmac,
  createPublicKey,
  generateKeyPairSync,
  type JsonWebKey,
  randomUUID,
} from 'node:crypto';
import { jwks } from '@slots/tokens/verifier';
import jwt from 'jsonwebtoken';

type Part = Readonly<Record<string, unknown>>;

const encoded = (part: unknown): string =>
  Buffer.from(typeof part === 'string' ? part : JSON.stringify(part)).toString('base64url');

function decoded(part = ''): Part {
  return Object(JSON.parse(Buffer.from(part, 'base64url').toString()));
}

/**
 * Tokens that a user can forge from a session token of their own and the keys that identity publishes, to
 * be a super administrator: by algorithm, key, signature, claims, and by other tokens of the system.
 * @param token of a user who is no super administrator
 * @param options.serviceSecret what services sign their calls with; here its holder oversteps
 */
export async function forgedTokens(
  token: string,
  options: { readonly identityUrl: string; readonly serviceSecret: string },
): Promise<readonly (readonly [string, string])[]> {
  const [head, body, signature = ''] = token.split('.');
  const header = decoded(head);
  const claims = { ...decoded(body), role: 'super_admin' };
  const make = (changed: Part, sign = signature, said: unknown = claims) =>
    `${encoded({ ...header, ...changed })}.${encoded(said)}.${sign}`;

  const answer = await fetch(`${options.identityUrl}/internal/jwks`);
  const [published] = jwks.parse(await answer.json()).keys;
  if (!published) throw new Error('Identity publishes no key.');
  const publicKey = createPublicKey({ key: published satisfies JsonWebKey, format: 'jwk' });
  const pem = publicKey.export({ format: 'pem', type: 'spki' }).toString();
  const signedBy = (secret: string | Buffer) => {
    const text = `${encoded({ ...header, alg: 'HS256' })}.${encoded(claims)}`;
    return `${text}.${hmac(text, secret)}`;
  };
  const own = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const ownJwk = own.publicKey.export({ format: 'jwk' });
  const byOwnKey = (changed: Part) =>
    jwt.sign(claims, own.privateKey, {
      algorithm: 'ES256',
      header: { ...header, alg: 'ES256', ...changed },
    });
  const { aud: _aud, ...unaddressed }: Part = claims;
  const asService = (audience: string) =>
    jwt.sign(unaddressed, options.serviceSecret, {
      algorithm: 'HS256',
      audience,
      noTimestamp: true,
    });

  return [
    ...['none', 'None', 'NONE', 'nOnE', ''].flatMap((alg): [string, string][] => [
      [`without a signature, alg ${JSON.stringify(alg)}`, make({ alg }, '')],
      [`with the signature of another, alg ${JSON.stringify(alg)}`, make({ alg })],
    ]),
    ['with a raised role under the old signature', make({})],
    ['with a signature of zeros', make({}, Buffer.alloc(64).toString('base64url'))],
    ['with a signature of nothing', make({}, '')],
    ['with a DER signature of zeros', make({}, encoded('\x30\x06\x02\x01\x00\x02\x01\x00'))],
    ['signed with the public key as a secret, PEM', signedBy(pem)],
    ['signed with the public key as a secret, PEM without its last line end', signedBy(pem.trim())],
    [
      'signed with the public key as a secret, DER',
      signedBy(publicKey.export({ format: 'der', type: 'spki' })),
    ],
    ['signed with the public key as a secret, JWK', signedBy(JSON.stringify(published))],
    ['signed with the public key as a secret, x', signedBy(published.x)],
    ['signed with an empty secret', signedBy('')],
    ['signed with the secret of the services', signedBy(options.serviceSecret)],
    ['of a key of its own under the known key id', byOwnKey({})],
    ['of a key of its own that it brings along', byOwnKey({ jwk: ownJwk })],
    [
      'of a key of its own that it names an address of',
      byOwnKey({ jku: 'https://keys.example/jwks', x5u: 'https://keys.example/x5u' }),
    ],
    ['of a key of its own under a new key id', byOwnKey({ kid: randomUUID() })],
    ...['../../../../dev/null', "' OR '1'='1", '', '__proto__', 'constructor', 7, null, {}].map(
      (kid): [string, string] => [`of the key id ${JSON.stringify(kid)}`, make({ kid })],
    ),
    ...['ES384', 'ES512', 'RS256', 'PS256', 'HS512', 'EdDSA'].map((alg): [string, string] => [
      `that says it is ${alg}`,
      make({ alg }),
    ]),
    ['that is a credential between services', asService('service:identity')],
    ['that is a credential between services with the audience of sessions', asService('slots')],
    ['of three empty parts', '..'],
    ['of no parts', 'x'],
    ['of parts that are no JSON', `${encoded('{')}.${encoded('{')}.${signature}`],
    ['whose claims are a list', make({}, signature, [])],
    ['in the form of JSON', encoded({ payload: body, signatures: [] })],
    ['longer than any', `${head}.${encoded('x'.repeat(9_000))}.${signature}`],
  ];
}

function hmac(text: string, secret: string | Buffer): string {
  return createHmac('sha256', secret).update(text).digest('base64url');
}
