import { z } from 'zod';
import type { Call } from '../simulator-under-test.ts';

export const CONTROL_TOKEN = 'control-token-of-the-test';

const control = { Authorization: `Bearer ${CONTROL_TOKEN}`, 'Content-Type': 'application/json' };

/** One control call to the API at `base`. */
export function callControl(base: string, method: string, path: string, body?: unknown) {
  return fetch(`${base}/control/${path}`, {
    method,
    headers: control,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
}

/** Tells a fault by a control call. @returns the status and the answer */
export async function tellFault(base: string, fault: object) {
  const response = await callControl(base, 'POST', 'faults', fault);
  return { status: response.status, body: z.looseObject({}).parse(await response.json()) };
}

/** The headers by which a request asks for a fault itself. */
export function askingFor(fault: string | object): Call {
  const text = typeof fault === 'string' ? fault : JSON.stringify(fault);
  return { headers: { 'X-Simulator-Fault': text } };
}
