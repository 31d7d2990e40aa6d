import { readFileSync } from "node:fs";
import { parse } from "csv-parse/sync";
import * as fc from "fast-check";
import { readOds, writeOds } from "hucre/ods";
import { readXlsx, writeXlsx } from "hucre/xlsx";
import { describe, expect, it } from "vitest";
import { createScratch } from "../../test/scratch.ts";
import { runCommand } from "../run.fixture.ts";
import { exitCodes } from "../terminal/failure.ts";
import type { CellValue } from "./parse-rows.ts";
import { serialTrap } from "./serial-trap.ts";

const { fileIn } = createScratch();

type Rows = CellValue[][];
const xlsx = (rows: Rows, name = "Sheet1") => writeXlsx({ sheets: [{ name, rows }] });
const ods = (rows: Rows, name = "Sheet1") => writeOds({ sheets: [{ name, rows }] });
const units: Rows = [
  ["Unit", "Manufacturer", "Serial #", "Installed"],
  ["4a", "Rheem", "RH0504B01826", new Date(Date.UTC(2004, 6, 1))],
  [7, "Bradford White", "BH6511396", null],
];

/** Dates a file, and returns the rows of the result by column name. */
async function dated(file: string, ...options: readonly string[]) {
  const { code, out, err } = await runCommand(["batch", file, ...options]);
  const rows = parse(out, { columns: true, bom: true }) as readonly Record<string, string>[];
  return { code, err, rows };
}

describe.each([
  ["xlsx", xlsx],
  ["ods", ods],
] as const)("a spreadsheet in %s", (kind, make) => {
  it("is detected by its content instead of its name, and keeps its cells", async () => {
    const { code, rows } = await dated(fileIn("units.bin", await make(units)));
    expect(code).toBe(exitCodes.dated);
    expect(rows).toEqual([
      expect.objectContaining({ Unit: "4a", Installed: "2004-07-01", manufacturingDate: "2004-05" }),
      expect.objectContaining({ Unit: "7", Installed: "", manufacturingDate: "2005-08" }),
    ]);
  });

  it("is written by its file extension, with cell types and without formulas", async () => {
    const output = fileIn(`dated.${kind}`);
    const input = fileIn(`units.${kind}`, await make([...units, ["=1+1", "rheem", "RH0504B01826"]]));
    const { code, out } = await runCommand(["batch", input, "-o", output]);
    expect({ code, out }).toEqual({ code: exitCodes.dated, out: "" });
    const bytes = readFileSync(output);
    const { sheets } = await (kind === "xlsx" ? readXlsx(bytes) : readOds(bytes));
    expect(sheets).toHaveLength(1);
    const rows = sheets[0]?.rows ?? [];
    expect(rows[0]?.slice(0, 7)).toEqual([...(units[0] ?? []), "manufacturingDate", "precision", "ageYears"]);
    expect(rows[1]?.slice(0, 7)).toEqual([...(units[1] ?? []), "2004-05", "month", 22]);
    expect(rows[3]?.[0]).toBe("=1+1");
    expect(sheets[0]?.cells?.size ?? 0).toBe(0);
  });

  it("may have titles above the table, notes beside it, and empty rows", async () => {
    const rows: Rows = [
      ["Inspection of 2026"],
      [],
      ...units,
      [],
      ["5", "rheem", "RH0504B01826", null, null, "call first"],
    ];
    const result = await runCommand(["batch", fileIn("messy", await make(rows)), "-o", fileIn("messy.csv")]);
    expect(result.code).toBe(exitCodes.dated);
    const table = parse(readFileSync(fileIn("messy.csv")), { bom: true, relax_column_count: true });
    expect(table[0]).toEqual(["Inspection of 2026", "", "", "", "", ""]);
    expect(table[4]?.slice(0, 7)).toEqual(["5", "rheem", "RH0504B01826", "", "", "call first", "2004-05"]);
  });

  it("keeps every row, for any cells", async () => {
    const cell = fc.oneof(
      fc.string({
        unit: fc.constantFrom("a", "é", "<", "&", '"', "=", "🔥", " "),
        minLength: 1,
        maxLength: 6,
      }),
      fc.integer({ min: -1000, max: 1000 }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(cell, cell), { minLength: 1, maxLength: 5 }), async (cells) => {
        const file = fileIn(
          "any",
          await make([["x", "Serial", "y"], ...cells.map(([x, y]) => [x, "RH0504B01826", y])]),
        );
        const { out } = await runCommand(["batch", file, "--brand", "rheem", "--json"]);
        const rows = out
          .trim()
          .split("\n")
          .map((line) => (JSON.parse(line) as { row: Record<string, string> }).row);
        expect(rows.map(({ x, y }) => [x, y])).toEqual(cells.map((pair) => pair.map(String)));
      }),
      { numRuns: 20 },
    );
  });
});

