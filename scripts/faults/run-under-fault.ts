import { processNames } from '@slots/processes/process-table';
import type { Fault } from './fault.ts';
import { signInOnceFilled } from './filled.ts';
import { type Observation, observe } from './observe.ts';
import { FAULT_ADMIN, type SystemUnderFault, startSystemUnderFault } from './system-under-fault.ts';
import { startTraffic, type Traffic } from './traffic.ts';

/** A system under traffic, for faults to be tried on one after the other. */
export interface RunUnderFault {
  readonly system: SystemUnderFault;
  observe(fault: Fault): Promise<Observation>;
  stop(): Promise<void>;
}

/** Starts a system, waits until it has something to show, signs in and begins the traffic. */
export async function startRunUnderFault(
  options: Parameters<typeof startSystemUnderFault>[0] = {},
): Promise<RunUnderFault> {
  const { only = processNames } = options;
  const imports = only.includes('catalog-worker');
  const system = await startSystemUnderFault(options);
  let traffic: Traffic | undefined;
  async function stop(): Promise<void> {
    await traffic?.stop();
    await system.stop();
  }
  try {
    const { url } = system;
    const cookie = await signInOnceFilled(url, FAULT_ADMIN, { games: imports });
    const pages = only.includes('web');
    const begun = await startTraffic(url, { admin: FAULT_ADMIN, cookie, pages, games: imports });
    traffic = begun;
    return { system, stop, observe: (fault) => observe(fault, system, { traffic: begun, cookie }) };
  } catch (error) {
    await stop();
    throw error;
  }
}
