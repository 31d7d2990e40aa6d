import { mkdtempSync, readdirSync, rmSync, symlinkSync } from "node:fs";
import { cp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { type Output, runProgram } from "./stages.ts";

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
  "scanner-files",
  "test-results",
]);

/** The commands that turn texts into a website, in order. */
const scripts = [
  ["packages/messages", "generate"],
  ["packages/client", "generate"],
  ["packages/widget", "generate"],
  ["apps/web", "build"],
] as const;

/** Codes of the languages that a build can add, with commas between them. The copy has them too. */
export const extraLanguages = "pt-br";

/** A copy of the repository with another language. */
export interface CopyWithLanguage {
  /** Its top folder. */
  readonly folder: string;
  /** The code of the added language. */
  readonly language: string;
  readonly remove: () => void;
}

/**
 * Copies the repository and builds its website in English and in an artificial right-to-left language with accents and
 * longer texts, and in those that a build can add. The copy differs only by a folder of texts and a line in the list of
 * languages.
 *
 * @throws Error when it cannot be built.
 */
export async function copyWithLanguage(repository: string, output?: Output): Promise<CopyWithLanguage> {
  const folder = mkdtempSync(join(tmpdir(), "heater-age-languages-"));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  try {
    const filter = (path: string) => path === repository || !notCopied.has(basename(path));
    await cp(repository, folder, { recursive: true, verbatimSymlinks: true, filter });
    symlinkSync(join(repository, store), join(folder, store));
    await runProgram(["pseudo/write.ts", folder], {
      folder: join(repository, "packages", "messages"),
      output,
    });
    // Uses only Node.js: a package manager would notice that it didn't install the copy, and repair the original.
    for (const [home, script] of scripts)
      await runProgram(["--run", script], {
        folder: join(folder, home),
        output,
        // Pages are rendered on request, as with the start command: to write them all takes twice as long.
        variables: { EXTRA_LANGUAGES: extraLanguages, PRERENDER: "no" },
      });
    const known = languagesIn(repository);
    const [language = ""] = languagesIn(folder).filter((code) => !known.includes(code));
    return { folder, language, remove };
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
