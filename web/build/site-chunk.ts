interface ModuleGraph {
  getModuleInfo(id: string): { readonly importers: readonly string[] } | null;
}

/** Imported through one index file, so that importers do not show who needs which. */
const ICONS = /\/node_modules\/lucide-react\/dist\/esm\/icons\//;

/** Roots of every visitor page, and the most common landing page. */
const ROOTS =
  /\/src\/(?:app\/hydrate|app\/layouts\/public-layout|app\/public-pages\/home\.page)\.tsx$/;

/** React, with the entry's few own needs: otherwise the entry would evaluate the whole site chunk. */
export const REACT =
  /\/node_modules\/(?:react|react-dom|scheduler)\/|\/src\/app\/next-task\.ts$|vite\/preload-helper|rolldown\/runtime/;
/** The store, evaluated before the rest as a task of its own. */
const DATA =
  /\/node_modules\/(?:@reduxjs|redux|redux-thunk|reselect|immer|react-redux)\/|\/src\/(?:app\/store|api\/(?:base-api|endpoint|problem|retries|session-watch|session\.api|tags|transport))\.ts$/;

/**
 * Puts the front page's modules, beside React, into two chunks, which every visitor page loads: the store, and
 * the rest. Forty small files weigh a twentieth more, gzipped, and need a request each. Modules of other pages
 * are split as usual.
 */
export function createSiteChunk(): (id: string, graph: ModuleGraph) => string | null {
  const known = new Map<string, boolean>();

  function needed(id: string, graph: ModuleGraph): boolean {
    const before = known.get(id);
    if (before !== undefined) return before;
    if (ROOTS.test(id)) return true;
    // Set first, since modules may import each other in a circle.
    known.set(id, false);
    const importers = graph.getModuleInfo(id)?.importers ?? [];
    const answer = importers.some((importer) => needed(importer, graph));
    known.set(id, answer);
    return answer;
  }

  return (id, graph) => {
    if (DATA.test(id) && needed(id, graph)) return 'data';
    return !ICONS.test(id) && needed(id, graph) ? 'site' : null;
  };
}
