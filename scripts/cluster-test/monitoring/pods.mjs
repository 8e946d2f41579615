// Pods by their annotations, as the chart of prometheus-community has Prometheus read them. Debian's Prometheus is built without
// its discovery of Kubernetes, but takes targets over HTTP.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { get } from 'node:https';
import { json } from 'node:stream/consumers';

const ACCOUNT = '/var/run/secrets/kubernetes.io/serviceaccount';
const SCRAPE = 'prometheus.io/scrape';
const PORT = 'prometheus.io/port';

const pods = () =>
  new Promise((resolve, reject) => {
    const options = {
      ca: readFileSync(`${ACCOUNT}/ca.crt`),
      headers: { Authorization: `Bearer ${readFileSync(`${ACCOUNT}/token`, 'utf8')}` },
      timeout: 5_000,
    };
    get('https://kubernetes.default.svc/api/v1/pods', options, (answer) =>
      json(answer).then(({ items }) => resolve(items), reject),
    ).once('error', reject);
  });

createServer(async (_request, response) => {
  const all = await pods().catch((error) => console.error(error));
  const targets = all
    ?.filter(
      ({ metadata, status }) =>
        metadata.annotations?.[SCRAPE] === 'true' && status.phase === 'Running' && status.podIP,
    )
    .map(({ metadata, status }) => ({
      targets: [`${status.podIP}:${metadata.annotations[PORT]}`],
      labels: { pod: metadata.name },
    }));
  response
    .writeHead(targets ? 200 : 503, { 'Content-Type': 'application/json' })
    .end(JSON.stringify(targets ?? []));
}).listen(9100, '127.0.0.1');
