/** The registered domain of a site's address: its host name, lower case, without port and `www.`. */
export function domainOf(origin: string): string | undefined {
  if (!URL.canParse(origin)) return undefined;
  return new URL(origin).hostname.replace(/^www\./, '');
}
