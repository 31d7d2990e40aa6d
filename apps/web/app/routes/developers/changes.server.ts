const CHANGESET = /^---\n(?<packages>[\s\S]*?)\n?---\n(?<text>[\s\S]*)$/u;

/** Returns the changelog without its title, with its headings one level lower. */
const lowerHeadings = (log: string): string =>
  log
    .replace(/^# .*\n/u, "")
    .replaceAll(/^(?=#{2,3} )/gmu, "#")
    .trim();

/**
 * Returns the changes of the published packages as Markdown, by name, below headings of level two.
 *
 * @param changelogs Texts of CHANGELOG.md by path: `"…/packages/decoder/CHANGELOG.md"`. A package has none before its
 *   first release.
 * @param changesets Texts of the unreleased changesets.
 *
 * @example
 * writeChanges({}, ['---\n"a": minor\n---\n\nRead more.\n']);
 * //=> "## a\n\nNot released yet. The first version brings:\n\nRead more."
 */
export function writeChanges(
  changelogs: Readonly<Record<string, string>>,
  changesets: readonly string[],
): string {
  const packages = new Map<string, string[]>();
  const logs = new Map<string, string>();
  for (const [path, log] of Object.entries(changelogs)) {
    const name = `@heater-age/${path.split("/").at(-2) ?? ""}`;
    logs.set(name, log);
    packages.set(name, []);
  }
  for (const changeset of changesets) {
    const { packages: names = "", text = "" } = CHANGESET.exec(changeset)?.groups ?? {};
    for (const [, name = ""] of names.matchAll(/"(.+?)"/gu)) {
      packages.set(name, [...(packages.get(name) ?? []), text.trim()]);
    }
  }
  const parts: string[] = [];
  for (const [name, coming] of [...packages].toSorted(([one], [other]) => one.localeCompare(other, "en"))) {
    const log = logs.get(name);
    parts.push(`## ${name}`);
    if (coming.length > 0) {
      parts.push(`Not released yet. The ${log === undefined ? "first" : "next"} version brings:`, ...coming);
    }
    if (log !== undefined) parts.push(lowerHeadings(log));
  }
  return parts.join("\n\n");
}
