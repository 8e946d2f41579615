interface Waiting {
  readonly start: () => void;
  readonly drop: () => void;
}

/** There is no room to wait, or a line with fewer waiting needed it. */
export class QueueFull extends Error {
  constructor() {
    super('Too many are waiting.');
    this.name = 'QueueFull';
  }
}

/** The lines of those who wait, with turns. */
function createLines(maxWaiting: number) {
  /** In the order of their turns. */
  const lines = new Map<string, Waiting[]>();
  let size = 0;

  function longest(): [string, Waiting[]] | undefined {
    let found: [string, Waiting[]] | undefined;
    for (const entry of lines) if (!found || entry[1].length > found[1].length) found = entry;
    return found;
  }

  /** Removes the last of the longest line, unless the caller's line would become as long. */
  function makeRoom(name: string): boolean {
    const [crowded, line] = longest() ?? ['', []];
    if (line.length <= (lines.get(name)?.length ?? 0) + 1) return false;
    line.pop()?.drop();
    if (line.length === 0) lines.delete(crowded);
    size -= 1;
    return true;
  }

  return {
    add(name: string, waiting: Waiting): boolean {
      if (size >= maxWaiting && !makeRoom(name)) return false;
      const line = lines.get(name);
      if (line) line.push(waiting);
      else lines.set(name, [waiting]);
      size += 1;
      return true;
    },
    take(): Waiting | undefined {
      for (const [name, line] of lines) {
        const next = line.shift();
        lines.delete(name);
        if (line.length > 0) lines.set(name, line);
        size -= 1;
        return next;
      }
      return undefined;
    },
  };
}

/**
 * Runs `atOnce` tasks at a time. Waiting ones stand in lines that take turns, so that a full line delays
 * another by no more than one task per line; at most `maxWaiting` wait.
 */
export function createFairQueue({ atOnce, maxWaiting }: { atOnce: number; maxWaiting: number }) {
  const lines = createLines(maxWaiting);
  let running = 0;

  function turn(line: string): Promise<void> {
    return new Promise((resolve, reject) => {
      const isIn = lines.add(line, { start: resolve, drop: () => reject(new QueueFull()) });
      if (!isIn) reject(new QueueFull());
    });
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
        const next = lines.take();
        if (next) next.start();
        else running -= 1;
      }
    },
  };
}
