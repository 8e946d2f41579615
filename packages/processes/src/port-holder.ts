import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, readlinkSync } from 'node:fs';

const LISTENING = '0A';

const MAX_COMMAND_LENGTH = 100;

/** The process that listens on a TCP port, as "command (process 123)"; undefined when it cannot be seen. */
export function holderOf(port: number): string | undefined {
  return process.platform === 'linux' ? holderByProc(port) : holderByLsof(port);
}

function holderByLsof(port: number): string | undefined {
  const args = ['-nP', `-iTCP:${port}`, '-sTCP:LISTEN', '-Fpc'];
  const { stdout } = spawnSync('lsof', args, { encoding: 'utf8' });
  const found = /^p(\d+)\nc(.+)$/m.exec(stdout ?? '');
  return found ? `${found[2]} (process ${found[1]})` : undefined;
}

function holderByProc(port: number): string | undefined {
  const sockets = new Set(listeningSockets(port).map((inode) => `socket:[${inode}]`));
  if (sockets.size === 0) return undefined;
  const pid = readdirSync('/proc').find(
    (entry) => /^\d+$/.test(entry) && openFiles(entry).some((file) => sockets.has(file)),
  );
  if (!pid) return undefined;
  const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim();
  return `${command.slice(0, MAX_COMMAND_LENGTH)} (process ${pid})`;
}

/** Numbers of the sockets that listen on a port, from the kernel's table (columns: address, state, …, inode). */
function listeningSockets(port: number): string[] {
  const suffix = `:${port.toString(16).toUpperCase().padStart(4, '0')}`;
  return ['/proc/net/tcp', '/proc/net/tcp6']
    .flatMap((table) => readFileSync(table, 'utf8').split('\n').slice(1))
    .map((row) => row.trim().split(/\s+/))
    .filter(([, local, , state]) => local?.endsWith(suffix) && state === LISTENING)
    .flatMap((columns) => columns[9] ?? []);
}

function openFiles(pid: string): string[] {
  try {
    return readdirSync(`/proc/${pid}/fd`).map((fd) => readlinkSync(`/proc/${pid}/fd/${fd}`));
  } catch {
    // Another user's process, or one that ended while we looked.
    return [];
  }
}
