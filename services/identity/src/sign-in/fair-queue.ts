/** There is no room to wait, or a line with fewer waiting needed it. */
export class QueueFull extends Error {
  constructor() {
    super('Too many are waiting.');
    this.name = 'QueueFull';
  }
}

/**
 * Runs `atOnce` tasks at a time. Waiting ones stand in lines that take turns, so that a full line delays
 * another by no more than one task per line; at most `maxWaiting` wait.
 */
export function createFairQueue({ atOnce, maxWaiting }: { atOnce: number; maxWaiting: number }) {
  /** Those who wait, by line; the lines are in the order of their turns. */
  const lines = new Map<string, PromiseWithResolvers<void>[]>();
  let waiting = 0;
  let running = 0;

  /** Refuses the last of the longest line. @throws QueueFull when the caller's line would become as long */
  function makeRoom(name: string): void {
    const [longest = []] = [...lines.values()].sort((one, other) => other.length - one.length);
    if (longest.length <= (lines.get(name)?.length ?? 0) + 1) throw new QueueFull();
    longest.pop()?.reject(new QueueFull());
    waiting -= 1;
  }

  /** Resolves when it is the turn of the caller. @throws QueueFull */
  async function turn(name: string): Promise<void> {
    if (waiting >= maxWaiting) makeRoom(name);
    const place = Promise.withResolvers<void>();
    lines.set(name, [...(lines.get(name) ?? []), place]);
    waiting += 1;
    await place.promise;
  }

  /** The first of the line whose turn it is, which goes behind the others. */
  function next(): PromiseWithResolvers<void> | undefined {
    for (const [name, [first, ...others]] of lines) {
      lines.delete(name);
      if (others.length > 0) lines.set(name, others);
      waiting -= 1;
      return first;
    }
    return undefined;
  }

  return {
    /** Runs `work` when it is the turn of its line. Lines take turns, whatever their length. @throws QueueFull */
    async run<T>(line: string, work: () => Promise<T>): Promise<T> {
      if (running < atOnce) running += 1;
      // A finished task hands its place on.
      else await turn(line);
      try {
        return await work();
      } finally {
        const following = next();
        if (following) following.resolve();
        else running -= 1;
      }
    },
  };
}
