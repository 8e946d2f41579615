import { tracingChannel } from 'node:diagnostics_channel';
import { type Span, SpanKind } from '@opentelemetry/api';
import { childSpan, endSpan, isRecording } from './trace.ts';

/** A command as ioredis reports it, without its arguments. */
interface RedisCommand {
  readonly command: string;
  readonly serverAddress?: string;
  readonly error?: unknown;
}

/** A span for each command to Redis that a recorded request makes. Gives what ends that. */
export function followRedisCommands(): () => void {
  const spans = new WeakMap<object, Span>();
  const channel = tracingChannel<string, RedisCommand>('ioredis:command');
  const end = (message: RedisCommand): void => {
    const span = spans.get(message);
    if (span) endSpan(span, message.error);
    spans.delete(message);
  };
  const subscribers = {
    start(message: RedisCommand) {
      if (!isRecording()) return;
      const attributes = { 'db.system.name': 'redis', 'db.operation.name': message.command };
      spans.set(message, childSpan(`redis ${message.command}`, SpanKind.CLIENT, attributes));
    },
    end: () => undefined,
    asyncStart: () => undefined,
    asyncEnd: end,
    error: end,
  };
  channel.subscribe(subscribers);
  return () => channel.unsubscribe(subscribers);
}
