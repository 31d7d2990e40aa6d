import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { findProgramFile } from "@heater-age/run/programs";
import { beforeAll, describe, expect, inject, test } from "vitest";
import { operatorToken } from "./test/api.ts";
import { assembleProgram, documentsWithCode, readClaims, readCodeBlocks } from "./test/code-blocks.ts";
import { repository } from "./public-packages.ts";
import { runCommand } from "./run-command.ts";

const { folder, packages } = inject("installation");
const apiUrl = inject("apiUrl");
const here = join(repository, "tooling", "publish");

const documents = documentsWithCode();
const blocks = documents.flatMap(readCodeBlocks);
const run = blocks.filter(({ shown }) => shown === undefined);
const isIn =
  (...languages: readonly string[]) =>
  ({ language }: { readonly language: string }) =>
    languages.includes(language);
const programs = run.filter(isIn("ts", "js"));
const commands = run.filter(isIn("sh"));
const listNames = (some: readonly { readonly file: string }[]): readonly string[] => [
  ...new Set(some.map(({ file }) => file)),
];

test("every block has a language; blocks that only show text give the reason", () => {
  // `projects.test.ts` runs CommonJS and compiles JSX.
  const known = isIn("ts", "js", "cts", "cjs", "sh", "json", "text");
  // Blocks for browsers are covered by the website's end-to-end tests.
  const inBrowser = isIn("html", "css", "tsx");
  const opened = ["docs/widget.md", "packages/widget/README.md"];
  const unknown = run.filter((block) => !known(block) && !(inBrowser(block) && opened.includes(block.file)));
  expect(unknown.map(({ file, line, language }) => `${file}:${line} ${language}`)).toEqual([]);
  expect(programs.length).toBeGreaterThan(4);
  expect(commands.length).toBeGreaterThan(3);
});

test("few blocks are only shown, and none in READMEs of packages", () => {
  const code = blocks.filter(isIn("ts", "js", "sh", "html"));
  const shown = code.filter(({ shown: why }) => why !== undefined);
  expect(shown.map(({ file }) => file).filter((file) => file.startsWith("packages/"))).toEqual([]);
  expect(shown.length).toBeLessThan(code.length / 2);
});

test("every JSON block is valid", () => {
  for (const { file, line, text } of run.filter(isIn("json")))
    expect(() => JSON.parse(text) as unknown, `${file}:${line}`).not.toThrow();
});

/** Returns a pattern in which each `…` of a text matches any text. */
function toPattern(text: string): RegExp {
  const parts = text.split("…").map((part) => part.replaceAll(/[\\^$.*+?()[\]{}|/]/gu, String.raw`\$&`));
  return new RegExp(`^${parts.join("[^]*")}$`, "u");
}

const place = join(folder, "blocks");
const documented = listNames(programs).map((document) => ({
  document,
  file: join(place, `${document}.ts`),
  blocks: programs.filter(({ file }) => file === document),
}));

beforeAll(() => {
  for (const { file, blocks: some } of documented) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, assembleProgram(some));
  }
});

test("every program type-checks", async () => {
  const options = {
    compilerOptions: {
      target: "es2023",
      lib: ["es2023", "dom", "dom.iterable"],
      module: "nodenext",
      strict: true,
      exactOptionalPropertyTypes: true,
      noUncheckedIndexedAccess: true,
      noEmit: true,
      types: ["node"],
      typeRoots: [join(here, "node_modules", "@types")],
    },
    files: ["globals.d.ts", ...documented.map(({ file }) => file)],
  };
  writeFileSync(join(place, "tsconfig.json"), JSON.stringify(options));
  writeFileSync(join(place, "globals.d.ts"), "declare function printValue(value: unknown): void;");
  const compiler = findProgramFile(here, "typescript", "tsc");
  // The compiler names the lines of the documents.
  const command = [compiler, "-p", place, "--pretty", "false"];
  await expect(runCommand(process.execPath, command, { folder: place })).resolves.toBe("");
});

test.each(documented)("the values in comments of $document are correct", async ({ file, blocks: some }) => {
  const options = ["--import", join(here, "test", "printed-values.ts"), file];
  const variables = { API_OF_EXAMPLES: apiUrl };
  const printed = JSON.parse(
    await runCommand(process.execPath, options, { folder: place, variables }),
  ) as readonly string[];
  const tidy = (text: string): string => text.replaceAll(/\s+/gu, "").replaceAll("'", '"');
  const claims = some.flatMap(readClaims);
  for (const [index, claim] of claims.entries())
    expect(tidy(printed[index] ?? ""), claim).toMatch(toPattern(tidy(claim)));
  expect(printed).toHaveLength(claims.length);
});

describe("the commands", () => {
  const published = packages.flatMap(({ name, archive }) => [name, `./${basename(archive)}`]);
  const hasCurl = spawnSync("curl", ["--version"]).status === 0;

  beforeAll(() => {
    writeFileSync(join(folder, ".curlrc"), "silent\nshow-error\n");
    const photos = join(repository, "packages", "scan", "test", "photos");
    cpSync(join(photos, "flat.jpg"), join(folder, "photos", "basement.jpg"));
    cpSync(join(photos, "printed-date.jpg"), join(folder, "photos", "garage.jpg"));
  });

  // Packages are installed before, and scripts have their own tests.
  test.each(commands)("at $file:$line work", async (block) => {
    for (const [, names = ""] of block.text.matchAll(/^npm install (?:--global )?(.+)$/gmu))
      expect(published).toEqual(expect.arrayContaining(names.split(" ")));
    const rest = block.text.replaceAll(/^(?:npm install|npx -y pnpm@12) .+$/gmu, "");
    if (!hasCurl && rest.includes("curl ")) return console.log("Not run, for there is no curl");
    const ready = rest.replaceAll(/https:\/\/heater-age\.example|(?:http:\/\/)?localhost:300[01]/gu, apiUrl);
    const output = await runCommand("bash", ["-c", `set -euo pipefail\n${ready}`], {
      folder,
      variables: {
        CURL_HOME: folder,
        OPERATOR_TOKEN: operatorToken,
        PATH: `${join(folder, "node_modules", ".bin")}:${process.env["PATH"] ?? ""}`,
        npm_config_offline: "true",
      },
    });
    const claims = readClaims(block);
    if (claims.length > 0) expect(output.trim()).toMatch(toPattern(claims.join("\n")));
    // Curl succeeds with an error of the API, so the block has to expect it.
    else expect(output).not.toMatch(/^\{"statusCode":/u);
  });
});
