import type { ImportDeclaration } from "oxc-parser";
import type { CodeBlock } from "./code-blocks.ts";
import { commentValues, parse } from "./comment-values.ts";

/** A program made from a file's code blocks. */
export interface BlockProgram {
  /** The code of the file, for type checking. */
  readonly plain: string;
  /** The same code with calls that check the values in its comments. */
  readonly checked: string;
  /** The number of values in comments. */
  readonly values: number;
  /** The file's line for each line of the program. 0 for lines that aren't in the file. */
  readonly lines: readonly number[];
}

interface Prepared extends Pick<BlockProgram, "plain" | "checked" | "values"> {
  readonly block: CodeBlock;
  readonly imports: readonly Import[];
  readonly exports: boolean;
}

interface Import {
  /** The local name, or the module if the import has no names. */
  readonly name: string;
  readonly statement: string;
}

/**
 * Returns the programs in code blocks that a reader tries in order: each block may use or redeclare what earlier ones
 * declared. A block with exports is a separate module.
 *
 * @throws Error with file and line of a block that isn't valid TypeScript.
 */
export function assemblePrograms(blocks: readonly CodeBlock[]): readonly BlockProgram[] {
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
    const values = commentValues(text, parsed);
    const where = (line: number): string => `${file}:${block.line + line}`;
    const importStatements = body.filter((statement) => statement.type === "ImportDeclaration");
    const plain = importStatements.reduce(
      (rest, { start, end }) => rest.slice(0, start) + blank(rest.slice(start, end)) + rest.slice(end),
      text,
    );
    const insertions = values.flatMap(({ line, text: value, of }) => {
      if (of === undefined) return [];
      const expected = `${JSON.stringify(value)}, ${JSON.stringify(where(line))}${asCode(value)}`;
      if (of.name !== undefined) return [{ at: of.end, text: `; expectValue(${of.name}, ${expected});` }];
      return [
        { at: of.start, text: "expectValue((" },
        { at: of.end, text: `), ${expected})` },
      ];
    });
    const checked = insertions
      .toSorted((one, other) => other.at - one.at)
      .reduce((rest, { at, text: added }) => rest.slice(0, at) + added + rest.slice(at), plain);
    const printed = values.flatMap(({ of, line, text: words }) =>
      of === undefined ? [[words, where(line)]] : [],
    );
    const expectLines = `expectPrinted(${JSON.stringify(printed)}); ${checked}\nexpectPrinted([]);`;
    return {
      block,
      imports: importStatements.flatMap((statement) => listImports(statement, text)),
      plain,
      checked: printed.length === 0 ? checked : expectLines,
      values: values.length,
      exports: body.some(({ type }) => type.startsWith("Export")),
    };
  } catch (error) {
    const words = error instanceof Error ? error.message : String(error);
    throw new Error(`${file}:${block.line} cannot be read: ${words}`, { cause: error });
  }
}

/** Returns the value as code. Values with an ellipsis are compared as text. */
function asCode(value: string): string {
  if (value.includes("…")) return "";
  parse(`(${value})`);
  return `, () => (${value})`;
}

const blank = (code: string): string => code.replaceAll(/[^\n]/gu, " ");

function listImports(
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
  const imports = new Map(parts.flatMap((part) => part.imports).map((one) => [one.name, one.statement]));
  const statements = [...new Set(imports.values())];
  const isModule = parts[0]?.exports === true;
  const open = isModule ? [] : ["{"];
  const close = isModule ? [] : parts.map(() => "}");
  const lines = parts.flatMap(({ block, plain }) => [
    ...open.map(() => 0),
    ...plain.split("\n").map((_, index) => block.line + index),
  ]);
  const whole = (code: "plain" | "checked"): string =>
    [...statements, ...parts.flatMap((part) => [...open, part[code]]), ...close, "export {};", ""].join("\n");
  return {
    plain: whole("plain"),
    checked: whole("checked"),
    values: parts.reduce((sum, { values }) => sum + values, 0),
    lines: [...statements.map(() => 0), ...lines],
  };
}
