import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createSimulator, type Simulator } from './simulator.ts';
import { testSettings } from './simulator-under-test.ts';

let simulator: Simulator;
beforeAll(async () => {
  simulator = await createSimulator(testSettings);
});
afterAll(() => simulator.close());

test('both servers say that they are alive', async () => {
  for (const url of [simulator.apiUrl, simulator.launcherUrl]) {
    expect((await fetch(`${url}/healthz`)).status).toBe(200);
  }
});
