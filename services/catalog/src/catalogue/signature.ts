import { createHmac } from 'node:crypto';

/** The catalogue's signature: hex HMAC-SHA256 of the parts, joined by line feeds. */
export function catalogueSignature(secret: string, parts: readonly (string | number)[]): string {
  return createHmac('sha256', secret).update(parts.join('\n')).digest('hex');
}

/** The domain that the catalogue knows a site by: its host name without `www.`. */
export function registeredDomain(origin: string): string {
  return new URL(origin).hostname.replace(/^www\./, '');
}
