import { IDEMPOTENCY_KEY } from '@slots/contracts/catalog/imports';
import type { Header, OpenApiDocument, Parameter } from './document.types.ts';

/** The parts that hold for all calls. */
export const introduction = `The calls of the visitor site and of the staff portal.

**Signing in.** \`POST /api/auth/login\` sets the session cookie \`token\` (under TLS \`__Host-token\`), which
every later call carries. \`x-access\` says who may make a call: \`any\` is anybody, \`staff\` any signed-in
user, \`super\` a super administrator. Staff see more than visitors do in some calls that are open to all.

**API keys.** Programs send \`Authorization: Bearer slots_…\` instead, a key that a person made under Settings. It makes
the calls that its rights name (\`casino:read\`, \`casino:write\` and so on; \`security\` tells the right of each), as far
as the person's own role reaches. No cookie is needed, and none counts beside it.

**Errors** are \`application/problem+json\` (RFC 9457) with \`requestId\`. A refusal (4xx) has \`message\`, a
text that a screen may show, and for a refused path, query or body \`errors\`. A failure that nobody
foresaw is 500 in the same shape. An unknown address is 404; a known one with another method is 405
with \`Allow\`.

**Requests.** Bodies are JSON in UTF-8, 64 kB at most unless the call says otherwise; unknown fields are
refused, unknown query parameters are ignored. Every GET may be a HEAD, event streams and the one
that can change something excepted. Writes that a page of another site makes are refused.

**Versions.** A single record has a strong \`ETag\`. Sent back as \`If-Match\` with a change, it makes sure
that nobody else's change is lost: 412 tells who was quicker.

**Addresses.** Where an address fits two templates, a word goes before a parameter, from the left:
\`/api/casinos/slug/promotions\` is \`/api/casinos/slug/{slug}\`, never the promotions of a casino \`slug\`, since ids
are whole numbers. Linters call \`/api/casinos/slug/{slug}\` ambiguous with the calls under
\`/api/casinos/{id}\`; the specification of the site gives all of these addresses.

**Redirects.** The two previews of a game have no answer of their own: they lead (302) to the launcher, signed.

**Quotas.** \`RateLimit-Policy\` and \`RateLimit\` tell a client's quota and what is left of it.`;

export const tags: OpenApiDocument['tags'] = [
  { name: 'catalog', description: 'Games, their types, providers and themes, and their import.' },
  { name: 'casino', description: 'Casinos, promotions and reference data.' },
  { name: 'affiliate', description: 'Affiliates and the casinos that are theirs.' },
  { name: 'identity', description: 'Sessions and members of staff.' },
  { name: 'geo', description: 'Countries.' },
  { name: 'gateway', description: 'Search over all owners, and this documentation.' },
];

const text = { type: 'string' } as const;

export const headers: Readonly<Record<string, Header>> = {
  'X-Request-Id': { description: 'Names this request in the logs of every process.', schema: text },
  ETag: {
    description: 'The version of the record as this reader sees it.',
    schema: { type: 'string', pattern: '^"[^"]+"$' },
  },
  Location: { description: 'The address to go to.', schema: { type: 'string', minLength: 1 } },
  'Set-Cookie': {
    description: 'The session cookie or its end, or the cookie of a known browser.',
    schema: text,
  },
  'Retry-After': {
    description: 'Seconds after which another try makes sense.',
    schema: { type: 'integer', minimum: 0 },
  },
  Allow: { description: 'The methods that the address knows.', schema: text },
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
      'A text of the client’s own: a request repeated with it gives the first one’s job.',
    schema: { type: 'string', pattern: IDEMPOTENCY_KEY.source },
    example: '0b2c9c1a-import-of-monday',
  },
  Prefer: {
    name: 'Prefer',
    in: 'header',
    required: false,
    description:
      '`respond-async`: answer 202 at once instead of waiting for the outcome. `handling=lenient`: that nobody is signed in is no refusal.',
    schema: text,
    example: 'respond-async',
  },
};

export const securitySchemes = {
  session: {
    type: 'apiKey',
    in: 'cookie',
    name: 'token',
    description: 'Set by POST /api/auth/login. Under TLS its name is __Host-token.',
  },
  apiKey: {
    type: 'http',
    scheme: 'bearer',
    description: 'Made by POST /api/api-keys, told once; with the rights that a call names.',
  },
} as const;
