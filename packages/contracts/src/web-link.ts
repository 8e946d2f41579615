/** User info before the host, which people take for the host and browsers do not. */
const USER_INFO = /^\s*https?:[/\\\s]*[^/\\?#]*@/i;

/**
 * True where the address has user info before its host, or an empty place for it:
 * `https://bank.example@evil.example/` leads to evil.example.
 */
export function hasUserInfo(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { username, password } = new URL(address);
  return username !== '' || password !== '' || USER_INFO.test(address);
}

/** True for an address that may be shown as a link: absolute, http or https, without user info. */
export function isWebLink(address: string): boolean {
  return /^https?:\/\//i.test(address) && URL.canParse(address) && !hasUserInfo(address);
}
