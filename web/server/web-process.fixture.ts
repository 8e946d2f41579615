import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const SERVER = fileURLToPath(new URL('server.ts', import.meta.url));

export interface WebProcess {
  readonly url: string;
  /** Sends SIGINT, which ends it immediately, and gives the exit code. */
  stop(): Promise<number | null>;
}

async function addressOf(child: ChildProcess): Promise<string> {
  if (!child.stdout) throw new Error('no output');
  for await (const line of createInterface({ input: child.stdout })) {
    const { msg, address }: { msg?: string; address?: { port: number } } = JSON.parse(line);
    if (msg === 'listening' && address) return `http://127.0.0.1:${address.port}`;
  }
  throw new Error('The web server ended before it listened.');
}

/** Starts the built web server as production does, on a free port. */
export async function startWebProcess(env: Record<string, string>): Promise<WebProcess> {
  const child = spawn(process.execPath, [SERVER], {
    env: { ...process.env, NODE_ENV: 'production', PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const url = await addressOf(child);
  child.stdout?.resume();
  return {
    url,
    async stop() {
      const ended = once(child, 'exit');
      child.kill('SIGINT');
      await ended;
      return child.exitCode;
    },
  };
}
