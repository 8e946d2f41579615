/** The longest life of a session, and so of its cookie: 7 days. */
export const SESSION_MAX_SECONDS = 7 * 24 * 60 * 60;

/** `token`, or under TLS `__Host-token`, which a browser takes only from this host and over TLS. */
export function sessionCookieName(secure: boolean): string {
  return secure ? '__Host-token' : 'token';
}

/** The Set-Cookie value that carries a session token. */
export function sessionCookie(token: string, { secure }: { secure: boolean }): string {
  return `${sessionCookieName(secure)}=${token}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${SESSION_MAX_SECONDS}${secure ? '; Secure' : ''}`;
}

/** The Set-Cookie value that takes the session token away. */
export function endedSessionCookie({ secure }: { secure: boolean }): string {
  return `${sessionCookieName(secure)}=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0${secure ? '; Secure' : ''}`;
}
