/**
 * Loaded before the web server: whenever that renders a page, the same tree is rendered again and again by
 * renderToPipeableStream with its data at hand, for FLOOR_SECONDS, and a line tells how many times a second. So the floor is
 * React's own work in the very process and build that visitors are answered by.
 */
import { registerHooks } from 'node:module';

const SHIM = new URL('capturing-react-dom.ts', import.meta.url).href;

registerHooks({
  resolve(specifier, context, next) {
    if (specifier !== 'react-dom/server' || context.parentURL === SHIM) {
      return next(specifier, context);
    }
    return { url: SHIM, shortCircuit: true };
  },
});
