import { DEFAULT_BODY_LIMIT } from '@slots/contracts/contract';

const WITHIN_MS = 10_000;

/** The pace of a body on its way here: in ten seconds 64 kB of it, or its rest, have to come. */
export class Pace {
  readonly #timer: NodeJS.Timeout;
  #bytes = 0;

  /**
   * @param tooSlow called once, when less came
   * @param isHeldUp whether the body is held up here, which is not the sender's fault
   */
  constructor(tooSlow: () => void, isHeldUp: () => boolean = () => false) {
    this.#timer = setInterval(() => {
      const isTooSlow = this.#bytes < DEFAULT_BODY_LIMIT && !isHeldUp();
      this.#bytes = 0;
      if (!isTooSlow) return;
      this.end();
      tooSlow();
    }, WITHIN_MS).unref();
  }

  count(bytes: number): void {
    this.#bytes += bytes;
  }

  end(): void {
    clearInterval(this.#timer);
  }
}
