import { describe, expect, it } from "vitest";
import { indexFormats } from "./format-index.ts";
import { invented, yearMonth } from "./invented.fixture.ts";
import { toBrandFormat } from "./readings.ts";

const like = (id: string, shape: RegExp) => ({ ...yearMonth, id, shape });
const brand = invented([
  like("digits", /^(?<year>\d{2})(?<sequence>\d{4,6})$/u),
  like("optional-letter", /^(?<prefix>[A-M]?)(?<year>[1-9]\d)(?<sequence>\d{6})$/u),
  like("alternatives", /^(?<prefix>FD|GE[A-Z])?(?<year>\d{2})(?<sequence>\d{6})$/u),
  like("lookahead", /^(?=A)(?<plant>[A-Z])(?<year>\d{2})(?<sequence>\d{5})$/u),
  like("excluded", /^(?<plant>[^0-9])(?<year>\d{2})(?<sequence>\d{5})$/u),
]);
const formatsOf = indexFormats(({ formats }) => formats.map((format) => toBrandFormat(brand, format)));
const list = (serial: string) => formatsOf(brand, serial).map(({ format }) => format.id);

describe("indexFormats", () => {
  it("lists the formats of a length, in their order", () => {
    expect(list("121234")).toEqual(["digits"]);
    expect(list("12123456")).toEqual(["digits", "optional-letter", "alternatives"]);
    expect(list("1212345678")).toEqual([]);
    expect(list("")).toEqual([]);
  });

  it("lists those that allow the first character", () => {
    expect(list("01234567")).toEqual(["digits", "alternatives"]);
    expect(list("M18123456")).toEqual(["optional-letter"]);
    expect(list("FD18123456")).toEqual(["alternatives"]);
    expect(list("X18123456")).toEqual([]);
  });

  it("lists every format with lookaheads or a class that excludes characters", () => {
    expect(list("B1812345")).toEqual(["lookahead", "excluded"]);
  });
});
