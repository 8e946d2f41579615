import type { Contract } from './contract.ts';
import { hasLocation, hasTag, refusalsOf } from './refusals.ts';

/** The answer to a call, before it is sent. */
export interface CheckedAnswer {
  readonly status: number;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string | string[]>> | undefined;
}

/** An answer outside its contract: our error, never the caller's. */
export class AnswerOutsideContract extends Error {
  constructor({ id }: Contract, what: string) {
    super(`${id} answered outside its contract: ${what}`);
    this.name = 'AnswerOutsideContract';
  }
}

/**
 * Compares an answer with its contract, as it would be on the wire: status, shape, fields that the
 * contract does not know, and the headers that it promises. For tests and development: production
 * does not pay for it.
 * @throws AnswerOutsideContract
 */
export function checkAnswer(contract: Contract, { status, body, headers }: CheckedAnswer): void {
  if (!contract.responses[status]) {
    throw new AnswerOutsideContract(contract, `its contract has no ${status}`);
  }
  checkBody(contract, status, body);
  checkHeaders(contract, status, headers ?? {});
}

/** One event of a stream. @throws AnswerOutsideContract */
export function checkEvent(contract: Contract, data: unknown): void {
  checkBody(contract, 200, data);
}

/** A refusal has to be documented. @throws AnswerOutsideContract */
export function checkRefusal(contract: Contract, status: number): void {
  if (status >= 500 || refusalsOf(contract).includes(status)) return;
  throw new AnswerOutsideContract(contract, `its contract knows no refusal with ${status}`);
}

function checkBody(contract: Contract, status: number, body: unknown): void {
  const sent = asSent(body);
  const parsed = contract.responses[status]?.safeParse(sent);
  if (!parsed?.success) throw new AnswerOutsideContract(contract, parsed?.error.message ?? 'none');
  const unknown = unknownFields(sent, parsed.data);
  if (unknown.length > 0) {
    throw new AnswerOutsideContract(contract, `it has no field ${unknown.join(', ')}`);
  }
}

function checkHeaders(
  contract: Contract,
  status: number,
  headers: Readonly<Record<string, string | string[]>>,
): void {
  const names = new Set(Object.keys(headers).map((name) => name.toLowerCase()));
  const promised = { etag: hasTag(contract, status), location: hasLocation(contract, status) };
  for (const [name, isPromised] of Object.entries(promised)) {
    if (isPromised === names.has(name)) continue;
    const what = isPromised ? `it promises the header ${name}` : `it tells of no header ${name}`;
    throw new AnswerOutsideContract(contract, `${what} with ${status}`);
  }
}

function asSent(body: unknown): unknown {
  if (body === undefined || body instanceof Uint8Array) return body;
  const sent: unknown = JSON.parse(JSON.stringify(body));
  return sent;
}

/** Fields that were sent and that the schema has dropped as unknown. */
function unknownFields(sent: unknown, known: unknown, path = ''): string[] {
  if (!isFields(sent) || !isFields(known)) return [];
  return Object.keys(sent).flatMap((name) => {
    const at = path === '' ? name : `${path}.${name}`;
    return name in known ? unknownFields(sent[name], known[name], at) : [at];
  });
}

/** Objects and lists, whose fields are their places. */
function isFields(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !(value instanceof Uint8Array);
}
