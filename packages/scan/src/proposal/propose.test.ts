import * as fc from "fast-check";
import { decode, findBrand } from "@heater-age/decoder";
import { describe, expect, it, test } from "vitest";
import { lineOf } from "../fixtures/line.ts";
import type { Line, Reading } from "../reading/reading.ts";
import { propose } from "./propose.ts";

const today = "2026-11-20";
const on = (...lines: readonly Line[]) => propose({ lines, codes: [] }, { today });

const plate = (serial: string, ...more: readonly string[]): readonly Line[] => [
  lineOf("Rheem", { y: 50, height: 60 }),
  lineOf("MODEL NO. XG40T06EC36U1", { y: 120 }),
  lineOf(`SERIAL NO. ${serial}`, { y: 180 }),
  lineOf("MAX. WORKING PRESSURE 150 PSI", { y: 300, height: 20 }),
  ...more.map((text, index) => lineOf(text, { y: 400 + 60 * index, height: 24 })),
];

describe("a plate that was read well", () => {
  const found = on(...plate("A261512345", "MFG DATE JUN 2015"));

  it("gives brand, serial number, model and date, and is sure", () => {
    expect(found).toMatchObject({
      brand: "rheem",
      serial: "A261512345",
      model: "XG40T06EC36U1",
      printedDate: { date: "2015-06", text: "MFG DATE JUN 2015", contradicts: false },
      sure: true,
    });
  });

  it("gives each character its place in the photo, from left to right", () => {
    const places = found.characters.map(({ crop }) => crop?.x ?? Number.NaN);
    expect(found.characters.map(({ char }) => char).join("")).toBe("A261512345");
    expect(places).toEqual(places.toSorted((one, other) => one - other));
    expect(new Set(found.characters.map(({ crop }) => crop?.y))).toEqual(new Set([180]));
  });

  it("has no alternatives where there is no doubt", () => {
    expect(found.characters.flatMap(({ alternatives }) => alternatives)).toEqual([]);
  });
});

it("takes the number below or beside a caption that stands alone", () => {
  const alone = lineOf("SERIAL NUMBER", { y: 100, height: 24 });
  const below = on(alone, lineOf("RHLN0706860541", { y: 150 }));
  expect(below).toMatchObject({ serial: "RHLN0706860541", sure: true });
  const { box, characters } = lineOf("RHLN0706860541");
  expect(on(alone, { characters, box: { ...box, x: 900 } })).toMatchObject({ serial: "RHLN0706860541" });
});

it("finds the serial number without a caption, because of all numbers it has a date", () => {
  const lines = [
    lineOf("BRADFORD WHITE", { y: 50, height: 60 }),
    lineOf("M4403S6FBN", { y: 120 }),
    lineOf("LF83179567", { y: 180 }),
    lineOf("MAX. WORKING PRESSURE 150 PSI", { y: 300, height: 20 }),
  ];
  expect(on(...lines)).toMatchObject({ serial: "LF83179567", model: "M4403S6FBN", sure: true });
});

it.each(["S/N: 0788J397397", "SN:0788J397397", "SN0788J397397"])(
  "takes the SN of %s for a caption, as the decoder does",
  (text) => {
    const found = on(lineOf("Rheem", { y: 50, height: 60 }), lineOf(text, { y: 120 }));
    expect(found).toMatchObject({ brand: "rheem", serial: "0788J397397" });
  },
);

describe("two labels in one photo", () => {
  const ofHeater = [lineOf("Whirlpool", { y: 50, height: 60 }), lineOf("1553093557", { y: 180 })];
  const ofTank = lineOf("SERIAL NO. 1046380998", { y: 400, height: 30 });
  const codes = [{ text: "1046380998", format: "Code128" }];

  it("leave a doubt where both numbers have a date by the rules of the brand", () => {
    expect(propose({ lines: [...ofHeater, ofTank], codes }, { today }).sure).toBe(false);
  });

  it("leave none when the other number has no date", () => {
    const lines = [...ofHeater.slice(0, 1), ofTank, lineOf("9999999999", { y: 180 })];
    expect(propose({ lines, codes }, { today })).toMatchObject({ serial: "1046380998", sure: true });
  });
});

