import { cpSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { runProgram } from "./stages.ts";

// Where pnpm keeps all packages. Other folders only link to it, or to the workspace.
const store = join("node_modules", ".pnpm");
const notCopied = new Set([
  ".git",
  ".turbo",
  ".data",
  ".pnpm",
  "build",
  "build-services",
  "build-start",
  "dist",
  "pictures",
  "test-results",
]);

/** What turns texts into a website, in this order. */
const scripts = [
  ["packages/messages", "generate"],
  ["packages/client", "generate"],
  ["packages/widget", "generate"],
  ["packages/widget", "build"],
  ["apps/web", "build"],
] as const;

/** A copy of the repository with more languages. */
export interface MoreLanguages {
  /** Its top folder. */
  readonly folder: string;
  /** Codes of the added languages. */
  readonly languages: readonly string[];
  readonly remove: () => void;
}

/**
 * Copies the repository and builds its website with two more languages: one with accents and longer texts, one from
 * right to left. Apart from a folder of texts and one line for each, the copy is the same.
 *
 * @throws Error when it cannot be built.
 */
export async function copyWithMoreLanguages(repository: string): Promise<MoreLanguages> {
  const folder = mkdtempSync(join(tmpdir(), "heater-age-languages-"));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  try {
    const filter = (path: string) => path === repository || !notCopied.has(basename(path));
    cpSync(repository, folder, { recursive: true, verbatimSymlinks: true, filter });
    symlinkSync(join(repository, store), join(folder, store));
    await runProgram(["pseudo/write.ts", folder], { folder: join(repository, "packages", "messages") });
    // With Node.js alone: a package manager would notice that it did not install the copy, and repair the original.
    for (const [home, script] of scripts) await runProgram(["--run", script], { folder: join(folder, home) });
    const known = languagesIn(repository);
    return { folder, languages: languagesIn(folder).filter((code) => !known.includes(code)), remove };
  } catch (error) {
    remove();
    throw error;
  }
}

/** Returns the codes of the languages that have a folder of texts. */
const languagesIn = (tree: string): readonly string[] =>
  readdirSync(join(tree, "packages", "messages", "src"), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
