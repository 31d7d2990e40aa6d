import { type Program, Visitor, parseSync } from "oxc-parser";

/** What a comment that begins with `=>` says of the code before it. */
export interface SaidValue {
  /** Line in the code, counted from 0. */
  readonly line: number;
  /** What follows the arrow. */
  readonly text: string;
  /** The code whose value it is; absent when it is a line that was printed. */
  readonly of?: { readonly start: number; readonly end: number; readonly name?: string };
}

interface Spoken {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

interface Statement {
  readonly start: number;
  readonly end: number;
  /** The expression whose value is told, or the variable that has it; absent for statements without a value. */
  readonly value?: { readonly start: number; readonly end: number; readonly name?: string };
}

/**
 * Reads code whose comments say its values: `age; //=> 22` behind an expression or the declaration of a variable, or
 * on the lines after it. Behind `console.log(…)`, and after a loop, it is what is printed. Comments that follow on
 * lines of their own and begin with spaces continue the value.
 *
 * @example
 * saidValues("a + b; //=> 3", parse("a + b; //=> 3")); // [{ line: 0, text: "3", of: { start: 0, end: 5 } }]
 */
export function saidValues(code: string, { program, comments }: Parsed): readonly SaidValue[] {
  const statements = statementsOf(program, code);
  const lineOf = (at: number): number => code.slice(0, at).split("\n").length - 1;
  return spokenIn(code, comments).map(({ start, text }) => {
    const before = statements
      .filter(({ end }) => end <= start && /^[;,\s]*(?:\/\/.*\n\s*)*$/u.test(code.slice(end, start)))
      .toSorted((one, other) => other.end - one.end || other.start - one.start)[0];
    return { line: lineOf(start), text, ...(before?.value === undefined ? {} : { of: before.value }) };
  });
}

/** Code that was parsed. */
export interface Parsed {
  readonly program: Program;
  readonly comments: readonly {
    readonly type: string;
    readonly value: string;
    readonly start: number;
    readonly end: number;
  }[];
}

/**
 * Parses TypeScript.
 *
 * @throws Error naming what is wrong.
 */
export function parse(code: string): Parsed {
  const { program, comments, errors } = parseSync("block.ts", code, { sourceType: "module" });
  if (errors.length > 0) throw new Error(errors.map(({ message }) => message).join(", "));
  return { program, comments };
}

function spokenIn(code: string, comments: Parsed["comments"]): readonly Spoken[] {
  const spoken: { start: number; end: number; text: string }[] = [];
  for (const { type, value, start, end } of comments) {
    if (type !== "Line") continue;
    const last = spoken.at(-1);
    const arrow = /^ ?=>(?<text>.*)$/u.exec(value)?.groups?.["text"]?.trim();
    if (arrow !== undefined) spoken.push({ start, end, text: arrow });
    else if (last !== undefined && /^\s{2,}\S/u.test(value) && /^\n\s*$/u.test(code.slice(last.end, start))) {
      last.text += `\n${value}`;
      last.end = end;
    }
  }
  return spoken;
}

function statementsOf(program: Program, code: string): readonly Statement[] {
  const found: Statement[] = [];
  const add = ({ start, end }: { readonly start: number; readonly end: number }): void =>
    void found.push({ start, end });
  new Visitor({
    ExpressionStatement: ({ start, end, expression }) => {
      const printed = code.slice(expression.start, expression.end).startsWith("console.");
      const value = { start: expression.start, end: expression.end };
      found.push({ start, end, ...(printed ? {} : { value }) });
    },
    VariableDeclaration: ({ start, end, declarations }) => {
      const [only, ...more] = declarations;
      const name = more.length === 0 && only?.id.type === "Identifier" ? only.id.name : undefined;
      found.push({ start, end, ...(name === undefined ? {} : { value: { start, end, name } }) });
    },
    ForOfStatement: add,
    ForStatement: add,
    IfStatement: add,
    TryStatement: add,
  }).visit(program);
  return found;
}
