import { useConfig } from '../../../config/config-context.ts';

/** Names a cookie as browsers show it: under TLS all have the prefix that binds them to this host and to TLS. */
export function useCookieName(): (cookie: string) => string {
  const { publicOrigin } = useConfig();
  const prefix = publicOrigin.startsWith('https:') ? '__Host-' : '';
  return (cookie) => `${prefix}${cookie}`;
}
