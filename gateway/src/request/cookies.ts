/** The value of a cookie in a Cookie header; of several of one name the first, the most specific. */
export function readCookie(header: string, name: string): string | undefined {
  let at = 0;
  while (at < header.length) {
    const semicolon = header.indexOf(';', at);
    const end = semicolon === -1 ? header.length : semicolon;
    const pair = header.slice(at, end).trimStart();
    if (pair.startsWith(`${name}=`)) return pair.slice(name.length + 1).trimEnd() || undefined;
    at = end + 1;
  }
  return undefined;
}
