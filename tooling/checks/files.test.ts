import { basename } from "node:path";
import { readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { filesIn, isGenerated, repository, sourcesIn, readText } from "./tree.ts";

const most = 400;
/** Lists of releases, of terms in every language, and of errors. */
const lists = ["CHANGELOG.md", "GLOSSARY.md", "errors.md"];

test(`no handwritten file has more than ${most} lines`, () => {
  const written = filesIn().filter(
    (path) => /\.(?:tsx?|mts|m?js|css|md|ya?ml)$/u.test(path) && basename(path) !== "pnpm-lock.yaml",
  );
  const long = written
    .filter((path) => !isGenerated(path) && !lists.includes(basename(path)))
    .map((path) => ({ path, lines: readText(path).split("\n").length - 1 }))
    .filter(({ lines }) => lines > most);
  expect(long).toEqual([]);
});

test("docs/asvs.md names files that exist, and counts its requirements", () => {
  const text = readText("docs/asvs.md");
  const named = [...text.matchAll(/`((?:apps|deploy|packages|tooling)\/[\w./-]+)`/gu)].map(
    ([, path]) => path,
  );
  expect(named.filter((path) => !filesIn().includes(path ?? ""))).toEqual([]);
  const [missed = "", ...chapters] = text.split(/^## /mu);
  const rows = (part: string) => part.match(/^\| \d+\.\d+\.\d+ /gmu)?.length ?? 0;
  expect(text).toContain(`${rows(chapters.join(""))} hold, ${rows(missed)} don't`);
});

test("no file or folder has a catch-all name", () => {
  const drawers = /(?:^|\/)(?:utils?|helpers?|common|misc|lib)(?:\/|\.[a-z]+$)/u;
  expect(filesIn().filter((path) => drawers.test(path))).toEqual([]);
});

test("tests are next to their code", () => {
  const apart = sourcesIn().filter((path) => /(?:^|\/)(?:tests?|__tests__)\/.*\.test\./u.test(path));
  expect(apart).toEqual([]);
});

test("every package uses versions from the catalog", () => {
  const all = filesIn();
  // Folders with their own lock file aren't in the workspace.
  const files = all.filter(
    (path) =>
      basename(path) === "package.json" && !all.includes(path.replace(/package\.json$/u, "pnpm-lock.yaml")),
  );
  const loose = files.flatMap((path) => {
    const { dependencies = {}, devDependencies = {} } = JSON.parse(readText(path)) as {
      readonly dependencies?: Readonly<Record<string, string>>;
      readonly devDependencies?: Readonly<Record<string, string>>;
    };
    return Object.entries({ ...dependencies, ...devDependencies })
      .filter(([, version]) => !/^(?:catalog|workspace):/u.test(version))
      .map(([name, version]) => `${path}: ${name} ${version}`);
  });
  expect(files.length).toBeGreaterThan(5);
  expect(loose).toEqual([]);
});

test("every folder of apps, packages and tooling that holds code is a package", () => {
  const homes = ["apps", "packages", "tooling"].flatMap((place) =>
    readdirSync(`${repository}${place}`).map((name) => `${place}/${name}`),
  );
  const withCode = homes.filter((home) => !home.includes("/.") && sourcesIn(home).length > 0);
  expect(withCode.filter((home) => !filesIn(home).includes(`${home}/package.json`))).toEqual([]);
});
