import { type ParseResult, type Program, Visitor, parseSync } from "oxc-parser";

interface Span {
  readonly start: number;
  readonly end: number;
}

/** The value after `=>` in a comment, which the preceding code must have. */
export interface CommentValue {
  /** Line in the code, starting at 0. */
  readonly line: number;
  /** The text after the arrow. */
  readonly text: string;
  /** The code with this value, or the declaration of a variable. Absent for a printed line. */
  readonly of?: Span & { readonly name?: string };
}

export type Parsed = Pick<ParseResult, "program" | "comments">;

/**
 * Reads the values that comments claim: `age; //=> 22` after an expression or the declaration of a variable, or on the
 * lines after it. After `console.log(…)` and after a loop, it is what the code prints. Comments that follow on their
 * own lines and begin with spaces continue the value.
 *
 * @example
 * commentValues("a + b; //=> 3", parse("a + b; //=> 3")); //=> [{ line: 0, text: "3", of: { start: 0, end: 5 } }]
 */
export function commentValues(code: string, { program, comments }: Parsed): readonly CommentValue[] {
  const statements = listStatements(program, code);
  const findLine = (at: number): number => code.slice(0, at).split("\n").length - 1;
  return claimsIn(code, comments).map(({ start, text }) => {
    const before = statements
      .filter(({ end }) => end <= start && /^[;,\s]*(?:\/\/.*\n\s*)*$/u.test(code.slice(end, start)))
      .toSorted((one, other) => other.end - one.end || other.start - one.start)[0];
    return { line: findLine(start), text, ...(before?.value === undefined ? {} : { of: before.value }) };
  });
}

/**
 * Parses TypeScript.
 *
 * @throws Error that describes the first mistake.
 */
export function parse(code: string): Parsed {
  const parsed = parseSync("block.ts", code, { sourceType: "module" });
  if (parsed.errors.length > 0) throw new Error(parsed.errors.map(({ message }) => message).join(", "));
  return parsed;
}

function claimsIn(code: string, comments: Parsed["comments"]): readonly (Span & { readonly text: string })[] {
  const claims: { start: number; end: number; text: string }[] = [];
  for (const { type, value, start, end } of comments) {
    if (type !== "Line") continue;
    const last = claims.at(-1);
    const arrow = /^ ?=>(?<text>.*)$/u.exec(value)?.groups?.["text"]?.trim();
    if (arrow !== undefined) claims.push({ start, end, text: arrow });
    else if (last !== undefined && /^\s{2,}\S/u.test(value) && /^\n\s*$/u.test(code.slice(last.end, start))) {
      last.text += `\n${value}`;
      last.end = end;
    }
  }
  return claims;
}

/** A statement, with the expression or the declared variable whose value is checked. */
interface Statement extends Span {
  readonly value?: Span & { readonly name?: string };
}

function listStatements(program: Program, code: string): readonly Statement[] {
  const statements: Statement[] = [];
  const add = ({ start, end }: Span): void => void statements.push({ start, end });
  new Visitor({
    ExpressionStatement: ({ start, end, expression }) => {
      const isPrinted = code.slice(expression.start, expression.end).startsWith("console.");
      const value = { start: expression.start, end: expression.end };
      statements.push({ start, end, ...(isPrinted ? {} : { value }) });
    },
    VariableDeclaration: ({ start, end, declarations }) => {
      const [only, ...more] = declarations;
      const name = more.length === 0 && only?.id.type === "Identifier" ? only.id.name : undefined;
      statements.push({ start, end, ...(name === undefined ? {} : { value: { start, end, name } }) });
    },
    ForOfStatement: add,
    ForStatement: add,
    IfStatement: add,
    TryStatement: add,
  }).visit(program);
  return statements;
}
