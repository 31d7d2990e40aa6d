import { hash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";

/** The files in the tree that `generate` and `turbo run reports` write. */
const generatedFiles = [
  "apps/api/openapi.json",
  "apps/api/src/generated/**/*",
  "packages/client/src/generated/*",
  "packages/*/api-report.md",
];

/** Returns a hash of each generated file, by path. */
export function generatedContents(repository: string): ReadonlyMap<string, string> {
  const files = globSync(generatedFiles, { cwd: repository, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
  return new Map(files.map((file) => [relative(repository, file), hash("sha256", readFileSync(file))]));
}

/** Returns the files of `before` that are missing or different in `after`. */
export function changedFiles(
  before: ReadonlyMap<string, string>,
  after: ReadonlyMap<string, string>,
): readonly string[] {
  return [...before].filter(([path, contents]) => after.get(path) !== contents).map(([path]) => path);
}
