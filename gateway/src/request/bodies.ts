import type { IncomingMessage } from 'node:http';
import { Transform, type TransformCallback } from 'node:stream';
import type { HttpProblem } from '@slots/http-kit/http-problem.error';
import { Pace } from '../connections/pace.ts';
import { BODY_TOO_LATE, type BodyRule, bodyTooLarge } from '../problems/gateway-problems.ts';

/**
 * Passes a long body on and counts it; one that is refused ends with the problem as its error. The request itself is
 * never given away: what ends this stream, an upstream that is away for instance, must not end the visitor's connection.
 */
export class PassedBody extends Transform {
  readonly #pace = new Pace(
    () => this.destroy(BODY_TOO_LATE),
    () => this.writableNeedDrain,
  );
  readonly #rule: BodyRule;
  #left: number;

  constructor(rule: BodyRule) {
    super();
    this.#rule = rule;
    this.#left = rule.bodyLimit;
    this.once('close', () => this.#pace.end());
  }

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    this.#pace.count(chunk.length);
    this.#left -= chunk.length;
    if (this.#left < 0) done(bodyTooLarge(this.#rule));
    else done(null, chunk);
  }

  override _flush(done: TransformCallback): void {
    this.#pace.end();
    done();
  }
}

const NOTHING = Buffer.alloc(0);

/**
 * Reads a whole body into one buffer: kept in pieces, a body that arrives byte by byte would take
 * hundreds of times its size.
 * @param onGrowth told how much memory it takes
 * @param done never called when the sender goes away
 */
export function readWhole(
  request: IncomingMessage,
  rule: BodyRule,
  onGrowth: (bytes: number) => void,
  done: (outcome: Buffer | HttpProblem) => void,
): void {
  const { bodyLimit: limit } = rule;
  let body: Buffer = NOTHING;
  let bytes = 0;
  const pace = new Pace(() => end(BODY_TOO_LATE));

  function take(chunk: Buffer): void {
    pace.count(chunk.length);
    if (bytes + chunk.length > limit) {
      end(bodyTooLarge(rule));
      return;
    }
    if (bytes === 0) body = chunk;
    else if (bytes + chunk.length <= body.length) chunk.copy(body, bytes);
    else {
      const larger = Buffer.allocUnsafe(Math.min(limit, 2 * (bytes + chunk.length)));
      body.copy(larger, 0, 0, bytes);
      chunk.copy(larger, bytes);
      body = larger;
    }
    bytes += chunk.length;
    onGrowth(body.length);
  }

  const whole = (): void => end(body.subarray(0, bytes));

  function leave(): void {
    pace.end();
    request.off('data', take).off('end', whole).off('close', leave);
  }

  function end(outcome: Buffer | HttpProblem): void {
    leave();
    done(outcome);
  }

  request.on('data', take).on('end', whole).on('close', leave);
}
