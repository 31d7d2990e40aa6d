import { globSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { brands } from "@heater-age/decoder";
import { repository } from "@heater-age/run/apps";
import { Visitor, parseSync } from "oxc-parser";
import { check } from "recheck";

/** A regular expression of the product. */
export interface Expression {
  readonly source: string;
  readonly flags: string;
  /** Its file, or what it belongs to. */
  readonly place: string;
}

const sources = [
  "packages/{decoder,client,cli,widget,messages,ui}/src/**/*.{ts,tsx}",
  "apps/api/src/**/*.ts",
  "apps/web/{app,server}/**/*.{ts,tsx}",
];
// Visitors' input reaches neither tests nor build scripts.
const beside = /\.(?:test|test-d|cases|spec)\.tsx?$/u;

function literalsIn(file: string): readonly Expression[] {
  const place = relative(repository, file);
  const found: Expression[] = [];
  const { program, errors } = parseSync(file, readFileSync(file, "utf8"));
  if (errors.length > 0) throw new Error(`${place} cannot be parsed`);
  new Visitor({
    Literal: (node) => {
      if ("regex" in node) found.push({ source: node.regex.pattern, flags: node.regex.flags, place });
    },
  }).visit(program);
  return found;
}

/** Returns the expressions created at run time, by serial formats and API schemas. */
function madeAtRunTime(): readonly Expression[] {
  const formats = Object.values(brands).flatMap(({ slug, formats: all }) =>
    all.flatMap((format) =>
      Object.entries({ ...format, ...format.matcher() }).flatMap(([name, value]) =>
        value instanceof RegExp
          ? [{ source: value.source, flags: value.flags, place: `${slug}, ${format.id}, ${name}` }]
          : [],
      ),
    ),
  );
  const patterns: Expression[] = [];
  JSON.parse(readFileSync(join(repository, "apps/api/openapi.json"), "utf8"), (key, value: unknown) => {
    if (key === "pattern" && typeof value === "string")
      patterns.push({ source: value, flags: "u", place: "openapi.json" });
    return value;
  });
  return [...formats, ...patterns];
}

/** Returns every regular expression of the product, without duplicates. */
export function expressionsOfProduct(): readonly Expression[] {
  const files = globSync(sources, { cwd: repository }).filter((file) => !beside.test(file));
  const all = [...files.flatMap((file) => literalsIn(join(repository, file))), ...madeAtRunTime()];
  return [...new Map(all.map((one) => [`/${one.source}/${one.flags}`, one])).values()];
}

export interface ExpressionVerdict {
  readonly expression: Expression;
  /** "linear", or how the time grows with the worst text's length. */
  readonly growth: string;
  /** How many times longer Node.js took for twice the text, if not linear. */
  readonly ratio?: number;
}

const timeout = 20_000;
const rounds = 7;

/**
 * Returns the milliseconds of the fastest run with each text. The texts take turns, because the machine may become
 * slower in between.
 */
function timesOf({ source, flags }: Expression, texts: readonly string[]): readonly number[] {
  const expression = new RegExp(source, flags.replaceAll(/[gy]/gu, ""));
  const runs = Array.from({ length: rounds }, () =>
    texts.map((text) => {
      const began = performance.now();
      expression.test(text);
      return performance.now() - began;
    }),
  );
  return texts.map((_, index) => Math.min(...runs.map((times) => times[index] ?? Infinity)));
}

interface Pump {
  readonly prefix: string;
  readonly pump: string;
}

/** Returns the worst text for an expression, with its repeated parts repeated this many times. */
const fooling = (pumps: readonly Pump[], suffix: string, times: number): string =>
  pumps.map(({ prefix, pump }) => prefix + pump.repeat(times)).join("") + suffix;

const pumped = 2000;

/** Finds a text that makes an expression slow, and measures it in Node.js. */
export async function judgeExpression(expression: Expression): Promise<ExpressionVerdict> {
  const { source, flags } = expression;
  // These flags don't change how a single match is found.
  const result = await check(source, flags.replaceAll(/[dgy]/gu, ""), { timeout });
  if (result.status === "safe") return { expression, growth: "linear" };
  if (result.status === "unknown") return { expression, growth: `not known (${result.error.kind})` };
  const { pumps, suffix } = result.attack;
  const texts = [pumped, 2 * pumped].map((times) => fooling(pumps, suffix, times));
  const [once = 0, twice = 0] = timesOf(expression, texts);
  return { expression, growth: result.complexity.summary, ratio: twice / Math.max(once, 0.001) };
}
