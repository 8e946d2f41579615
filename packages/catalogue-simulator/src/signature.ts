import { createHmac, timingSafeEqual } from 'node:crypto';

/** Hex HMAC-SHA256 of `parts` joined by line feeds, as both the API and the launcher ask for. */
export function sign(secret: string, parts: readonly (string | number)[]): string {
  return createHmac('sha256', secret).update(parts.join('\n')).digest('hex');
}

/** The registered domain of a site's address: its host name, lower case, without port and `www.`. */
export function domainOf(origin: string): string | undefined {
  return URL.parse(origin)?.hostname.replace(/^www\./, '');
}

/** Compares two texts in a time that does not tell where they differ. */
export function sameText(given: string, expected: string): boolean {
  const left = Buffer.from(given);
  const right = Buffer.from(expected);
  return left.length === right.length && timingSafeEqual(left, right);
}
