import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Debian puts it where only root looks. */
const PROGRAMS = ['nginx', '/usr/sbin/nginx', '/usr/local/sbin/nginx', '/opt/homebrew/bin/nginx'];

/** The program nginx; undefined when it is not installed. */
export const nginxProgram = PROGRAMS.find(
  (program) => spawnSync(program, ['-v'], { stdio: 'ignore' }).status === 0,
);

/** The answer of an nginx server to every address. */
export type NginxServer =
  | { readonly does: 'answer'; readonly body: string }
  | { readonly does: 'proxy' | 'cache'; readonly upstream: string };

/**
 * The command of an nginx of one worker that listens on `port`, with everything it writes in `folder`.
 * It keeps connections open on both sides and writes no access log, as a tuned one would be set up.
 */
export function nginxCommand(
  program: string,
  { port, folder, server }: { port: number; folder: string; server: NginxServer },
): [string, ...string[]] {
  for (const kind of ['cache', 'body', 'proxy']) mkdirSync(join(folder, kind), { recursive: true });
  const file = join(folder, 'nginx.conf');
  writeFileSync(file, configuration(port, folder, server));
  return [program, '-p', folder, '-c', file, '-e', 'stderr'];
}

function configuration(port: number, folder: string, server: NginxServer): string {
  const asRoot = process.getuid?.() === 0 ? 'user root;' : '';
  // A Debian build names temporary folders that only its own user may write to.
  const unused = ['fastcgi', 'uwsgi', 'scgi'].filter(() => existsSync('/var/lib/nginx'));
  return `
daemon off; ${asRoot}
worker_processes 1;
pid ${folder}/nginx.pid;
error_log stderr warn;
events { worker_connections 4096; }
http {
  access_log off;
  sendfile on;
  tcp_nopush on;
  keepalive_requests 1000000000;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  ${unused.map((name) => `${name}_temp_path ${folder}/body;`).join(' ')}
  ${upstreamOf(server)}
  ${server.does === 'cache' ? `proxy_cache_path ${folder}/cache keys_zone=answers:10m inactive=10m;` : ''}
  server {
    listen 127.0.0.1:${port};
    location / { ${locationOf(server)} }
  }
}
`;
}

function upstreamOf(server: NginxServer): string {
  if (server.does === 'answer') return '';
  return `upstream behind {
    server ${new URL(server.upstream).host};
    keepalive 128;
    keepalive_requests 1000000000;
  }`;
}

function locationOf(server: NginxServer): string {
  if (server.does === 'answer') {
    return `default_type application/json; return 200 '${server.body}';`;
  }
  const proxy = 'proxy_pass http://behind; proxy_http_version 1.1; proxy_set_header Connection "";';
  if (server.does === 'proxy') return proxy;
  return `${proxy}
      proxy_cache answers;
      proxy_cache_valid 200 10m;
      proxy_cache_lock on;
      proxy_cache_use_stale updating;
      proxy_ignore_headers Cache-Control Expires Vary Set-Cookie;
      open_file_cache max=1000;
      gzip on;
      gzip_types application/json;`;
}
