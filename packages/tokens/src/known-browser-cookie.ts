/** A browser is known for 90 days after its last sign-in. */
export const BROWSER_KNOWN_SECONDS = 90 * 24 * 60 * 60;

/** `known-browser`, or under TLS with the prefix that binds it to this host and to TLS. */
export function knownBrowserCookieName(secure: boolean): string {
  return secure ? '__Host-known-browser' : 'known-browser';
}

/** The Set-Cookie value by which a browser is known again. It is sent by pages of this host alone. */
export function knownBrowserCookie(value: string, { secure }: { secure: boolean }): string {
  return `${knownBrowserCookieName(secure)}=${value}; Path=/; HttpOnly; SameSite=Strict; Max-Age=${BROWSER_KNOWN_SECONDS}${secure ? '; Secure' : ''}`;
}
