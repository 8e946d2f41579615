/** Before the host: a browser reads as a name to sign in with what people take for the host. */
const USER_INFO = /^\s*https?:[/\\\s]*[^/\\?#]*@/i;

/**
 * Whether the address names somebody to sign in as before its host, or keeps the place for one:
 * `https://bank.example@evil.example/` leads to evil.example.
 */
export function hasUserInfo(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { username, password } = new URL(address);
  return username !== '' || password !== '' || USER_INFO.test(address);
}

/** Whether people may be shown the address as a link: an absolute http or https one without user info. */
export function isWebLink(address: string): boolean {
  return /^https?:\/\//i.test(address) && URL.canParse(address) && !hasUserInfo(address);
}
