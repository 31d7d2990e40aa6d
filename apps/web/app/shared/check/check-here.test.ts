import { describe, expect, it } from "vitest";
import { checkAddress } from "./check-address.server.ts";
import { checkHere } from "./check-here.ts";
import { sentInput } from "./typed.ts";
import { isDated, withDates } from "./shown-check.ts";

const today = "2026-11-20";
const answer = (brand: string, serial: string, model = "") =>
  checkHere(sentInput({ brand, serial, model }), today, "no-answer");

describe("checkHere", () => {
  it("decodes dots and dashes as printed, and keeps them for later decoding", () => {
    const check = answer("rheem", "04.05-123456");
    expect(check).toMatchObject({
      input: { serial: "04.05-123456" },
      result: {
        serialNumber: "0405123456",
        decoding: { status: "decoded", candidates: [{ date: "2004-05" }] },
      },
    });
    expect(answer("rheem", check.result.serialNumber).result.decoding.status).toBe("ambiguous");
    expect(checkHere(check.input, today, "no-answer").result).toEqual(check.result);
  });

  it("returns no suggestion for a model number, which has its own field", () => {
    expect(answer("rheem", "XG40T06EC36U1")).toMatchObject({ offers: [] });
  });

  it.each(["rheem", "other"])("returns only the two numbers of one text for %s", (brand) => {
    const check = answer(brand, "RH0504B01826, BH6511396");
    expect(check).toMatchObject({
      offers: [],
      result: { problem: { repairs: [{ serial: "RH0504B01826" }, { serial: "BH6511396" }] } },
    });
    expect(check.result).not.toHaveProperty("makers");
  });
});

describe("withDates", () => {
  it("recalculates age and state for fewer dates and another day", () => {
    const check = answer("bradford-white", "BH651139612");
    if (!isDated(check)) throw new Error("BH651139612 has dates");
    const [first, second] = check.result.decoding.candidates;
    expect(check.result).toMatchObject({ ambiguous: true, ageYears: 1, recommendationCode: "good" });
    if (second === undefined) throw new Error("BH651139612 has two dates");
    const narrowed = withDates(check, [second], "2027-11-20");
    expect(narrowed).toMatchObject({
      input: check.input,
      today: "2027-11-20",
      result: { ambiguous: false, ageYears: 22, recommendationCode: "replace", manufacturingDate: "2005-08" },
    });
    expect(first.date).toBe("2025-08");
  });
});

describe("checkAddress", () => {
  const open = (query: string) => checkAddress(new URLSearchParams(query));

  it("drops a symbol that no plate has", () => {
    const { check } = open("brand=rheem&serial=RH0504B01826*");
    expect(check?.result).toMatchObject({ success: true, manufacturingDate: "2004-05" });
  });

  it("ranks Rheem first for an unknown brand", () => {
    const { check } = open("brand=other&serial=0504123456&model=XG40T06EC36U1");
    expect(check?.result.makers?.[0]?.brand).toBe("rheem");
  });
});
