import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { checkSerial } from "../check/check-serial.ts";
import { parseCheck } from "../check/parse-check.ts";
import { brands, decode, findBrand, identify } from "../index.ts";
import { modelKnowledge } from "../makers/index.ts";
import { sureness } from "./readings.ts";
import { kindByDigits, kindByForm, findCaptioned, statesNoNumber } from "./other-number.ts";

const today = "2026-11-20";
const all = Object.values(brands).filter(({ formats }) => formats.length > 0);

/** Returns a fault for each brand, and for none, under which a text has a date. */
function* findDates(text: string) {
  for (const brand of all) {
    const decoding = decode(brand, text, { today });
    if (decoding.status !== "unreadable") yield `${brand.slug}: ${decoding.candidates[0].date}`;
    const { check } = parseCheck({ brand: brand.slug, serialNumber: text }, { findBrand });
    if (check && checkSerial(check, { today, knowledge: modelKnowledge }).success)
      yield `${brand.slug}: checked`;
  }
  if (identify(text, { today }).length > 0) yield "identified";
  const { check } = parseCheck({ brand: "other", serialNumber: text }, { findBrand });
  if (check && checkSerial(check, { today, knowledge: modelKnowledge }).success) yield "other: checked";
}

const digits = (count: number) => fc.stringMatching(new RegExp(`^[0-9]{${count}}$`, "u"));
const letters = fc.stringMatching(/^[A-Za-z]{1,12}$/u);

/** Returns a UPC or EAN with its check digit. */
const withCheckDigit = (body: string): string => {
  const sum = [...body]
    .toReversed()
    .reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 3 : 1), 0);
  return `${body}${(10 - (sum % 10)) % 10}`;
};

const captions = [
  "NB#",
  "NB No.",
  "N.B.",
  "National Board",
  "NAT'L BD",
  "CRN",
  "ASME",
  "AHRI",
  "AHRI Ref #",
  "CEC",
  "CSA",
  "UL",
  "FCC ID",
  "UPC",
  "EAN",
  "Part No.",
  "P/N",
  "PN",
  "PO",
  "PO #",
  "Tel",
  "Tel.",
  "Phone:",
  "Asset",
  "Asset Tag",
  "Permit",
  "Permit #",
  "Gas valve",
  // German, French, Spanish and Italian.
  "Artikel-Nr.",
  "Art.-Nr.",
  "Ersatzteil",
  "Teilenummer",
  "Auftrag Nr.",
  "Rechnung",
  "Inventar-Nr.",
  "Genehmigung",
  "Gasventil",
  "Modell",
  "Typ",
  "Telefon",
  "Rechnungsnr.",
  "Auftragsnummer",
  "Bestell-Nr.",
  "Strichcode",
  "Kundennummer",
  "Handy",
  "Code-barres",
  "Article n°",
  "Pièce",
  "Commande n°",
  "Facture",
  "Inventaire",
  "Permis",
  "Vanne gaz",
  "Modèle",
  "Téléphone",
  "Tél.",
  "Código de barras",
  "Artículo",
  "Pieza n.º",
  "Pedido",
  "Factura",
  "Inventario",
  "Permiso",
  "Válvula de gas",
  "Modelo",
  "Teléfono",
  "Codice a barre",
  "Articolo",
  "Ricambio",
  "Ordine n.",
  "Fattura",
  "Permesso",
  "Valvola gas",
  "Modello",
  "Telefono",
];
const remarks = [
  "see photo",
  "n/a",
  "unreadable",
  "missing tag",
  "label faded",
  "can't read",
  "pending",
  "not accessible",
  "label gone",
  "leaking",
  "behind wall",
  "nameplate missing",
  "removed",
  "electric",
  "tankless",
  "no number",
  "none",
  "TBD",
  "unleserlich",
  "siehe Foto",
  "Schild fehlt",
  "k. A.",
  "kein Typenschild",
  "illisible",
  "voir photo",
  "plaque absente",
  "s.o.",
  "ilegible",
  "ver foto",
  "sin etiqueta",
  "falta la placa",
  "illeggibile",
  "vedi foto",
  "targhetta mancante",
  "senza targhetta",
  "label faded, 2nd floor",
  "see photo 12",
  "unit 204 not accessible",
];

