import { type BrandSlug, brands, decode, type Format, normaliseSerial } from "@heater-age/decoder";
import { agreement } from "@heater-age/decoder/proof";
import { describe, expect, it } from "vitest";
import { createProof, listCases } from "./proof.server.ts";

const today = "2026-11-20";
const proof = createProof(today);
const all = Object.values(brands);
const everyCase = all.flatMap((brand) => listCases(brand.slug).map((one) => ({ brand, one })));
const proofFor = (slug: BrandSlug) => {
  const found = proof.brands.find((one) => one.slug === slug);
  if (found === undefined) throw new Error(slug);
  return found;
};
const sum = (counts: object) => Object.values(counts as Record<string, number>).reduce((a, b) => a + b, 0);

describe("the figures", () => {
  it("match the rules", () => {
    const formats = new Set<Format>(all.flatMap((brand) => brand.formats));
    const dated = [...formats].filter(({ undated }) => !undated);
    expect(proof.brands.map(({ slug }) => slug).toSorted()).toEqual(Object.keys(brands).toSorted());
    const { undated, ...counts } = proof.overview.formats;
    expect(sum(counts)).toBe(dated.length);
    expect(undated).toBe(formats.size - dated.length);
    expect(proof.overview.ruled).toBe(
      all.filter((brand) => brand.formats.some((format) => !format.undated)).length,
    );
    for (const { slug, formats: counted } of proof.brands) {
      expect(sum(counted), slug).toBe(all.find((one) => one.slug === slug)?.formats.length);
    }
  });

  it("count a rating plate with a printed date once, and nothing else as one", () => {
    const plates = everyCase.filter(({ one }) => one.evidence === "plate" && typeof one.known === "string");
    const serials = new Set(plates.map(({ one }) => normaliseSerial(one.serial)));
    expect(serials.size).toBeGreaterThan(0);
    expect(plates.length).toBeGreaterThan(serials.size);
    expect(sum(proof.overview.evidence.plates)).toBe(serials.size);
  });

  it("are zero for brands without a rating plate, regardless of made-up examples", () => {
    const { evidence } = proofFor("whirlpool");
    expect(evidence.illustrations).toBeGreaterThan(0);
    expect(sum(evidence.plates)).toBe(0);
  });

  it("belong to the brand that they are about", () => {
    expect(proofFor("rheem").evidence.plates).toEqual({
      agrees: 1,
      ambiguous: 0,
      contradicts: 0,
      "no-date": 0,
    });
    const { evidence } = proofFor("bradford-white");
    expect(evidence.plates.agrees).toBe(0);
    expect(evidence.bounded).toBe(9);
  });
});

describe("every dated heater", () => {
  const { heaters } = proof;
  const known = heaters.filter((heater) => heater.known !== undefined);

  it("is listed once, those with an independently known date first, and never a made-up one", () => {
    const serials = heaters.map(({ serial }) => serial);
    expect(new Set(serials).size).toBe(serials.length);
    expect(heaters.slice(0, known.length)).toEqual(known);
    const real = new Set(
      everyCase.flatMap(({ one: { serial, evidence, begins } }) =>
        evidence === "illustration" || evidence === "invalid"
          ? []
          : [normaliseSerial(begins === undefined ? serial : serial.slice(0, begins))],
      ),
    );
    expect(serials.map(normaliseSerial).filter((serial) => !real.has(serial))).toEqual([]);
    expect(new Set(serials.map(normaliseSerial)).size).toBe(real.size);
  });

  it("is tallied by its likeliest decoded date", () => {
    const { first, later, contradicts, "no-date": undated } = proof.overview.known;
    expect(first + later + contradicts + undated).toBe(known.length);
    expect(contradicts).toBe(0);
    const verdicts = new Map(heaters.map(({ serial, verdict }) => [serial, verdict]));
    expect(verdicts.get("1703104682119")).toBe("first");
    expect(verdicts.get("1115…")).toBe("first");
    expect(verdicts.get("V21306262")).toBe("no-date");
    expect(verdicts.get("BH6511396")).toBeUndefined();
  });

  it("lists every label of a recall that covers several", () => {
    expect(heaters.find(({ serial }) => serial === "1115…")?.labels).toEqual(
      expect.arrayContaining(["A. O. Smith", "State", "Whirlpool"]),
    );
  });
});

describe("errors in other published rules", () => {
  it.each(proof.claims)("$by.title on $serial: the decoder differs, with evidence", (claim) => {
    expect(claim.by.url).toMatch(/^https:\/\//u);
    for (const { url } of claim.evidence) expect(url).toMatch(/^https?:\/\//u);
    expect(
      listCases(claim.brand).some(({ serial }) => normaliseSerial(serial) === normaliseSerial(claim.serial)),
    ).toBe(true);
    const decoding = decode(brands[claim.brand], claim.serial, { today });
    if ("date" in claim.says) {
      expect(["contradicts", "no-date"]).toContain(agreement(decoding, claim.says.date));
    } else {
      expect(claim.meanings.length).toBeGreaterThan(0);
      expect(claim.says.parts).not.toEqual(claim.meanings.slice(0, claim.says.parts.length));
    }
  });

  it("based on a rating plate belong to a brand with a dated plate", () => {
    const onPlates = proof.claims.filter(({ basis }) => basis === "plate");
    expect(onPlates.length).toBeGreaterThan(0);
    const plates = onPlates.map(({ brand }) => sum(proofFor(brand).evidence.plates));
    expect(Math.min(...plates)).toBeGreaterThan(0);
  });
});
