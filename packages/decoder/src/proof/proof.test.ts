import { describe, expect, it } from "vitest";
import { brands, decode } from "../index.ts";
import { agreement, type Agreement, type KnownDate } from "./index.ts";

const today = "2026-11-20";
const plate = decode(brands.rheem, "RH 0504B01826", { today });
const twice = decode(brands["bradford-white"], "BH6511396", { today });
const week = decode(brands["ao-smith"], "1836111786352", { today });

describe("agreement", () => {
  it.each<readonly [KnownDate, Agreement]>([
    ["2004-05", "agrees"],
    ["2004", "agrees"],
    ["2004-05-31", "agrees"],
    ["2004-W20", "agrees"],
    ["2004-06", "contradicts"],
    ["2003", "contradicts"],
    [["2004-01", "2004-05"], "agrees"],
    [["2004-05-31", "2010"], "agrees"],
    [["2004-06", "2010"], "contradicts"],
  ])("of May 2004 with %s is %s", (known, verdict) => {
    expect(agreement(plate, known)).toBe(verdict);
  });

  it.each<readonly [KnownDate, Agreement]>([
    ["2005-08", "ambiguous"],
    ["1985", "ambiguous"],
    ["2025-08", "contradicts"],
  ])("of August 2005 or 1985 with %s is %s", (known, verdict) => {
    expect(agreement(twice, known)).toBe(verdict);
  });

  it.each<readonly [KnownDate, Agreement]>([
    ["2018-09", "agrees"],
    ["2018-W35", "agrees"],
    ["2018-W38", "agrees"],
    ["2018-W39", "contradicts"],
    ["2018-08-27", "agrees"],
    ["2018-08-26", "contradicts"],
    ["2018-09-16", "agrees"],
    ["2018-09-17", "contradicts"],
  ])("of week 36 of 2018 with %s is %s, because a week may be off by one", (known, verdict) => {
    expect(agreement(week, known)).toBe(verdict);
  });

  it("of a number without a date is none", () => {
    expect(agreement(decode(brands.lochinvar, "101000000", { today }), ["2016-08", "2020-06"])).toBe(
      "no-date",
    );
  });

  it.each(["", "May 2004", "2004-13", "2004-02-30", "04", "2004-W54"])(
    "throws for %j, which is not a date",
    (known) => {
      expect(() => agreement(plate, known)).toThrow(RangeError);
      expect(() => agreement(decode(brands.rheem, "?", { today }), known)).toThrow(RangeError);
    },
  );
});
