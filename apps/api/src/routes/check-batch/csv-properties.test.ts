import { parse } from "csv-parse/sync";
import { stringify } from "csv-stringify/sync";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { now } from "../../../test/service.ts";
import { ApiError } from "../../errors/codes.ts";
import { answerCsv } from "./csv-answer.ts";
import { decodeCsv } from "./csv-read.ts";
import type { BatchContext } from "./check-all.ts";

const context: BatchContext = {
  checkedAt: now,
  language: "en",
  record: async (rows) => rows.map(() => true),
  models: { find: () => undefined, refresh: async () => {} },
  budget: { take: async () => {}, charge: async () => {} },
};

const hostile = fc.oneof(
  fc.string({ unit: "grapheme", maxLength: 12 }),
  fc.string({
    unit: fc.constantFrom('"', ",", ";", "\t", "\n", "\r", "=", "'", " ", "🔥", "a"),
    maxLength: 8,
  }),
  fc.constantFrom(
    "=cmd|' /C calc'!A0",
    "+1",
    "-1",
    "@x",
    "\t=1",
    "\r\n=1",
    "\n=1",
    " =1",
    '""',
    "\u0000",
    "\uFEFF",
  ),
);

const formula = /^(?:\s*[=+\-@\u{FF1D}\u{FF0B}\u{FF0D}\u{FF20}]|[\t\r])/u;
const harmless = (cell: string) => (formula.test(cell) ? `'${cell}` : cell);

const answer = async (file: Buffer) => answerCsv(decodeCsv(file), context);

describe("answerCsv", () => {
  it("returns every cell unchanged, with formulas as text, for any content", async () => {
    const file = fc.record({
      cells: fc.array(fc.tuple(hostile, hostile, hostile), { minLength: 1, maxLength: 60 }),
      delimiter: fc.constantFrom(",", ";", "\t"),
      record_delimiter: fc.constantFrom("\n", "\r\n", "\r"),
      quote_record_delimiter: fc.constant(true),
      bom: fc.boolean(),
    });
    await fc.assert(
      fc.asyncProperty(file, async ({ cells, ...format }) => {
        const table = [
          ["first note", "serial", "brand", "second note"],
          ...cells.map(([first, serial, second]) => [first, serial, "rheem", second]),
        ];
        const answered = await answerCsv(stringify(table, format), context);
        const rows = parse(answered, { delimiter: format.delimiter, bom: true, record_delimiter: "\r\n" });
        expect(answered.startsWith("\uFEFF")).toBe(format.bom);
        expect(rows.map((row) => row.slice(0, 4))).toEqual(table.map((row) => row.map(harmless)));
        expect(rows.flat().filter((cell) => formula.test(cell))).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });

  it("responds to any bytes or refuses them, without hanging or failing", async () => {
    const bytes = fc.oneof(
      fc.uint8Array({ maxLength: 300 }),
      fc.string({ unit: fc.constantFrom('"', ",", "\n", "\r", "x", "é"), maxLength: 300 }),
    );
    await fc.assert(
      fc.asyncProperty(fc.boolean(), bytes, async (named, rest) => {
        const file = Buffer.concat([Buffer.from(named ? "brand,serial,x\n" : ""), Buffer.from(rest)]);
        const answered = await answer(file).catch((error: unknown) => error);
        if (answered instanceof Error) expect(answered).toBeInstanceOf(ApiError);
        else {
          const rows = parse(String(answered), { record_delimiter: "\r\n" });
          expect(new Set(rows.map((row) => row.length))).toEqual(new Set([14]));
        }
      }),
      { numRuns: 300 },
    );
  });
});
