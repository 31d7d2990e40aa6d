import * as fc from "fast-check";
import { decode, findBrand } from "@heater-age/decoder";
import { describe, expect, it, test } from "vitest";
import { toLine } from "../../test/line.ts";
import type { Line, Reading } from "../reading/reading.ts";
import { propose } from "./propose.ts";

const today = "2026-11-20";
const on = (...lines: readonly Line[]) => propose({ lines, codes: [] }, { today });

const plate = (serial: string, ...more: readonly string[]): readonly Line[] => [
  toLine("Rheem", { y: 50, height: 60 }),
  toLine("MODEL NO. XG40T06EC36U1", { y: 120 }),
  toLine(`SERIAL NO. ${serial}`, { y: 180 }),
  toLine("MAX. WORKING PRESSURE 150 PSI", { y: 300, height: 20 }),
  ...more.map((text, index) => toLine(text, { y: 400 + 60 * index, height: 24 })),
];

describe("a clearly read label", () => {
  const proposal = on(...plate("A261512345", "MFG DATE JUN 2015"));

  it("has the brand, serial number, model and date, and is confident", () => {
    expect(proposal).toMatchObject({
      brand: "rheem",
      serial: "A261512345",
      model: "XG40T06EC36U1",
      printedDate: { date: "2015-06", text: "MFG DATE JUN 2015", contradicts: false },
      sure: true,
    });
  });

  it("has each character's position in the photo, from left to right", () => {
    const places = proposal.characters.map(({ crop }) => crop?.x ?? Number.NaN);
    expect(proposal.characters.map(({ char }) => char).join("")).toBe("A261512345");
    expect(places).toEqual(places.toSorted((one, other) => one - other));
    expect(new Set(proposal.characters.map(({ crop }) => crop?.y))).toEqual(new Set([180]));
  });

  it("has no alternatives without doubt", () => {
    expect(proposal.characters.flatMap(({ alternatives }) => alternatives)).toEqual([]);
  });
});

it("finds the number below or beside a caption on its own line", () => {
  const alone = toLine("SERIAL NUMBER", { y: 100, height: 24 });
  const below = on(alone, toLine("RHLN0706860541", { y: 150 }));
  expect(below).toMatchObject({ serial: "RHLN0706860541", sure: true });
  const { box, characters } = toLine("RHLN0706860541");
  expect(on(alone, { characters, box: { ...box, x: 900 } })).toMatchObject({ serial: "RHLN0706860541" });
});

it("finds the serial number without a caption, because it is the only number with a date", () => {
  const lines = [
    toLine("BRADFORD WHITE", { y: 50, height: 60 }),
    toLine("M4403S6FBN", { y: 120 }),
    toLine("LF28179567", { y: 180 }),
    toLine("MAX. WORKING PRESSURE 150 PSI", { y: 300, height: 20 }),
  ];
  expect(on(...lines)).toMatchObject({ serial: "LF28179567", model: "M4403S6FBN", sure: true });
});

describe("two labels in one photo", () => {
  const ofHeater = [toLine("Whirlpool", { y: 50, height: 60 }), toLine("1553093557", { y: 180 })];
  const ofTank = toLine("SERIAL NO. 1046380998", { y: 400, height: 30 });
  const codes = [{ text: "1046380998", format: "Code128" }];

  it("are in doubt if both numbers have a date by the brand's rules", () => {
    expect(propose({ lines: [...ofHeater, ofTank], codes }, { today }).sure).toBe(false);
  });

  it("are not in doubt if the other number has no date", () => {
    const lines = [...ofHeater.slice(0, 1), ofTank, toLine("9999999999", { y: 180 })];
    expect(propose({ lines, codes }, { today })).toMatchObject({ serial: "1046380998", sure: true });
  });
});

it.each([
  "P/N 137991-534",
  "ITEM ID 1046380998",
  "CERTIFICATE 1046380998",
  "CALL (407) 645-2700",
  "407-645-2700",
])("ignores a number of something else: %s", (text) => {
  const brand = toLine("Whirlpool", { y: 50, height: 60 });
  const other = toLine(text, { y: 180 });
  expect(on(brand, other)).toMatchObject({ serial: undefined, model: undefined });
  expect(on(brand, toLine("SERIAL NO. 1553093557", { y: 120 }), other)).toMatchObject({
    serial: "1553093557",
    model: undefined,
    sure: true,
  });
});

