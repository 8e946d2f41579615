import type { Response } from 'express';
import { z } from 'zod';
import { defineFault, type FaultKind } from './fault-kind.ts';
import type { HeldRequests } from './held-requests.ts';

const none = z.strictObject({});
const seconds = z.number().positive().max(3600);
const ids = z.array(z.int().min(1)).min(1).max(10_000);

/** The ways in which an item is spoilt, taken in turn: each makes it one that cannot be understood. */
const SPOILS: readonly ((item: object) => unknown)[] = [
  (item) => ({ ...item, name: null }),
  (item) => ({ ...item, id: 'not a number' }),
  (item) => ({ ...item, name: { text: ['not', 'a', 'name'] } }),
  () => 'an item that is no object',
  () => null,
];

function spoil(
  items: readonly unknown[],
  chosen: (item: unknown, index: number) => boolean,
): unknown[] {
  let spoilt = 0;
  return items.map((item, index) => {
    if (typeof item !== 'object' || item === null || !chosen(item, index)) return item;
    const way = SPOILS[spoilt % SPOILS.length];
    spoilt += 1;
    return way === undefined ? item : way(item);
  });
}

function isOneOf(wanted: readonly number[], item: unknown): boolean {
  return (
    typeof item === 'object' &&
    item !== null &&
    'id' in item &&
    typeof item.id === 'number' &&
    wanted.includes(item.id)
  );
}

/** Sends a whole answer with status 200 and says that it is JSON, whatever it is. */
function sendText(response: Response, body: string): void {
  response.status(200).type('json').send(body);
}

/** Announces the whole body, sends half of it and closes the connection. */
function cutInTheMiddle(response: Response, body: string): void {
  const bytes = Buffer.from(body);
  response.writeHead(200, {
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': String(bytes.length),
  });
  response.write(bytes.subarray(0, Math.floor(bytes.length / 2)), () => response.destroy());
}

/** The faults of an answer: they strike some requests and leave the data as it is. */
export function createAnswerFaults(held: HeldRequests) {
  return {
    'too-many-requests': defineFault(
      'any',
      z.strictObject({ seconds: seconds.default(1) }),
      (options) => ({
        answer: (response) => {
          response
            .status(429)
            .set('Retry-After', String(Math.ceil(options.seconds)))
            .json({ error: 'Too many requests.' });
        },
      }),
    ),
    'server-error': defineFault('any', none, () => ({
      answer: (response) => {
        response.status(500).json({ error: 'Server Error' });
      },
    })),
    hang: defineFault('any', z.strictObject({ seconds: seconds.optional() }), (options) => ({
      answer: (response, proceed) => held.hold(response, options.seconds, proceed),
    })),
    cut: defineFault('list', none, () => ({ send: cutInTheMiddle })),
    'broken-json': defineFault('list', none, () => ({
      send: (response, body) =>
        sendText(response, body.slice(0, Math.floor((body.length * 2) / 3))),
    })),
    'error-with-200': defineFault('list', none, () => ({
      answer: (response) => sendText(response, '{"error":"Your subscription is not active."}'),
    })),
    'malformed-items': defineFault(
      'list',
      z
        .strictObject({ ids: ids.optional(), items: z.int().min(1).optional() })
        .refine(
          (options) => options.ids === undefined || options.items === undefined,
          'ids name the items already: leave out items',
        ),
      (options) => ({
        items: (items) =>
          spoil(items, (item, index) =>
            options.ids === undefined
              ? index < (options.items ?? SPOILS.length)
              : isOneOf(options.ids, item),
          ),
      }),
    ),
    reorder: defineFault(
      'list',
      z.strictObject({ shift: z.int().min(1).default(10) }),
      (options) => ({
        arrange: (found, turn) => {
          const at = found.length === 0 ? 0 : (turn * options.shift) % found.length;
          return [...found.slice(at), ...found.slice(0, at)];
        },
      }),
    ),
  } as const satisfies Record<string, FaultKind>;
}
