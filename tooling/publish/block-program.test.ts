import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { type BlockProgram, assemblePrograms } from "./test/block-program.ts";
import { codeBlocksIn } from "./test/code-blocks.ts";
import { repository } from "./public-packages.ts";
import { runCommand } from "./run-command.ts";

const scratch = mkdtempSync(join(tmpdir(), "block-program-"));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

const programs = (...blocks: readonly string[]): readonly BlockProgram[] =>
  assemblePrograms(
    codeBlocksIn(blocks.map((block) => `\`\`\`ts\n${block}\n\`\`\`\n`).join("\nThen\n\n"), "a.md"),
  );

async function mistakesIn(...blocks: readonly string[]): Promise<readonly string[]> {
  const mistakes: string[] = [];
  for (const { checked, values } of programs(...blocks)) {
    const file = join(scratch, "program.ts");
    writeFileSync(file, checked);
    const harness = join(repository, "tooling", "publish", "test", "value-checker.ts");
    const answer = await runCommand(process.execPath, ["--import", harness, file], { folder: scratch });
    const found = JSON.parse(answer) as { readonly checked: number; readonly mistakes: readonly string[] };
    expect(found.checked).toBe(values);
    mistakes.push(...found.mistakes);
  }
  return mistakes;
}

describe("a value in a comment", () => {
  test("is compared with the value of the expression before it", async () => {
    expect(await mistakesIn('"a" + "b"; //=> "ab"\n1 + 1; //=> 3')).toEqual(["a.md:3: says 3, is 2"]);
  });

  test("may be on the next line, span several lines, and omit parts", async () => {
    const code = `({ year: 2004, month: 5, parts: [1, 2] });
//=> {
//     year: 2004,
//     parts: […],
//   }
[{ value: "ge" }, { value: "rheem" }];
//=> [{ value: "ge" }, …]`;
    expect(await mistakesIn(code)).toEqual([
      "a.md:3: says {\n     year: 2004,\n     parts: […],\n   }, is { year: 2004, month: 5, parts: [ 1, 2 ] }",
    ]);
  });

  test("is an error if it is never reached", async () => {
    await expect(mistakesIn("if (Number(1) > 2) 3; //=> 3")).rejects.toThrow("to be 1");
  });

  test("must be a value", () => {
    expect(() => programs("1 + 1; //=> two of them")).toThrow("a.md:2 cannot be read");
  });
});