it("reads the name of a company followed by its address", () => {
  const name = toLine("BRADFORD WHITE CORPORATION (www.bradfordwhite.com)", { y: 50 });
  expect(on(name, toLine("Serial No: SB40976517", { y: 180 }))).toMatchObject({
    brand: "bradford-white",
    serial: "SB40976517",
    sure: true,
  });
});

it("keeps the first letter of a model that fits no rule", () => {
  const proposal = on(
    toLine("BRADFORD WHITE CORPORATION", { y: 50 }),
    toLine("Model No: ERE250T6-1NCWW", { y: 120 }),
    toLine("Serial No: BB54805614", { y: 180 }),
  );
  expect(proposal).toMatchObject({ serial: "BB54805614", model: "ERE250T6-1NCWW" });
});

it.each(["240 / 208 1-Phase AC ONLY", "based on 60 cycles, 2 of them", "www.example.com 24"])(
  "does not mistake %s for a model number",
  (text) => {
    expect(
      on(toLine("Rheem", { y: 50 }), toLine("A261512345", { y: 120 }), toLine(text, { y: 180 })).model,
    ).toBe(undefined);
  },
);

it("does not mistake therms on an EnergyGuide for a brand", () => {
  expect(on(toLine("214 THERMS"), toLine("SERIAL NO. 1553093557", { y: 180 })).brand).not.toBe("bosch");
});

it("corrects a look-alike if only the corrected number has a date, with less confidence", () => {
  const proposal = on(...plate("A26I512345"));
  expect(proposal).toMatchObject({ serial: "A261512345" });
  expect(proposal.characters[3]).toMatchObject({ char: "1", alternatives: ["I", "L"] });
});

it("is not confident if a look-alike has another date", () => {
  // The letter of a plant, or a digit: 2014 or 1991.
  const proposal = on(toLine("Rheem", { y: 50, height: 60 }), toLine("0491478113", { y: 120 }));
  expect(proposal).toMatchObject({ brand: "rheem", sure: false });
  expect(proposal.characters[0]?.alternatives).toContain("Q");
});

it("is not confident if the recognizer's alternative has another date", () => {
  const { box, characters } = toLine("SERIAL NUMBER 8653A356378", { y: 180 });
  const stroke = characters.map((one, index) =>
    index === 14 ? { ...one, probability: 0.9, alternatives: [{ char: "0", probability: 0.08 }] } : one,
  );
  const proposal = on(toLine("AMERICAN", { y: 50, height: 60 }), { box, characters: stroke });
  expect(proposal).toMatchObject({ serial: "8653A356378", sure: false });
  expect(proposal.characters[0]?.alternatives).toContain("0");
});

it("is not confident about a number that would have another date with one more digit, unless a barcode agrees", () => {
  const lines = [toLine("BRADFORD WHITE", { y: 50, height: 60 }), toLine("SERIAL NO. PE0998234", { y: 180 })];
  const codes = [{ text: "PE0998234", format: "Code39" }];
  expect(on(...lines)).toMatchObject({ serial: "PE0998234", sure: false });
  expect(propose({ lines, codes }, { today })).toMatchObject({ serial: "PE0998234", sure: true });
});

it("is not confident about a number with a barely readable character", () => {
  const lines = plate("A261512345");
  const blurred = lines.map((line, index) =>
    index === 2
      ? { ...line, characters: line.characters.map((one) => ({ ...one, probability: 0.5 })) }
      : line,
  );
  expect(on(...blurred)).toMatchObject({ serial: "A261512345", sure: false });
});

describe("a printed date", () => {
  it("that contradicts the serial number is reported, and the result is not confident", () => {
    expect(on(...plate("A261512345", "MFG DATE 05/2003"))).toMatchObject({
      serial: "A261512345",
      printedDate: { date: "2003-05", contradicts: true },
      sure: false,
    });
  });
});

it("keeps printed dots and hyphens, which distinguish formats", () => {
  const proposal = on(toLine("Rinnai", { height: 60, y: 50 }), toLine("SERIAL No. 06.02-399175", { y: 120 }));
  expect(proposal).toMatchObject({ brand: "rinnai", serial: "06.02-399175" });
  expect(proposal.characters.map(({ char }) => char).join("")).toBe("06.02-399175");
});

