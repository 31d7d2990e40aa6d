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

  test("may belong to a variable, or to an expression in a condition or a function", async () => {
    const code = `const age = 22; //=> 21
if (age > 20) age + 1; //=> 22
const check = () => {
  age - 1; //=> 20
};
check();`;
    expect(await mistakesIn(code)).toEqual([
      "a.md:2: says 21, is 22",
      "a.md:3: says 22, is 23",
      "a.md:5: says 20, is 21",
    ]);
  });

  test("is the printed line after console.log and after a loop", async () => {
    const code = `for (const date of ["2005-08", "1985-08"]) console.log(date, "high");
//=> 2005-08 high
//=> 1985-08 low
console.log("end"); //=> …d`;
    expect(await mistakesIn(code, "console.log(1);")).toEqual([
      "a.md:4: says 1985-08 low, prints 1985-08 high",
    ]);
  });

  test("is an error if it is never reached", async () => {
    await expect(mistakesIn("if (Number(1) > 2) 3; //=> 3")).rejects.toThrow("to be 1");
  });

  test("must be a value", () => {
    expect(() => programs("1 + 1; //=> two of them")).toThrow("a.md:2 cannot be read");
  });
});

describe("the blocks of a file", () => {
  test("share declarations and imports with later blocks, which may redeclare them", async () => {
    const first = 'import { join } from "node:path";\nconst text = "a";';
    const second =
      'import { join, sep } from "node:path";\nconst text = `${join("a", "b")}${sep}`;\ntext.length; //=> 4';
    expect(await mistakesIn(first, second, "text.length; //=> 4")).toEqual([]);
  });

  test("are separate modules when they export something", () => {
    const found = programs("const a = 1;", "export default { a: 2 };");
    expect(found.map(({ plain }) => plain.includes("{\nconst a"))).toEqual([true, false]);
  });

  test("keep their line numbers", () => {
    const [program] = programs('import { join } from "node:path";\njoin("a");', "1;");
    const lines = program?.plain.split("\n") ?? [];
    expect(program?.lines[lines.indexOf('join("a");')]).toBe(3);
    expect(program?.lines[lines.indexOf("1;")]).toBe(9);
  });
});
