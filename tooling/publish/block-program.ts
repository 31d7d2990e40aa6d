import type { ImportDeclaration } from "oxc-parser";
import type { CodeBlock } from "./code-blocks.ts";
import { parse, saidValues } from "./said-values.ts";

/** One program made of the code blocks of a file. */
export interface BlockProgram {
  /** The code as it stands in the file, to check its types. */
  readonly plain: string;
  /** The same, telling each value that a comment says to `said`. */
  readonly told: string;
  /** How many values comments say. */
  readonly values: number;
  /** The line of the file for each line of the program; 0 for those that are not in it. */
  readonly lines: readonly number[];
}

interface Prepared {
  readonly block: CodeBlock;
  readonly imports: readonly Import[];
  readonly plain: string;
  readonly told: string;
  readonly values: number;
  readonly exports: boolean;
}

interface Import {
  /** What it is called here; the statement itself when it names nothing. */
  readonly name: string;
  readonly statement: string;
}

/**
 * Makes programs of blocks that a reader goes through one after the other: each may use what those above it have
 * declared, or declare it anew. A block that exports something is a module of its own.
 *
 * @throws Error naming file and line of a block that is no TypeScript.
 *
 * @example
 * const [program] = programsOf(codeBlocksIn("~~~ts\n1 + 1; //=> 2\n~~~", "a.md"));
 */
export function programsOf(blocks: readonly CodeBlock[]): readonly BlockProgram[] {
  const prepared = blocks.map(prepare);
  const apart = prepared.filter((one) => one.exports).map((one) => [one]);
  const together = prepared.filter((one) => !one.exports);
  return [together, ...apart].filter((group) => group.length > 0).map(assemble);
}

function prepare(block: CodeBlock): Prepared {
  const { text, file } = block;
  try {
    const parsed = parse(text);
    const { body } = parsed.program;
    const said = saidValues(text, parsed);
    const where = (line: number): string => `${file}:${block.line + line}`;
    const plain = body
      .filter(({ type }) => type === "ImportDeclaration")
      .reduce(
        (rest, { start, end }) => rest.slice(0, start) + blank(rest.slice(start, end)) + rest.slice(end),
        text,
      );
    const insertions = said.flatMap(({ line, text: value, of }) => {
      if (of === undefined) return [];
      const words = `${JSON.stringify(value)}, ${JSON.stringify(where(line))}${asWritten(value)}`;
      if (of.name !== undefined) return [{ at: of.end, text: `; said(${of.name}, ${words});` }];
      return [
        { at: of.start, text: "said((" },
        { at: of.end, text: `), ${words})` },
      ];
    });
    const told = insertions
      .toSorted((one, other) => other.at - one.at)
      .reduce((rest, { at, text: added }) => rest.slice(0, at) + added + rest.slice(at), plain);
    const printed = said
      .filter(({ of }) => of === undefined)
      .map(({ line, text: words }) => [words, where(line)]);
    return {
      block,
      imports: body.flatMap((statement) =>
        statement.type === "ImportDeclaration" ? importsOf(statement, text) : [],
      ),
      plain,
      told: printed.length === 0 ? told : `printed(${JSON.stringify(printed)}); ${told}\nprinted([]);`,
      values: said.length,
      exports: body.some(({ type }) => type.startsWith("Export")),
    };
  } catch (error) {
    const words = error instanceof Error ? error.message : String(error);
    throw new Error(`${file}:${block.line} cannot be read: ${words}`, { cause: error });
  }
}

/** The value as code; what has an ellipsis is compared as text. */
function asWritten(value: string): string {
  if (value.includes("…")) return "";
  parse(`(${value})`);
  return `, () => (${value})`;
}

const blank = (code: string): string => code.replaceAll(/[^\n]/gu, " ");

function importsOf(
  { source, specifiers, importKind, start, end }: ImportDeclaration,
  code: string,
): readonly Import[] {
  if (specifiers.length === 0) return [{ name: source.value, statement: code.slice(start, end) }];
  return specifiers.map((specifier) => {
    const words = code.slice(specifier.start, specifier.end);
    const what = specifier.type === "ImportSpecifier" ? `{ ${words} }` : words;
    const kind = importKind === "type" ? "import type" : "import";
    return { name: specifier.local.name, statement: `${kind} ${what} from "${source.value}";` };
  });
}

function assemble(parts: readonly Prepared[]): BlockProgram {
  const imports = new Map(
    parts.flatMap((part) => part.imports).map(({ name, statement }) => [name, statement]),
  );
  const statements = [...new Set(imports.values())];
  const [first] = parts;
  const isModule = first?.exports === true;
  const open = isModule ? [] : ["{"];
  const close = isModule ? [] : parts.map(() => "}");
  const bodyOf = (code: string): readonly string[] => [...open, ...code.split("\n")];
  const lines = parts.flatMap(({ block, plain }) => [
    ...open.map(() => 0),
    ...plain.split("\n").map((_, index) => block.line + index),
  ]);
  const whole = (code: (part: Prepared) => string): string =>
    [...statements, ...parts.flatMap((part) => bodyOf(code(part))), ...close, "export {};", ""].join("\n");
  return {
    plain: whole(({ plain }) => plain),
    told: whole(({ told }) => told),
    values: parts.reduce((sum, { values }) => sum + values, 0),
    lines: [...statements.map(() => 0), ...lines],
  };
}
