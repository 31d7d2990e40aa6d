/** The imports between the modules of a build. */
export interface ModuleGraph {
  getModuleInfo(id: string): { readonly importers: readonly string[] } | null;
}

/** The first modules of the home page. */
const first = [
  "entry.client.tsx",
  "root.tsx",
  "routes/language/route.tsx",
  "routes/tool/route.tsx",
  "routes/home/route.tsx",
].map((path) => `/app/${path}`);

/**
 * Returns whether a module loads with the home page: it is one of its first modules, or one of them imports it
 * statically.
 *
 * @example
 * comesFirst("/site/app/check/CheckForm.tsx", graph); //=> true
 */
export function comesFirst(id: string, graph: ModuleGraph): boolean {
  const seen = new Set([id]);
  for (const module of seen) {
    const [path = ""] = module.split("?");
    if (first.some((entry) => path.endsWith(entry))) return true;
    for (const importer of graph.getModuleInfo(module)?.importers ?? []) seen.add(importer);
  }
  return false;
}
