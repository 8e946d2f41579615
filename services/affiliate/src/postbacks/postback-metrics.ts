import { Counter, type Registry } from 'prom-client';

/** Outcome of a postback: stored, stored before, with a wrong key, malformed, or not storable now. */
const OUTCOMES = ['taken', 'duplicate', 'unknown', 'malformed', 'failed'] as const;

export type CountPostback = (outcome: (typeof OUTCOMES)[number]) => void;

export function createPostbackMetrics(registry: Registry): CountPostback {
  const counter = new Counter({
    name: 'postbacks_total',
    help: "Partners' postbacks, by what became of them",
    labelNames: ['outcome'],
    registers: [registry],
  });
  for (const outcome of OUTCOMES) counter.inc({ outcome }, 0);
  return (outcome) => counter.inc({ outcome });
}