it.each([
  "P/N 137991-534",
  "ITEM ID 1046380998",
  "CERTIFICATE 1046380998",
  "CALL (407) 645-2700",
  "407-645-2700",
])("takes no number of something else for a serial number or a model: %s", (text) => {
  const brand = lineOf("Whirlpool", { y: 50, height: 60 });
  const other = lineOf(text, { y: 180 });
  expect(on(brand, other)).toMatchObject({ serial: undefined, model: undefined });
  expect(on(brand, lineOf("SERIAL NO. 1553093557", { y: 120 }), other)).toMatchObject({
    serial: "1553093557",
    model: undefined,
    sure: true,
  });
});

it("reads the name of a company with its address behind it", () => {
  const name = lineOf("BRADFORD WHITE CORPORATION (www.bradfordwhite.com)", { y: 50 });
  expect(on(name, lineOf("Serial No: SB40976517", { y: 180 }))).toMatchObject({
    brand: "bradford-white",
    serial: "SB40976517",
    sure: true,
  });
});

it("keeps the first letter of a model that no rule knows", () => {
  const found = on(
    lineOf("BRADFORD WHITE CORPORATION", { y: 50 }),
    lineOf("Model No: ERE250T6-1NCWW", { y: 120 }),
    lineOf("Serial No: BB54805614", { y: 180 }),
  );
  expect(found).toMatchObject({ serial: "BB54805614", model: "ERE250T6-1NCWW" });
});

it.each(["240 / 208 1-Phase AC ONLY", "based on 60 cycles, 2 of them", "www.example.com 24"])(
  "takes %s for no model number",
  (text) => {
    expect(
      on(lineOf("Rheem", { y: 50 }), lineOf("A261512345", { y: 120 }), lineOf(text, { y: 180 })).model,
    ).toBe(undefined);
  },
);

it("takes the therms of an EnergyGuide for no brand", () => {
  expect(on(lineOf("214 THERMS"), lineOf("SERIAL NO. 1553093557", { y: 180 })).brand).not.toBe("bosch");
});

it("puts a look-alike right where only that has a date, and is not sure then", () => {
  const found = on(...plate("A26I512345"));
  expect(found).toMatchObject({ serial: "A261512345" });
  expect(found.characters[3]).toMatchObject({ char: "1", alternatives: ["I", "L"] });
});

it("is not sure where a character of the same shape has another date", () => {
  // The letter of a plant, or a digit: 2014 or 1991.
  const found = on(lineOf("Rheem", { y: 50, height: 60 }), lineOf("0491478113", { y: 120 }));
  expect(found).toMatchObject({ brand: "rheem", sure: false });
  expect(found.characters[0]?.alternatives).toContain("Q");
});

it("is not sure where the recognizer took another character for possible that has another date", () => {
  const { box, characters } = lineOf("SERIAL NUMBER 8653A356378", { y: 180 });
  const stroke = characters.map((one, index) =>
    index === 14 ? { ...one, probability: 0.9, alternatives: [{ char: "0", probability: 0.08 }] } : one,
  );
  const found = on(lineOf("AMERICAN", { y: 50, height: 60 }), { box, characters: stroke });
  expect(found).toMatchObject({ serial: "8653A356378", sure: false });
  expect(found.characters[0]?.alternatives).toContain("0");
});

it("is not sure of a number that would have another date with one more digit, unless a barcode says the same", () => {
  const lines = [lineOf("BRADFORD WHITE", { y: 50, height: 60 }), lineOf("SERIAL NO. PE0998234", { y: 180 })];
  const codes = [{ text: "PE0998234", format: "Code39" }];
  expect(on(...lines)).toMatchObject({ serial: "PE0998234", sure: false });
  expect(propose({ lines, codes }, { today })).toMatchObject({ serial: "PE0998234", sure: true });
});

