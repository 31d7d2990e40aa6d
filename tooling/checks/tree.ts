import { readFileSync, readdirSync } from "node:fs";
import { extname, join } from "node:path";
import { fileURLToPath } from "node:url";

/** The top folder of the repository, with a slash at its end. */
export const repository = fileURLToPath(new URL("../..", import.meta.url));

const code = [".ts", ".tsx", ".mts", ".js", ".mjs"];

/**
 * Returns every file of the working tree that isn't ignored by git, relative to the repository. Reads folders instead
 * of git, so that an unpacked archive can be checked like a clone.
 */
export function filesIn(folder = ""): readonly string[] {
  return readdirSync(join(repository, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = folder === "" ? entry.name : `${folder}/${entry.name}`;
    if (isIgnored(entry.name)) return [];
    return entry.isDirectory() ? filesIn(path) : [path];
  });
}

export function sourcesIn(folder = ""): readonly string[] {
  return filesIn(folder).filter((path) => code.includes(extname(path)));
}

/** Returns the text of a file, by its path in the repository. */
export function readText(path: string): string {
  return readFileSync(join(repository, path), "utf8");
}

/** Returns whether `generate` or `turbo run reports` writes a file. */
export function isGenerated(path: string): boolean {
  return path.includes("/generated/") || /\/(?:openapi(?:\.released)?\.json|api-report\.md)$/u.test(path);
}

// Supports only the patterns of our .gitignore: plain names and endings.
const ignored = [
  ".git",
  ...readFileSync(join(repository, ".gitignore"), "utf8")
    .split("\n")
    .filter((line) => line !== ""),
];

function isIgnored(name: string): boolean {
  return ignored.some((line) => (line.startsWith("*") ? name.endsWith(line.slice(1)) : name === line));
}
