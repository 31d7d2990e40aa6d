import { stringify } from "csv-stringify/sync";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type ParsedRow, rowParser } from "./parse-rows.ts";

/** Parses a file that arrives in chunks of some size. */
function parse(file: string | Uint8Array, size = 65_536) {
  const bytes = Buffer.from(file);
  const parser = rowParser();
  const decoder = new TextDecoder("utf-8", { ignoreBOM: true });
  const rows: ParsedRow[] = [];
  for (let at = 0; at < bytes.length; at += size)
    rows.push(...parser.push(decoder.decode(bytes.subarray(at, at + size), { stream: true })));
  rows.push(...parser.push(decoder.decode()), ...parser.end());
  const { separator, marked } = parser.format();
  return { rows, separator, marked };
}

/** Returns the rows in short: cells between bars, or the problem, each with its line. */
const outline = (file: string | Uint8Array, size?: number): readonly string[] =>
  parse(file, size).rows.map((row) =>
    "broken" in row ? `${row.line} ${row.broken}` : `${row.line} ${row.cells.join("|")}`,
  );

describe("a valid table", () => {
  it.each([
    ["semicolons", "a;b\n1,5;2\n", ["1 a|b", "2 1,5|2"]],
    ["line ends of Windows", "a,b\r\n1,2\r\n", ["1 a|b", "2 1|2"]],
    ["line ends of old Macs", "a,b\r1,2\r", ["1 a|b", "2 1|2"]],
    ["one column", "a\n1\n", ["1 a", "2 1"]],
    ["one column that has a name we know", "Serial #\n1;2\n", ["1 Serial #", "2 1;2"]],
    ["a title above the table", "Units\na;b\n1,5;2\n", ["1 Units", "2 a|b", "3 1,5|2"]],
    ["a line that names the separator", "sep=|\na|b\n1,5|2\n", ["2 a|b", "3 1,5|2"]],
    ["rows that are shorter and longer", "a,b\n1\n1,2,3\n", ["1 a|b", "2 1", "3 1|2|3"]],
    ["Markdown", "| a | b |\n|---|:--|\n| 1 | 2\\|3 |\n| | 4 |\n", ["1 a|b", "3 1|2|3", "4 |4"]],
    ["quotation marks", 'a,b\n"1,""x""",2\n', ["1 a|b", '2 1,"x"|2']],
    ["quotation marks within a cell", 'a,b\n40 gal 20" wide,2\n', ["1 a|b", '2 40 gal 20" wide|2']],
    ["line ends within a cell", 'a,b\r\n"1\r\n\r\nx",2\r\n3,4\r\n', ["1 a|b", "2 1\r\n\r\nx|2", "5 3|4"]],
    ["empty rows", '\n\n,,\n"",\na,b\n\n;;\n1,2\n\n', ["5 a|b", "8 1|2"]],
    ["other scripts", "a,b\nJosé,日本 🔥\n", ["1 a|b", "2 José|日本 🔥"]],
    ["nothing", "", []],
  ])("%s", (_name, file, rows) => {
    expect(outline(file)).toEqual(rows);
    expect(outline(file, 1)).toEqual(rows);
  });

  it("distinguishes the byte order mark from text", () => {
    expect(parse("\uFEFFa,b\n")).toMatchObject({ marked: true, rows: [{ cells: ["a", "b"] }] });
    expect(parse("\uFEFFa,b\n", 1)).toMatchObject({ marked: true, rows: [{ cells: ["a", "b"] }] });
    expect(parse("a,b\n")).toMatchObject({ marked: false });
    expect(parse('"a;b",c\n')).toMatchObject({ separator: "," });
  });
});

describe("an invalid row", () => {
  it.each([
    ["text behind a closing mark", 'a,b\n"1"x,2\n3,4\n', ["1 a|b", "2 malformed", "3 3|4"]],
    [
      "a mark that is not closed before the next",
      'a,b\n1,"x\n2,"y"\n3,4\n',
      ["1 a|b", "2 malformed", "3 2|y", "4 3|4"],
    ],
    [
      "a mark that is never closed",
      'a,b\n1,2\n3,"x\n4,5\n6,7',
      ["1 a|b", "2 1|2", "3 malformed", "4 4|5", "5 6|7"],
    ],
    ["a row that is too long", `a,b\n${"x".repeat(40_000)}\n1,2\n`, ["1 a|b", "2 malformed", "3 1|2"]],
    ["a cell that is too long", `a,b\n"${"x\n".repeat(20_000)}\n1,2\n`, ["1 a|b", "2 malformed"]],
    ["a last row that is too long", `a,b\n1,2\n${"x".repeat(40_000)}`, ["1 a|b", "2 1|2", "3 malformed"]],
  ])("is reported, and the next is read: %s", (_name, file, rows) => {
    for (const size of [65_536, 1000, 7]) expect(outline(file, size).slice(0, rows.length)).toEqual(rows);
  });

  it("is reported if it is not in UTF-8, with its cells as far as they are readable", () => {
    const file = Buffer.concat([Buffer.from("a,b\n1,caf"), Buffer.from([0xe9]), Buffer.from("\n2,café\n")]);
    expect(parse(file).rows).toEqual([
      { cells: ["a", "b"], line: 1 },
      { cells: ["1", "caf\uFFFD"], line: 2, broken: "encoding" },
      { cells: ["2", "café"], line: 3 },
    ]);
  });

  it("keeps its content", () => {
    expect(parse('a,b\n"1"x,2\n').rows[1]).toEqual({ cells: ['"1"x,2'], line: 2, broken: "malformed" });
  });
});

const pieces = fc.integer({ min: 1, max: 50 });

describe("any file", () => {
  it("can be written back unchanged", () => {
    const cell = fc.oneof(
      fc.string({ unit: "grapheme", maxLength: 8 }),
      fc.string({ unit: fc.constantFrom('"', ",", ";", "\t", "\n", "\r", " ", "é", "🔥"), maxLength: 6 }),
    );
    const file = fc.record({
      cells: fc.array(fc.tuple(cell, cell), { maxLength: 20 }),
      delimiter: fc.constantFrom(",", ";", "\t"),
      record_delimiter: fc.constantFrom("\n", "\r\n", "\r"),
      bom: fc.boolean(),
    });
    fc.assert(
      fc.property(file, pieces, ({ cells, ...format }, size) => {
        const table = [["one", "other", "last"], ...cells.map((row) => [...row, "x"])];
        const written = stringify(table, { ...format, quoted_match: /[\n\r;,\t]/u });
        expect(parse(written, size).rows.map((row) => row.cells)).toEqual(table);
      }),
    );
  });

  it("is parsed identically for any chunking", () => {
    const bytes = fc.oneof(
      fc.uint8Array({ maxLength: 200 }),
      fc.string({ unit: fc.constantFrom('"', '""', ",", "\n", "\r", "x", "é", "\uFEFF"), maxLength: 200 }),
    );
    fc.assert(
      fc.property(bytes, pieces, (file, size) => {
        expect(parse(file, size)).toEqual(parse(file));
      }),
    );
  });

  it("keeps every line that is not empty", () => {
    const lines = fc.array(fc.string({ unit: fc.constantFrom('"', ",", "x"), maxLength: 8 }), {
      maxLength: 30,
    });
    fc.assert(
      fc.property(lines, (some) => {
        const { rows } = parse(["a,b", ...some].join("\n"));
        const parsed = rows.map(({ cells }) => cells.join("")).join("");
        const letters = (text: string) => text.replaceAll(/[^x]/gu, "").length;
        expect(letters(parsed)).toBe(letters(some.join("")));
      }),
    );
  });
});
