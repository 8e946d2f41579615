import type { z } from 'zod';
import type { Contract } from './contract.ts';
import type { Problem } from './problem.ts';
import { refusalWords } from './refusal-words.ts';

/** The pieces of a call: as they were sent, or parsed, where a piece without a schema is undefined. */
export interface CallParts {
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
}

/** A call outside its contract: a message, and every invalid field by name. Answered with 400. */
export class CallRefused extends Error {
  readonly errors: NonNullable<Problem['errors']>;
  constructor(errors: NonNullable<Problem['errors']>) {
    super(sentence(errors));
    this.name = 'CallRefused';
    this.errors = errors;
  }
}

/** Always taken from the session, whatever a body says: ignored where a call has no use for them. */
const OWNER_FIELDS: ReadonlySet<string> = new Set(['userId', 'createdBy']);

/** The body without the owner fields that its schema refused; undefined when it refused none. */
function withoutOwner(value: unknown, { issues }: z.ZodError): object | undefined {
  const refused = issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys' && issue.path.length === 0
      ? issue.keys.filter((key) => OWNER_FIELDS.has(key))
      : [],
  );
  if (refused.length === 0 || typeof value !== 'object' || value === null) return undefined;
  return Object.fromEntries(Object.entries(value).filter(([name]) => !refused.includes(name)));
}

const placeOf = ({ path }: z.core.$ZodIssue) => path.join('.');

/** Every invalid field of a part, once for each message. */
function errorsOf({ issues }: z.ZodError, part: string): NonNullable<Problem['errors']> {
  const wrongTypes = new Set(issues.filter(({ code }) => code === 'invalid_type').map(placeOf));
  const errors = issues.flatMap((issue) => {
    const at = placeOf(issue);
    // Zod measures whatever has a length: a list in place of a text too.
    if (wrongTypes.has(at) && issue.code !== 'invalid_type') return [];
    if (issue.code === 'unrecognized_keys') {
      return issue.keys.map((key) => ({
        path: at ? `${at}.${key}` : key,
        message: 'is not a field of this call',
      }));
    }
    return [{ path: at || part, message: issue.message }];
  });
  return [...new Map(errors.map((error) => [JSON.stringify(error), error])).values()];
}

function parsePart(schema: z.ZodType | undefined, value: unknown, part: string): unknown {
  if (!schema) return undefined;
  const parsed = schema.safeParse(value, { error: refusalWords });
  if (parsed.success) return parsed.data;
  const others = withoutOwner(value, parsed.error);
  if (others) return parsePart(schema, others, part);
  // A missing body lacks each field that is required: those are named.
  const asEmpty = value === undefined ? schema.safeParse({}, { error: refusalWords }) : parsed;
  throw new CallRefused(errorsOf(asEmpty.error ?? parsed.error, part));
}

/**
 * The first error as a sentence. Texts that the specifications fix start with a capital and stand
 * alone; ours start small and need the field's name before them.
 */
export function sentence(errors: readonly { path: string; message: string }[]): string {
  const [first] = errors;
  if (!first) return 'The request is not valid.';
  return /^[A-Z]/.test(first.message) ? first.message : `${first.path}: ${first.message}`;
}

/**
 * Unknown parameters are ignored, but not one like `search[$ne]`: it is meant as more than text, so
 * ignoring it would answer a different question.
 */
function refuseStructure(query: unknown): void {
  const names = Object.keys(query ?? {}).filter((name) => /[[\]$]/.test(name));
  if (names.length === 0) return;
  throw new CallRefused(names.map((path) => ({ path, message: 'must be a plain parameter' })));
}

/**
 * Parses path, query and body by the contract.
 * @throws CallRefused when one of them is outside it
 */
export function parseCall(contract: Contract, raw: CallParts): CallParts {
  refuseStructure(raw.query);
  return {
    params: parsePart(contract.params, raw.params, 'path'),
    query: parsePart(contract.query, raw.query, 'query'),
    body: parsePart(contract.body, raw.body, 'body'),
  };
}