describe("what isn't a serial number has no date under any brand", () => {
  it.each(remarks)("%s", (text) => {
    expect(statesNoNumber(text)).toBe(true);
    expect([...findDates(text)]).toEqual([]);
  });

  it("words with fewer than three digits", () => {
    const words = fc
      .array(letters, { minLength: 1, maxLength: 4 })
      .chain((each) =>
        fc.integer({ min: 0, max: 99 }).map((number) => `${each.join(" ")} ${number || ""}`.trim()),
      );
    fc.assert(
      fc.property(words, (text) => {
        expect([...findDates(text)]).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });

  it("numbers behind a caption", () => {
    const numbers = fc.oneof(digits(5), digits(7), digits(8), digits(9), digits(10), digits(12));
    fc.assert(
      fc.property(numbers, (number) => {
        for (const caption of captions) expect([...findDates(`${caption} ${number}`)], caption).toEqual([]);
      }),
      { numRuns: 2, examples: [["0504123456"]] },
    );
  });

  it("dates with separators", () => {
    const parts = fc.tuple(
      fc.integer({ min: 1, max: 12 }),
      fc.integer({ min: 1, max: 28 }),
      fc.integer({ min: 1970, max: 2026 }),
    );
    const two = (number: number) => String(number).padStart(2, "0");
    fc.assert(
      fc.property(parts, ([month, day, year]) => {
        for (const text of [
          `${two(month)}/${two(day)}/${year}`,
          `${two(day)}.${two(month)}.${year}`,
          `${year}-${two(month)}-${two(day)}`,
          `${two(month)}/${year}`,
          `MFG ${two(month)}/${year}`,
        ])
          expect([...findDates(text)], text).toEqual([]);
      }),
      { numRuns: 25 },
    );
  });

  it("phone numbers with separators", () => {
    fc.assert(
      fc.property(fc.constantFrom("800", "866", "888", "612"), digits(2), digits(4), (area, mid, end) => {
        for (const text of [
          `${area}-4${mid}-${end}`,
          `(${area}) 4${mid}-${end}`,
          `+1 ${area} 4${mid} ${end}`,
          `1.${area}.4${mid}.${end}`,
        ])
          expect([...findDates(text)], text).toEqual([]);
      }),
      { numRuns: 20 },
    );
  });

  it("letters, a printed year and a running number", () => {
    const form = fc.tuple(
      fc.stringMatching(/^[A-Z]{2,5}$/u),
      fc.integer({ min: 1970, max: 2026 }),
      fc.stringMatching(/^[0-9]{3,6}$/u),
    );
    fc.assert(
      fc.property(form, (parts) => {
        expect([...findDates(parts.join("-"))]).toEqual([]);
      }),
      { numRuns: 25 },
    );
  });

  it.each(["2.14313E+12", "1,504E+12", "00000000", "11111111", "123456789", "1234567890", "A1234567"])(
    "%s",
    (text) => {
      expect([...findDates(text)]).toEqual([]);
    },
  );
});

describe("digits that are also those of another number", () => {
  const numbers = fc.oneof(
    digits(11).map(withCheckDigit),
    digits(7).map((rest) => `8002${rest.slice(1)}`),
    fc
      .tuple(
        fc.integer({ min: 10, max: 12 }),
        fc.integer({ min: 10, max: 28 }),
        fc.integer({ min: 1970, max: 2026 }),
      )
      .map(([month, day, year]) => `${month}${day}${year}`),
  );

  it("have a date only by a rule of the brand that is sure, and then a less sure one", () => {
    fc.assert(
      fc.property(numbers, (number) => {
        for (const brand of all) {
          const decoding = decode(brand, number, { today });
          if (decoding.status === "unreadable") continue;
          const [{ reasons, confidence }] = decoding.candidates;
          expect(reasons.map(({ code }) => code)).toContain("also-other-number");
          expect(sureness(confidence)).toBeLessThan(sureness("high"));
        }
      }),
      { numRuns: 200 },
    );
  });

  it.each([
    ["020363190477", "barcode"],
    ["05122014", "date"],
    ["20140512", "date"],
    ["8004328373", "phone"],
    ["18664328373", "phone"],
    ["4006381333931", "barcode"],
  ])("are recognized: %s is a %s", (number, kind) => {
    expect(kindByDigits(number)).toBe(kind);
  });

  it.each(["1836111786352", "020363190478", "0504123456", "BH6511396", "RH0504B01826", "1234567"])(
    "are not seen in %s",
    (number) => {
      expect(kindByDigits(number)).toBeUndefined();
    },
  );
});

describe("a caption", () => {
  const caption = (text: string) => findCaptioned(text, () => false);

  it.each([
    ["NB# 0098712", "board"],
    ["National Board No. 98712", "board"],
    ["AHRI Ref # 204883212", "ahri"],
    ["P/N 100109281", "part"],
    ["Model: RG250T6N", "model"],
  ])("of %s names it", (text, kind) => {
    const problem = kind === "model" ? { code: "looks-like-model" } : { code: "other-number", kind };
    expect(caption(text)).toEqual({ problem, text, rest: "" });
  });

  it.each(["BH6511396", "S/N PN1234567", "NB0098712", "Serial No. 1234 5678"])(
    "is not seen in %s",
    (text) => {
      expect(caption(text)).toBeUndefined();
    },
  );

  it("that may be the start of the number leaves the choice", () => {
    const decoding = decode(brands["bradford-white"], "NB 0098712", { today });
    expect(decoding).toMatchObject({
      status: "unreadable",
      problem: { code: "other-number", kind: "board", repairs: [{ serial: "NB0098712" }] },
    });
    expect(decode(brands["bradford-white"], "NB# 0098712", { today })).toMatchObject({
      problem: { repairs: [] },
    });
  });
});

it.each([
  ["05/12/2014", "date"],
  ["2014-05-12", "date"],
  ["5/2014", "date"],
  ["800-432-8373", "phone"],
  ["+1 866 432 8373", "phone"],
  ["0 20363 19047 7", "barcode"],
  ["2.14313E+12", "rounded"],
  ["RHM-2019-44821", "owner"],
  ["2005.06-004472", undefined],
  ["05.11-123456", undefined],
  ["7-1234-567", undefined],
])("the form of %s is that of: %s", (text, kind) => {
  expect(kindByForm(text)).toBe(kind);
});
