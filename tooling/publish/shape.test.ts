import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { findProgramFile } from "@heater-age/run/programs";
import { publint } from "publint";
import { formatMessage } from "publint/utils";
import { describe, expect, inject, test } from "vitest";
import { listEntries, publishedExports } from "./entries.ts";
import { descriptionIn, repository } from "./public-packages.ts";

const { packages } = inject("installation");
const published = packages.map(({ name }) => name);

test("this package builds all packages before it writes their exports", () => {
  const { devDependencies = {} } = descriptionIn(join(repository, "tooling", "publish"));
  expect(published.filter((name) => devDependencies[name] === undefined)).toEqual([]);
});

describe.each(packages)("$name", ({ archive, description, folder: source, home }) => {
  const packed = descriptionIn(home);
  const files = readdirSync(home, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) =>
      join(parentPath, name)
        .slice(home.length + 1)
        .replaceAll("\\", "/"),
    );
  const readText = (file: string): string => readFileSync(join(home, file), "utf8");

  test("has the exports of publishConfig", () => {
    expect(packed.exports ?? {}).toEqual(publishedExports(description));
  });

  test("depends only on published packages", () => {
    const dependencies = Object.entries(packed.dependencies ?? {});
    expect(dependencies.filter(([, version]) => /^(?:workspace|catalog):/u.test(version))).toEqual([]);
    const ours = dependencies.map(([name]) => name).filter((name) => name.startsWith("@heater-age/"));
    expect(ours.filter((name) => !published.includes(name))).toEqual([]);
  });

  test("has no development fields, and links to its repository", () => {
    expect([packed.devDependencies, packed.scripts]).toEqual([undefined, undefined]);
    expect(packed).toMatchObject({
      homepage: `https://code.example/heater-age/tree/HEAD/${source}#readme`,
      bugs: { url: "https://code.example/heater-age/issues" },
      repository: { type: "git", url: "git+https://code.example/heater-age.git", directory: source },
    });
  });

  test("contains only its built files, license, README and changelog", () => {
    const strange = files.filter(
      (path) => !/^(?:dist\/.*|package\.json|LICENSE|README\.md|CHANGELOG\.md)$/u.test(path),
    );
    expect(strange).toEqual([]);
    expect(files.filter((path) => /\.(?:test|cases|fixture)\.|tsbuildinfo$/u.test(path))).toEqual([]);
    expect(["LICENSE", "README.md"].filter((file) => !files.includes(file))).toEqual([]);
    expect(files.includes("CHANGELOG.md")).toBe(existsSync(join(repository, source, "CHANGELOG.md")));
  });

  test("contains no path of the build machine, and no package that isn't on npm", () => {
    const folders = [repository, "/home/", "/root/", "/Users/", "file://"];
    const ours = /@heater-age\/[a-z-]+/gu;
    const wrong = files.flatMap((file) => {
      const text = readText(file);
      // Source maps contain the original sources.
      const names = file.endsWith(".map") ? [] : [...text.matchAll(ours)].map(([name]) => name);
      const strange = names.filter((name) => !published.includes(name));
      const forbidden = [...folders.filter((folder) => text.includes(folder)), ...strange];
      return forbidden.map((what) => `${file}: ${what}`);
    });
    expect(wrong).toEqual([]);
  });

  test("is small: less than 235 kB packed without source maps, and 770 kB with them", () => {
    const measureSize = (some: readonly string[]): number =>
      gzipSync(Buffer.concat(some.map((file) => readFileSync(join(home, file))))).length;
    // The OCR models are large and have their own limit.
    const models = files.filter((file) => file.startsWith("dist/models/"));
    const code = files.filter((file) => !file.endsWith(".map") && !models.includes(file));
    expect(measureSize(code)).toBeLessThan(235_000);
    expect(measureSize(models)).toBeLessThan(3_000_000);
    expect(statSync(archive).size - measureSize(models)).toBeLessThan(770_000);
  });

  test("passes publint", async () => {
    const { messages } = await publint({ pkgDir: home, pack: false, strict: true });
    expect(messages.map((message) => formatMessage(message, { ...packed }))).toEqual([]);
  });

  test("has types that match its code wherever modules are resolved by exports", () => {
    const program = findProgramFile(join(repository, "tooling", "publish"), "@arethetypeswrong/cli", "attw");
    const paths = listEntries(home, packed).map(({ path }) => path);
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
