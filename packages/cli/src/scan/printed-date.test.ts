import { describe, expect, it } from "vitest";
import { answer } from "../check/checker.ts";
import { invalid } from "../check/check-result.ts";
import { translatorIn } from "../texts/translator.ts";
import { withPrintedDate } from "./printed-date.ts";

const english = await translatorIn("en");
const today = "2026-11-20";
const heater = { brand: "bradford-white", serialNumber: "BH6511396", modelNumber: "" };
const ambiguous = answer(heater, english, today);

describe("a printed date", () => {
  it("selects one of two dates", () => {
    const { result, isPrinted } = withPrintedDate(ambiguous, "1985", heater, today);
    expect(isPrinted).toBe(false);
    expect(result).toMatchObject({
      manufacturingDate: "1985-08",
      precision: "month",
      ambiguous: false,
      dates: [{ date: "1985-08" }, { date: "2005-08" }],
    });
  });

  it("replaces dates that it contradicts", () => {
    const { result, isPrinted } = withPrintedDate(ambiguous, "1999-02-03", heater, today);
    expect(isPrinted).toBe(true);
    expect(result).toMatchObject({
      manufacturingDate: "1999-02-03",
      ageYears: 27,
      ageMonths: 9,
      precision: "day",
    });
  });

  it("dates a heater whose serial number has no date", () => {
    const none = invalid("serial-not-found", "");
    const { result, isPrinted } = withPrintedDate(none, "2020-11", heater, today);
    expect(isPrinted).toBe(true);
    expect(result).toMatchObject({
      ...heater,
      manufacturingDate: "2020-11",
      recommendationCode: "monitor",
    });
  });

  it("changes nothing if it equals the only date", () => {
    const one = answer({ brand: "rheem", serialNumber: "RH0504B01826" }, english, today);
    expect(withPrintedDate(one, "2004", heater, today)).toEqual({ result: one, isPrinted: false });
  });

  it("may be a week", () => {
    const smith = { brand: "ao-smith", serialNumber: "1433101939410", modelNumber: "" };
    const weeks = answer(smith, english, today);
    const { result } = withPrintedDate(weeks, "2014-08", smith, today);
    expect(result).toMatchObject({ manufacturingDate: "2014-08", precision: "week" });
  });
});
