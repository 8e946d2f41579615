/** Renewed each day, so that a maintained site never has an expired one. */
const GOOD_FOR_DAYS = 180;
const DAY_MS = 24 * 60 * 60 * 1000;

/** The text of /.well-known/security.txt (RFC 9116): the contact for reports of weaknesses. */
export function securityText(
  publicOrigin: string,
  contact = `mailto:security@${new URL(publicOrigin).hostname}`,
): string {
  const expires = new Date(Math.floor(Date.now() / DAY_MS + GOOD_FOR_DAYS) * DAY_MS).toISOString();
  return [
    `Contact: ${contact}`,
    `Expires: ${expires}`,
    'Preferred-Languages: en',
    `Canonical: ${publicOrigin}/.well-known/security.txt`,
    '',
  ].join('\n');
}
