import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Problem } from '@slots/contracts/problem';

const STYLE = `
:root { color-scheme: light dark; }
body { margin: 0; min-height: 100vh; display: grid; place-items: center; background: Canvas; color: CanvasText;
  font: 1rem/1.5 system-ui, sans-serif; }
main { max-width: 32rem; padding: 2rem 1.5rem; }
h1 { margin: 0 0 .5rem; font-size: 1.5rem; line-height: 1.25; }
p { margin: 0 0 1rem; }
a { color: LinkText; }
small { overflow-wrap: anywhere; }
`;
const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64');

/** The policy of the page: its one style and nothing else. */
export const PROBLEM_PAGE_POLICY = `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

/** True for a person who looks at the site, as opposed to a script or a caller of the API. */
export function wantsProblemPage(
  { headers }: IncomingMessage,
  route: { readonly upstream?: string | undefined } | undefined,
): boolean {
  return route?.upstream === 'web' && (headers.accept ?? '').includes('text/html');
}

/** The page that a visitor sees instead. Nothing in it comes from outside, so nothing is escaped. */
export function problemPage({ status, message, requestId }: Problem): string {
  const heading = message ?? 'This page is not available at the moment.';
  const advice = status < 500 ? '' : '<p>Please try again in a few seconds.</p>\n';
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${heading.replace(/\.$/, '')}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>${heading}</h1>
${advice}<p><a href="">Try again</a></p>
<p><small>Request ${requestId}</small></p>
</main>
</body>
</html>
`;
}
