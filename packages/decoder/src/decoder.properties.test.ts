import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { brands, type BrandSlug, isBrand } from "./brands/index.ts";
import { allCases } from "./cases.fixture.ts";
import { calendarDay, dayNumber, monthOfWeek, period } from "./engine/calendar.ts";
import { decode } from "./engine/decode.ts";
import type { Candidate, Decoding, Repair } from "./engine/decoding.ts";
import type { Brand } from "./engine/format.ts";
import { sureness } from "./engine/readings.ts";
import { normaliseSerial } from "./engine/normalise.ts";

const today = "2026-11-20";
const LOOK_ALIKES = ["0ODQ", "1IL", "2Z", "5S", "8B", "6GC"];
const all = Object.values(brands);
const slugs = Object.keys(brands) as BrandSlug[];

const toOrder = ({ reasons, confidence, date, year, week = 1 }: Candidate) => {
  const has = (code: string) => reasons.some((reason) => reason.code === code);
  const [first] = period(
    date.includes("W") ? `${year}-${String(monthOfWeek(year, week)).padStart(2, "0")}` : date,
  );
  return [
    2 - sureness(confidence),
    has("counter-fits") ? 0 : has("counter-misfit") ? 2 : has("check-running-number") ? 3 : 1,
    date.length === 4 ? dayNumber(first) - 1 : dayNumber(first),
    date,
  ] as const;
};
const inOrder = (candidates: readonly Candidate[]): readonly Candidate[] =>
  candidates.toSorted((a, b) => {
    const [first, second] = [toOrder(a), toOrder(b)];
    return (
      first[0] - second[0] || first[1] - second[1] || second[2] - first[2] || (first[3] < second[3] ? 1 : -1)
    );
  });

function* faultsOfCandidate(candidate: Candidate, brand: Brand, serial: string, day: string) {
  const { date, year, month, week, parts, sources, reasons, confidence } = candidate;
  const [first] = period(date);
  if (dayNumber(first) > dayNumber(calendarDay(day))) yield `${date} is after ${day}`;
  const dateParts = [date.slice(0, 4), date.includes("W") ? date.slice(6) : date.slice(5, 7), date.slice(8)];
  const meant = [year, week ?? month ?? 0, candidate.day ?? 0];
  if (dateParts.some((text, index) => Number(text) !== meant[index]))
    yield `${date} is not ${meant.join(", ")}`;

  let at = 0;
  for (const { from, to, text } of parts) {
    if (from !== at || to <= from || text !== serial.slice(from, to)) yield `part ${text} is not at ${from}`;
    at = to;
  }
  if (at !== serial.length) yield `the parts end at ${at}`;
  if (sureness(confidence) > sureness(brand.atMost ?? "high")) yield `${confidence} is too sure`;
  if (sources.length === 0 || reasons.length === 0) yield `${date} has no source or no reason`;
}

function* faultsOfRepair(repair: Repair, brand: Brand, serial: string, day: string): Generator<string> {
  const characters = [...repair.serial];
  const fair = characters.every((character, index) => {
    const typed = serial.charAt(index);
    return (
      character === typed || LOOK_ALIKES.some((group) => group.includes(typed) && group.includes(character))
    );
  });
  if (!fair || characters.length !== serial.length) yield `${repair.serial} does not look like it`;
  if (repair.serial === serial || repair.decoding.status === "unreadable")
    yield `${repair.serial} is no repair`;
  yield* listFaults(repair.decoding, brand, repair.serial, day);
}

/** Returns the faults of a decoding, for any input. There should be none. */
function listFaults(decoding: Decoding, brand: Brand, text: string, day = today): readonly string[] {
  const serial = normaliseSerial(text);
  if (decoding.status === "unreadable") {
    const { repairs, brands: likelier } = decoding.problem;
    return [
      ...repairs.flatMap((repair) => [...faultsOfRepair(repair, brand, serial, day)]),
      ...repairs.slice(6).map((repair) => `${repair.serial} is one repair too many`),
      ...likelier.filter((other) => !isBrand(other) || other === brand.slug),
    ];
  }
  const { candidates, status } = decoding;
  const dates = candidates.map(({ date }) => date);
  const ordered = inOrder(candidates).map(({ date }) => date);
  return [
    ...candidates.flatMap((candidate) => [...faultsOfCandidate(candidate, brand, serial, day)]),
    ...dates.filter((date, index) => date !== ordered[index]).map((date) => `${date} is out of order`),
    ...dates.filter((date, index) => dates.indexOf(date) !== index).map((date) => `${date} is there twice`),
    ...((status === "decoded") === (dates.length === 1) ? [] : [`${status} with ${dates.length} dates`]),
  ];
}

