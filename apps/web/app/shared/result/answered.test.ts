import { describe, expect, it } from "vitest";
import { checkHere } from "../check/check-here.ts";
import { isDated } from "../check/shown-check.ts";
import { validAnswers, disambiguate } from "./answered.ts";

// Made in August 2025, 2005 or 1985.
const check = checkHere(
  { brand: "bradford-white", serial: "BH651139612", model: "" },
  "2026-11-20",
  "from-address",
);
if (!isDated(check)) throw new Error("The number has dates.");
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
});
