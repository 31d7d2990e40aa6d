import { execFile } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";
import { filesIn, readText, repository } from "./tree.ts";

const page = readText("docs/add-a-brand.md");
const [brand = "", cases = "", lines = ""] = [...page.matchAll(/^```ts.*\n(?<code>[^`]+)```$/gmu)].map(
  ([, code]) => code ?? "",
);
const slug = /slug: "(?<slug>[\w-]+)"/u.exec(brand)?.groups?.["slug"] ?? "";
const vitest = ["--config", "tooling/run/vitest.config.ts"];

/** A copy of this tree, in which the decoder has its installed packages. */
const tree = mkdtempSync(join(tmpdir(), "heater-age-brand-"));
const brands = join(tree, "packages/decoder/src/brands");
afterAll(() => rmSync(tree, { recursive: true, force: true }));

beforeAll(() => {
  for (const file of filesIn()) cpSync(join(repository, file), join(tree, file));
  for (const folder of ["", "packages/decoder", "tooling/run", "tooling/lint"])
    symlinkSync(join(repository, folder, "node_modules"), join(tree, folder, "node_modules"), "junction");
});

/** Runs a program of the repository in the copy, and returns its output if it fails. */
async function run(program: string, ...options: readonly string[]): Promise<string> {
  const file = join(repository, "node_modules", ".bin", program);
  return promisify(execFile)(file, options, { cwd: tree }).then(
    () => "",
    (error: unknown) => JSON.stringify(error),
  );
}

const unit = (...names: readonly string[]) =>
  run("vitest", "run", ...vitest, ...names.map((name) => `packages/decoder/src/${name}`));

test("a brand that is added by the page passes, and a wrong case fails", async () => {
  const [line = "", entry = ""] = lines.split("\n");
  writeFileSync(join(brands, `${slug}.ts`), brand);
  writeFileSync(join(brands, `${slug}.cases.ts`), cases);
  const index = readFileSync(join(brands, "index.ts"), "utf8")
    .replace(/^import \{ homart \}/mu, `${line}\n$&`)
    .replace(/^ {2}homart,/mu, `${entry}\n$&`);
  expect(index.split(slug)).toHaveLength(4);
  writeFileSync(join(brands, "index.ts"), index);

  const files = [`${slug}.ts`, `${slug}.cases.ts`, "index.ts"].map((name) => join(brands, name));
  expect(await run("prettier", "--check", ...files)).toBe("");
  expect(await run("oxlint", "--quiet", ...files)).toBe("");
  expect(await run("tsc", "-p", "packages/decoder")).toBe("");
  expect(await unit("brands", "size")).toBe("");

  writeFileSync(join(brands, `${slug}.cases.ts`), cases.replace('is: "2018-09"', 'is: "2018-08"'));
  expect(await unit("brands/brands")).toContain("2018-08");
});
