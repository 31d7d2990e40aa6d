import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { findProgramFile } from "@heater-age/run/programs";
import { beforeAll, describe, expect, inject, test } from "vitest";
import { operatorToken } from "./test/api.ts";
import { type BlockProgram, assemblePrograms } from "./test/block-program.ts";
import { readCodeBlocks, documentsWithCode } from "./test/code-blocks.ts";
import { fits } from "./test/fits.ts";
import { repository } from "./public-packages.ts";
import { runCommand } from "./run-command.ts";
import { shellCommands } from "./test/shell-block.ts";

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
  const wrong = run.filter(isIn("json")).filter(({ text }) => !isJson(text));
  expect(wrong.map(({ file, line }) => `${file}:${line}`)).toEqual([]);
});

interface Written {
  readonly document: string;
  readonly name: string;
  readonly program: BlockProgram;
}

const place = join(folder, "blocks");
const written: readonly Written[] = listNames(programs).flatMap((document) =>
  assemblePrograms(programs.filter(({ file }) => file === document)).map((program, index) => ({
    document,
    name: `${document.replaceAll(/[^a-zA-Z]+/gu, "-")}-${index}`,
    program,
  })),
);

beforeAll(() => {
  mkdirSync(join(place, "checked"), { recursive: true });
  for (const { name, program } of written) {
    writeFileSync(join(place, `${name}.ts`), program.plain);
    writeFileSync(join(place, "checked", `${name}.ts`), program.checked);
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
    files: written.map(({ name }) => `${name}.ts`),
  };
  writeFileSync(join(place, "tsconfig.json"), JSON.stringify(options));
  const compiler = findProgramFile(here, "typescript", "tsc");
  const words = await runCommand(process.execPath, [compiler, "-p", place, "--pretty", "false"], {
    folder: place,
  }).then(
    () => "",
    (error: unknown) => String(error),
  );
  expect(inDocuments(words)).toBe("");
});

test.each(written)("the values in comments of $document are correct", async ({ name, program }) => {
  const options = ["--import", join(here, "test", "value-checker.ts"), join(place, "checked", `${name}.ts`)];
  const answer = await runCommand(process.execPath, options, {
    folder: place,
    variables: { API_OF_EXAMPLES: apiUrl },
  });
  expect(JSON.parse(answer)).toEqual({ checked: program.values, mistakes: [] });
});

describe("commands in", () => {
  const { scripts } = JSON.parse(readFileSync(join(repository, "package.json"), "utf8")) as {
    readonly scripts: Readonly<Record<string, string>>;
  };
  const ofPnpm = ["changeset", "exec", "install", "turbo"];
  const published = packages.flatMap(({ name, archive }) => [name, `./${basename(archive)}`]);
  const hasCurl = spawnSync("curl", ["--version"]).status === 0;

  beforeAll(() => {
    writeFileSync(join(folder, ".curlrc"), "silent\nshow-error\n");
    const photos = join(repository, "packages", "scan", "test", "photos");
    cpSync(join(photos, "flat.jpg"), join(folder, "photos", "basement.jpg"));
    cpSync(join(photos, "printed-date.jpg"), join(folder, "photos", "garage.jpg"));
  });

  test.each(listNames(commands))("%s work", async (document) => {
    const wrong: string[] = [];
    for (const { line, text } of commands.filter(({ file }) => file === document)) {
      for (const command of shellCommands(text)) {
        const mistake = await tryCommand(command.text, command.says);
        if (mistake !== undefined) wrong.push(`${document}:${line + command.line}: ${mistake}`);
      }
    }
    expect(wrong).toEqual([]);
  });

  /** Returns what is wrong with a command. Install commands ran before, and scripts have their own tests. */
  async function tryCommand(text: string, says: string | undefined): Promise<string | undefined> {
    const installs = /^(?:npm (?:install|i)|(?:pnpm|yarn) add) (?<what>.+)$/u.exec(text)?.groups?.["what"];
    if (installs !== undefined) {
      const names = installs.split(" ").filter((word) => !word.startsWith("-"));
      return names.every((word) => published.includes(word.replace(/^npm:/u, "")))
        ? undefined
        : `${installs} is not published from here`;
    }
    const script = /^npx -y pnpm@12 (?<name>[a-z:]+)/u.exec(text)?.groups?.["name"];
    if (script !== undefined)
      return scripts[script] !== undefined || ofPnpm.includes(script)
        ? undefined
        : `there is no script ${script}`;
    if (!/^(?:curl|npx (?:@heater-age\/cli|heater-age)|heater-age|echo|printf|cat) /u.test(text))
      return `"${text}" is not run; where it is only shown, the block says why: shown: …`;
    if (!hasCurl && text.includes("curl ")) {
      console.log(`Not run here, for there is no curl: ${text}`);
      return undefined;
    }
    const ready = text.replaceAll(/https:\/\/heater-age\.example|(?:http:\/\/)?localhost:300[01]/gu, apiUrl);
    try {
      const output = await runCommand("bash", ["-c", `set -euo pipefail\n${ready}`], {
        folder,
        variables: {
          CURL_HOME: folder,
          OPERATOR_TOKEN: operatorToken,
          PATH: `${join(folder, "node_modules", ".bin")}:${process.env["PATH"] ?? ""}`,
          npm_config_offline: "true",
        },
      });
      // The command continues after an API error, so the block has to expect it.
      const isGood = says === undefined ? !output.startsWith('{"statusCode":') : fits(output.trim(), says);
      return isGood ? undefined : `says ${says ?? "nothing"}, writes ${output.trim()}`;
    } catch (error) {
      return String(error);
    }
  }
});

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** Returns the compiler's messages, with positions in the documents instead of the programs. */
function inDocuments(words: string): string {
  return words.replaceAll(
    /(?:^|\n)(\S+)\.ts\((\d+),(\d+)\)/gu,
    (whole, name: string, line: string, column: string) => {
      const match = written.find((one) => name.endsWith(one.name));
      const there = match?.program.lines[Number(line) - 1];
      return match === undefined || there === undefined ? whole : `\n${match.document}:${there}:${column}`;
    },
  );
}
