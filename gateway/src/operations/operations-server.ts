import { createServer, type Server } from 'node:http';
import { newTraceId } from '@slots/telemetry/trace';
import type { Registry } from 'prom-client';
import type { AnswerHealth } from './health.ts';

/**
 * The operators' port: metrics, and health for probes, which traffic on the public port cannot
 * crowd out.
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
