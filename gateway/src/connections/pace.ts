import { DEFAULT_BODY_LIMIT } from '@slots/contracts/contract';

const WITHIN_MS = 10_000;

/** The minimum pace of an incoming body: 64 kB, or the rest of it, every ten seconds. */
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
