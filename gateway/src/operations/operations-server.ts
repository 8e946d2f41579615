import { createServer, type Server } from 'node:http';
import { newTraceId } from '@slots/telemetry/trace';
import type { Registry } from 'prom-client';
import type { AnswerHealth } from './health.ts';

/**
 * The door of those who run the system: metrics, and the health that probes ask for, which no crowd at the
 * public port stands in front of.
 */
export function createOperationsServer(registry: Registry, answerHealth: AnswerHealth): Server {
  return createServer((request, response) => {
    const path = request.url ?? '';
    if (answerHealth(request, response, { path, requestId: newTraceId() })) return;
    if (path !== '/metrics' || request.method !== 'GET') {
      response.writeHead(404).end();
      return;
    }
    registry.metrics().then(
      (text) => response.writeHead(200, { 'Content-Type': registry.contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  });
}
