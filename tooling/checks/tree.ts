import { readFileSync, readdirSync } from "node:fs";
import { extname, join } from "node:path";
import { fileURLToPath } from "node:url";

/** The top folder of the repository, with a slash at its end. */
export const repository = fileURLToPath(new URL("../..", import.meta.url));

const code = [".ts", ".tsx", ".mts", ".js", ".mjs"];

/**
 * Every file of the work tree that git would keep, relative to the repository, with slashes. It is read from the
 * folders, so that an unpacked archive is checked like a clone.
 */
export function filesIn(folder = ""): readonly string[] {
  return readdirSync(join(repository, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = folder === "" ? entry.name : `${folder}/${entry.name}`;
    if (isIgnored(entry.name)) return [];
    return entry.isDirectory() ? filesIn(path) : [path];
  });
}

/** Those of the files that hold code. */
export function sourcesIn(folder = ""): readonly string[] {
  return filesIn(folder).filter((path) => code.includes(extname(path)));
}

/** The text of a file, by its path in the repository. */
export function textOf(path: string): string {
  return readFileSync(join(repository, path), "utf8");
}

/** True for what `pnpm generate` writes. */
export function isGenerated(path: string): boolean {
  return path.includes("/generated/") || /\/(?:openapi(?:\.released)?\.json|api-report\.md)$/u.test(path);
}

// The lines of .gitignore are plain names and endings; nothing more is understood here.
const ignored = [
  ".git",
  ...readFileSync(join(repository, ".gitignore"), "utf8")
    .split("\n")
    .filter((line) => line !== ""),
];

function isIgnored(name: string): boolean {
  return ignored.some((line) => (line.startsWith("*") ? name.endsWith(line.slice(1)) : name === line));
}
