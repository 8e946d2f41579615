import { createHash } from 'node:crypto';

interface PolicyOptions {
  /** Scripts that stand in the document itself; every other script has to be a file of ours. */
  readonly inlineScripts: readonly string[];
  readonly launcherOrigin: string;
  /** Vite's client talks over a socket and adds inline scripts while developing. */
  readonly development: boolean;
}

function hashOf(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
}

/** The Content-Security-Policy of pages. By hashes, not nonces, so that a page may be cached. */
export function contentSecurityPolicy(options: PolicyOptions): string {
  const scripts = options.development
    ? ["'self'", "'unsafe-inline'"]
    : ["'self'", ...options.inlineScripts.map(hashOf)];
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'self'"],
    'script-src': scripts,
    // Radix and React position and lock scrolling with style attributes and elements.
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'connect-src': options.development ? ["'self'", 'ws:'] : ["'self'"],
    // Demos and game videos: both only after a press.
    'frame-src': [options.launcherOrigin, 'https://www.youtube-nocookie.com'],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join('; ');
}