describe("the sheet", () => {
  const workbook = () =>
    writeXlsx({
      sheets: [
        { name: "Cover", rows: [["Inspection"], ["Page", 1]] },
        { name: "Old", hidden: true, rows: units },
        { name: "Heaters", rows: units.slice(0, 2) },
        { name: "More & <more>", rows: units },
      ],
    });

  it("is each visible one with the same columns, or the requested one", async () => {
    const file = fileIn("sheets.xlsx", await workbook());
    const { rows, err } = await dated(file);
    expect(rows.map(({ Unit, sheet }) => [Unit, sheet])).toEqual([
      ["4a", "Heaters"],
      ["4a", "More & <more>"],
      ["7", "More & <more>"],
    ]);
    expect(err).toContain("Sheet “Cover” has no serial number column, so it isn’t read.");
    expect(err).toContain("Sheet “Old” is hidden.");
    expect((await dated(file, "--sheet", "more & <MORE>")).rows).toHaveLength(2);
    expect((await dated(file, "--sheet", "Old")).rows).toHaveLength(2);
  });

  it.each(["xlsx", "ods"] as const)("stays a sheet in %s, with its own rows and titles", async (kind) => {
    const sheets = [
      { name: "Bldg A", rows: units },
      { name: "Bldg B", rows: [["Inspection"], ...units.slice(0, 2)] },
    ];
    const output = fileIn(`buildings.${kind}`);
    const errors = fileIn("buildings-problems.csv");
    const broken = [...sheets, { name: "Bldg C", rows: [units[0] ?? [], ["9", "Rheem", "RH", null]] }];
    const input = fileIn("buildings-in.xlsx", await writeXlsx({ sheets: broken }));
    await runCommand(["batch", input, "-o", output, "--errors", errors]);
    const written = await (kind === "xlsx" ? readXlsx : readOds)(readFileSync(output));
    expect(written.sheets.map(({ name, rows }) => [name, rows.length])).toEqual([
      ["Bldg A", 3],
      ["Bldg B", 3],
      ["Bldg C", 2],
    ]);
    expect(written.sheets[1]?.rows[2]?.slice(0, 5)).toEqual([...(units[1] ?? []), "2004-05"]);
    expect(readFileSync(errors, "utf8")).toMatch(/^\uFEFF?sheet,line,.+\r?\nBldg C,2,serial-too-short,/u);
  });

  it("is refused if its name is unknown, with a list of the available ones", async () => {
    const input = fileIn("sheets.xlsx", await workbook());
    const { code, err } = await runCommand(["batch", input, "--sheet", "None"]);
    expect(code).toBe(exitCodes.file);
    expect(err.replaceAll(/\s+/gu, " ")).toContain(
      "no sheet “None”. Its sheets are Cover, Old, Heaters, More & <more>.",
    );
  });
});

