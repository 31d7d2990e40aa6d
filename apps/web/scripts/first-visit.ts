/** How the modules of a build hang together. */
export interface ModuleGraph {
  getModuleInfo(id: string): { readonly importers: readonly string[] } | null;
}

/** What the home page begins with. */
const FIRST = /[\\/]app[\\/](?:entry\.client|root|routes[\\/](?:language|tool|home)[\\/]route)\.tsx(?:\?|$)/u;

/**
 * Whether a module comes with the home page: it, or one that imports it without waiting, is what the page begins with.
 *
 * @example
 * comesFirst("/site/app/shared/check/CheckForm.tsx", graph); //=> true
 */
export function comesFirst(id: string, graph: ModuleGraph): boolean {
  const seen = new Set([id]);
  for (const one of seen) {
    if (FIRST.test(one)) return true;
    for (const importer of graph.getModuleInfo(one)?.importers ?? []) seen.add(importer);
  }
  return false;
}
