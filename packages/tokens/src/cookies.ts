/** The longest life of a session, and so of its cookie: 7 days. */
export const SESSION_MAX_SECONDS = 7 * 24 * 60 * 60;

/** The seconds that each cookie lasts. By all but the token an owner recognises a browser without knowing whose it is. */
export const COOKIE_SECONDS = {
  token: SESSION_MAX_SECONDS,
  /** Counted from the last sign-in. */
  'known-browser': 90 * 24 * 60 * 60,
  /** The time between the password and the second step of a sign-in. */
  'sign-in': 10 * 60,
  /** The time that an age check may take. */
  'age-check': 15 * 60,
} as const;

type Cookie = keyof typeof COOKIE_SECONDS;

/** Its name itself, or under TLS with the prefix that binds it to this host and to TLS. */
export function cookieName(cookie: Cookie, secure: boolean): string {
  return secure ? `__Host-${cookie}` : cookie;
}

/** The Set-Cookie value. All but the token are sent by pages of this host alone. */
export function setCookie(
  cookie: Cookie,
  value: string,
  { secure, seconds = COOKIE_SECONDS[cookie] }: { secure: boolean; seconds?: number },
): string {
  const sameSite = cookie === 'token' ? 'Lax' : 'Strict';
  const attributes = `Path=/; HttpOnly; SameSite=${sameSite}; Max-Age=${seconds}`;
  return `${cookieName(cookie, secure)}=${value}; ${attributes}${secure ? '; Secure' : ''}`;
}

/** The Set-Cookie value that takes it away. */
export function clearCookie(cookie: Cookie, { secure }: { secure: boolean }): string {
  return setCookie(cookie, '', { secure, seconds: 0 });
}
