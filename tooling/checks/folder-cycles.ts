/** A file and the files that it imports. */
interface Module {
  readonly source: string;
  readonly dependencies: readonly { readonly resolved: string }[];
}

/** An import between two files that are in different subfolders of a folder, or one of them in the folder itself. */
interface Crossing {
  readonly from: string;
  readonly to: string;
  readonly example: string;
}

const ownFiles = "(own files)";

/**
 * Returns the imports that close a cycle between folders, by the folder in which it happens. In each folder its
 * subfolders, with everything inside, and its own files may import each other in one direction only.
 *
 * @example
 * folderCycles(modules); //=> ["src: (own files) -> routes, as in src/app.ts -> src/routes/check.ts", …]
 */
export function folderCycles(modules: readonly Module[]): readonly string[] {
  const crossings = new Map<string, Crossing[]>();
  for (const { source, dependencies } of modules) {
    for (const { resolved } of dependencies) {
      const [from, to] = [source.split("/"), resolved.split("/")];
      const depth = from.findIndex((name, index) => name !== to[index]);
      // Between packages it is the permissions that decide.
      if (depth < 2) continue;
      const partOf = (path: readonly string[]) =>
        path.length === depth + 1 ? ownFiles : (path[depth] ?? "");
      const crossing = { from: partOf(from), to: partOf(to), example: `${source} -> ${resolved}` };
      if (crossing.from === crossing.to) continue;
      const folder = from.slice(0, depth).join("/");
      crossings.set(folder, [...(crossings.get(folder) ?? []), crossing]);
    }
  }
  return [...crossings].flatMap(([folder, all]) => {
    const once = new Map(all.map((crossing) => [`${crossing.from} -> ${crossing.to}`, crossing]));
    return inCycles([...once.values()]).map(
      ({ from, to, example }) => `${folder}: ${from} -> ${to}, as in ${example}`,
    );
  });
}

/** Removes what nothing leads to or what leads nowhere, until only cycles and the ways between them remain. */
function inCycles(crossings: readonly Crossing[]): readonly Crossing[] {
  const rest = crossings.filter(
    ({ from, to }) =>
      crossings.some((other) => other.to === from) && crossings.some((other) => other.from === to),
  );
  return rest.length === crossings.length ? rest : inCycles(rest);
}
