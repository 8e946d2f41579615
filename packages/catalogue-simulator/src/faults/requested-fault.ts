import type { Request } from 'express';
import { type Effect, FaultRefused } from './fault-kind.ts';
import type { FaultKinds } from './fault-kinds.ts';
import { reaches, type Target } from './fault-register.ts';

/** The header and the query parameter by which one request asks for a fault. */
export const FAULT_HEADER = 'x-simulator-fault';
export const FAULT_PARAMETER = 'simulator_fault';

/** `server-error`, or `{"kind":"hang","seconds":2}`; undefined for what is no JSON. */
function parse(text: string): unknown {
  if (!text.trimStart().startsWith('{')) return { kind: text };
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * The fault that a request asks for itself: a name, or JSON like that of a control call but without
 * what says which requests are hit.
 * @returns nothing when it asks for none
 * @throws FaultRefused
 */
export function readRequestedFault(
  request: Request,
  kinds: FaultKinds,
  on: Target,
): Effect | undefined {
  const query = new URL(request.originalUrl, 'http://any').searchParams;
  const text = request.get(FAULT_HEADER) ?? query.get(FAULT_PARAMETER);
  if (text === null || text === undefined) return undefined;
  const { name, kind, options } = kinds.find(parse(text));
  if (!reaches(kind.reach, on)) throw new FaultRefused(`${name} has no meaning here`);
  return kind.read(options);
}
