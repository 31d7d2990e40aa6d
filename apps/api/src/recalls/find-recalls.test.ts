import { notices } from "@heater-age/decoder/safety";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { findRecalls } from "./find-recalls.ts";

/** Returns a record in the format of the service, with fields that are ignored. All data is invented. */
const record = (changes: object = {}) => ({
  RecallID: 10_999,
  RecallNumber: "26999",
  RecallDate: "2026-10-01T00:00:00",
  Description: "This recall involves gas water heaters of a test.",
  URL: "https://www.cpsc.gov/Recalls/2026/A-Test-Recalls-Water-Heaters",
  Title: "A Test Recalls Water Heaters",
  ConsumerContact: "Toll-free at 800-555-0100.",
  Products: [{ Name: "Water heaters", Description: "", Model: "", NumberOfUnits: "About 1,000" }],
  SoldAtLabel: null,
  Hazards: [{ Name: "Fire hazard.", HazardType: "" }],
  Remedies: [{ Name: "Free repair." }],
  ...changes,
});

const find = (...records: readonly unknown[]) => findRecalls(JSON.stringify(records));

describe("a response of the recall service", () => {
  it("has water heaters, newest first, and others", () => {
    const toaster = record({
      Title: "A Test Recalls Toasters",
      Description: "Toasters.",
      Products: [{ Name: "Toasters" }],
    });
    const newer = record({
      RecallNumber: 26_998,
      RecallDate: "2026-11-01",
      Products: [{ Name: "Heaters", Model: null }],
    });
    const { unknown, ...counts } = find(record(), toaster, newer);
    expect(unknown.map(({ RecallNumber }) => RecallNumber)).toEqual([26_998, "26999"]);
    expect(counts).toEqual({ known: 0, others: 1, refused: [] });
  });

  it("is compared with published notices by number or page", () => {
    const ofAgency = notices.filter(({ agency }) => agency === "CPSC");
    const numbered = ofAgency.flatMap(({ number }) => number ?? []);
    const pages = ofAgency.flatMap(({ number, link }) =>
      number === undefined && link?.includes("cpsc.gov") === true ? [link] : [],
    );
    expect(numbered.length).toBeGreaterThan(5);
    expect(pages.length).toBeGreaterThan(0);
    const records = [
      ...numbered.map((number) => record({ RecallNumber: Number(number.replaceAll("-", "")) })),
      ...pages.map((URL) => record({ URL })),
    ];
    expect(find(...records)).toEqual({ unknown: [], known: records.length, others: 0, refused: [] });
  });

  it("is read without its invalid records, each with a reason", () => {
    const { RecallDate: _date, ...dateless } = record();
    const { unknown, refused } = find(record(), dateless, record({ Products: "Water heaters" }), null, []);
    expect(unknown).toHaveLength(1);
    expect(refused).toHaveLength(4);
    expect(refused[0]).toMatch(/^record 2: .*RecallDate/u);
    expect(refused[1]).toMatch(/^record 3: \/Products /u);
  });

  it.each([
    ["a web page", "<!doctype html><p>Maintenance</p>", /web page/u],
    ["cut off", JSON.stringify([record()]).slice(0, -20), /cut off/u],
    ["no list", JSON.stringify({ Recalls: [record()] }), /no list/u],
  ])("that is %s is refused as a whole", (_, text, words) => {
    expect(() => findRecalls(text)).toThrow(words);
  });

  it("is read, whatever its records", () => {
    const some = fc.oneof(fc.jsonValue(), fc.string(), fc.constant(null));
    const broken = fc
      .tuple(fc.constantFrom(...Object.keys(record())), some)
      .map(([field, value]) => record({ [field]: value }));
    fc.assert(
      fc.property(fc.array(fc.oneof(broken, some)), (list) => {
        const { unknown, known, others, refused } = find(...list);
        expect(unknown.length + known + others + refused.length).toBe(list.length);
      }),
    );
  });
});
