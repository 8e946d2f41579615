import { IDEMPOTENCY_KEY } from '@slots/contracts/catalog/imports';
import type { Header, Parameter } from './document.types.ts';

/** The parts that hold for all calls. */
export const introduction = `The API of the visitor site and of the staff portal.

**Signing in.** \`POST /api/auth/login\` sets the session cookie \`token\` (under TLS \`__Host-token\`), which
every later call carries. \`x-access\` tells who may make a call: \`any\` is everybody, \`staff\` any signed-in
user, \`managers\` an administrator or a super administrator, \`super\` a super administrator. Staff see more than
visitors in some calls that are open to all.

**API keys.** Programs send \`Authorization: Bearer slots_…\` instead, a key that a user created under Settings. It can
make the calls that its rights name (\`casino:read\`, \`casino:write\` and so on; \`security\` tells the right of each),
as far as the user's own role allows. No cookie is needed, and any that is sent is ignored.

**Errors** are \`application/problem+json\` (RFC 9457) with \`requestId\`. A refusal (4xx) has \`message\`, a
text that a screen may show, and \`errors\` for an invalid path, query or body. An unexpected failure is 500 in the
same shape. An unknown address is 404; a known one with another method is 405 with \`Allow\`.

**Requests.** Bodies are JSON in UTF-8, at most 64 kB unless the call says otherwise; unknown fields are
refused, unknown query parameters are ignored. Every GET also works as HEAD, except event streams and calls
that can change something. Writes that a page of another site makes are refused.

**Versions.** A single record has a strong \`ETag\`. Sent back as \`If-Match\` with a change, it makes sure
that nobody else's change is lost: 412 tells who changed the record first.

**Addresses.** Where an address matches two templates, a literal segment takes precedence over a parameter, from left
to right: \`/api/casinos/slug/promotions\` is \`/api/casinos/slug/{slug}\`, never the promotions of a casino \`slug\`,
since ids are whole numbers. Linters call \`/api/casinos/slug/{slug}\` ambiguous with the calls under
\`/api/casinos/{id}\`; the specification of the site prescribes all of these addresses.

**Redirects.** The two previews of a game have no content of their own: they redirect (302) to the signed launcher URL.

**Quotas.** \`RateLimit-Policy\` and \`RateLimit\` tell a client's quota and how much of it is left.`;

export const tags = [
  { name: 'catalog', description: 'Games, their types, providers and themes, and their import.' },
  { name: 'casino', description: 'Casinos, promotions and reference data.' },
  { name: 'affiliate', description: 'Affiliates and their casinos.' },
  { name: 'identity', description: 'Sessions and members of staff.' },
  { name: 'geo', description: 'Countries.' },
  { name: 'gateway', description: 'Search and activity across services, and this documentation.' },
];

const text = { type: 'string' } as const;

export const headers: Readonly<Record<string, Header>> = {
  'X-Request-Id': { description: 'Identifies this request in all process logs.', schema: text },
  ETag: {
    description: 'The version of the record as the caller sees it.',
    schema: { type: 'string', pattern: '^"[^"]+"$' },
  },
  Location: { description: 'The address to follow.', schema: { type: 'string', minLength: 1 } },
  'Set-Cookie': {
    description: 'Sets or clears the session cookie or a cookie that recognises the browser.',
    schema: text,
  },
  'Retry-After': {
    description: 'The seconds to wait before trying again.',
    schema: { type: 'integer', minimum: 0 },
  },
  Allow: { description: 'The methods that the address supports.', schema: text },
};

export const parameters: Readonly<Record<string, Parameter>> = {
  'If-Match': {
    name: 'If-Match',
    in: 'header',
    required: false,
    description: 'The ETag of the version that the change is based on, or * for any.',
    schema: { type: 'string', pattern: '^(\\*|"[^"]+")$' },
    example: '*',
  },
  'Idempotency-Key': {
    name: 'Idempotency-Key',
    in: 'header',
    required: false,
    description:
      'A value that the client chooses: a request repeated with it returns the first one’s job.',
    schema: { type: 'string', pattern: IDEMPOTENCY_KEY.source },
    example: '0b2c9c1a-import-of-monday',
  },
  Prefer: {
    name: 'Prefer',
    in: 'header',
    required: false,
    description:
      '`respond-async`: returns 202 at once instead of waiting for the outcome. `handling=lenient`: a caller who is not signed in is not refused. `password=hidden`: an empty string stands in for a stored credential.',
    schema: text,
    example: 'respond-async',
  },
};

export const securitySchemes = {
  session: {
    type: 'apiKey',
    in: 'cookie',
    name: 'token',
    description: 'Set by POST /api/auth/login; named __Host-token under TLS.',
  },
  apiKey: {
    type: 'http',
    scheme: 'bearer',
    description:
      'Created by POST /api/api-keys and shown only once; it needs the rights that a call names.',
  },
} as const;
