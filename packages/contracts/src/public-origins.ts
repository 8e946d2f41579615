const LOOPBACK_NAMES = ['127.0.0.1', 'localhost', '[::1]'];

/**
 * The origins that the site's own pages may have: the public one and, for a site on this machine,
 * the other names of it, since a browser sends the one that was typed.
 */
export function publicOrigins(publicOrigin: string): ReadonlySet<string> {
  const { protocol, hostname, port } = new URL(publicOrigin);
  if (!LOOPBACK_NAMES.includes(hostname)) return new Set([publicOrigin]);
  const end = port === '' ? '' : `:${port}`;
  return new Set(LOOPBACK_NAMES.map((name) => `${protocol}//${name}${end}`));
}