it("is not sure of a number with a character that was hardly read", () => {
  const lines = plate("A261512345");
  const blurred = lines.map((line, index) =>
    index === 2
      ? { ...line, characters: line.characters.map((one) => ({ ...one, probability: 0.5 })) }
      : line,
  );
  expect(on(...blurred)).toMatchObject({ serial: "A261512345", sure: false });
});

describe("a printed date", () => {
  it("that contradicts the serial number is said, and nothing is sure then", () => {
    expect(on(...plate("A261512345", "MFG DATE 05/2003"))).toMatchObject({
      serial: "A261512345",
      printedDate: { date: "2003-05", contradicts: true },
      sure: false,
    });
  });

  it("of a standard is none", () => {
    expect(on(...plate("A261512345", "ANSI Z21.10.1-2014")).printedDate).toBeUndefined();
  });
});

it("keeps the points and hyphens that are printed, for they tell formats apart", () => {
  const found = on(lineOf("Rinnai", { height: 60, y: 50 }), lineOf("SERIAL No. 06.02-399175", { y: 120 }));
  expect(found).toMatchObject({ brand: "rinnai", serial: "06.02-399175" });
  expect(found.characters.map(({ char }) => char).join("")).toBe("06.02-399175");
});

describe("a barcode", () => {
  const code = (text: string, format = "Code39") => ({ text, format });

  it("settles a serial number that was read badly", () => {
    const lines = plate("A26151234S");
    const codes = [code("A261512345")];
    expect(propose({ lines, codes }, { today })).toMatchObject({ serial: "A261512345", sure: true });
  });

  it("alone gives a serial number, and the brand by its rules", () => {
    expect(propose({ lines: [], codes: [code("RHLN0706860541")] }, { today })).toMatchObject({
      brand: "rheem",
      serial: "RHLN0706860541",
    });
  });

  it("with several numbers gives the one that is a serial number", () => {
    const codes = [code("NPE-180S2;7412W1670297059", "QRCode")];
    expect(propose({ lines: [lineOf("NAVIEN")], codes }, { today })).toMatchObject({
      brand: "navien",
      serial: "7412W1670297059",
      model: "NPE-180S2",
      sure: true,
    });
  });

  it("of a store or of the model is no serial number", () => {
    const codes = [code("0073831196198", "EAN13"), code("81V40D", "Code128")];
    expect(propose({ lines: plate("RHLN0706860541"), codes }, { today }).serial).toBe("RHLN0706860541");
    expect(propose({ lines: [lineOf("Bosch")], codes: codes.slice(0, 1) }, { today }).serial).toBeUndefined();
  });
});

it("proposes nothing where nothing was read, and no serial number where none is", () => {
  expect(on()).toEqual({
    brand: undefined,
    serial: undefined,
    model: undefined,
    printedDate: undefined,
    sure: false,
    characters: [],
    codes: [],
  });
  expect(on(lineOf("GE APPLIANCES"), lineOf("TEST PRESSURE")).serial).toBeUndefined();
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
const serials = ["A261512345", "RHLN0706860541", "1434105742519", "LF83179567", "06.02-399175", "0711731796"];
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
      .map(({ text, ...place }) => lineOf(text.join(" "), place)),
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

test("of any reading: it never throws, its characters are those of the serial number, and sure means dated", () => {
  fc.assert(
    fc.property(readings, (reading) => {
      const { brand = "", serial, sure, characters: found, printedDate } = propose(reading, { today });
      expect(found.map(({ char }) => char).join("")).toBe(serial ?? "");
      for (const { char, alternatives } of found) expect(alternatives).not.toContain(char);
      if (!sure) return;
      const known = findBrand(brand);
      expect(known && serial !== undefined && decode(known, serial, { today }).status).not.toBe("unreadable");
      expect(known).toBeDefined();
      expect(printedDate?.contradicts).not.toBe(true);
    }),
  );
});
