import { existsSync, globSync } from "node:fs";
import { textOf, repository } from "./collect.ts";

const CHANGESET = /^---\n(?<packages>[\s\S]*?)\n?---\n(?<text>[\s\S]*)$/u;

/** The changes of a package, from its CHANGELOG.md and the changesets. */
export interface PackageChanges {
  readonly name: string;
  /** Text of its CHANGELOG.md; absent before its first release. */
  readonly log?: string;
  /** Texts of the unreleased changesets. */
  readonly coming: readonly string[];
}

/**
 * Returns the text of a changeset, if it concerns a package.
 *
 * @example
 * changesetFor("a", '---\n"a": minor\n---\n\nRead more.\n'); //=> "Read more."
 */
export function changesetFor(name: string, changeset: string): string | undefined {
  const { packages = "", text = "" } = CHANGESET.exec(changeset)?.groups ?? {};
  return packages.includes(`"${name}"`) ? text.trim() : undefined;
}

/**
 * Returns the changes of packages as Markdown, below headings of level two.
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

/** Returns the text without its title, with its headings one level lower. */
const below = (log: string): string =>
  log
    .replace(/^# .*\n/u, "")
    .replaceAll(/^(?=#{2,3} )/gmu, "#")
    .trim();

interface Manifest {
  readonly name: string;
  readonly private?: boolean;
}

/** Returns the changes of all published packages, by name. */
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
