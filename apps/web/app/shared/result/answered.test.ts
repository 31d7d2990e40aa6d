import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { checkHere } from "../check/check-here.ts";
import { validAnswers, readAnswered, disambiguate } from "./answered.ts";

// Made in August 2025, 2005 or 1985.
const check = checkHere(
  { brand: "bradford-white", serial: "BH651139612", model: "" },
  "2026-11-20",
  "from-address",
);
const { candidates } = check.result.decoding;

const ef = { question: "rating-name", leaves: ["2005-08", "1985-08"] };
const late = { question: "standard-year", leaves: ["2005-08"] };

describe("answers that separate dates", () => {
  it.each([
    ["none", [], ["2025-08", "2005-08", "1985-08"], "ambiguous"],
    ["one that leaves two", [ef], ["2005-08", "1985-08"], "ambiguous"],
    ["two that leave one", [ef, late], ["2005-08"], "decoded"],
  ] as const)("%s", (_what, answered, dates, status) => {
    const narrowed = disambiguate(check, validAnswers(candidates, answered));
    const { decoding, ...result } = narrowed.result;
    expect(decoding.candidates.map(({ date }) => date)).toEqual(dates);
    expect(decoding.status).toBe(status);
    expect(result).toMatchObject({ brand: "bradford-white", manufacturingDate: dates[0] });
    expect({ ...narrowed, result: undefined }).toEqual({ ...check, result: undefined });
  });

  it("are valid up to the first that leaves no date or all dates", () => {
    const never = { question: "rating-name", leaves: ["1999-01"] };
    const all = { question: "rating-name", leaves: ["2025-08", "2005-08", "1985-08"] };
    expect(validAnswers(candidates, [ef, never, late])).toEqual([ef]);
    expect(validAnswers(candidates, [all, ef])).toEqual([]);
  });

  it("are parsed as written", () => {
    expect(readAnswered(JSON.stringify([ef, late]))).toEqual([ef, late]);
  });

  it("are empty for any other stored text", () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        for (const { question, leaves } of readAnswered(text)) {
          expect(typeof question).toBe("string");
          expect(leaves.every((date) => typeof date === "string")).toBe(true);
        }
      }),
    );
    expect(readAnswered(null)).toEqual([]);
    expect(readAnswered('[{"question":"ef","leaves":[1]},{"leaves":[]},null]')).toEqual([]);
  });
});
