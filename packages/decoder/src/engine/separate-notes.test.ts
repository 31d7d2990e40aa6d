import { describe, expect, it } from "vitest";
import { brands, findBrand } from "../index.ts";
import { forBrand, separateNotes } from "./separate-notes.ts";

const separate = (text: string, brand = brands["bradford-white"]) =>
  separateNotes(text, { ...forBrand(brand), isName: (words) => findBrand(words) !== undefined });

describe("one number", () => {
  it.each([
    ["BH6511396/2005", "2005", "2005"],
    ["BH6511396 8/05", "8/05", "2005-08"],
    ["BH6511396 2005", "2005", "2005"],
    ["BH6511396-2005", "2005", "2005"],
    ["BH6511396 '05", "'05", "2005"],
    ["BH6511396 (Aug 2005)", "Aug 2005", "2005-08"],
    ["BH6511396 2005-08", "2005-08", "2005-08"],
    ["BH6511396 05/08/2005", "05/08/2005", "2005"],
    ["BH6511396 25.08.2005", "25.08.2005", "2005-08"],
    ["MFG DATE: Aug 15, 2005 BH6511396", "MFG DATE: Aug 15, 2005", "2005-08"],
    ["BH6511396 [8-05]", "8-05", "2005-08"],
    ["BH6511396 ~2005", "2005", "2005"],
    ["BH6511396 août 2005", "août 2005", "2005-08"],
    ["BH6511396 año 2005", "año 2005", "2005"],
    ["BH6511396 fabriqué en août 2005", "fabriqué en août 2005", "2005-08"],
    ["BH6511396 hergestellt im August 2005", "hergestellt im August 2005", "2005-08"],
    ["BH6511396 fabbricato nel 2005", "fabbricato nel 2005", "2005"],
    ["Ser# BH6511396 8/05", "8/05", "2005-08"],
    ["Mfg 08/2005 Serial: BH6511396 Model M240T6FBN", "Mfg 08/2005", "2005-08"],
  ])("of %j has the note %j", (text, note, date) => {
    const { numbers, notes } = separate(text);
    expect(numbers.map((number) => number.replace("Serial: ", ""))).toEqual(["BH6511396"]);
    expect(notes).toMatchObject([{ text: note, date }]);
  });

  it.each([
    ["BH6511396 wk 32 2005", "made", "2005-W32"],
    ["BH6511396 KW 32/2005", "made", "2005-W32"],
    ["BH6511396 installed 2006", "installed", "2006"],
    ["BH6511396 mise en service 03/2006", "installed", "2006-03"],
    ["BH6511396 in service 2006", "installed", "2006"],
    ["BH6511396 vendido 2006", "installed", "2006"],
    ["BH6511396 anode replaced 2019", "serviced", "2019"],
    ["BH6511396 gewartet 2019", "serviced", "2019"],
    ["BH6511396 riparato nel 2019", "serviced", "2019"],
    ["BH6511396 warranty expires 2011", "warranted", "2011"],
    ["BH6511396 Garantie bis 2011", "warranted", "2011"],
  ])("of %j has a note about being %s", (text, event, date) => {
    expect(separate(text).notes).toMatchObject([{ event, date }]);
  });

  it("is the number that has a known shape, and not the model number beside it", () => {
    expect(separate("82V40-2 / RH 0504B01826", brands.rheem).numbers).toEqual(["RH 0504B01826"]);
  });

  it.each(["]C1 BH6511396", "]A0BH6511396"])("is read without the scanner's prefix: %s", (text) => {
    expect(separate(text).numbers).toEqual(["BH6511396"]);
  });

  it.each([
    ["BH6511396 NB# 123456", "NB# 123456"],
    ["Permit 20190455 / BH6511396", "Permit 20190455"],
    ["BH6511396, Tel. 800 432 8373", "Tel. 800 432 8373"],
  ])("of %j has the other number as a note", (text, note) => {
    expect(separate(text)).toMatchObject({ numbers: ["BH6511396"], notes: [{ text: note }] });
  });

  it.each([
    "Bradford White BH6511396",
    "BW BH6511396",
    "BH6511396 40gal",
    "BH6511396 40,000 BTU",
    "#1 BH6511396",
    "BH6511396 Boiler S/N",
    "BH6511396 *leaking*",
    "BH6511396 - unit A / roof",
    "Numéro de série: BH6511396",
    "BH6511396 n/a",
    "BH6511396 12",
    "unit 204: BH6511396",
    "BH6511396 40 gal NG T&P leaking",
  ])("of %j has a note without a date", (text) => {
    const { numbers, notes } = separate(text);
    expect(numbers).toEqual(["BH6511396"]);
    expect(notes.filter(({ date }) => date !== undefined)).toEqual([]);
    expect(notes).not.toEqual([]);
  });

  it.each(["BH6511396", "S/N: BH 651-1396", "(BH6511396)", "BH6511396*", "BH6511396 'x'", "", "2005", "()"])(
    "of %j has no note",
    (text) => {
      expect(separate(text)).toEqual({ numbers: [text], notes: [] });
    },
  );

  it("is read before a year, even if both together look like a number", () => {
    expect(separate("112105473 2018", brands.lochinvar)).toEqual({
      numbers: ["112105473"],
      notes: [{ text: "2018", date: "2018" }],
    });
  });

  it("keeps what makes it whole, although it could be a year", () => {
    for (const text of ["RH0504B0 1982", "RH 0504 B0 1982"])
      expect(separate(text, brands.rheem)).toEqual({ numbers: [text], notes: [] });
    expect(separate("2005.06-004472", brands.noritz).notes).toEqual([]);
    for (const text of ["RHLN 01 06 534307", "PC 0711223547"])
      expect(separate(text, brands.nti)).toEqual({ numbers: [text], notes: [] });
    expect(separate("PC 0711223547", brands.rinnai).notes).toEqual([]);
  });
});

describe("several numbers", () => {
  it.each([
    "BH6511396 / BH6511397",
    "BH6511396/BH6511397",
    "BH6511396, BH6511397",
    "BH6511396 BH6511397",
    "BH6511396 and BH6511397",
    "BH6511396\nBH6511397",
    "BH6511396 & BH6511397 (2005)",
  ])("are separated: %j", (text) => {
    expect(separate(text).numbers).toEqual(["BH6511396", "BH6511397"]);
  });

  it("keep their own spaces", () => {
    expect(separate("RH 0504 B01826 / RH 0505 B01827", brands.rheem).numbers).toEqual([
      "RH 0504 B01826",
      "RH 0505 B01827",
    ]);
  });

  it("are one if they are the same", () => {
    expect(separate("BH6511396, BH 6511396").numbers).toEqual(["BH6511396"]);
  });
});
