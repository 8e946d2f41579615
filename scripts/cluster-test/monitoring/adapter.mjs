// external.metrics.k8s.io from Prometheus, by those rules of prometheus-adapter that need none of its templates. It
// stands in for that adapter and authenticates no caller: for trials only.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:https';

const VERSION = 'external.metrics.k8s.io/v1beta1';
const ASK_MS = 5_000;
const { externalRules } = JSON.parse(readFileSync('/etc/adapter/config.json', 'utf8'));
const queries = new Map(externalRules.map(({ name, metricsQuery }) => [name.as, metricsQuery]));
const resources = [...queries.keys()].map((name) => ({
  name,
  singularName: '',
  namespaced: true,
  kind: 'ExternalMetricValueList',
  verbs: ['get'],
}));

async function valueOf(query) {
  const address = `http://prometheus.monitoring:9090/api/v1/query?query=${encodeURIComponent(query)}`;
  const answer = await fetch(address, { signal: AbortSignal.timeout(ASK_MS) });
  const { data } = await answer.json();
  return data.result.map(({ value: [at, value] }) => ({
    timestamp: new Date(at * 1_000).toISOString(),
    value,
  }));
}

async function answerTo(path) {
  if (path === `/apis/${VERSION}`)
    return { kind: 'APIResourceList', apiVersion: 'v1', groupVersion: VERSION, resources };
  const name = path.split('/').at(-1);
  const query = queries.get(name);
  if (!path.startsWith(`/apis/${VERSION}/namespaces/`) || !query) return undefined;
  const items = await valueOf(query);
  return {
    kind: 'ExternalMetricValueList',
    apiVersion: VERSION,
    metadata: {},
    items: items.map((item) => ({ metricName: name, metricLabels: {}, ...item })),
  };
}

createServer(
  { key: readFileSync('/etc/tls/tls.key'), cert: readFileSync('/etc/tls/tls.crt') },
  async (request, response) => {
    const { pathname } = new URL(request.url, 'https://adapter');
    const answer = await answerTo(pathname).catch((error) => console.error(error));
    response
      .writeHead(answer ? 200 : 404, { 'Content-Type': 'application/json' })
      .end(JSON.stringify(answer ?? {}));
  },
).listen(6443);
