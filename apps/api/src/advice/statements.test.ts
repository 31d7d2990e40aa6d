import { type Language, languages } from "@heater-age/messages";
import { describe, expect, it } from "vitest";
import { parseRequest } from "../checks/result.ts";
import { fromNumber } from "../models/from-number.ts";
import { advise } from "./advise.ts";
import { type HeaterParts, describeHeater } from "./heater.ts";
import type { AdviceRequest } from "./request.ts";
import type { Statement } from "./statement.ts";

/** Heaters of all kinds and ages with certain, ambiguous or unknown dates, and visitors' data about them. */
const requests: readonly (AdviceRequest & { readonly is: string })[] = [
  { is: "sure and old", brand: "rheem", serialNumber: "RH0504B01826", modelNumber: "XG40T06EC36U1" },
  { is: "electric", brand: "rheem", serialNumber: "RH0521B01826", modelNumber: "XE40M09EL55U1" },
  { is: "with two dates", brand: "bradford-white", serialNumber: "BH6511396", modelNumber: "RG240T6N" },
  { is: "in a notice for one date", brand: "bradford-white", serialNumber: "YE1395234" },
  { is: "in a notice", brand: "ao-smith", serialNumber: "1540A012345", modelNumber: "GUF 40" },
  { is: "covered", brand: "ao-smith", serialNumber: "MD91-0012345", modelNumber: "FSG 40 249" },
  { is: "of the years of a gas control", brand: "rheem", serialNumber: "RH0694B01826", type: "gas-tank" },
  { is: "new", brand: "ao-smith", serialNumber: "2540A012345", modelNumber: "ENT-40" },
  { is: "tankless", brand: "navien", serialNumber: "0012200806234567", modelNumber: "CR-240A" },
  { is: "a heat pump", brand: "rheem", serialNumber: "Q202012345", type: "heat-pump" },
  { is: "a store brand", brand: "kenmore", serialNumber: "1540A012345" },
  { is: "of no known brand", brand: "other", serialNumber: "BH6511396" },
  { is: "unreadable", brand: "rheem", serialNumber: "ZZZZZZ999" },
  {
    is: "described by its visitor",
    brand: "state",
    serialNumber: "1840A012345",
    type: "gas-tank",
    installed: "2018-12-24",
    warranty: "6 year limited tank and parts warranty",
  },
  {
    is: "installed in a year",
    brand: "ge",
    serialNumber: "AR123456S",
    type: "electric-tank",
    installed: "2020",
  },
];

const isStatement = (value: object): value is Statement =>
  "text" in value && "basis" in value && "sources" in value;

/** Returns every statement in a value, with its path. */
function statementsIn(value: unknown, path = ""): readonly (readonly [path: string, statement: Statement])[] {
  if (typeof value !== "object" || value === null) return [];
  const own = isStatement(value) ? [[path, value] as const] : [];
  return [
    ...own,
    ...Object.entries(value).flatMap(([key, part]) =>
      statementsIn(part, path === "" ? key : `${path}.${key}`),
    ),
  ];
}

function adviceOn({ is: _is, ...request }: (typeof requests)[number], language: Language) {
  const { brand, serialNumber, modelNumber = "", ...userInput } = request;
  const check: HeaterParts["check"] = parseRequest({ brand, serialNumber, modelNumber });
  const known = modelNumber === "" ? undefined : fromNumber({ brand, model: modelNumber });
  return advise(describeHeater({ check, known, userInput, today: "2026-11-20" }), language);
}

describe.each(languages)("in $name", ({ code: language }) => {
  it.each(requests)(
    "a heater that is $is: every statement with a figure has a source or an assumption",
    (heater) => {
      const statements = statementsIn(adviceOn(heater, language));
      expect(statements.length).toBeGreaterThan(0);
      for (const [path, { text, assumption, sources }] of statements) {
        expect(text, path).toMatch(/\p{L}/u);
        expect(`${text} ${assumption ?? ""}`, path).not.toMatch(/undefined|\bNaN\b|\[object|[{}]/u);
        if (/\d/u.test(text))
          expect(sources.length > 0 || assumption !== undefined, `${path}: ${text}`).toBe(true);
      }
    },
  );
});

it("returns the same statements in every language", () => {
  const outline = (heater: (typeof requests)[number], language: Language) =>
    statementsIn(adviceOn(heater, language)).map(([path, { basis, confidence, sources }]) => [
      path,
      basis,
      confidence,
      sources,
    ]);
  for (const heater of requests) {
    const english = outline(heater, "en");
    for (const { code } of languages) expect(outline(heater, code)).toEqual(english);
  }
});
