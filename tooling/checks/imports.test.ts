import { existsSync } from "node:fs";
import { isBuiltin } from "node:module";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { covers, governed, importTable, permissionFor } from "./import-table.ts";
import type { Import } from "./imports.ts";
import { importsOf, isRelative, packageOf, targetOf } from "./imports.ts";
import { isBeside, isGenerated, repository, sourcesIn, textOf } from "./tree.ts";

const all = sourcesIn()
  .filter((path) => !isGenerated(path))
  .flatMap(importsOf);
const running = all.filter(
  ({ from }) => /^(?:apps|packages)\/[^/]+\/(?:src|app|server)\//u.test(from) && !isBeside(from),
);
const foreign = running.filter((one) => !isRelative(one) && !isBuiltin(one.specifier));

const named = (imports: readonly Import[]): readonly string[] =>
  imports.map(({ from, specifier }) => `${from} imports ${specifier}`);

// What is built of these brings along all that it takes.
const bundled = ["apps/web/app/", "packages/widget/src/"];

interface Description {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

function dependenciesOf(path: string): {
  readonly running: readonly string[];
  readonly all: readonly string[];
} {
  const home = path.split("/").slice(0, 2).join("/");
  const file = /^(?:apps|packages|tooling)\//u.test(path) ? `${home}/package.json` : "package.json";
  const { dependencies = {}, devDependencies = {} } = JSON.parse(textOf(file)) as Description;
  return {
    running: Object.keys(dependencies),
    all: [...Object.keys(dependencies), ...Object.keys(devDependencies)],
  };
}

describe("the import table", () => {
  test("has a line for every package of apps and packages", () => {
    const homes = new Set(running.map(({ from }) => from.split("/").slice(0, 2).join("/")));
    expect([...homes].filter((home) => importTable[home] === undefined)).toEqual([]);
    expect(running.length).toBeGreaterThan(100);
  });

  test("is kept between the packages of this workspace", () => {
    const wrong = foreign.filter((one) => {
      const name = packageOf(one);
      return name.startsWith("@heater-age/") && !covers(permissionFor(one.from)?.workspace ?? [], name);
    });
    expect(named(wrong)).toEqual([]);
  });

  test("is kept for the frameworks it governs", () => {
    const wrong = foreign.filter((one) => {
      const name = packageOf(one);
      return covers(governed, name) && !covers(permissionFor(one.from)?.frameworks ?? [], name);
    });
    expect(named(wrong)).toEqual([]);
  });
});

describe("imports", () => {
  test("the decoder has none but its own files", () => {
    expect(
      named(running.filter((one) => one.from.startsWith("packages/decoder/") && !isRelative(one))),
    ).toEqual([]);
  });

  test("no module of Node.js is in the decoder or the client", () => {
    const wrong = running.filter(
      (one) =>
        /^packages\/(?:decoder|client)\//u.test(one.from) && !isRelative(one) && isBuiltin(one.specifier),
    );
    expect(named(wrong)).toEqual([]);
  });

  test("the engine names no brand and no format", () => {
    const engine = "packages/decoder/src/engine/";
    const data = /^packages\/decoder\/src\/(?:brands|formats|labels|models|safety)\b/u;
    const wrong = running.filter((one) => one.from.startsWith(engine) && data.test(targetOf(one)));
    expect(named(wrong)).toEqual([]);
  });

  test("a route never takes from another route", () => {
    const routeOf = (path: string): string | undefined =>
      /^(?:apps\/api\/src|apps\/web\/app)\/routes\/[^/]+\//u.exec(path)?.[0];
    const wrong = all.filter((one) => {
      const own = routeOf(one.from);
      const other = isRelative(one) ? routeOf(targetOf(one)) : undefined;
      return own !== undefined && other !== undefined && own !== other;
    });
    expect(named(wrong)).toEqual([]);
  });

  test("a relative path stays inside its package", () => {
    const homeOf = (path: string): string => path.split("/").slice(0, 2).join("/");
    const wrong = all.filter((one) => isRelative(one) && homeOf(one.from) !== homeOf(targetOf(one)));
    expect(named(wrong)).toEqual([]);
  });

  test("a relative path names a file that is there, with its ending", () => {
    const wrong = all.filter(
      (one) => isRelative(one) && !one.specifier.includes("+types/") && !isThere(targetOf(one)),
    );
    expect(named(wrong)).toEqual([]);
  });

  test("what a running program takes is among the dependencies of its package", () => {
    const wrong = foreign.filter((one) => !isBuiltIn(one) && !isListed(one, "running"));
    expect(named(wrong.filter(({ specifier }) => !specifier.startsWith("@vanilla-extract/")))).toEqual([]);
  });

  test("what tests and tools take is in the package.json of their package or of the workspace", () => {
    const wrong = all.filter((one) => !isRelative(one) && !isBuiltin(one.specifier) && !isListed(one, "all"));
    expect(named(wrong)).toEqual([]);
  });
});

/** True for what becomes part of the program when it is built, and is not installed with it. */
function isBuiltIn(one: Import): boolean {
  if (bundled.some((folder) => one.from.startsWith(folder))) return true;
  const settings = `${one.from.split("/").slice(0, 2).join("/")}/tsup.config.ts`;
  return existsSync(join(repository, settings)) && textOf(settings).includes(`"${packageOf(one)}"`);
}

function isListed(one: Import, kind: "running" | "all"): boolean {
  const name = packageOf(one);
  const listed = dependenciesOf(one.from)[kind];
  const shared = kind === "all" ? dependenciesOf("package.json").all : [];
  return (
    one.specifier.startsWith("virtual:") ||
    [...listed, ...shared].some((known) => known === name || known === `@types/${name}`)
  );
}

function isThere(path: string): boolean {
  const made = ["compiled", "build", "generated", ".react-router"].some((folder) =>
    path.includes(`/${folder}/`),
  );
  return made || existsSync(join(repository, path.replace(/\?[a-z]+$/u, "")));
}