const anyBrand = fc.constantFrom(...all);
const serialLike = fc.string({
  unit: fc.constantFrom(...Array.from("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ")),
  maxLength: 30,
});
const anyDay = fc
  .date({ min: new Date("1950-01-01"), max: new Date("2099-12-31"), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

describe("any input", () => {
  it("has a result for any text", () => {
    fc.assert(
      fc.property(anyBrand, fc.string({ unit: "binary", maxLength: 60 }), (brand, text) => {
        expect(listFaults(decode(brand, text, { today, model: text }), brand, text)).toEqual([]);
      }),
      { numRuns: 500 },
    );
  });

  it("has a result for letters and digits on any day", () => {
    fc.assert(
      fc.property(anyBrand, serialLike, anyDay, (brand, text, day) => {
        expect(listFaults(decode(brand, text, { today: day }), brand, text, day)).toEqual([]);
      }),
      { numRuns: 1_000 },
    );
  });

  it("has a result for the shape of any format on any day", () => {
    const shapes = all.flatMap((brand) =>
      brand.formats
        .filter(({ shape }) => !/\(\?<?[=!]/u.test(shape.source))
        .map(({ shape }) => fc.stringMatching(shape).map((serial) => ({ brand, serial }))),
    );
    fc.assert(
      fc.property(fc.oneof(...shapes), anyDay, ({ brand, serial }, day) => {
        expect(listFaults(decode(brand, serial, { today: day }), brand, serial, day)).toEqual([]);
      }),
      { numRuns: 3_000 },
    );
  });

  it("has a result for any model number", () => {
    const known = fc.constantFrom(...allCases.map(({ serial }) => serial));
    fc.assert(
      fc.property(anyBrand, known, serialLike, (brand, serial, model) => {
        expect(listFaults(decode(brand, serial, { today, model }), brand, serial)).toEqual([]);
      }),
      { numRuns: 1_000 },
    );
  });
});

describe.each(slugs)("%s", (slug) => {
  const brand = brands[slug];
  const cases = allCases.filter((each) => each.slug === slug);

  it("has a result for every look-alike of its cases", () => {
    for (const { serial: text } of cases) {
      const serial = normaliseSerial(text);
      expect(listFaults(decode(brand, text, { today }), brand, text)).toEqual([]);
      for (const [index, character] of [...serial].entries()) {
        const group = LOOK_ALIKES.find((alikes) => alikes.includes(character)) ?? "";
        for (const other of group.replace(character, "")) {
          const swapped = serial.slice(0, index) + other + serial.slice(index + 1);
          expect(listFaults(decode(brand, swapped, { today }), brand, swapped)).toEqual([]);
        }
      }
    }
  });

  it("has a result for every prefix of its cases", () => {
    for (const { serial } of cases)
      for (let length = 0; length < serial.length; length += 1)
        expect(
          listFaults(decode(brand, serial.slice(0, length), { today }), brand, serial.slice(0, length)),
        ).toEqual([]);
  });

  it("has a result for 10,000 characters of any text", () => {
    for (const unit of ["0", "A", "1A", "-", "S/N ", "SERIAL", "Ⅷ🔥", "\u202e1", "\u0000"]) {
      const text = unit.repeat(10_000 / unit.length);
      const decoding = decode(brand, text, { today, model: text });
      expect(decoding, unit).toMatchObject({ status: "unreadable" });
      expect(listFaults(decoding, brand, text)).toEqual([]);
    }
  });

  it("always has the same result, even with frozen data", () => {
    const frozen = Object.freeze({ ...brand, formats: Object.freeze([...brand.formats]) });
    for (const { serial, model } of cases) {
      const options = Object.freeze({ today, model });
      const answer = JSON.stringify(decode(brand, serial, options));
      expect(JSON.stringify(decode(frozen, serial, options))).toBe(answer);
      expect(JSON.stringify(decode(brand, serial, options))).toBe(answer);
    }
  });
});
