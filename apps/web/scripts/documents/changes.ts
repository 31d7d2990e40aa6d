import { existsSync, globSync } from "node:fs";
import { textOf, repository } from "./collect.ts";

const CHANGESET = /^---\n(?<packages>[\s\S]*?)\n?---\n(?<text>[\s\S]*)$/u;

/** The changes of a package, as its CHANGELOG.md and the changesets have them. */
export interface PackageChanges {
  readonly name: string;
  /** Text of its CHANGELOG.md; absent before its first release. */
  readonly log?: string;
  /** Texts of the changesets that no release has taken in yet. */
  readonly coming: readonly string[];
}

/**
 * The text of a changeset, when it is about a package.
 *
 * @example
 * changesetFor("a", '---\n"a": minor\n---\n\nRead more.\n'); //=> "Read more."
 */
export function changesetFor(name: string, changeset: string): string | undefined {
  const { packages = "", text = "" } = CHANGESET.exec(changeset)?.groups ?? {};
  return packages.includes(`"${name}"`) ? text.trim() : undefined;
}

/**
 * The changes of packages as Markdown, below headings of the second rank.
 *
 * @example
 * changesText([{ name: "a", coming: ["Read more."] }]);
 * //=> "## a\n\nNot released yet. The first version brings:\n\nRead more."
 */
export const changesText = (packages: readonly PackageChanges[]): string =>
  packages
    .flatMap(({ name, log, coming }) => [
      `## ${name}`,
      ...(coming.length === 0
        ? []
        : [`Not released yet. The ${log === undefined ? "first" : "next"} version brings:`, ...coming]),
      ...(log === undefined ? [] : [below(log)]),
    ])
    .join("\n\n");

/** The text without its title, its headings a rank lower. */
const below = (log: string): string =>
  log
    .replace(/^# .*\n/u, "")
    .replaceAll(/^(?=#{2,3} )/gmu, "#")
    .trim();

interface Manifest {
  readonly name: string;
  readonly private?: boolean;
}

/** The changes of all packages that are published, by name. */
export function packageChanges(): readonly PackageChanges[] {
  const find = (pattern: string) =>
    globSync(pattern, { cwd: repository })
      .map((file) => file.replaceAll("\\", "/"))
      .toSorted();
  const changesets = find(".changeset/*.md").map(textOf);
  return find("packages/*/package.json").flatMap((file) => {
    const { name, private: kept = false } = JSON.parse(textOf(file)) as Manifest;
    if (kept) return [];
    const log = file.replace("package.json", "CHANGELOG.md");
    const coming = changesets.flatMap((changeset) => changesetFor(name, changeset) ?? []);
    return [{ name, coming, ...(existsSync(repository + log) && { log: textOf(log) }) }];
  });
}
