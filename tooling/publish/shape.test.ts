import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { programOf } from "@heater-age/run/programs";
import { publint } from "publint";
import { formatMessage } from "publint/utils";
import { describe, expect, inject, test } from "vitest";
import { entriesOf, publishedExports } from "./entries.ts";
import { descriptionIn, repository } from "./public-packages.ts";

const { packages } = inject("installation");
const published = packages.map(({ name }) => name);

test("there are packages to look at, and all of them were installed from their files", () => {
  expect(published).toEqual(expect.arrayContaining(["@heater-age/client", "@heater-age/decoder"]));
  expect(packages.filter(({ home }) => !existsSync(join(home, "package.json")))).toEqual([]);
});

test("this package builds all of them before it writes what they export", () => {
  const { devDependencies = {} } = descriptionIn(join(repository, "tooling", "publish"));
  expect(published.filter((name) => devDependencies[name] === undefined)).toEqual([]);
});

describe.each(packages)("the package $name", ({ archive, description, folder: source, home }) => {
  const packed = descriptionIn(home);
  const files = readdirSync(home, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) =>
      join(parentPath, name)
        .slice(home.length + 1)
        .replaceAll("\\", "/"),
    );
  const textOf = (file: string): string => readFileSync(join(home, file), "utf8");

  test("exports what publishConfig says, with code and types for each address", () => {
    expect(packed.exports ?? {}).toEqual(publishedExports(description));
    const missing = entriesOf(home, packed).flatMap(({ code, types }) =>
      [code, types].filter((file) => !existsSync(join(home, file))),
    );
    expect(missing).toEqual([]);
    expect(Object.values(packed.bin ?? {}).filter((file) => !existsSync(join(home, file)))).toEqual([]);
  });

  test("depends on published versions, and on no private package", () => {
    const dependencies = Object.entries(packed.dependencies ?? {});
    expect(dependencies.filter(([, version]) => /^(?:workspace|catalog):/u.test(version))).toEqual([]);
    const ours = dependencies.map(([name]) => name).filter((name) => name.startsWith("@heater-age/"));
    expect(ours.filter((name) => !published.includes(name))).toEqual([]);
  });

  test("has nothing that only its development needs, and says where it comes from", () => {
    expect([packed.devDependencies, packed.scripts]).toEqual([undefined, undefined]);
    expect(packed).toMatchObject({
      homepage: `https://code.example/heater-age/tree/HEAD/${source}#readme`,
      bugs: { url: "https://code.example/heater-age/issues" },
      repository: { type: "git", url: "git+https://code.example/heater-age.git", directory: source },
    });
  });

  test("holds its built files, its license and its description, and nothing else", () => {
    const strange = files.filter(
      (path) => !/^(?:dist\/.*|package\.json|LICENSE|README\.md|CHANGELOG\.md)$/u.test(path),
    );
    expect(strange).toEqual([]);
    expect(files.filter((path) => /\.(?:test|cases|fixture)\.|tsbuildinfo$/u.test(path))).toEqual([]);
    expect(["LICENSE", "README.md"].filter((file) => !files.includes(file))).toEqual([]);
    expect(files.includes("CHANGELOG.md")).toBe(existsSync(join(repository, source, "CHANGELOG.md")));
  });

  test("names nothing of the machine that built it, and no package that npm does not have", () => {
    const folders = [repository, "/home/", "/root/", "/Users/", "file://"];
    const ours = /@heater-age\/[a-z-]+/gu;
    const wrong = files.flatMap((file) => {
      const text = textOf(file);
      // A source map has the sources as they are.
      const names = file.endsWith(".map") ? [] : [...text.matchAll(ours)].map(([name]) => name);
      const strange = names.filter((name) => !published.includes(name));
      const found = [...folders.filter((folder) => text.includes(folder)), ...strange];
      return found.map((what) => `${file}: ${what}`);
    });
    expect(wrong).toEqual([]);
  });

  test("points to no source map that is not there", () => {
    const wrong = files.filter((file) => {
      const map = /[#@] sourceMappingURL=(?<map>\S+)/u.exec(textOf(file))?.groups?.["map"];
      return map !== undefined && !existsSync(join(home, file, "..", map));
    });
    expect(wrong).toEqual([]);
  });

  test("is small to fetch: less than 160 kB packed without its source maps, and 500 kB with them", () => {
    const sizeOf = (some: readonly string[]): number =>
      gzipSync(Buffer.concat(some.map((file) => readFileSync(join(home, file))))).length;
    // Those that read text are large and have their own limit.
    const models = files.filter((file) => file.startsWith("dist/models/"));
    const code = files.filter((file) => !file.endsWith(".map") && !models.includes(file));
    expect(sizeOf(code)).toBeLessThan(160_000);
    expect(sizeOf(models)).toBeLessThan(3_000_000);
    expect(statSync(archive).size - sizeOf(models)).toBeLessThan(500_000);
  });

  test("has nothing that publint finds wrong", async () => {
    const { messages } = await publint({ pkgDir: home, pack: false, strict: true });
    expect(messages.map((message) => formatMessage(message, { ...packed }))).toEqual([]);
  });

  test("has types that fit its code wherever modules are resolved by exports", () => {
    const program = programOf(join(repository, "tooling", "publish"), "@arethetypeswrong/cli", "attw");
    const paths = entriesOf(home, packed).map(({ path }) => path);
    if (paths.length === 0) expect(packed.bin).toBeDefined();
    else {
      const options = ["--profile", "esm-only", "--format", "ascii", "--entrypoints", ...paths];
      const attw = spawnSync(process.execPath, [program, archive, ...options], { encoding: "utf8" });
      expect({ status: attw.status, words: attw.status === 0 ? "" : attw.stdout }).toEqual({
        status: 0,
        words: "",
      });
    }
  });
});
