/**
 * A request to the external catalogue failed. `retryable` tells whether the same request may succeed
 * later: 429, 5xx, time-outs and cut connections may; a refused key or an inactive subscription won't.
 */
export class CatalogueError extends Error {
  readonly retryable: boolean;
  /** The wait that the catalogue asked for. */
  readonly retryAfterMs: number | undefined;
  constructor(
    message: string,
    options: { retryable: boolean; retryAfterMs?: number | undefined; cause?: unknown },
  ) {
    super(message, { cause: options.cause });
    this.name = 'CatalogueError';
    this.retryable = options.retryable;
    this.retryAfterMs = options.retryAfterMs;
  }
}

/** No turn in time: too many of our requests wait for the allowed rate. */
export class CatalogueBusy extends CatalogueError {
  constructor(waitMs: number) {
    super('The external catalogue allows no further request at the moment.', {
      retryable: true,
      retryAfterMs: waitMs,
    });
    this.name = 'CatalogueBusy';
  }
}
