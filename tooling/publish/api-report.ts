import { readFileSync } from "node:fs";
import { join, posix } from "node:path";
import { parseSync } from "oxc-parser";
import { type Entry, entriesOf } from "./entries.ts";
import type { Description } from "./public-packages.ts";

/** What a file of types holds. */
interface TypesFile {
  /** Declarations, each without its comments. */
  readonly declarations: readonly string[];
  /** Names that others can import from it. */
  readonly exports: readonly string[];
  /** Files of the same package that it takes from. */
  readonly from: readonly string[];
}

/**
 * Everything that a package promises its users, as text: the names that each entry exports, and what is declared,
 * without comments and in alphabetical order, so that a change of it shows as a change of few lines.
 *
 * @param home - The folder with the package's `dist`.
 *
 * @example
 * apiReport("packages/decoder", description); // "# What @heater-age/decoder exports\n…"
 */
export function apiReport(home: string, description: Description): string {
  const entries = entriesOf(home, description);
  const read = new Map<string, TypesFile>();
  const visit = (file: string): void => {
    if (read.has(file)) return;
    const found = typesIn(readFileSync(join(home, file), "utf8"));
    read.set(file, found);
    for (const next of found.from) visit(posix.join(posix.dirname(file), next));
  };
  for (const { types } of entries) visit(posix.normalize(types));
  const exported = entries.map((entry) => exportsOf(entry, description.name, read));
  const commands = Object.keys(description.bin ?? {}).map((name) => `- the command \`${name}\``);
  const declarations = [...new Set([...read.values()].flatMap((file) => file.declarations))].toSorted(byName);
  return [
    `# What ${description.name} exports`,
    "Written by `pnpm generate`. A change here is a change for users: it needs a changeset.",
    [...commands, ...exported].join("\n"),
    ...(declarations.length === 0 ? [] : [`\`\`\`ts\n${declarations.join("\n\n")}\n\`\`\``]),
    "",
  ]
    .join("\n\n")
    .trimEnd()
    .concat("\n");
}

function exportsOf({ path, types }: Entry, name: string, read: ReadonlyMap<string, TypesFile>): string {
  const names = read.get(posix.normalize(types))?.exports ?? [];
  return `- \`${name}${path.slice(1)}\`: ${names.length === 0 ? "nothing by name" : names.toSorted().join(", ")}`;
}

const nameOf = (declaration: string): string =>
  /\b(?:interface|type|function|class|const|let|enum|namespace)\s+(?<name>[\w$]+)/u.exec(declaration)
    ?.groups?.["name"] ?? "";

const byName = (one: string, other: string): number =>
  compare(nameOf(one), nameOf(other)) || compare(one, other);

const compare = (one: string, other: string): number => (one < other ? -1 : Number(one > other));

/** Reads a file of types as a bundler writes it: declarations, imports from its neighbours, and lists of exports. */
function typesIn(code: string): TypesFile {
  const { program, comments } = parseSync("types.d.ts", code, { sourceType: "module" });
  const declarations: string[] = [];
  const exports: string[] = [];
  const from: string[] = [];
  const textOf = ({ start, end }: { readonly start: number; readonly end: number }): string =>
    withoutComments(code, start, end, comments)
      .replace(/^export (?:declare )?/u, "")
      .replace(/^declare /u, "");
  for (const statement of program.body) {
    switch (statement.type) {
      case "ImportDeclaration":
        from.push(statement.source.value);
        break;
      case "ExportAllDeclaration":
        from.push(statement.source.value);
        exports.push(`everything of ${statement.source.value}`);
        break;
      case "ExportNamedDeclaration":
        if (statement.source !== null) from.push(statement.source.value);
        if (statement.declaration !== null) {
          declarations.push(textOf(statement));
          exports.push(nameOf(textOf(statement)));
        }
        exports.push(...statement.specifiers.map(({ exported }) => code.slice(exported.start, exported.end)));
        break;
      default:
        declarations.push(textOf(statement));
    }
  }
  return {
    declarations: declarations.filter((text) => text !== ";"),
    exports,
    from: from.filter(isNear).map(asTypes),
  };
}

const isNear = (specifier: string): boolean => specifier.startsWith(".");

const asTypes = (specifier: string): string => specifier.replace(/\.js$/u, ".d.ts");

function withoutComments(
  code: string,
  start: number,
  end: number,
  comments: readonly { readonly start: number; readonly end: number }[],
): string {
  const inside = comments.filter((comment) => comment.start >= start && comment.end <= end);
  const rest = inside
    .toSorted((one, other) => other.start - one.start)
    .reduce(
      (text, comment) => text.slice(0, comment.start - start) + text.slice(comment.end - start),
      code.slice(start, end),
    );
  return rest
    .replaceAll(/[ \t]+$/gmu, "")
    .replaceAll(/\n{2,}/gu, "\n")
    .trim();
}
