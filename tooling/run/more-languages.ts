import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { runProgram } from "./stages.ts";

// Where packages are installed once; the rest of each node_modules folder only points there, or to the workspace.
const STORE = ".pnpm";
const left = new Set([
  ".git",
  ".turbo",
  ".data",
  "build",
  "build-services",
  "dist",
  "node_modules",
  "pictures",
  "test-results",
]);

/** What makes a website of texts, in this order. */
const scripts = [
  ["packages/messages", "generate"],
  ["packages/client", "generate"],
  ["packages/widget", "generate"],
  ["packages/widget", "build"],
  ["apps/web", "build"],
] as const;

/** A tree that speaks more languages. */
export interface MoreLanguages {
  /** Its top folder. */
  readonly folder: string;
  /** Codes of the languages that it has more. */
  readonly languages: readonly string[];
  /** Removes it. */
  readonly remove: () => void;
}

/**
 * A copy of the tree whose website speaks two languages more, built: one in accents and longer, one from right to left.
 * Nothing but a folder of texts and a line for each differs from the tree.
 *
 * @throws Error when it cannot be built.
 *
 * @example
 * const { folder, languages, remove } = await copyWithMoreLanguages(repository);
 */
export async function copyWithMoreLanguages(repository: string): Promise<MoreLanguages> {
  const folder = mkdtempSync(join(tmpdir(), "heater-age-languages-"));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  try {
    for (const name of readdirSync(repository)) {
      if (!left.has(name)) copy(repository, folder, name);
    }
    linkPackages(repository, folder);
    await runProgram(["pseudo/write.ts", folder], { folder: join(repository, "packages", "messages") });
    // By Node.js alone: a package manager would find that the copy is not what it has installed, and mend the original.
    for (const [home, script] of scripts) await runProgram(["--run", script], { folder: join(folder, home) });
    const had = languagesIn(repository);
    return { folder, languages: languagesIn(folder).filter((code) => !had.includes(code)), remove };
  } catch (error) {
    remove();
    throw error;
  }
}

/** Codes of the languages with a folder of texts. */
const languagesIn = (tree: string): readonly string[] =>
  readdirSync(join(tree, "packages", "messages", "src"), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);

function copy(from: string, to: string, name: string): void {
  cpSync(join(from, name), join(to, name), {
    recursive: true,
    filter: (path) => !left.has(basename(path)),
  });
}

/** Makes the node_modules folders of the copy point to packages of the copy, and to the packages that are installed. */
function linkPackages(repository: string, folder: string): void {
  const groups = ["apps", "packages", "tooling"];
  const members = groups.flatMap((group) =>
    readdirSync(join(repository, group)).map((name) => join(group, name)),
  );
  for (const member of ["", ...members]) {
    const from = join(repository, member, "node_modules");
    if (!existsSync(from)) continue;
    const to = join(folder, member, "node_modules");
    mkdirSync(to, { recursive: true });
    for (const name of readdirSync(from)) {
      if (name === STORE) continue;
      cpSync(join(from, name), join(to, name), { recursive: true, verbatimSymlinks: true });
    }
  }
  symlinkSync(join(repository, "node_modules", STORE), join(folder, "node_modules", STORE));
}
