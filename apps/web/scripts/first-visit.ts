/** The imports between the modules of a build. */
export interface ModuleGraph {
  getModuleInfo(id: string): { readonly importers: readonly string[] } | null;
}

/** The first modules of the home page. */
const FIRST = /[\\/]app[\\/](?:entry\.client|root|routes[\\/](?:language|tool|home)[\\/]route)\.tsx(?:\?|$)/u;

/**
 * Returns whether a module loads with the home page: it is one of its first modules, or one of them imports it
 * statically.
 *
 * @example
 * comesFirst("/site/app/check/CheckForm.tsx", graph); //=> true
 */
export function comesFirst(id: string, graph: ModuleGraph): boolean {
  const seen = new Set([id]);
  for (const one of seen) {
    if (FIRST.test(one)) return true;
    for (const importer of graph.getModuleInfo(one)?.importers ?? []) seen.add(importer);
  }
  return false;
}

/** Chunks of every page. */
const ALWAYS = /[\\/](?:rolldown-runtime|shared|vendor)-/u;

/**
 * Returns the dependencies of a file that a page has to preload when it imports the file later, without the file
 * itself, which the import loads, and without the chunks of every page. These names are part of the first download.
 *
 * @example
 * stillToFetch("assets/ResultCard-C.js", ["assets/ResultCard-C.js", "assets/vendor-A.js", "assets/Pills-B.js"]);
 * //=> ["assets/Pills-B.js"]
 */
export const stillToFetch = (file: string, dependencies: readonly string[]): string[] =>
  dependencies.filter((dependency) => dependency !== file && !ALWAYS.test(dependency));
