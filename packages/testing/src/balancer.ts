import { startForwarding } from './forwarding.ts';

const PROBE_EVERY_MS = 250;
const PROBE_TIMEOUT_MS = 2_000;

type State = 'ready' | 'alive' | 'away';

/**
 * One address before several replicas, as a cluster's service: each new connection goes to the next replica that says at /readyz that
 * it is ready (to one that answers at all while none is). What was sent is never sent again.
 */
export async function startBalancer() {
  const states = new Map<number, State>();
  let turn = 0;

  const inState = (wanted: State): number[] =>
    [...states].flatMap(([port, state]) => (state === wanted ? [port] : []));

  function next(): number | undefined {
    const ready = inState('ready');
    const candidates = ready.length > 0 ? ready : inState('alive');
    turn += 1;
    return candidates[turn % candidates.length];
  }

  async function probe(port: number): Promise<void> {
    const state = await stateOf(port);
    if (states.has(port)) states.set(port, state);
  }

  const { url, close } = await startForwarding(() => {
    const port = next();
    return port === undefined ? undefined : { host: '127.0.0.1', port };
  });
  const probing = setInterval(() => {
    for (const port of states.keys()) void probe(port);
  }, PROBE_EVERY_MS);
  return {
    url,
    /** Replicas by their ports; one joins when it says that it is ready. */
    async add(port: number): Promise<void> {
      states.set(port, 'away');
      await probe(port);
    },
    remove: (port: number) => void states.delete(port),
    async close(): Promise<void> {
      clearInterval(probing);
      await close();
    },
  };
}

export type Balancer = Awaited<ReturnType<typeof startBalancer>>;

async function stateOf(port: number): Promise<State> {
  try {
    const answer = await fetch(`http://127.0.0.1:${port}/readyz`, {
      signal: AbortSignal.timeout(PROBE_TIMEOUT_MS),
    });
    await answer.body?.cancel();
    return answer.ok ? 'ready' : 'alive';
  } catch {
    return 'away';
  }
}
