import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { parse } from "csv-parse/sync";
import { stringify } from "csv-stringify/sync";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { now } from "../../../test/service.ts";
import { ApiError } from "../../errors/codes.ts";
import { answerCsv } from "./csv-answer.ts";
import { type BatchContext, createBatch } from "./run.ts";

const context: BatchContext = {
  checkedAt: now,
  language: "en",
  recorder: { recordAll: async (rows) => rows.map(() => true) },
  models: { find: async () => undefined, findInTime: async (wanted) => wanted.map(() => undefined) },
  budget: { take: async () => {}, charge: async () => {} },
};

/** Splits a file into chunks like a network does, even in the middle of characters. */
const pieces = (file: Buffer, size: number): Readable =>
  Readable.from(
    Array.from({ length: Math.ceil(file.length / size) }, (_, index) =>
      file.subarray(index * size, (index + 1) * size),
    ),
  );

const hostile = fc.oneof(
  fc.string({ unit: "grapheme", maxLength: 12 }),
  fc.string({
    unit: fc.constantFrom('"', ",", ";", "\t", "\n", "\r", "=", "'", " ", "🔥", "a"),
    maxLength: 8,
  }),
  fc.constantFrom("=cmd|' /C calc'!A0", "+1", "-1", "@x", "\t=1", "\r\n=1", '""', "\u0000", "\uFEFF"),
);

const formula = /^[=+\-@\t\r\u{FF1D}\u{FF0B}\u{FF0D}\u{FF20}]/u;
const harmless = (cell: string) => (formula.test(cell) ? `'${cell}` : cell);

describe("answerCsv", () => {
  it("returns every cell unchanged, with formulas as text, for any content", async () => {
    const file = fc.record({
      cells: fc.array(fc.tuple(hostile, hostile, hostile), { minLength: 1, maxLength: 60 }),
      delimiter: fc.constantFrom(",", ";", "\t"),
      record_delimiter: fc.constantFrom("\n", "\r\n", "\r"),
      quote_record_delimiter: fc.constant(true),
      bom: fc.boolean(),
      size: fc.integer({ min: 1, max: 4000 }),
    });
    await fc.assert(
      fc.asyncProperty(file, async ({ cells, size, ...format }) => {
        const table = [
          ["first note", "serial", "brand", "second note"],
          ...cells.map(([first, serial, second]) => [first, serial, "rheem", second]),
        ];
        const answer = await answerCsv(
          pieces(Buffer.from(stringify(table, format)), size),
          createBatch(context),
        );
        const answered = (await buffer(answer)).toString();
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
      fc.asyncProperty(fc.boolean(), bytes, fc.integer({ min: 1, max: 64 }), async (named, rest, size) => {
        const file = Buffer.concat([Buffer.from(named ? "brand,serial,x\n" : ""), Buffer.from(rest)]);
        const answered = await answerCsv(pieces(file, size), createBatch(context)).then(
          buffer,
          (error: unknown) => error,
        );
        if (answered instanceof Error) expect(answered).toBeInstanceOf(ApiError);
        else {
          const rows = parse(String(answered), { record_delimiter: "\r\n" });
          expect(new Set(rows.map((row) => row.length))).toEqual(new Set([13]));
        }
      }),
      { numRuns: 300 },
    );
  });
});
