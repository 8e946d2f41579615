// Runs scripts/<command>.ts or scripts/<command>/main.ts under the Node and with the packages that this
// repository asks for.
// Plain JavaScript without packages, since it starts on a machine that has only Node 20 and npm.
import { spawn } from 'node:child_process';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const OLDEST_NODE = 20;
const NODE_OF_THE_REPOSITORY = 24;
const SAME_INSTALL_MS = 10_000;
const root = dirname(dirname(fileURLToPath(import.meta.url)));
const bin = join(root, 'node_modules', '.bin');
const stampFile = join(root, 'node_modules', '.installed-lock');

const major = Number(process.versions.node.split('.')[0]);
const [command = '', ...rest] = process.argv.slice(2);
if (major < OLDEST_NODE)
  fail(`Node ${process.versions.node} is too old: install Node ${OLDEST_NODE} or newer.`);
const entry = [`${command}.ts`, join(command, 'main.ts')]
  .map((file) => join(root, 'scripts', file))
  .find((file) => existsSync(file));
if (!entry) fail(`There is no command "${command}".`);

if (!isInstalled()) await install();
const node = major >= NODE_OF_THE_REPOSITORY ? process.execPath : join(bin, 'node');
// The flags that .npmrc asks for are jest's alone; scripts/test.ts sets them itself.
const { NODE_OPTIONS: _unused, ...env } = process.env;
process.exitCode = await run(node, [entry, ...rest], {
  ...env,
  PATH: [bin, process.env.PATH].join(delimiter),
});

/** True when node_modules matches the lock file. */
function isInstalled() {
  const lock = join(root, 'package-lock.json');
  if (!existsSync(join(bin, 'node'))) return false;
  if (existsSync(stampFile) && readFileSync(lock).equals(readFileSync(stampFile))) return true;
  // Installed by hand since the lock file changed: npm writes its own record and the lock file together.
  const npmsRecord = join(root, 'node_modules', '.package-lock.json');
  if (!existsSync(npmsRecord)) return false;
  if (statSync(npmsRecord).mtimeMs < statSync(lock).mtimeMs - SAME_INSTALL_MS) return false;
  keepStamp();
  return true;
}

async function install() {
  console.log('Installing packages (once, a minute or two) …');
  // Not `npm ci`: it refuses a lock file without the binaries of every platform, and registries that
  // mirror only one platform cannot give them. This keeps to the lock file's versions as well.
  const args = ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error'];
  const code = await run(process.platform === 'win32' ? 'npm.cmd' : 'npm', args, process.env);
  if (code !== 0) {
    fail(
      'The packages could not be installed; the lines above say what npm met.\n' +
        'Is the package registry (npm config get registry) reachable? `npm install` repeats it.',
    );
  }
  keepStamp();
}

function keepStamp() {
  writeFileSync(stampFile, readFileSync(join(root, 'package-lock.json')));
}

/** Runs a program to its end, passes our signals on to it, and gives its exit code. */
function run(program, args, env) {
  return new Promise((resolve) => {
    const child = spawn(program, args, { cwd: root, env, stdio: 'inherit' });
    const passOn = {};
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
      // A Ctrl-C reaches the child by itself, as a member of the terminal's process group.
      passOn[signal] = () =>
        signal === 'SIGINT' && process.stdin.isTTY ? undefined : child.kill(signal);
      process.on(signal, passOn[signal]);
    }
    // npm, killed with SIGKILL, cannot tell us to stop.
    const parent = process.ppid;
    const watchParent = setInterval(() => {
      if (process.env.npm_lifecycle_event && process.ppid !== parent) child.kill('SIGTERM');
    }, 1_000);
    const end = (code) => {
      clearInterval(watchParent);
      for (const signal of Object.keys(passOn)) process.off(signal, passOn[signal]);
      resolve(code);
    };
    child.once('error', (error) => {
      console.error(`${program} could not be run: ${error.message}`);
      end(1);
    });
    child.once('exit', (code, signal) => end(signal ? 1 : (code ?? 1)));
  });
}

function fail(message) {
  console.error(message);
  process.exit(1);
}
