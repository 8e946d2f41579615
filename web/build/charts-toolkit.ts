import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** Another build of the same version: a module of its own for the bundler. */
const OWN_COPY = fileURLToPath(
  new URL('redux-toolkit.browser.mjs', import.meta.resolve('@reduxjs/toolkit')),
);

/**
 * Gives the portal's charts their own Redux Toolkit. A module is in one chunk as a whole: with a shared one,
 * every visitor would load the parts that only the charts use.
 */
export const chartsToolkit: Plugin = {
  name: 'charts-toolkit',
  // Before Vite's own.
  enforce: 'pre',
  resolveId: {
    filter: { id: /^@reduxjs\/toolkit$/ },
    handler: (_source, importer) =>
      importer?.includes('/node_modules/recharts/') ? OWN_COPY : null,
  },
};
