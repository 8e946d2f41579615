/** Cookies by which an owner recognises a browser without knowing whose it is, and the seconds that each lasts. */
export const BROWSER_COOKIE_SECONDS = {
  /** Counted from the last sign-in. */
  'known-browser': 90 * 24 * 60 * 60,
  /** The time between the password and the second step of a sign-in. */
  'sign-in': 10 * 60,
  /** The time that an age check may take. */
  'age-check': 15 * 60,
} as const;

type BrowserCookie = keyof typeof BROWSER_COOKIE_SECONDS;

/** Its name itself, or under TLS with the prefix that binds it to this host and to TLS. */
export function browserCookieName(cookie: BrowserCookie, secure: boolean): string {
  return secure ? `__Host-${cookie}` : cookie;
}

/** The Set-Cookie value by which a browser is recognised. It is sent by pages of this host alone. */
export function browserCookie(
  cookie: BrowserCookie,
  value: string,
  { secure }: { secure: boolean },
): string {
  return setCookie(cookie, value, BROWSER_COOKIE_SECONDS[cookie], secure);
}

/** The Set-Cookie value that takes it away. */
export function endedBrowserCookie(cookie: BrowserCookie, { secure }: { secure: boolean }): string {
  return setCookie(cookie, '', 0, secure);
}

function setCookie(cookie: BrowserCookie, value: string, seconds: number, secure: boolean): string {
  const attributes = `Path=/; HttpOnly; SameSite=Strict; Max-Age=${seconds}`;
  return `${browserCookieName(cookie, secure)}=${value}; ${attributes}${secure ? '; Secure' : ''}`;
}
