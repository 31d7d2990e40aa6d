import { dirname } from "node:path";

/** A file and the files that it imports. */
interface Module {
  readonly source: string;
  readonly dependencies: readonly { readonly resolved: string }[];
}

/** An import from a file in one folder to a file in another. */
interface Edge {
  readonly from: string;
  readonly to: string;
  readonly example: string;
}

/**
 * Returns the imports that form cycles between the folders of a package, with an example of each. A folder and its
 * subfolder are two folders.
 *
 * @example
 * folderCycles(modules); //=> ["src -> src/routes, as in src/app.ts -> src/routes/check.ts", …]
 */
export function folderCycles(modules: readonly Module[]): readonly string[] {
  const edges = new Map<string, Edge>();
  for (const { source, dependencies } of modules) {
    for (const { resolved } of dependencies) {
      const [from, to] = [dirname(source), dirname(resolved)];
      // Imports between packages are checked by the permissions.
      if (from === to || findPackage(from) !== findPackage(to)) continue;
      edges.set(`${from} -> ${to}`, { from, to, example: `${source} -> ${resolved}` });
    }
  }
  return inCycles([...edges.values()]).map(({ from, to, example }) => `${from} -> ${to}, as in ${example}`);
}

const findPackage = (path: string): string => path.split("/").slice(0, 2).join("/");

/** Removes folders that import nothing or aren't imported, until only cycles and the paths between them remain. */
function inCycles(edges: readonly Edge[]): readonly Edge[] {
  const importing = new Set(edges.map(({ from }) => from));
  const imported = new Set(edges.map(({ to }) => to));
  const rest = edges.filter(({ from, to }) => imported.has(from) && importing.has(to));
  return rest.length === edges.length ? rest : inCycles(rest);
}
