import { globSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { brands } from "@heater-age/decoder";
import { Visitor, parseSync } from "oxc-parser";
import { check } from "recheck";

const repository = fileURLToPath(new URL("../../..", import.meta.url));

/** A regular expression of the product. */
export interface Expression {
  readonly source: string;
  readonly flags: string;
  /** Where it is written. */
  readonly place: string;
}

const sources = [
  "packages/{decoder,client,cli,widget,messages,ui}/src/**/*.{ts,tsx}",
  "apps/api/src/**/*.ts",
  "apps/web/{app,server}/**/*.{ts,tsx}",
];
// Neither tests nor what writes files for the build meets what strangers type.
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

/** Those that are made when the program runs: of the formats of serial numbers, and of the schemas of the API. */
function madeOnes(): readonly Expression[] {
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

/** Every regular expression that runs in the product, each once. */
export function expressionsOfProduct(): readonly Expression[] {
  const files = globSync(sources, { cwd: repository }).filter((file) => !beside.test(file));
  const all = [...files.flatMap((file) => literalsIn(join(repository, file))), ...madeOnes()];
  return [...new Map(all.map((one) => [`/${one.source}/${one.flags}`, one])).values()];
}

/** What was found out about an expression. */
export interface ExpressionVerdict {
  readonly expression: Expression;
  /** `linear`, or how the time grows with the length of a text made to fool it. */
  readonly growth: string;
  /** How many times longer the engine took for a text that is twice as long; for those that are not linear. */
  readonly ratio?: number;
}

const patience = 20_000;
const rounds = 7;

/** Milliseconds of the quickest of some runs. */
function timeOf({ source, flags }: Expression, text: string): number {
  const expression = new RegExp(source, flags.replaceAll(/[gy]/gu, ""));
  const times = Array.from({ length: rounds }, () => {
    const began = performance.now();
    expression.test(text);
    return performance.now() - began;
  });
  return Math.min(...times);
}

interface Pump {
  readonly prefix: string;
  readonly pump: string;
}

/** The text that fools an expression, with all that is repeated in it repeated so many times. */
const fooling = (pumps: readonly Pump[], suffix: string, times: number): string =>
  pumps.map(({ prefix, pump }) => prefix + pump.repeat(times)).join("") + suffix;

const pumped = 2000;

/** Looks for a text that makes an expression slow, and measures what the engine of Node.js makes of it. */
export async function judgeExpression(expression: Expression): Promise<ExpressionVerdict> {
  const { source, flags } = expression;
  // What only says how a text is gone through makes no difference to how one match is found.
  const result = await check(source, flags.replaceAll(/[dgy]/gu, ""), { timeout: patience });
  if (result.status === "safe") return { expression, growth: "linear" };
  if (result.status === "unknown") return { expression, growth: `not known (${result.error.kind})` };
  const { pumps, suffix } = result.attack;
  const [once, twice] = [pumped, 2 * pumped].map((times) =>
    timeOf(expression, fooling(pumps, suffix, times)),
  );
  return { expression, growth: result.complexity.summary, ratio: (twice ?? 0) / Math.max(once ?? 0, 0.001) };
}
