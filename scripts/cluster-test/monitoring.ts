import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { REPOSITORY } from '@slots/processes/repository';
import { until } from '@slots/testing/until';
import { parse, stringify } from 'yaml';
import { z } from 'zod';
import { apply, kubectl, rolledOut } from './kubectl.ts';

const FOLDER = join(import.meta.dirname, 'monitoring');
const NAMESPACE = 'monitoring';
const COMPONENTS = join(REPOSITORY, 'k8s/components');
const ALERTS = join(COMPONENTS, 'observability/alerts.yaml');
const ADAPTER_RULE = join(COMPONENTS, 'worker-scaling-hpa/prometheus-adapter-rule.yaml');
const PROMETHEUS = `/api/v1/namespaces/${NAMESPACE}/services/prometheus:9090/proxy/api/v1`;
const TOLD_WITHIN_MS = 60_000;

const chartValues = z.object({ rules: z.object({ external: z.array(z.unknown()) }) });

/** A self-signed certificate, which the API server accepts where it is told not to verify. */
function certificate(): Record<'tls.key' | 'tls.crt', string> {
  const folder = mkdtempSync(join(tmpdir(), 'adapter-'));
  const [key, crt] = [join(folder, 'key'), join(folder, 'crt')];
  try {
    const args = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '30', '-subj'];
    execFileSync('openssl', [...args, '/CN=adapter', '-keyout', key, '-out', crt], {
      stdio: 'ignore',
    });
    return { 'tls.key': readFileSync(key, 'utf8'), 'tls.crt': readFileSync(crt, 'utf8') };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Puts a Prometheus with our rules, an adapter of its metrics and a collector into a namespace of their own. */
export async function startMonitoring(): Promise<void> {
  const { rules } = chartValues.parse(parse(readFileSync(ADAPTER_RULE, 'utf8')));
  const namespace = {
    apiVersion: 'v1',
    kind: 'Namespace',
    metadata: { name: NAMESPACE, labels: { 'slots/monitoring': 'true' } },
  };
  const configMap = (name: string, data: Readonly<Record<string, string>>) => ({
    apiVersion: 'v1',
    kind: 'ConfigMap',
    metadata: { name, namespace: NAMESPACE },
    data,
  });
  const made = [
    namespace,
    configMap('alerts', { 'alerts.yaml': readFileSync(ALERTS, 'utf8') }),
    // The chart's output for its values.
    configMap('adapter', { 'config.json': JSON.stringify({ externalRules: rules.external }) }),
    {
      apiVersion: 'v1',
      kind: 'Secret',
      type: 'kubernetes.io/tls',
      metadata: { name: 'adapter', namespace: NAMESPACE },
      stringData: certificate(),
    },
  ];
  await apply(made.map((one) => stringify(one)).join('---\n'), NAMESPACE);
  await apply(await kubectl(['kustomize', FOLDER]), NAMESPACE);
  for (const name of ['prometheus', 'adapter', 'collector']) {
    await rolledOut(`deployment/${name}`, { namespace: NAMESPACE });
  }
}

const answered = z.object({ status: z.literal('success'), data: z.unknown() });

/** Asks Prometheus' HTTP interface, through the API server. */
export async function askPrometheus<T extends z.ZodType>(
  path: string,
  schema: T,
): Promise<z.infer<T>> {
  const printed = await kubectl(['get', '--raw', PROMETHEUS + path]);
  return schema.parse(answered.parse(JSON.parse(printed)).data);
}

const span = z.object({
  traceId: z.string(),
  spanId: z.string(),
  parentSpanId: z.string().default(''),
  name: z.string(),
  startTimeUnixNano: z.coerce.bigint(),
  endTimeUnixNano: z.coerce.bigint(),
});
const exported = z.object({
  resourceSpans: z.array(
    z.object({
      resource: z.object({
        attributes: z.array(
          z.object({
            key: z.string(),
            value: z.looseObject({ stringValue: z.string().optional() }),
          }),
        ),
      }),
      scopeSpans: z.array(z.object({ spans: z.array(span) })),
    }),
  ),
});
export type Span = z.infer<typeof span> & { readonly service: string };

/** The spans of a trace that the collector has taken. */
async function spansOf(traceId: string): Promise<Span[]> {
  const grep = ['grep', '--no-filename', traceId, '/traces/traces.json'];
  const printed = await kubectl(
    ['exec', 'deployment/collector', '--container=file', '--', ...grep],
    {
      namespace: NAMESPACE,
    },
  );
  return printed
    .split('\n')
    .filter(Boolean)
    .flatMap((line) => exported.parse(JSON.parse(line)).resourceSpans)
    .flatMap(({ resource, scopeSpans }) => {
      const named = resource.attributes.find(({ key }) => key === 'service.name');
      const service = named?.value.stringValue ?? '';
      return scopeSpans.flatMap(({ spans }) => spans.map((one) => ({ ...one, service })));
    })
    .filter((one) => one.traceId === traceId);
}

/** Waits until the trace has spans of all these services. */
export function traceOf(traceId: string, services: readonly string[]): Promise<Span[]> {
  return until(
    async () => {
      const spans = await spansOf(traceId);
      const missing = services.filter((name) => !spans.some(({ service }) => service === name));
      if (missing.length > 0) throw new Error(`no span of ${missing.join(', ')} in ${traceId}`);
      return spans;
    },
    { timeoutMs: TOLD_WITHIN_MS },
  );
}
