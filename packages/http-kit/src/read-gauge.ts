import { Gauge, type Registry } from 'prom-client';

/**
 * Adds a gauge whose value is read from a store each time it is asked for. It has no value where there is none or it could
 * not be read, so that nobody takes an old one for the present.
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
        const value = await read().catch(() => undefined);
        if (value !== undefined) this.set(value);
      },
    }),
  );
}
