import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { dateError } from "./input.ts";

const today = "2026-11-20";

const readCode = (text: string): string | undefined => dateError(text, today)?.code;

describe("dateError", () => {
  it.each([
    "2004",
    " 2004-05\n",
    "2004-w20",
    "2004-02-29",
    "2020-W53",
    "1900",
    "2026",
    "2026-11",
    "2026-W47",
    "2026-11-20",
  ])("accepts %j", (text) => {
    expect(readCode(text)).toBeUndefined();
  });

  it.each([
    ["", "correction-date"],
    ["May 2004", "correction-date"],
    ["05/2004", "correction-date"],
    ["04-05", "correction-date"],
    ["2004-5", "correction-date"],
    ["2004-13", "correction-date"],
    ["2004-00", "correction-date"],
    ["2003-02-29", "correction-date"],
    ["2004-04-31", "correction-date"],
    ["2004-05-00", "correction-date"],
    ["2004-W00", "correction-date"],
    ["2004-W54", "correction-date"],
    ["2004-W20-1", "correction-date"],
    ["1899", "correction-date"],
    ["0000", "correction-date"],
    ["２００４", "correction-date"],
    ["🔥", "correction-date"],
    ["2027", "correction-date-future"],
    ["2026-12", "correction-date-future"],
    ["2026-W48", "correction-date-future"],
    ["2026-11-21", "correction-date-future"],
  ])("refuses %j with %s", (text, code) => {
    expect(readCode(text)).toBe(code);
  });

  it("accepts any text, or returns an error code", () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[12]\d{3}(-W?\d\d){0,2}$/u)), (text) => {
        expect([undefined, "correction-date", "correction-date-future"]).toContain(readCode(text));
      }),
    );
  });
});