describe("a serial number", () => {
  it.each([
    ["text", "RH0504B01826", undefined, undefined],
    ["digits as text", "0504123456", "0504123456", undefined],
    ["a number", "504123456", 504_123_456, "serial-as-number"],
    ["a number of sixteen digits", "1234567890123456", 1_234_567_890_123_456, "serial-rounded"],
    ["a fraction", "1.5", 1.5, "serial-rounded"],
    ["a number below zero", "-5", -5, "serial-rounded"],
    ["a date", "2004-05-01", new Date(0), "serial-as-date"],
    ["a number in short", "1.504E+12", undefined, "serial-rounded"],
    ["a number in short with a comma", "1,504E+12", "1,504E+12", "serial-rounded"],
    ["something like it", "1504E12", undefined, undefined],
  ])("that is %s", (_name, text, value, code) => {
    expect(serialTrap(text, value)?.code).toBe(code);
  });

  it("that a spreadsheet changed is reported, and dated only if no digits are lost", async () => {
    const rows: Rows = [
      ["brand", "serial"],
      ["ao-smith", 1_504_123_456_789],
      ["rheem", 1.5e17],
      ["rheem", new Date(Date.UTC(2004, 4, 1))],
    ];
    const result = await dated(fileIn("traps.xlsx", await xlsx(rows)));
    expect(result.rows.map(({ serial, problem }) => [serial, problem])).toEqual([
      ["1504123456789", "serial-as-number"],
      ["150000000000000000", "serial-rounded"],
      ["2004-05-01", "serial-as-date"],
    ]);
    expect(result.rows[0]).toMatchObject({
      manufacturingDate: "2015-01",
      message: expect.stringContaining("zeros") as string,
    });
  });

  it("that is too short has two sentences: one of the form, one about the spreadsheet", async () => {
    const sheet = await xlsx([
      ["brand", "serial"],
      ["rheem", 12_345],
    ]);
    const { rows } = await dated(fileIn("short.xlsx", sheet));
    expect(rows[0]?.["message"]).toContain("at least 6 characters long. The spreadsheet dropped");
  });

  it("is read from rich text and from the stored result of a formula", async () => {
    const cells = new Map([
      [
        "1,1",
        {
          type: "richText" as const,
          richText: [{ text: "RH05" }, { text: "04B01826", font: { bold: true } }],
        },
      ],
      ["2,1", { type: "formula" as const, formula: '"RH"&"0504B01826"', formulaResult: "RH0504B01826" }],
    ]);
    const rows: Rows = [["brand", "serial"], ["rheem"], ["rheem"]];
    const file = fileIn("rich.xlsx", await writeXlsx({ sheets: [{ name: "A", rows, cells }] }));
    expect((await dated(file)).rows.map(({ manufacturingDate }) => manufacturingDate)).toEqual([
      "2004-05",
      "2004-05",
    ]);
  });
});

describe("an unreadable spreadsheet", () => {
  const old = Buffer.concat([Buffer.from("D0CF11E0A1B11AE1", "hex"), Buffer.alloc(1000)]);
  const protectedBytes = () =>
    writeXlsx({ sheets: [{ name: "A", rows: units }], encryption: { password: "x", spinCount: 1 } });

  it.each([
    ["has a password", protectedBytes, "password protected"],
    ["is an old one", async () => old, "old Excel format. Save it as XLSX"],
    ["breaks off", async () => (await xlsx(units)).subarray(0, 900), "damaged"],
    ["is another archive", async () => Buffer.from("PK\u0003\u0004 and nothing else of it"), "damaged"],
  ])("is reported with the reason: it %s", async (_name, make, message) => {
    const { code, out, err } = await runCommand(["batch", fileIn("bad.xlsx", await make())]);
    expect({ code, out }).toEqual({ code: exitCodes.file, out: "" });
    expect(err.replaceAll(/\s+/gu, " ")).toContain(message);
  });

  it("is reported for any damage, never as a bug of ours", async () => {
    const bytes = await xlsx(units);
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(fc.nat(bytes.length - 1), fc.nat(255)), { minLength: 1, maxLength: 20 }),
        async (changes) => {
          const changed = Buffer.from(bytes);
          for (const [at, byte] of changes) changed[at] = byte;
          const { code } = await runCommand(["batch", fileIn("any.xlsx", changed)]);
          expect([exitCodes.dated, exitCodes.undated, exitCodes.file]).toContain(code);
        },
      ),
      { numRuns: 60 },
    );
  });
});
