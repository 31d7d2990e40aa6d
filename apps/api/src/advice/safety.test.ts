import { notices, type SafetyNotice } from "@heater-age/decoder/safety";
import type { LifeType } from "@heater-age/decoder/life";
import { type Language, languages } from "@heater-age/messages";
import { type SafetyTexts, safetyTexts } from "@heater-age/messages/format";
import { formatText, translatorIn } from "@heater-age/messages/server";
import { describe, expect, it } from "vitest";
import { parseRequest } from "../checks/result.ts";
import { type Heater, describeHeater } from "./heater.ts";
import { findRecalls } from "./safety.ts";

const codes = languages.map(({ code }) => code);

interface Plate {
  readonly brand: string;
  readonly serialNumber: string;
  readonly modelNumber?: string;
}

interface Asking {
  readonly today?: string;
  readonly language?: Language;
  readonly type?: LifeType;
}

function safety(plate: Plate, { today = "2026-11-20", language = "en", type }: Asking = {}): SafetyTexts {
  const check = parseRequest({ modelNumber: "", ...plate });
  const heater = describeHeater({ check, userInput: { ...(type && { type }) }, today });
  return safetyTexts(translatorIn(language), findRecalls(heater, language));
}

const ultraLowNox = { brand: "ao-smith", serialNumber: "1540A012345", modelNumber: "GUF 40" };
describe("a notice that may cover the heater", () => {
  it("has the hazard, the remedy and what to check", () => {
    const { answer, summary, matches } = safety(ultraLowNox);
    expect([answer, summary.text, matches.length]).toEqual([
      "may-be-covered",
      formatText("en", "safety", "mayBeCovered", { count: 1 }),
      1,
    ]);
    expect(matches[0]).toMatchObject({
      id: "cpsc-2018-aosmith-ulnox",
      answerText: formatText("en", "safety", "answer-may-be-covered"),
      date: "2018-11-08",
      heading: { text: "CPSC, November 8, 2018", basis: "source", confidence: "high" },
      stopUse: {
        text: formatText("en", "safety", "stopUse-may-be-covered"),
      },
      hazard: { text: "Fire risk." },
      cause: { text: expect.stringContaining("burner screen") as string },
      remedy: { text: formatText("en", "safety", "remedy-free-inspection-and-repair") },
      check: [
        {
          code: "official-page",
          statement: { text: formatText("en", "safety", "officialMaker") },
          printed: [],
        },
      ],
      unread: {
        text: formatText("en", "safety", "unread", { parts: formatText("en", "safety", "unread-models") }),
        basis: "ours",
      },
      phones: [{ number: "866-880-4661", brands: ["Reliance", "State", "A. O. Smith", "Kenmore"] }],
      makerPage: "https://waterheaterrecall.com",
    });
    expect(matches[0]?.link).toMatch(/^https:\/\/www\.cpsc\.gov\//u);
  });

  it("asks for the kind of heater if there is no model", () => {
    const [match] = safety({ brand: "ao-smith", serialNumber: "1540A012345" }).matches;
    expect(match?.check.map(({ code, statement }) => [code, statement.text])).toEqual([
      ["type", formatText("en", "safety", "check-type", { types: "Gas tank" })],
      ["ultra-low-nox", formatText("en", "safety", "check-ultra-low-nox")],
      [
        "capacity",
        formatText("en", "safety", "check-capacity", { capacities: "30 gallons, 40 gallons, or 50 gallons" }),
      ],
      ["official-page", formatText("en", "safety", "officialMaker")],
    ]);
  });

  it("about a gas control names the text printed on it, for a matching date", () => {
    const { matches } = safety({ brand: "rheem", serialNumber: "RH0694B01826" });
    expect(matches[0]).toMatchObject({
      id: "cpsc-96-070",
      kind: "gas-control",
      heading: {
        text: formatText("en", "safety", "headingNumber", {
          agency: "CPSC",
          number: "96-070",
          date: "February 15, 1996",
        }),
      },
      about: { text: formatText("en", "safety", "about-gas-control-any", { maker: "White-Rodgers" }) },
      dates: ["1994-06"],
      fits: {
        text: formatText("en", "safety", "fitsOne", { dates: "June 1994" }),
        assumption: formatText("en", "safety", "onTheShelf", { years: 1 }),
      },
      phones: [{ number: "800-426-3503" }],
    });
    expect(matches[0]?.check[0]).toMatchObject({
      code: "gas-control",
      statement: {
        text: formatText("en", "safety", "check-gas-control", {
          parts: `maker White-Rodgers, model 37 or 37C, ${formatText("en", "safety", "controlCodes", { from: 9412, to: 9440 })}`,
        }),
      },
      printed: ["37", "37C"],
      dateCodes: ["9412", "9440"],
    });
    expect(safety({ brand: "rheem", serialNumber: "RH0698B01826" }).matches).toEqual([]);
  });
});

describe("without a date", () => {
  const unread = { ...ultraLowNox, serialNumber: "I54OA0I2345" };

  it("a notice for the brand and model may cover the heater, and asks for a check of the serial number", () => {
    const { answer, matches, remarks } = safety(unread);
    expect(answer).toBe("may-be-covered");
    expect(matches).toMatchObject([
      {
        id: "cpsc-2018-aosmith-ulnox",
        answer: "may-be-covered",
        dates: [],
        fits: { text: expect.stringContaining("don’t know the manufacturing date") as string },
        check: [{ code: "serial-number" }, { code: "official-page" }, { code: "made-date" }],
      },
    ]);
    expect(remarks.map(({ text }) => text).join(" ")).toContain("recalls of gas controls");
  });

  it("a serial number that has no date under the notice's rule still excludes notices", () => {
    const lochinvar = safety({ brand: "lochinvar", serialNumber: "103475817" });
    expect(lochinvar.matches.map(({ id }) => id)).not.toContain("cpsc-2020-lochinvar");
  });

  it.each(codes)("returns no match for a brand without notices, in %s", (language) => {
    const { answer, summary, remarks } = safety({ brand: "rinnai", serialNumber: "ZZZZZZ999" }, { language });
    expect(answer).toBe("no-match");
    expect(summary.text).toMatch(/2026/u);
    expect(remarks).toHaveLength(1);
  });
});

it("a notice that covers the heater has nothing to check", () => {
  const plate = { brand: "ao-smith", serialNumber: "MD91-0012345", modelNumber: "FSG 40 249" };
  const { answer, summary, matches } = safety(plate);
  expect([answer, summary.text]).toEqual(["covered", formatText("en", "safety", "covered", { count: 1 })]);
  expect(matches[0]).toMatchObject({
    id: "cpsc-92-016",
    answer: "covered",
    answerText: "Affected",
    check: [],
  });
});

describe("no match", () => {
  const plain = { brand: "rheem", serialNumber: "RH0510B01826" };

  it("names the list and its date, and never claims that there are no recalls", () => {
    const { answer, summary, listDate, remarks, matches, search } = safety(plain);
    expect([answer, summary.text]).toEqual([
      "no-match",
      formatText("en", "safety", "noMatch", { date: "November 20, 2026" }),
    ]);
    expect(summary.assumption).toContain(`${notices.length} recalls and safety notices`);
    expect([listDate, remarks, matches]).toEqual(["2026-11-20", [], []]);
    expect(search.map(({ country }) => country)).toEqual(["US", "CA", "EU"]);
    for (const { url } of search) expect(new URL(url).protocol).toBe("https:");
  });

  it.each([
    ["rheem", "de", ["EU", "US", "CA"]],
    ["worcester", "en", ["GB"]],
    ["baxi", "it", ["EU"]],
  ] as const)("names the official lists for %s in %s", (brand, language, countries) => {
    const { search } = safety({ ...plain, brand }, { language });
    expect(search.map(({ country }) => country)).toEqual(countries);
  });

  it("has no American notice about a brand of the language’s market", () => {
    const bosch = { brand: "bosch", serialNumber: "FD 541" };
    const ids = (language: Language) => safety(bosch, { language }).matches.map(({ id }) => id);
    expect([ids("en"), ids("de")]).toEqual([["csa-vulcano-2001"], []]);
  });

  it.each([
    ["2027-02-19", 2, []],
    ["2027-02-20", 3, [formatText("en", "safety", "old", { months: 3 })]],
    ["2028-11-20", 24, [formatText("en", "safety", "old", { months: 24 })]],
  ] as const)("on %s the list is %d months old", (today, months, remarks) => {
    const section = safety(plain, { today });
    expect([section.listMonths, section.remarks.map(({ text }) => text)]).toEqual([months, remarks]);
  });

  it("lists what could not be compared", () => {
    const texts = (plate: Plate) => safety(plate).remarks.map(({ text }) => text);
    expect(texts({ brand: "other", serialNumber: "RH0510B01826" })).toEqual([
      formatText("en", "safety", "brandUnknown"),
    ]);
    expect(texts({ brand: "rheem", serialNumber: "ZZZZZZ999" })).toEqual([
      expect.stringMatching(/^Without a date/u),
    ]);
  });
});

/** Returns a heater that a notice covers, as far as the notice describes it. */
function heaterFor({ brands, models, made, sold, control, serials }: SafetyNotice): Heater {
  const [from = "1960"] = [...(control?.made ?? made ?? sold ?? [])].filter((end) => end !== null);
  const [range] = (serials ?? []).flatMap((serial) => serial.range ?? []);
  const candidate = { date: from, year: Number(from.slice(0, 4)), format: "x", confidence: "high" } as const;
  return {
    brand: brands[0] ?? "rheem",
    serial: serials?.some(({ shape }) => shape.test(range ?? "")) === true ? (range ?? "") : "",
    model: models?.listed[0] ?? "",
    candidates: [{ ...candidate, parts: [], reasons: [], sources: [] }],
    userInput: {},
    misread: false,
    today: "2026-11-20",
  };
}

describe.each(codes)("in %s", (language) => {
  it.each(notices)("returns every text of $id", (notice) => {
    const { matches } = safetyTexts(translatorIn(language), findRecalls(heaterFor(notice), language));
    const match = matches.find(({ id }) => id === notice.id);
    if (match === undefined) throw new Error("not told of a heater that it is about");
    const { heading, about, hazard, remedy, fits, check } = match;
    const statements = [heading, about, hazard, remedy, fits, ...check.map(({ statement }) => statement)];
    for (const { text, sources } of statements) {
      expect(text).toMatch(/\p{L}/u);
      expect(text).not.toMatch(/undefined|NaN|[{}]|: [.,]/u);
      expect(sources).toEqual(notice.sources);
    }
    expect(match.cause === undefined).toBe(notice.cause === undefined);
    expect(match.stopUse === undefined).toBe(notice.stopUse === undefined);
    // The text of an unknown remedy is its own.
    expect(match.unread === undefined).toBe(notice.unread.every((part) => part === "remedy"));
  });
});
