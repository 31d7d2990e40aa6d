import { readFileSync } from "node:fs";
import { join, posix } from "node:path";
import { parseSync } from "oxc-parser";
import { listEntries } from "./entries.ts";
import type { Description } from "./public-packages.ts";

interface TypesFile {
  /** Declarations without comments. */
  readonly declarations: readonly string[];
  readonly exports: readonly string[];
  /** Imported files of the same package. */
  readonly imports: readonly string[];
}

/**
 * Returns a package's public API: the exported names of each entry, and the declarations in alphabetical order without
 * comments, so that a change to the API changes few lines.
 *
 * @param home The folder with the package's `dist`.
 */
export function apiReport(home: string, description: Description): string {
  const entries = listEntries(home, description);
  const read = new Map<string, TypesFile>();
  const visit = (file: string): void => {
    if (read.has(file)) return;
    const types = typesIn(readFileSync(join(home, file), "utf8"));
    read.set(file, types);
    for (const next of types.imports) visit(posix.join(posix.dirname(file), next));
  };
  for (const { types } of entries) visit(posix.normalize(types));
  const exported = entries.map(({ path, types }) => {
    const names = read.get(posix.normalize(types))?.exports.toSorted().join(", ");
    return `- \`${description.name}${path.slice(1)}\`: ${names || "nothing by name"}`;
  });
  const commands = Object.keys(description.bin ?? {}).map((name) => `- the command \`${name}\``);
  const declarations = [...new Set([...read.values()].flatMap((file) => file.declarations))].toSorted(byName);
  return [
    `# What ${description.name} exports`,
    "Written by `pnpm turbo run reports`. A change here is a change for users: it needs a changeset.",
    [...commands, ...exported].join("\n"),
    ...(declarations.length === 0 ? [] : [`\`\`\`ts\n${declarations.join("\n\n")}\n\`\`\``]),
    "",
  ]
    .join("\n\n")
    .trimEnd()
    .concat("\n");
}

const readName = (declaration: string): string =>
  /\b(?:interface|type|function|class|const|let|enum|namespace)\s+(?<name>[\w$]+)/u.exec(declaration)
    ?.groups?.["name"] ?? "";

const byName = (one: string, other: string): number =>
  compare(readName(one), readName(other)) || compare(one, other);

const compare = (one: string, other: string): number => (one < other ? -1 : Number(one > other));

/** Reads a bundled declaration file: declarations, imports, and lists of exports. */
function typesIn(code: string): TypesFile {
  const { comments } = parseSync("types.d.ts", code);
  const bare = comments.reduceRight((text, { start, end }) => text.slice(0, start) + text.slice(end), code);
  const { program } = parseSync("types.d.ts", bare);
  const declarations: string[] = [];
  const exports: string[] = [];
  const imports: string[] = [];
  const readDeclaration = ({ start, end }: { readonly start: number; readonly end: number }): string =>
    bare
      .slice(start, end)
      .replaceAll(/[ \t]+$/gmu, "")
      .replaceAll(/\n{2,}/gu, "\n")
      .replace(/^(?:export )?(?:declare )?/u, "");
  for (const statement of program.body) {
    if ("source" in statement && statement.source !== null) imports.push(statement.source.value);
    switch (statement.type) {
      case "ImportDeclaration":
        break;
      case "ExportAllDeclaration":
        exports.push(`everything of ${statement.source.value}`);
        break;
      case "ExportNamedDeclaration":
        if (statement.declaration !== null) {
          declarations.push(readDeclaration(statement));
          exports.push(readName(readDeclaration(statement)));
        }
        exports.push(...statement.specifiers.map(({ exported }) => bare.slice(exported.start, exported.end)));
        break;
      default:
        declarations.push(readDeclaration(statement));
    }
  }
  return {
    declarations: declarations.filter((text) => text !== ";"),
    exports,
    imports: imports
      .filter((specifier) => specifier.startsWith("."))
      .map((specifier) => specifier.replace(/\.js$/u, ".d.ts")),
  };
}
