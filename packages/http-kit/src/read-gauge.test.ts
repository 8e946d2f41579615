import { expect, test } from '@jest/globals';
import { Registry } from 'prom-client';
import { addReadGauge } from './read-gauge.ts';

test('a store that hangs or fails takes its own metric away and no other', async () => {
  const registry = new Registry();
  addReadGauge(registry, { name: 'read', help: 'of one that answers' }, async () => 7);
  addReadGauge(registry, { name: 'none', help: 'of one without' }, async () => undefined);
  addReadGauge(registry, { name: 'hangs', help: 'of one that hangs' }, () => new Promise(() => {}));
  addReadGauge(registry, { name: 'fails', help: 'of one that fails' }, () =>
    Promise.reject(new Error('away')),
  );
  const text = await registry.metrics();
  expect(text.split('\n').filter((line) => line !== '' && !line.startsWith('#'))).toEqual([
    'read 7',
  ]);
}, 4_000);