describe("a barcode", () => {
  const code = (text: string, format = "Code39") => ({ text, format });

  it("confirms a badly read serial number", () => {
    const lines = plate("A26151234S");
    const codes = [code("A261512345")];
    expect(propose({ lines, codes }, { today })).toMatchObject({ serial: "A261512345", sure: true });
  });

  it("is enough for a serial number, and for the brand by its rules", () => {
    expect(propose({ lines: [], codes: [code("RHLN0706860541")] }, { today })).toMatchObject({
      brand: "rheem",
      serial: "RHLN0706860541",
    });
  });

  it("of a European boiler has all of its 28 characters", () => {
    const serial = "21254700100234473133064511N1";
    expect(propose({ lines: [], codes: [code(serial, "Code128")] }, { today })).toMatchObject({ serial });
    const text = toLine("Serien-Nr. 21 25 47 0010023447 3133 064511 N1".toUpperCase(), { y: 120 });
    expect(on(toLine("VAILLANT", { y: 50, height: 60 }), text)).toMatchObject({ serial });
  });

  it("with several numbers returns the serial number", () => {
    const codes = [code("NPE-180S2;7412W1670297059", "QRCode")];
    expect(propose({ lines: [toLine("NAVIEN")], codes }, { today })).toMatchObject({
      brand: "navien",
      serial: "7412W1670297059",
      model: "NPE-180S2",
      sure: true,
    });
  });

  it("of a store or the model is not a serial number", () => {
    const codes = [code("0073831196198", "EAN13"), code("81V40D", "Code128")];
    expect(propose({ lines: plate("RHLN0706860541"), codes }, { today }).serial).toBe("RHLN0706860541");
    expect(propose({ lines: [toLine("Bosch")], codes: codes.slice(0, 1) }, { today }).serial).toBeUndefined();
  });
});

it("proposes nothing for an empty reading, and no serial number if there is none", () => {
  expect(on()).toEqual({
    brand: undefined,
    serial: undefined,
    model: undefined,
    printedDate: undefined,
    sure: false,
    characters: [],
    codes: [],
  });
  expect(on(toLine("GE APPLIANCES"), toLine("TEST PRESSURE")).serial).toBeUndefined();
});

const characters = fc.array(
  fc.record({
    char: fc.oneof(fc.constantFrom(...Array.from("0123456789ABCDEFGHRLNQ.-/ ")), fc.string({ maxLength: 2 })),
    probability: fc.double({ min: 0, max: 1, noNaN: true }),
    at: fc.double({ min: 0, max: 1, noNaN: true }),
    alternatives: fc.array(
      fc.record({
        char: fc.constantFrom("0", "1", "8", "B", "Q", "-"),
        probability: fc.double({ min: 0, max: 1, noNaN: true }),
      }),
      { maxLength: 3 },
    ),
  }),
  { maxLength: 24 },
);
const serials = ["A261512345", "RHLN0706860541", "1434105742519", "LF28179567", "06.02-399175", "0711731796"];
const words = ["Rheem", "SERIAL NO. ", "MODEL", "STATE", "MFG DATE 05/2014", "153.336433", ...serials];
const lines = fc.array(
  fc.oneof(
    fc.record({
      characters,
      box: fc.record({
        x: fc.integer(),
        y: fc.integer(),
        width: fc.integer({ min: 1, max: 2000 }),
        height: fc.integer({ min: 1, max: 200 }),
        angle: fc.double({ min: -4, max: 4, noNaN: true }),
      }),
    }),
    fc
      .record({
        text: fc.array(fc.constantFrom(...words), { maxLength: 3 }),
        y: fc.integer({ min: 0, max: 500 }),
        probability: fc.double({ min: 0, max: 1, noNaN: true }),
      })
      .map(({ text, ...place }) => toLine(text.join(" "), place)),
  ),
  { maxLength: 5 },
);
const codes = fc.array(
  fc.record({
    text: fc.oneof(fc.string(), fc.constantFrom(...serials)),
    format: fc.constantFrom("Code39", "QRCode", "EAN13"),
  }),
  { maxLength: 2 },
);
const readings: fc.Arbitrary<Reading> = fc.record({ lines, codes });

test("never throws for any reading, has only the serial number's characters, and is confident only with a date", () => {
  fc.assert(
    fc.property(readings, (reading) => {
      const { brand = "", serial, sure, characters: read, printedDate } = propose(reading, { today });
      expect(read.map(({ char }) => char).join("")).toBe(serial ?? "");
      for (const { char, alternatives } of read) expect(alternatives).not.toContain(char);
      if (!sure) return;
      const known = findBrand(brand);
      expect(known && serial !== undefined && decode(known, serial, { today }).status).not.toBe("unreadable");
      expect(known).toBeDefined();
      expect(printedDate?.contradicts).not.toBe(true);
    }),
  );
});
