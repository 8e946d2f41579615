import type { Request } from 'express';
import { z } from 'zod';
import type { Reading } from './fault-kind.ts';
import type { FaultKinds } from './fault-kinds.ts';
import { reaches, type Target } from './fault-register.ts';

/** The header and the query parameter by which one request asks for a fault. */
export const FAULT_HEADER = 'x-simulator-fault';
export const FAULT_PARAMETER = 'simulator_fault';

const json = z.string().transform((text, context): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    context.addIssue('is not valid JSON');
    return z.NEVER;
  }
});

/** `server-error`, or `{"kind":"hang","seconds":2}`. */
function parse(text: string): unknown {
  return text.trimStart().startsWith('{') ? json.safeParse(text).data : { kind: text };
}

/**
 * The fault that a request asks for itself: a name, or JSON like that of a control call but without
 * what says which requests are hit.
 * @returns nothing when it asks for none
 */
export function readRequestedFault(
  request: Request,
  kinds: FaultKinds,
  on: Target,
): Reading | undefined {
  const query = new URL(request.originalUrl, 'http://any').searchParams;
  const text = request.get(FAULT_HEADER) ?? query.get(FAULT_PARAMETER);
  if (text === null || text === undefined) return undefined;
  const asked = kinds.find(parse(text));
  if ('problem' in asked) return asked;
  if (!reaches(asked.kind.reach, on)) return { problem: `${asked.name} has no meaning here` };
  return asked.kind.read(asked.options);
}
