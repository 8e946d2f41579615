/**
 * A request to the external catalogue failed. `retryable` tells whether the same request may succeed
 * later: 429, 5xx, time-outs and cut connections may; a refused key or an inactive subscription won't.
 */
export class CatalogueError extends Error {
  readonly retryable: boolean;
  constructor(message: string, { retryable }: { retryable: boolean }) {
    super(message);
    this.name = 'CatalogueError';
    this.retryable = retryable;
  }
}

/** No turn in time: too many of our requests wait for the allowed rate. */
export class CatalogueBusy extends CatalogueError {
  constructor() {
    super('The external catalogue allows no further request at the moment.', { retryable: true });
    this.name = 'CatalogueBusy';
  }
}
