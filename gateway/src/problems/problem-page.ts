import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Problem } from '@slots/contracts/problem';
import { UNREADABLE } from './gateway-problems.ts';

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

const API = /^\/api(?:[/?]|$)/i;

/** True for a person viewing the site, rather than a script or an API client. Without a route the address decides. */
export function wantsProblemPage(
  { headers, url = '' }: IncomingMessage,
  route: { readonly upstream?: string | undefined } | undefined,
): boolean {
  const isOfSite = route ? route.upstream === 'web' : !API.test(url);
  return isOfSite && (headers.accept ?? '').includes('text/html');
}

interface Words {
  readonly heading: string;
  /** Paragraphs in HTML. */
  readonly rest: string;
}

const TRY_AGAIN = '<p><a href="">Try again</a></p>';
/** Those of the web app's page, for an address that leads nowhere or cannot be read. */
const NOT_FOUND: Words = {
  heading: 'Page Not Found',
  rest: `<p>Oops! The page you're looking for doesn't exist or may have been moved.</p>
<p><a href="/">Back to the homepage</a></p>`,
};

function wordsOf({ status, message }: Problem): Words {
  if (status === 404 || message === UNREADABLE.message) return NOT_FOUND;
  const advice = status < 500 ? '' : '<p>Please try again in a few seconds.</p>\n';
  return {
    heading: message ?? 'This page is not available at the moment.',
    rest: advice + TRY_AGAIN,
  };
}

/** The page that a visitor sees instead. Nothing in it comes from outside, so nothing is escaped. */
export function problemPage(problem: Problem): string {
  const { heading, rest } = wordsOf(problem);
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
${rest}
<p><small>Request ${problem.requestId}</small></p>
</main>
</body>
</html>
`;
}
