import {
  canBeInstalled,
  readWarranty,
  warrantyChecks,
  warrantyClock,
  type WarrantyCover as Cover,
  warrantyCover,
} from "@heater-age/decoder/warranty";
import { heaterRegion, type Language } from "@heater-age/messages";
import type { WarrantyCodes, WarrantyTermCodes } from "@heater-age/messages/format";
import Type from "typebox";
import { ApiError } from "../errors/codes.ts";
import { codesWithText, listKeys, knownText } from "../schema/enums.ts";
import { booleanField, integerField } from "../schema/fields.ts";
import { namedObject, schemaRef } from "../schema/named-schema.ts";
import type { Heater } from "./heater.ts";
import { Statement } from "./statement.ts";
import { findTerms } from "./find-terms.ts";
import { legalSources } from "./legal-sources.ts";

const months = (description: string, example: number) => integerField(description, example, { minimum: 0 });

export const WarrantyState = namedObject("WarrantyState", "Whether a part is still covered.", {
  dates: Type.Array(Type.String(), {
    description: "Dates of manufacture it applies to. Empty if unknown.",
    examples: [["2022-05"]],
  }),
  status: knownText(
    listKeys<Cover["status"]>({ active: true, either: true, expired: true }),
    "Active until the years are complete. `either` if the date or the version leaves it open.",
  ),
  remainingMonths: Type.Object(
    { min: months("The least.", 17), max: months("The most.", 18) },
    { description: "Remaining months of cover, including the current one. 0 when expired." },
  ),
  countedFrom: knownText(
    listKeys<Cover["countedFrom"]>({ installation: true, manufacture: true }),
    "The date it counts from.",
    "manufacture",
  ),
  mayRunLonger: booleanField(
    "Whether it may run longer, because it counts from an unknown day of installation.",
    true,
  ),
  statement: schemaRef(Statement),
});

export const WarrantyCover = namedObject("WarrantyCover", "How long parts of the heater are covered.", {
  parts: Type.Array(
    knownText(codesWithText("warranty", "part-"), "The covered part, or `unnamed` if the source names none."),
    { minItems: 1, description: "Parts with the same cover." },
  ),
  yearsFrom: integerField("Years of cover, the fewest.", 6, { minimum: 0 }),
  yearsTo: integerField(
    "Years of cover, the most: higher if the number fits versions with different cover.",
    6,
    { minimum: 0 },
  ),
  hours: Type.Optional(integerField("Hours of operation that end it earlier.", 12_000)),
  recirculation: Type.Optional(
    knownText(codesWithText("warranty", "with-"), "Only with this kind of recirculation."),
  ),
  from: knownText(
    listKeys<WarrantyTermCodes["from"]>({
      papers: true,
      catalogue: true,
      "language-model": true,
      line: true,
      "model-number": true,
    }),
    "Its source: the request, the list of models, a language model, the maker’s papers for the product line, or the model number.",
  ),
  statement: schemaRef(Statement),
  states: Type.Array(schemaRef(WarrantyState), {
    description:
      "Whether it is still active, once for all dates with the same result. Empty without a date of manufacture or installation.",
  }),
});

export const WarrantyAdvice = namedObject(
  "WarrantyAdvice",
  "The warranty. `counting` is the date it counts from, `conditions` what can end it. The source of `check` is the maker's page for looking up the cover by serial number.",
  {
    covers: Type.Array(schemaRef(WarrantyCover), {
      description: "Covered parts, the tank or heat exchanger first. Empty if the warranty is unknown.",
    }),
    legal: Type.Array(schemaRef(Statement), {
      description:
        "In Europe, what the law of the country of the request's language says: how long the seller is liable, and how often the heater has to be checked.",
    }),
    counting: schemaRef(Statement),
    conditions: schemaRef(Statement),
    remarks: Type.Array(schemaRef(Statement), {
      description: "What is missing, and why.",
    }),
    steps: Type.Array(Type.String({ examples: ["Ask the maker."] }), {
      description: "How to find out more. Empty if the warranty is known.",
    }),
    check: Type.Optional(schemaRef(Statement)),
  },
);

type CoverCodes = WarrantyCodes["covers"][number];

/** Returns whether a term still runs, for each date. */
function findStates({ years }: WarrantyTermCodes, heater: Heater): CoverCodes["states"] {
  const { candidates, userInput, today } = heater;
  const { installed } = userInput;
  const possible = candidates.map(({ date }) => date);
  // The date of manufacture does not matter once the day of installation is known.
  const dates = installed === undefined ? possible : [possible[0] ?? installed];
  return dates.map((date) => {
    const when = { made: date, installed, today };
    const [shortest, longest] = years.map((each) => warrantyCover({ years: [each, each] }, when).status);
    return {
      date,
      cover: warrantyCover({ years }, when),
      isOpenByVersion: shortest === "expired" && longest === "active",
    };
  });
}

/** Returns terms grouped by everything but the part. */
function groupTerms(terms: readonly WarrantyTermCodes[]): readonly CoverCodes["terms"][] {
  const groups = new Map<string, [WarrantyTermCodes, ...WarrantyTermCodes[]]>();
  for (const term of terms) {
    const { years, hours, recirculation, from } = term;
    const key = [...years, hours, recirculation, from].join(" ");
    const group = groups.get(key);
    if (group) group.push(term);
    else groups.set(key, [term]);
  }
  return [...groups.values()];
}

/**
 * Returns the warranty of a heater, and whether it still runs.
 *
 * @param language Language of the request, which tells the country.
 * @throws {ApiError} `installed-date` when the heater can't have been installed on the visitor's date.
 */
export function findWarranty(heater: Heater, language: Language): WarrantyCodes {
  const { brand, label = "", model, candidates, userInput, today } = heater;
  const { installed, warranty: papers = "" } = userInput;
  const dates = candidates.map(({ date }) => date);
  if (installed !== undefined && !canBeInstalled(installed, dates, today))
    throw new ApiError("installed-date");

  const covers = groupTerms(findTerms(heater)).map((terms) => ({
    terms,
    states: findStates(terms[0], heater),
  }));
  const remarks: WarrantyCodes["remarks"][number][] = [];
  if (covers.length === 0) remarks.push("unknown");
  if (papers.trim() !== "" && readWarranty(papers).length === 0) remarks.push("papersUnread");
  if (covers.length > 0 && dates.length === 0 && installed === undefined) remarks.push("noDate");
  const steps: WarrantyCodes["steps"][number][] = [];
  if (covers.length === 0 && model === "") steps.push("todo-model");
  if (covers.length === 0) steps.push("todo-papers", "todo-maker");
  const source = Object.hasOwn(warrantyChecks, brand) ? warrantyChecks[brand] : undefined;
  const { sources, confidence } = warrantyClock;
  const legal = heaterRegion(heater, language) === "europe" ? legalSources[language] : undefined;
  return {
    covers,
    candidates,
    remarks,
    steps,
    clock: { sources, confidence },
    ...(legal && { legal }),
    ...(source && { check: { source, brand: label } }),
  };
}
