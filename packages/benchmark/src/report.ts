import { writeFileSync } from 'node:fs';
import { inspect } from 'node:util';
import { z } from 'zod';
import { type ContestOptions, failures, medianOf, ratio, type Standing } from './contest.ts';

/** A goal, what was wanted and what was measured, in words; `met` is null when it could not be measured. */
const goal = z.object({
  goal: z.string(),
  wanted: z.string(),
  measured: z.string(),
  met: z.boolean().nullable(),
});
export type Goal = z.infer<typeof goal>;

/** One table of a report. */
const section = z.object({
  title: z.string(),
  /** The runs of the bench, and those that could not be made. */
  notes: z.array(z.string()),
  head: z.array(z.string()),
  rows: z.array(z.array(z.string())),
  goals: z.array(goal),
});
export type Section = z.infer<typeof section>;
export const sections = z.array(section);

/** Duration, rounds and connections, from the environment; the command line of a bench is its own. */
export function contestOptions(connections: number): ContestOptions {
  return {
    seconds: positive('BENCH_SECONDS', 2),
    rounds: positive('BENCH_ROUNDS', 5),
    connections,
  };
}

function positive(name: string, otherwise: number): number {
  const value = Number(process.env[name] || otherwise);
  if (!Number.isInteger(value) || value < 1) throw new Error(`${name} must be a whole number`);
  return value;
}

/**
 * Measures one section after the other; one that fails says so in its place and does not end the rest.
 * Each is kept as soon as it is there, so that a bench that is ended before its time has not run for nothing.
 */
export async function measureAll(
  measures: Readonly<Record<string, () => Promise<Section> | Section>>,
): Promise<Section[]> {
  // Servers under test are ended when the process exits, which a signal alone does not make it do.
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => process.exit(1));
  const told: Section[] = [];
  for (const [title, measure] of Object.entries(measures)) {
    process.stderr.write(`Measuring ${title} …\n`);
    try {
      told.push(await measure());
    } catch (error) {
      process.exitCode = 1;
      process.stderr.write(`${title} failed: ${inspect(error)}\n`);
      told.push({
        title,
        notes: ['**This could not be measured.**'],
        head: [],
        rows: [],
        goals: [],
      });
    }
    keep(told);
  }
  return told;
}

/** A table of what contestants did, with the ratio of their speed to that of one of them. */
export function standingTable(standing: Standing, to: string): Pick<Section, 'head' | 'rows'> {
  const head = ['', 'ratio', 'a second', 'p50 ms', 'p99 ms', 'CPU µs', 'memory MB', 'failed'];
  const rows = [...standing.keys()].map((name) => [
    name,
    number(ratio(standing, name, to), 2),
    number(medianOf(standing, name, 'perSecond'), 0),
    number(medianOf(standing, name, 'p50'), 2),
    number(medianOf(standing, name, 'p99'), 2),
    number(medianOf(standing, name, 'cpuMicros'), 0),
    number(medianOf(standing, name, 'residentMb'), 0),
    String(failures(standing, name)),
  ]);
  return { head, rows };
}

/** A goal that a number is at least, or at most, another. */
export function goalOf(
  text: string,
  measured: number | null,
  bound: { readonly atLeast: number } | { readonly atMost: number },
  unit = '×',
): Goal {
  const wanted =
    'atLeast' in bound ? `at least ${bound.atLeast} ${unit}` : `at most ${bound.atMost} ${unit}`;
  if (measured === null) return { goal: text, wanted, measured: 'not measured', met: null };
  const met = 'atLeast' in bound ? measured >= bound.atLeast : measured <= bound.atMost;
  return { goal: text, wanted, measured: `${measured.toFixed(2)} ${unit}`, met };
}

/** A number with this many decimals; a dash for null. */
export function number(value: number | null, digits: number): string {
  return value === null ? '–' : value.toFixed(digits);
}

/** Shows a bench's tables, and keeps them in the file BENCH_RESULT when that is set. */
export function tell(told: readonly Section[]): void {
  process.stdout.write(`\n${markdownOf(told)}\n`);
  keep(told);
}

function keep(told: readonly Section[]): void {
  const file = process.env['BENCH_RESULT'];
  if (file) writeFileSync(file, JSON.stringify(told, null, 2));
}

/** The sections as Markdown, each with its goals below its table. */
export function markdownOf(told: readonly Section[]): string {
  return told
    .map(({ title, notes, head, rows, goals }) =>
      [
        `### ${title}`,
        ...notes,
        ...(rows.length === 0 ? [] : [table(head, rows)]),
        ...(goals.length === 0 ? [] : [goalTable(goals)]),
      ].join('\n\n'),
    )
    .join('\n\n');
}

/** Goals as a table. */
export function goalTable(goals: readonly Goal[]): string {
  return table(
    ['goal', 'wanted', 'measured', ''],
    goals.map(({ goal: text, wanted, measured, met }) => [
      text,
      wanted,
      measured,
      met === null ? 'not measured' : met ? 'met' : '**missed**',
    ]),
  );
}

const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}
