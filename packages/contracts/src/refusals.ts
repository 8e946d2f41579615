import type { Contract } from './contract.ts';

/** True for a call that changes something, whatever its method. */
export function isWrite({ method, writes }: Pick<Contract, 'method' | 'writes'>): boolean {
  return method !== 'GET' || writes === true;
}

/** HEAD is answered beside GET, except where the answer never ends or where asking may change something. */
export function answersHead({ method, events, writes }: Contract): boolean {
  return method === 'GET' && !events && !writes;
}

/** True for a change that heeds If-Match, the tag of the record as its sender has read it. */
export function heedsIfMatch({ tagged, heeds, method, params }: Contract): boolean {
  if (heeds?.includes('If-Match')) return true;
  return tagged === true && method !== 'GET' && params !== undefined;
}

/** True where a good answer of this status has a Location: of a redirect, or of the new record. */
export function hasLocation({ answerHeaders = [] }: Contract, status: number): boolean {
  if (status >= 300) return status !== 304;
  return status > 200 && answerHeaders.includes('Location');
}

/** True where a good answer of this status carries the tag of its record. */
export function hasTag({ tagged }: Contract, status: number): boolean {
  return tagged === true && (status <= 201 || status === 304);
}

/**
 * The statuses below 500 that a call may be refused with. Most follow from its shape: who may make
 * it, whether it names a record, takes a body, changes something. 405 is not among them, since
 * it refuses a call that does not exist.
 */
export function refusalsOf(contract: Contract): readonly number[] {
  const {
    access,
    params,
    body,
    method,
    path,
    skipsOriginCheck,
    messages = {},
    refusals = [],
  } = contract;
  const statuses = new Set([400, ...Object.keys(messages).map(Number), ...refusals]);
  if (access !== 'any') statuses.add(401);
  // The role or the API key is insufficient.
  if (access !== 'any' || (isWrite(contract) && !skipsOriginCheck)) statuses.add(403);
  if (params) statuses.add(404);
  if (heedsIfMatch(contract)) statuses.add(412);
  // A body that does not come in time, or is too large.
  if (method !== 'GET') statuses.add(408).add(413);
  if (body) statuses.add(415);
  if (path.startsWith('/api/')) statuses.add(429);
  return [...statuses].sort((one, other) => one - other);
}
