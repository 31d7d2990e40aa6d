import { describe, expect, it } from "vitest";
import { brands } from "../brands/index.ts";
import { decode } from "./decode.ts";
import type { Format } from "./format.ts";
import { invented, yearMonth } from "./invented.fixture.ts";

const today = "2026-11-20";
const day: Format = {
  ...yearMonth,
  id: "full-date",
  shape: /^(?<prefix>[A-Z]{2})(?<year>\d{2})(?<month>0[1-9]|1[0-2])(?<day>\d{2})(?<sequence>\d{4})$/u,
};
const near = (precision: NonNullable<Format["near"]>) => invented([{ ...day, near: precision }]);
const findFirst = (...args: Parameters<typeof decode>) => {
  const decoding = decode(...args);
  return decoding.status === "unreadable" ? decoding.problem.code : decoding.candidates[0];
};

describe("a serial counter of another length", () => {
  it("is read with low confidence, with the reason first", () => {
    expect(findFirst(near("day"), "AB18030512345", { today })).toMatchObject({
      date: "2018-03-05",
      confidence: "low",
      reasons: [{ code: "near-miss-tail", values: { length: 13 } }],
    });
    expect(findFirst(near("day"), "AB18030512", { today })).toMatchObject({ date: "2018-03-05" });
  });

  it("is not read if it differs by more than two digits", () => {
    expect(findFirst(near("day"), "AB1803051", { today })).toBe("no-format");
    expect(findFirst(near("day"), "AB1803051234567", { today })).toBe("no-format");
  });

  it("is not read if it holds another character", () => {
    expect(findFirst(near("day"), "AB180305W2345", { today })).toBe("no-format");
  });

  it("is read no more precisely than the format allows, and more precise digits are left unexplained", () => {
    expect(findFirst(near("month"), "AB18030512345", { today })).toMatchObject({
      date: "2018-03",
      month: 3,
      parts: [
        { text: "AB", means: "prefix" },
        { text: "18", means: "year" },
        { text: "03", means: "month" },
        { text: "05", means: "unknown" },
        { text: "12345", means: "sequence" },
      ],
    });
    expect(findFirst(near("month"), "AB18030512345", { today })).not.toHaveProperty("day");
    expect(findFirst(near("year"), "AB18030512345", { today })).toMatchObject({ date: "2018" });
  });

  it("is not read unless the format allows it", () => {
    expect(findFirst(invented([day]), "AB18030512345", { today })).toBe("no-format");
  });

  it("still needs a valid, past date within the format's years", () => {
    expect(findFirst(near("month"), "AB18130512345", { today })).toBe("no-format");
    expect(findFirst(near("month"), "AB26120512345", { today })).toBe("no-format");
    expect(findFirst(near("day"), "AB18023012345", { today })).toBe("no-format");
    expect(findFirst(near("year"), "AB89030512345", { today })).toBe("no-format");
  });
});

describe("a serial number that fits no format", () => {
  const hint = (serial: string, brand = near("day")) => {
    const decoding = decode(brand, serial, { today });
    return decoding.status === "unreadable" ? decoding.problem.hint : decoding.status;
  };

  it("has the dates of its first characters as a hint, with the characters to check", () => {
    expect(hint("AB1803051234567")).toEqual({ start: "AB180305", rest: "1234567", dates: ["2018-03-05"] });
    expect(hint("AB180305W23X1")).toEqual({ start: "AB180305", rest: "W23X1", dates: ["2018-03-05"] });
  });

  it("has the dates of every format that begins like that", () => {
    const decoding = decode(brands["bradford-white"], "BH651139612345", { today });
    expect(decoding).toMatchObject({
      problem: { hint: { start: "BH", dates: ["2025-08", "2005-08", "1985-08"] } },
    });
  });

  it("has none if the rest has few digits or many letters", () => {
    expect(hint("AB1803051")).toBeUndefined();
    expect(hint("AB180305WXY123")).toBeUndefined();
  });

  it("has none if the date is impossible or the format allows none", () => {
    expect(hint("AB1802301234567")).toBeUndefined();
    expect(hint("AB1803051234567", invented([day]))).toBeUndefined();
  });

  it("has none if look-alikes or another brand explain it", () => {
    const decoding = decode(near("day"), "AB1803051O34", { today });
    expect(decoding).toMatchObject({
      status: "unreadable",
      problem: { code: "no-format", repairs: [{ serial: "AB1803051034" }] },
    });
    expect(decoding).not.toHaveProperty("problem.hint");
    const other = {
      ...invented([{ ...day, shape: /^(?<prefix>AB)(?<year>\d{2})(?<sequence>\d{11})$/u }]),
      slug: "other",
    };
    expect(hint("AB1803051234567", { ...near("day"), others: () => [other] })).toBeUndefined();
  });
});

it("names another brand with a format of exactly this shape", () => {
  const eleven: Format = { ...yearMonth, shape: /^(?<year>\d{2})(?<sequence>\d{9})$/u };
  const other = { ...invented([eleven]), slug: "other" };
  const brand = invented([{ ...yearMonth, near: "month" }], { others: () => [other] });
  expect(findFirst(brand, "10031234567", { today })).toMatchObject({
    date: "2010-03",
    reasons: [{ code: "near-miss-tail" }, { code: "fits-other-brand", values: { brand: "other" } }],
  });
});
