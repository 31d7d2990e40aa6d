import { fileURLToPath } from "node:url";
import { parse } from "csv-parse/sync";
import { expect, it } from "vitest";
import { runCommand } from "../run.fixture.ts";
import { exitCodes } from "../terminal/failure.ts";

const fileIn = (name: string): string => fileURLToPath(new URL(`../../test/${name}`, import.meta.url));
const { dated, undated } = exitCodes;
const numbered = ["--no-header", "--brand-column", "2", "--serial-column", "3"];

type Row = Readonly<Record<string, string>>;

it.each<readonly [string, readonly string[], number, readonly Row[], string]>([
  [
    "no-headings.csv",
    numbered,
    dated,
    [
      { 1: "4a", 3: "RH0504B01826", manufacturingDate: "2004-05" },
      { 1: "4b", 3: "BH6511396", manufacturingDate: "2005-08" },
    ],
    "2 rows",
  ],
  [
    "other-columns.xlsx",
    [],
    dated,
    [{ Unit: "4a", manufacturingDate: "2004-05" }],
    "Sheet “Bldg B” has other columns. To read it, use “--sheet”.",
  ],
  [
    "zeros-shown.xlsx",
    [],
    dated,
    [{ Serial: "0504018261", manufacturingDate: "2004-05", problem: "", message: "" }],
    "1 row",
  ],
  [
    "zeros-dropped.csv",
    [],
    dated,
    [
      {
        Serial: "504018261",
        manufacturingDate: "2004-05",
        confidence: "medium",
        problem: "leading-zeros-restored",
        message: "Read as 0504018261: a spreadsheet may have dropped zeros at the start. Check the label.",
      },
    ],
    "1 row",
  ],
  [
    "misread.csv",
    [],
    undated,
    [{ Serial: "RHO504BO1826", problem: "no-format", suggestion: "RH0504B01826 2004-05" }],
    "1 without a date",
  ],
  [
    "total.csv",
    [],
    dated,
    [{ Unit: "4a", problem: "" }, { Unit: "TOTAL", problem: "not-a-heater" }, { problem: "not-a-heater" }],
    "2 skipped (not heaters)",
  ],
])("%s is read whole, with %j", async (name, options, code, rows, summary) => {
  const result = await runCommand(["batch", fileIn(name), ...options]);
  expect(result.code).toBe(code);
  const written: readonly Row[] = parse(result.out, { columns: true, bom: true });
  expect(written).toHaveLength(rows.length);
  expect(written).toMatchObject(rows);
  expect(result.err.replaceAll(/\s+/gu, " ")).toContain(summary);
  expect(result.err).not.toContain("Line ");
});

it.each([
  ["without options", []],
  ["with the number of the column alone", ["--serial-column", "3"]],
])("a file without headings is refused with the option that reads it, %s", async (_name, options) => {
  const { code, out, err } = await runCommand(["batch", fileIn("no-headings.csv"), ...options]);
  expect({ code, out }).toEqual({ code: exitCodes.file, out: "" });
  expect(err.replaceAll(/\s+/gu, " ")).toMatch(/heater-age batch \S+ --no-header --serial-column 3/u);
});

it("no date of a number that lacked zeros is certain, in JSON either", async () => {
  const { out } = await runCommand(["batch", fileIn("zeros-dropped.csv"), "--json"]);
  expect(out).toContain('"date":"2004-05"');
  expect(out).not.toContain('"confidence":"high"');
});
