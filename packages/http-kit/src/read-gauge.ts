import { setTimeout as delay } from 'node:timers/promises';
import { Gauge, type Registry } from 'prom-client';

/** A store that hangs must not take the other metrics with it: Prometheus gives up on a slow scrape as a whole. */
const READ_MS = 1_000;

/**
 * Adds a gauge whose value is read from a store each time it is asked for. It has no value where there is none or it could
 * not be read in a second, so that no old value is taken for the current one.
 * @param read the value; undefined: there is none
 */
export function addReadGauge(
  registry: Registry,
  { name, help }: { readonly name: string; readonly help: string },
  read: () => Promise<number | undefined>,
): void {
  registry.registerMetric(
    new Gauge({
      name,
      help,
      registers: [],
      async collect() {
        this.remove();
        const late = delay(READ_MS, undefined, { ref: false });
        const value = await Promise.race([read(), late]).catch(() => undefined);
        if (value !== undefined) this.set(value);
      },
    }),
  );
}
