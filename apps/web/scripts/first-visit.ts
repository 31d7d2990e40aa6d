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
 * comesFirst("/site/app/shared/check-tool/CheckForm.tsx", graph); //=> true
 */
export function comesFirst(id: string, graph: ModuleGraph): boolean {
  const seen = new Set([id]);
  for (const one of seen) {
    if (FIRST.test(one)) return true;
    for (const importer of graph.getModuleInfo(one)?.importers ?? []) seen.add(importer);
  }
  return false;
}

/** Chunks that every page begins with. */
const ALWAYS = /[\\/](?:rolldown-runtime|shared|vendor)-/u;

/**
 * What of a file's dependencies a page fetches along with it when it imports the file later: not the file, which the
 * import itself fetches, and not what every page has begun with. Their names travel with the first visit.
 *
 * @example
 * stillToFetch("assets/ResultCard-C.js", ["assets/ResultCard-C.js", "assets/vendor-A.js", "assets/Pills-B.js"]);
 * //=> ["assets/Pills-B.js"]
 */
export const stillToFetch = (file: string, dependencies: readonly string[]): string[] =>
  dependencies.filter((dependency) => dependency !== file && !ALWAYS.test(dependency));
