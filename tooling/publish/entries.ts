import { globSync } from "node:fs";
import { join } from "node:path";
import type { Description } from "./public-packages.ts";

/** One address from which others import. */
export interface Entry {
  /** As `exports` names it: ".", "./models", "./brands/rheem". */
  readonly path: string;
  /** Its file of types, relative to the package. */
  readonly types: string;
  /** Its file of code, relative to the package. */
  readonly code: string;
}

interface Target {
  readonly types: string;
  readonly default: string;
}

/**
 * Every entry of a built package that holds code, as npm gets it: a pattern stands for each file that fits it.
 *
 * @param home - The folder with the package's `dist`.
 *
 * @example
 * entriesOf(home, description).map(({ path }) => path); // [".", "./brands/ao-smith", …, "./models"]
 */
export function entriesOf(home: string, description: Description): readonly Entry[] {
  return Object.entries(publishedExports(description)).flatMap(([path, target]) => {
    if (!isTarget(target)) return [];
    const entry = { path, types: target.types, code: target.default };
    return path.includes("*") ? expand(home, entry) : [entry];
  });
}

/** What `exports` is once pnpm has packed the package. */
export function publishedExports({
  exports = {},
  publishConfig,
}: Description): Readonly<Record<string, unknown>> {
  return (publishConfig?.["exports"] ?? exports) as Readonly<Record<string, unknown>>;
}

function isTarget(value: unknown): value is Target {
  return typeof value === "object" && value !== null && "types" in value && "default" in value;
}

function expand(home: string, { path, types, code }: Entry): readonly Entry[] {
  const [before = "", after = ""] = code.replace("./", "").split("*");
  return globSync(join(home, code).replaceAll("\\", "/"))
    .map((file) => file.replaceAll("\\", "/"))
    .map((file) => file.slice(file.lastIndexOf(before) + before.length, file.length - after.length))
    .toSorted()
    .map((name) => {
      const named = (text: string): string => text.replace("*", name);
      return { path: named(path), types: named(types), code: named(code) };
    });
}
