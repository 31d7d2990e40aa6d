import { describe, expect, it } from "vitest";
import { decode } from "./decode.ts";
import type { Format } from "./format.ts";
import { invented, yearMonth } from "./invented.fixture.ts";

const today = "2026-11-20";
const letters: Format = {
  ...yearMonth,
  id: "letters",
  shape: /^(?<prefix>[BG])(?<year>\d{2})(?<month>0[1-9]|1[0-2])(?<plant>[A-Z])(?<sequence>\d{5})$/u,
};
const repairs = (serial: string, formats: readonly Format[] = [letters]) => {
  const decoding = decode(invented(formats), serial, { today });
  if (decoding.status !== "unreadable") throw new Error(`${serial} was read`);
  return decoding.problem.repairs.map((repair) => repair.serial);
};

describe("one look-alike", () => {
  it.each([
    ["BO501C12345", "B0501C12345"],
    ["BQ501C12345", "B0501C12345"],
    ["B0501C1234S", "B0501C12345"],
    ["B0501CL2345", "B0501C12345"],
    ["B0501C1Z345", "B0501C12345"],
    ["B0501C1B345", "B0501C18345"],
    ["B0501CG2345", "B0501C62345"],
    ["80501C12345", "B0501C12345"],
    ["60501C12345", "G0501C12345"],
  ])("corrects %s to %s", (serial, repaired) => {
    expect(repairs(serial)).toEqual([repaired]);
  });

  it("is replaced with every similar character, and all matches are returned", () => {
    const pair: Format = { ...letters, shape: /^(?<plant>[DQ])(?<year>\d{2})(?<sequence>\d{5})$/u };
    expect(repairs("00512345", [pair])).toEqual(["D0512345", "Q0512345"]);
  });

  it("may be replaced with a letter", () => {
    const one: Format = { ...letters, shape: /^(?<plant>L)(?<year>\d{2})(?<sequence>\d{5})$/u };
    expect(repairs("I0512345", [one])).toEqual(["L0512345"]);
  });
});

describe("several look-alikes", () => {
  it("are replaced together if one is not enough", () => {
    expect(repairs("BO5O1C12345")).toEqual(["B0501C12345"]);
  });

  it("are all read as digits after the leading letters if two are not enough", () => {
    expect(
      repairs("GOSO1C12345", [
        { ...letters, shape: /^(?<prefix>G)(?<year>\d{2})(?<month>\d{2})(?<plant>C)(?<sequence>\d{5})$/u },
      ]),
    ).toEqual(["G0501C12345"]);
  });

  it("keep the printed characters where possible: fewest replacements first", () => {
    const digitsOnly: Format = {
      ...letters,
      id: "digits",
      shape: /^(?<prefix>[BG])(?<year>\d{2})(?<month>0[1-9]|1[0-2])(?<sequence>\d{6})$/u,
    };
    expect(repairs("BO5O1BO2345", [digitsOnly, letters])).toEqual(["B0501B02345", "B0501802345"]);
  });
});

describe("no correction", () => {
  it("is returned if its date would be impossible", () => {
    expect(repairs("B9O12C12345", [{ ...letters, inUse: [2000, null] }])).toEqual([]);
  });

  it("is returned for characters without look-alikes", () => {
    expect(repairs("BX501C12345")).toEqual([]);
    expect(repairs("XXXXXXXXXX")).toEqual([]);
  });
});
