import { globSync } from "node:fs";
import type { Description } from "./public-packages.ts";

/** A path that users import. */
export interface Entry {
  /** The path in `exports`: ".", "./models", "./brands/rheem". */
  readonly path: string;
  /** The declaration file, relative to the package. */
  readonly types: string;
  /** The code file, relative to the package. */
  readonly code: string;
}

interface Target {
  readonly types: string;
  readonly default: string;
}

/**
 * Returns the entries of a built package as npm gets it, with one for each file of a pattern:
 * ".", "./brands/ao-smith", …, "./models".
 *
 * @param home The folder with the package's `dist`.
 */
export function listEntries(home: string, description: Description): readonly Entry[] {
  return Object.entries(publishedExports(description)).flatMap(([path, target]) => {
    if (!isTarget(target)) return [];
    const entry = { path, types: target.types, code: target.default };
    return path.includes("*") ? expand(home, entry) : [entry];
  });
}

/** Returns `exports` of a package as packed by pnpm. */
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
  return globSync(code, { cwd: home })
    .map((file) => file.replaceAll("\\", "/").slice(before.length, -after.length))
    .toSorted()
    .map((name) => {
      const named = (text: string): string => text.replace("*", name);
      return { path: named(path), types: named(types), code: named(code) };
    });
}
