import { type Span, SpanKind } from '@opentelemetry/api';
import { childSpan, endSpan, isRecording } from '@slots/telemetry/trace';
import type { mongo } from 'mongoose';

/**
 * A span for each command to MongoDB that a recorded request makes: which command on which collection,
 * never what it asks for or writes.
 */
export function traceCommands(client: mongo.MongoClient): void {
  const running = new Map<number, Span>();
  client.on('commandStarted', ({ requestId, commandName, databaseName, command }) => {
    if (!isRecording()) return;
    const target: unknown = command[commandName];
    const collection = typeof target === 'string' ? target : '';
    const span = childSpan(`mongodb ${commandName} ${collection}`.trim(), SpanKind.CLIENT, {
      'db.system.name': 'mongodb',
      'db.namespace': databaseName,
      'db.operation.name': commandName,
      'db.collection.name': collection,
    });
    running.set(requestId, span);
  });
  const end = (requestId: number, failure?: Error): void => {
    const span = running.get(requestId);
    if (span) endSpan(span, failure);
    running.delete(requestId);
  };
  client.on('commandSucceeded', ({ requestId }) => end(requestId));
  client.on('commandFailed', ({ requestId, failure }) => end(requestId, failure));
}
