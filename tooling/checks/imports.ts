import { posix } from "node:path";
import { Visitor, parseSync } from "oxc-parser";
import { textOf } from "./tree.ts";

/** One file's wish for another module. */
export interface Import {
  /** The file, relative to the repository. */
  readonly from: string;
  /** What it names: "../engine/decode.ts", "node:fs", "@heater-age/decoder/brands/ge". */
  readonly specifier: string;
}

/**
 * Every import of a file, whichever way it is written: statement, export from, `import()`, type.
 *
 * @example
 * importsOf("packages/decoder/src/index.ts");
 * // [{ from: "packages/decoder/src/index.ts", specifier: "./engine/decode.ts" }, …]
 */
export function importsOf(from: string): readonly Import[] {
  const found: Import[] = [];
  const add = (source: unknown): void => {
    if (
      typeof source === "object" &&
      source !== null &&
      "value" in source &&
      typeof source.value === "string"
    ) {
      found.push({ from, specifier: source.value });
    }
  };
  const { program, errors } = parseSync(from, textOf(from));
  if (errors.length > 0)
    throw new Error(`${from} cannot be parsed: ${errors.map(({ message }) => message).join(", ")}`);
  new Visitor({
    ImportDeclaration: ({ source }) => add(source),
    ExportNamedDeclaration: ({ source }) => add(source),
    ExportAllDeclaration: ({ source }) => add(source),
    ImportExpression: ({ source }) => add(source),
    TSImportType: ({ source }) => add(source),
  }).visit(program);
  return found;
}

/** True for a path inside the package ("./a.ts"), false for a package or a module of Node.js. */
export function isRelative({ specifier }: Import): boolean {
  return specifier.startsWith(".");
}

/** The file that a relative import means, relative to the repository. */
export function targetOf({ from, specifier }: Import): string {
  return posix.join(posix.dirname(from), specifier);
}

/**
 * The package that an import names.
 *
 * @example
 * packageOf({ from, specifier: "@heater-age/decoder/brands/ge" }); // "@heater-age/decoder"
 */
export function packageOf({ specifier }: Import): string {
  return specifier
    .split("/")
    .slice(0, specifier.startsWith("@") ? 2 : 1)
    .join("/");
}
