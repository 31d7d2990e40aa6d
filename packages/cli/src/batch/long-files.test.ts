import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { createScratch } from "../../test/scratch.ts";
import { runCommand } from "../run.fixture.ts";
import { exitCodes } from "../terminal/failure.ts";

const { fileIn } = createScratch();
const bad = `brand,serial\n${"acme,RH0504B01826\n".repeat(14)}rheem,RH\nrheem,XG40T06EC36U1\nrheem,RH0504B01826\n`;

describe("warnings", () => {
  it("are limited to ten, then counted by kind, with the command that lists all", async () => {
    const input = fileIn("bad.csv", bad);
    const { err } = await runCommand(["batch", input, "-o", fileIn("out.csv")]);
    expect(err.match(/^Line \d+: /gmu)).toHaveLength(10);
    expect(err).toContain(`heater-age batch ${input} --errors problems.csv`);
    expect(err).toContain(
      "\nbrand-unknown: 14 rows, first on line 2\nserial-too-short: 1 row, first on line 16\n",
    );
  });

  it("are written to a file with --errors, with rows without a date, and only counted in the terminal", async () => {
    const errors = fileIn("problems.tsv");
    const input = fileIn("bad.csv", bad);
    const { err } = await runCommand(["batch", input, "-o", fileIn("out.csv"), "--errors", errors]);
    expect(err).not.toContain("Line ");
    expect(err).toContain("brand-unknown: 14 rows");
    const lines = readFileSync(errors, "utf8").trim().split("\n");
    expect(lines[0]).toBe("line\tproblem\tmessage\tbrand\tserial");
    expect(lines).toHaveLength(17);
    expect(lines.at(-1)).toMatch(/^17\tlooks-like-model\t.+\trheem\tXG40T06EC36U1$/u);
  });

  it("are counted by kind in JSON", async () => {
    const { err } = await runCommand(["batch", fileIn("bad.csv", bad), "--json"]);
    expect(JSON.parse(err.split("\n").at(-2) ?? "")).toMatchObject({
      problems: { "brand-unknown": 14, "serial-too-short": 1 },
    });
  });

  it("are hidden with --quiet, but failures are not", async () => {
    const quiet = await runCommand(["batch", fileIn("bad.csv", bad), "--quiet"], { columns: 80 });
    expect(quiet).toMatchObject({ code: exitCodes.undated, err: "" });
    expect((await runCommand(["batch", fileIn("none.csv"), "-q"])).err).toContain("file not found");
  });

  it("explain how to set the brand if no column has it", async () => {
    const { code, out, err } = await runCommand(["batch", "-"], { input: "Serial\nBH6511396\n" });
    expect(code).toBe(exitCodes.undated);
    expect(out).toContain("bradford-white 2005-08 | bradford-white 1985-08");
    expect(err).toContain("--brand-column");
  });

  it.each([
    [["-o", fileIn("same.csv"), "--errors", fileIn("same.csv")], "in use. Choose another name."],
    [["--brand", "rhem"], "Did you mean rheem?"],
    [["--delimiter", "ab"], "Use one character, or “tab”."],
    [["--delimiter", "x"], "Use one character, or “tab”."],
    [["--encoding", "utf-99"], "Use one like windows-1252."],
  ])("refuse %j", async (options, message) => {
    const { code, err } = await runCommand(["batch", fileIn("bad.csv", bad), ...options]);
    expect(code).toBe(exitCodes.usage);
    expect(err.replaceAll(/\s+/gu, " ")).toContain(message);
  });
});

it.each([
  [200, /█{20} 100% \d+ rows? · [\d,]+\/s · 0:00 left · \d+ dated, \d+ doubtful, \d+ unreadable/u],
  [80, /\[K100% \d+ rows? · [\d,]+\/s · 0:00 left · \d+ dated, \d+ doubtful, \d+ unreadable/u],
  [62, /\[K100% \d+ rows? · 0:00 left · \d+ dated, \d+ doubtful, \d+ unreadable/u],
])("shows rows, rate, time left and results in %i columns", async (columns, line) => {
  const { err } = await runCommand(["batch", fileIn("bad.csv", bad), "-o", fileIn("p.csv")], { columns });
  expect(err).toMatch(line);
});

it("detects the separator from the first line or the option, and reads other encodings", async () => {
  const latin = Buffer.from("brand|serial|note\nrheem|RH0504B01826|café\n", "latin1");
  const { code, out } = await runCommand(["batch", "-", "--delimiter", "|", "--encoding", "windows-1252"], {
    input: latin,
  });
  expect(code).toBe(exitCodes.dated);
  expect(out).toContain("\uFEFFbrand|serial|note|manufacturingDate|");
  expect(out).toContain("rheem|RH0504B01826|café|2004-05|");
  const declared = await runCommand(["batch", "-"], {
    input: "sep=|\r\nbrand|serial\r\nrheem|RH0504B01826\r\n",
  });
  expect(declared.out).toMatch(/^sep=\|\r\nbrand\|serial\|manufacturingDate\|/u);
  const wide = await runCommand(["batch", "-"], {
    input: Buffer.from("brand\tserial\nrheem\tRH0504B01826\n", "utf16le"),
  });
  expect(wide.out).toContain("rheem\tRH0504B01826\t2004-05");
});
