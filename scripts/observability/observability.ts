import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parser } from '@prometheus-io/lezer-promql';
import { REPOSITORY } from '@slots/processes/repository';
import { parse } from 'yaml';
import { z } from 'zod';

const DASHBOARD = join(REPOSITORY, 'k8s/components/observability/grafana/slots.json');
const ALERTS = join(REPOSITORY, 'k8s/components/observability/alerts.yaml');
const SCALED_OBJECT = join(REPOSITORY, 'k8s/components/worker-scaling-keda/scaled-object.yaml');
/** Grafana fills these in. */
const VARIABLES: Readonly<Record<string, string>> = { $__rate_interval: '5m', $service: 'gateway' };
/** Labels that Prometheus adds to what it reads. */
const OF_PROMETHEUS = new Set(['instance', 'job']);
/** The values of these labels depend on events, not on how a query is written. */
const ANY_VALUE = new Set(['status', 'method', 'route']);

/** A question to Prometheus, and the file that asks it. */
export interface Query {
  readonly from: string;
  readonly expression: string;
}

interface Matcher {
  readonly label: string;
  readonly operator: string;
  readonly value: string;
}

interface Selector {
  readonly metric: string;
  readonly matchers: readonly Matcher[];
}

/** The samples of a metric: the labels of each. */
export type Exposed = ReadonlyMap<string, readonly Readonly<Record<string, string>>[]>;

const dashboard = z.object({
  panels: z.array(
    z.object({
      title: z.string(),
      targets: z.array(z.object({ expr: z.string() })).default([]),
    }),
  ),
});
const rules = z.object({
  groups: z.array(z.object({ rules: z.array(z.object({ alert: z.string(), expr: z.string() })) })),
});
const scaledObject = z.object({
  spec: z.object({ triggers: z.array(z.object({ metadata: z.object({ query: z.string() }) })) }),
});

/** Every question that the dashboard, the alert rules and the scaling of workers ask. */
export function askedQueries(): Query[] {
  const { panels } = dashboard.parse(JSON.parse(readFileSync(DASHBOARD, 'utf8')));
  const { groups } = rules.parse(parse(readFileSync(ALERTS, 'utf8')));
  const { spec } = scaledObject.parse(parse(readFileSync(SCALED_OBJECT, 'utf8')));
  return [
    ...panels.flatMap(({ title, targets }) =>
      targets.map(({ expr }) => ({ from: `panel ${title}`, expression: withVariables(expr) })),
    ),
    ...groups
      .flatMap((group) => group.rules)
      .map(({ alert, expr }) => ({ from: `alert ${alert}`, expression: expr })),
    ...spec.triggers.map(({ metadata }) => ({
      from: 'the scaling of workers',
      expression: metadata.query,
    })),
  ];
}

function withVariables(expression: string): string {
  return Object.entries(VARIABLES).reduce(
    (text, [name, value]) => text.replaceAll(name, value),
    expression,
  );
}

/** Reads Prometheus' text format; `_bucket`, `_sum` and `_count` are names of their own. */
export function readExposition(...texts: readonly string[]): Exposed {
  const exposed = new Map<string, Record<string, string>[]>();
  for (const line of texts.join('\n').split('\n')) {
    const [, name, labels = ''] = /^([a-zA-Z_:][\w:]*)(?:\{(.*)\})? \S+$/.exec(line) ?? [];
    if (name === undefined) continue;
    const pairs = [...labels.matchAll(/(\w+)="((?:[^"\\]|\\.)*)"/g)];
    const sample = Object.fromEntries(pairs.map(([, label = '', value = '']) => [label, value]));
    exposed.set(name, [...(exposed.get(name) ?? []), sample]);
  }
  return exposed;
}

/** Finds metrics in a query that no process exports, where nothing would ever be seen, and those that others may export too. */
export function unknownParts({ from, expression }: Query, exposed: Exposed): string[] {
  const { selectors, groupings, broken } = partsOf(expression);
  if (broken) return [`${from}: is no PromQL: ${expression}`];
  const problems = selectors.flatMap((selector) => unknownInSelector(selector, exposed));
  const known = new Set(
    selectors.flatMap(({ metric }) => (exposed.get(metric) ?? []).flatMap(Object.keys)),
  );
  for (const label of groupings) {
    if (!known.has(label) && !OF_PROMETHEUS.has(label)) problems.push(`nothing has ${label}`);
  }
  return problems.map((problem) => `${from}: ${problem}`);
}

function unknownInSelector({ metric, matchers }: Selector, exposed: Exposed): string[] {
  const samples = exposed.get(metric);
  if (!samples) return [`no process tells ${metric}`];
  const problems = matchers.flatMap(({ label, operator, value }) => {
    if (OF_PROMETHEUS.has(label)) return [];
    if (!samples.some((sample) => label in sample)) return [`${metric} has no label ${label}`];
    if (operator.startsWith('!') || ANY_VALUE.has(label)) return [];
    const wanted = operator === '=~' ? new RegExp(`^(?:${value})$`) : undefined;
    const fits = (sample: Readonly<Record<string, string>>) =>
      wanted ? wanted.test(sample[label] ?? '') : sample[label] === value;
    return samples.some(fits) ? [] : [`${metric} is never told with ${label}="${value}"`];
  });
  if (!matchers.some(({ label }) => label === 'system')) {
    problems.push(`${metric} may be somebody else's: it names no system`);
  }
  return problems;
}

function partsOf(expression: string) {
  const selectors: { metric: string; matchers: Matcher[] }[] = [];
  const groupings: string[] = [];
  let broken = false;
  const tree = parser.parse(expression);
  tree.iterate({
    enter({ name, type, node }) {
      const own = expression.slice(node.from, node.to);
      if (type.isError) broken = true;
      else if (name === 'VectorSelector') selectors.push({ metric: '', matchers: [] });
      else if (name === 'Identifier') {
        const selector = selectors.at(-1);
        if (selector) selector.metric = own;
      } else if (name === 'UnquotedLabelMatcher') {
        const [, label = '', operator = '', value = ''] =
          /^(\w+)\s*(=~|!~|!=|=)\s*"(.*)"$/.exec(own) ?? [];
        selectors.at(-1)?.matchers.push({ label, operator, value });
      } else if (name === 'LabelName' && node.parent?.name === 'GroupingLabels') {
        groupings.push(own);
      }
    },
  });
  return { selectors, groupings, broken };
}
