import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";

/** The files that `pnpm generate` writes. */
export const generatedFiles = [
  "apps/api/openapi.json",
  "apps/api/src/generated/**/*",
  "packages/*/src/generated/**/*",
  "packages/*/compiled/**/*",
  "packages/*/api-report.md",
];

/**
 * What the generated files hold now, by path.
 *
 * @example
 * changedFiles(before, generatedContents(repository)); // ["apps/api/openapi.json"]
 */
export function generatedContents(repository: string): ReadonlyMap<string, string> {
  const files = globSync(generatedFiles, { cwd: repository, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  return new Map(
    files.map(({ parentPath, name }) => {
      const path = join(parentPath, name);
      return [relative(repository, path), createHash("sha256").update(readFileSync(path)).digest("hex")];
    }),
  );
}

/** The files of `before` that are gone or have other contents in `after`. */
export function changedFiles(
  before: ReadonlyMap<string, string>,
  after: ReadonlyMap<string, string>,
): readonly string[] {
  return [...before].filter(([path, hash]) => after.get(path) !== hash).map(([path]) => path);
}
