import type { Plugin } from 'vite';

/** What the router does for frameworks built upon it and for people who measure it: never used here. */
const UNUSED: readonly (readonly [RegExp, string])[] = [
  // Links that fetch a framework's chunks ahead.
  [/shouldPrefetch && !isAbsolute \? .+ : link;/, 'link;'],
  [/usePrefetchBehavior\(\s*prefetch,\s*rest\s*\);/, '[false, null, {}];'],
  // Calls of loaders and actions without a navigation.
  [/^\s+fetch: fetch\d*,$/m, ''],
  // Errors of server components.
  [/this\.context && typeof error/, 'false && typeof error'],
  [/return \/\* @__PURE__ \*\/ React\d*\.createElement\(RSCErrorHandler, .+\);/, ''],
  // Observers of loaders and navigations.
  [/if \((?:init|opts\?)\.instrumentations\) \{/g, 'if (false) {'],
];

const COMPONENTS = /= (React\d*\.(?:forwardRef|memo|createContext)\()/g;
const DISPLAY_NAMES = /^\w+\.displayName = .+;$/gm;
/** The file that has the router itself. */
const WHOLE = 'function createRouter(';

/**
 * Leaves out of the router what no page uses and no bundler can tell: it says of components that
 * making one does nothing else, and cuts a framework's parts off. A version that looks different
 * stops the build.
 */
export const leanRouter: Plugin = {
  name: 'lean-router',
  transform: {
    filter: { id: /\/node_modules\/react-router\// },
    handler(code) {
      let lean = code.replaceAll(COMPONENTS, '= /* @__PURE__ */ $1').replaceAll(DISPLAY_NAMES, '');
      if (!code.includes(WHOLE)) return lean;
      for (const [pattern, instead] of UNUSED) {
        const before = lean;
        lean = lean.replace(pattern, instead);
        if (lean === before) this.error(`the router has changed: nothing in it is ${pattern}`);
      }
      return lean;
    },
  },
};
