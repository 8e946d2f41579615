import { fileURLToPath } from 'node:url';
import sirv from 'sirv';

const FLAGS = fileURLToPath(new URL('3x2', import.meta.resolve('country-flag-icons/package.json')));
const PREFIX = '/flags';
const A_DAY_SECONDS = 86_400;

const serve = sirv(FLAGS, { dev: false, etag: true, maxAge: A_DAY_SECONDS });

/**
 * Drawn flags by country code, `/flags/GB.svg`, from the package that draws them: a page asks for those
 * that it shows, and none is in the bundle. Calls `next` for every other request.
 */
export function serveFlag(
  request: Parameters<typeof serve>[0],
  response: Parameters<typeof serve>[1],
  next: () => void,
): void {
  const { url = '' } = request;
  if (!/^\/flags\/[A-Z]{2}\.svg$/.test(url)) return next();
  response.setHeader('X-Content-Type-Options', 'nosniff');
  const inside = Object.assign(request, { url: url.slice(PREFIX.length) });
  serve(inside, response, () => {
    inside.url = url;
    next();
  });
}
