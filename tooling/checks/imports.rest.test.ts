import { resolve } from "node:path";
import { type ICruiseResult, cruise } from "dependency-cruiser";
import { beforeAll, expect, test } from "vitest";
import { folderCycles } from "./folder-cycles.ts";
import { importRules, testing } from "./import-rules.ts";
import { repository } from "./tree.ts";

let result: ICruiseResult;

beforeAll(async () => {
  const { output } = await cruise(["apps", "packages", "tooling"], {
    baseDir: resolve(repository),
    validate: true,
    ruleSet: { forbidden: [...importRules] },
    // Includes type imports, read by TypeScript 6, which the workspace installs for tools that need its API.
    parser: "tsc",
    tsPreCompilationDeps: true,
    combinedDependencies: true,
    // This makes workspace packages normal dependencies, with the type from package.json.
    preserveSymlinks: true,
    doNotFollow: { path: "node_modules" },
    exclude: {
      path: String.raw`^(?!.*/node_modules/).*/(?:dist|build|build-start|compiled|\.react-router)/`,
    },
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "types", "node", "default"],
      extensions: [".ts", ".tsx", ".mts", ".js", ".mjs", ".d.ts"],
      mainFields: ["module", "main", "types"],
    },
  });
  if (typeof output === "string") throw new Error(output);
  result = output;
});

test("reads all files", () => {
  expect(result.modules.length).toBeGreaterThan(1500);
  expect(result.modules.flatMap(({ dependencies }) => dependencies).length).toBeGreaterThan(5000);
});

test.each(importRules)("$name", (rule) => {
  const violations = result.summary.violations.filter(({ rule: { name } }) => name === rule.name);
  expect(violations.map(({ from, to }) => `${from} -> ${to}`)).toEqual([]);
  // A rule whose files have moved would never fail.
  const about = new RegExp(rule.from.path ?? "", "u");
  expect(result.modules.some(({ source }) => about.test(source))).toBe(true);
});

test("folders import each other in one direction, types included", () => {
  // A test may import anything in its package, including code above the tested code.
  const modules = result.modules.filter(({ source }) => !testing.test(source));
  expect(folderCycles(modules)).toEqual([]);
});

test("a cycle between folders is found by the import that closes it", () => {
  const modules = [
    { source: "a/src/app.ts", dependencies: [{ resolved: "a/src/routes/route.ts" }] },
    { source: "a/src/routes/route.ts", dependencies: [{ resolved: "a/src/day.ts" }] },
  ];
  expect(folderCycles(modules)).toEqual([
    "a/src -> a/src/routes, as in a/src/app.ts -> a/src/routes/route.ts",
    "a/src/routes -> a/src, as in a/src/routes/route.ts -> a/src/day.ts",
  ]);
});
