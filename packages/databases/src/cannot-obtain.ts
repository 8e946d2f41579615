/** A server could not be had; the message tells in plain words what to do. */
export class CannotObtain extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'CannotObtain';
  }
}
