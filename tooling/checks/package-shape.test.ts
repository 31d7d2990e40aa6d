import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { programOf } from "@heater-age/run/programs";
import { runTurbo } from "@heater-age/run/turbo";
import { publint } from "publint";
import { formatMessage } from "publint/utils";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { repository, textOf } from "./tree.ts";

const names = ["decoder", "client"];
const scratch = mkdtempSync(join(tmpdir(), "package-shape-"));
const homeOf = (name: string): string => join(scratch, "node_modules", "@heater-age", name);
const archiveOf = (name: string): string => join(scratch, `${name}.tgz`);

interface Description {
  readonly exports: unknown;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly publishConfig?: { readonly exports?: unknown };
}

beforeAll(async () => {
  // Only that: what is generated is there, and other tests read it at this moment.
  await runTurbo(repository, ["build", "--only", ...names.map((name) => `--filter=@heater-age/${name}`)]);
  for (const name of names) {
    execFileSync("pnpm", ["pack", "--out", archiveOf(name)], {
      cwd: join(repository, "packages", name),
      shell: process.platform === "win32",
    });
    mkdirSync(homeOf(name), { recursive: true });
    execFileSync("tar", ["-xzf", archiveOf(name), "--strip-components=1", "-C", homeOf(name)]);
  }
}, 180_000);
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

describe.each(names)("the package %s", (name) => {
  const packed = (): Description =>
    JSON.parse(readFileSync(join(homeOf(name), "package.json"), "utf8")) as Description;

  test("exports what publishConfig says, and depends on published versions", () => {
    const { publishConfig } = JSON.parse(textOf(`packages/${name}/package.json`)) as Description;
    expect(packed().exports).toEqual(publishConfig?.exports);
    expect(
      Object.values(packed().dependencies ?? {}).filter((version) =>
        /^(?:workspace|catalog):/u.test(version),
      ),
    ).toEqual([]);
  });

  test("holds its built files, its licence and its description, and nothing else", () => {
    const files = readdirSync(homeOf(name), { recursive: true, encoding: "utf8" });
    const strange = files.filter(
      (path) => !/^(?:dist(?:[\\/].*)?|package\.json|LICENSE|README\.md|CHANGELOG\.md)$/u.test(path),
    );
    expect(strange).toEqual([]);
    expect(files.filter((path) => /\.(?:test|cases)\.|tsbuildinfo$/u.test(path))).toEqual([]);
    expect(["LICENSE", "README.md"].filter((file) => !existsSync(join(homeOf(name), file)))).toEqual([]);
  });

  test("has nothing that publint finds wrong", async () => {
    const { messages } = await publint({ pkgDir: homeOf(name), pack: false, strict: true });
    expect(messages.map((message) => formatMessage(message, packed()))).toEqual([]);
  });

  test("has types that fit its code wherever modules are resolved by exports", () => {
    const program = programOf(join(repository, "tooling", "checks"), "@arethetypeswrong/cli", "attw");
    const attw = spawnSync(
      process.execPath,
      [program, archiveOf(name), "--profile", "esm-only", "--format", "ascii"],
      {
        encoding: "utf8",
      },
    );
    expect({ status: attw.status, words: attw.status === 0 ? "" : attw.stdout }).toEqual({
      status: 0,
      words: "",
    });
  });
});

test("the decoder has a sub-path for every brand, and no other", () => {
  const program = `
    import { brands } from "@heater-age/decoder";
    console.log(JSON.stringify(Object.keys(brands)));
  `;
  const slugs = JSON.parse(run(program)) as readonly string[];
  const files = readdirSync(join(homeOf("decoder"), "dist", "brands")).filter((name) => name.endsWith(".js"));
  expect(files.map((name) => name.slice(0, -3)).toSorted()).toEqual(slugs.toSorted());
});

test("a program that installs them reads a date and a model number", () => {
  const program = `
    import { decode, isBrand } from "@heater-age/decoder";
    import { ge } from "@heater-age/decoder/brands/ge";
    import { readModel } from "@heater-age/decoder/models";
    import { createClient } from "@heater-age/client";
    const { status, candidates } = decode(ge, "GENG0110123456", { today: "2026-01-01" });
    console.log(JSON.stringify([status, candidates[0].date, isBrand("ge"), typeof createClient]));
    console.log(readModel("rheem", "XG40T06EC36U1")[0].facts.capacityGallons);
  `;
  expect(run(program)).toBe('["decoded","2010-01",true,"function"]\n40\n');
});

function run(program: string): string {
  const options = ["--input-type=module", "--eval", program];
  return execFileSync(process.execPath, options, { cwd: scratch, encoding: "utf8" });
}
