import { parse, stringify } from 'yaml';
import { z } from 'zod';

/** Durations of rules, and the time between two scrapes, are divided by this. */
export const FASTER = 15;

/** Limits that no short run reaches by itself, and what they are in the copy; a limit that is a time is divided as all times are. */
const OTHERWISE: Readonly<Record<string, readonly [from: string, to: string]>> = {
  // A start takes as long as ever.
  ProcessRestarts: ['[60s]', '[180s]'],
  QueueStands: ['> 1800', `> ${1_800 / FASTER}`],
  MirrorOld: ['> 129600', '> 90'],
  ClicksWait: ['> 120', `> ${120 / FASTER}`],
  WebhooksStand: ['> 300', `> ${300 / FASTER}`],
  ClicksNearlyFull: ['> 300000', '> 30'],
  MemoryHigh: ['service="geo"}) > 250 * 2 ^ 20', 'service="geo"}) > 20 * 2 ^ 20'],
};

const rule = z.looseObject({ alert: z.string(), expr: z.string(), for: z.string().optional() });
const rules = z.object({ groups: z.array(z.looseObject({ rules: z.array(rule) })) });

const SECONDS: Readonly<Record<string, number>> = { s: 1, m: 60, h: 3_600 };

const faster = (time: string) =>
  time.replace(/^(\d+)([smh])$/, (_all, count: string, unit: string) => {
    return `${Math.ceil((Number(count) * (SECONDS[unit] ?? 1)) / FASTER)}s`;
  });

/** A copy of the alert rules in which time goes faster, and the limits in it that are others. */
export function fasterRules(text: string): {
  readonly text: string;
  readonly alerts: readonly string[];
  readonly lowered: ReadonlyMap<string, string>;
} {
  const lowered = new Map<string, string>();
  const alerts: string[] = [];
  const { groups } = rules.parse(parse(text));
  for (const one of groups.flatMap((group) => group.rules)) {
    alerts.push(one.alert);
    one.expr = one.expr.replaceAll(/(?<=\[)\d+[smh](?=\])/g, faster);
    if (one.for !== undefined) one.for = faster(one.for);
    const [from, to] = OTHERWISE[one.alert] ?? [];
    if (from !== undefined && to !== undefined) {
      if (!one.expr.includes(from)) throw new Error(`${one.alert} has no limit ${from} any more`);
      one.expr = one.expr.replace(from, to);
      lowered.set(one.alert, `\`${from}\` as \`${to}\``);
    }
  }
  return { text: stringify({ groups }), alerts, lowered };
}
