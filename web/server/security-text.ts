/** Told anew each day, so that a site that is looked after never has an outdated one. */
const GOOD_FOR_DAYS = 180;
const DAY_MS = 24 * 60 * 60 * 1000;

/** The text of /.well-known/security.txt (RFC 9116): whom to tell of a weakness. */
export function securityText(
  {
    publicOrigin,
    contact,
  }: { readonly publicOrigin: string; readonly contact?: string | undefined },
  now = Date.now(),
): string {
  const expires = new Date(Math.floor(now / DAY_MS + GOOD_FOR_DAYS) * DAY_MS).toISOString();
  return [
    `Contact: ${contact ?? `mailto:security@${new URL(publicOrigin).hostname}`}`,
    `Expires: ${expires}`,
    'Preferred-Languages: en',
    `Canonical: ${publicOrigin}/.well-known/security.txt`,
    '',
  ].join('\n');
}
