import { findBrand } from "@heater-age/decoder";
import { otherBrand } from "@heater-age/decoder/check";
import type { HeaterType } from "@heater-age/decoder/models";
import {
  assumedYears,
  type CheckCode,
  notices,
  type SafetyAnswer,
  type SafetyNotice,
  safetyNotices,
} from "@heater-age/decoder/safety";
import { heaterRegion, type Language, officialLists } from "@heater-age/messages";
import type { SafetyCodes } from "@heater-age/messages/format";
import Type from "typebox";
import { listKeys, knownText } from "../schema/enums.ts";
import { integerField, textField } from "../schema/fields.ts";
import { namedObject, schemaRef } from "../schema/named-schema.ts";
import type { Heater } from "./heater.ts";
import { Statement } from "./statement.ts";

const date = (description: string, example: string) =>
  textField(`${description} \`YYYY\`, \`YYYY-MM\` or \`YYYY-MM-DD\`.`, example);

const checkCodes = listKeys<CheckCode>({
  capacity: true,
  fuel: true,
  type: true,
  "ultra-low-nox": true,
  "converted-to-propane": true,
  "gas-control": true,
  "made-date": true,
  "model-number": true,
  "official-page": true,
  "sale-date": true,
  "serial-number": true,
});

const kinds = listKeys<SafetyNotice["kind"]>({
  "combi-boiler": true,
  "gas-control": true,
  "heat-pump": true,
  "rv-water-heater": true,
  "water-heater": true,
});

const SafetyCheck = namedObject("SafetyCheck", "A condition that a person at the heater can check.", {
  code: knownText(checkCodes, "What it is about.", "gas-control"),
  statement: schemaRef(Statement),
  printed: Type.Array(Type.String(), {
    description:
      "Model numbers of the heater or the gas control, as the notice prints them. Empty if the condition concerns something other than models.",
    examples: [["37", "37C"]],
  }),
  dateCodes: Type.Optional(
    Type.Array(Type.String(), {
      minItems: 2,
      maxItems: 2,
      description: "First and last date code on the gas control, four digits each.",
      examples: [["9412", "9440"]],
    }),
  ),
});

const SafetyPhone = namedObject("SafetyPhone", "A phone number from the notice.", {
  number: textField("As the notice prints it, in groups.", "800-426-3503"),
  brands: Type.Optional(
    Type.Array(Type.String(), {
      description: "Brands it applies to, if not all in the notice.",
      examples: [["American", "Whirlpool"]],
    }),
  ),
});

const SafetyMatch = namedObject(
  "SafetyMatch",
  "A safety notice that covers the heater or may cover it. `stopUse`: stop using the heater. `hazard`: what can happen. `cause`: what is wrong. `remedy`: what the notice offers. `unread`: parts of the notice that we don't have.",
  {
    id: textField("Permanent id of the notice.", "cpsc-96-070"),
    answer: knownText(
      ["covered", "may-be-covered"],
      "Whether all conditions of the notice are known and met, or something must be checked.",
      "may-be-covered",
    ),
    answerText: textField("The same in words, in the language of the request.", "May be affected"),
    kind: knownText(kinds, "What the notice covers.", "gas-control"),
    agency: textField("Who published it.", "CPSC"),
    countries: Type.Array(Type.String(), {
      description: "ISO 3166 code of the country where it was published.",
      examples: [["US"]],
    }),
    number: Type.Optional(textField("Number under which it was published.", "96-070")),
    date: Type.Optional(date("When it was published.", "1996-02-15")),
    types: Type.Optional(
      Type.Array(Type.String(), {
        description: "Kinds of heater the notice covers, if it names them.",
        examples: [["tankless-gas"]],
      }),
    ),
    heading: schemaRef(Statement),
    about: schemaRef(Statement),
    stopUse: Type.Optional(schemaRef(Statement)),
    hazard: schemaRef(Statement),
    cause: Type.Optional(schemaRef(Statement)),
    remedy: schemaRef(Statement),
    dates: Type.Array(Type.String(), {
      description: "Possible dates of the heater that fit the notice.",
      examples: [["2002-05"]],
    }),
    fits: schemaRef(Statement),
    check: Type.Array(schemaRef(SafetyCheck), {
      description:
        "Conditions to check, most decisive first. The notice covers the heater only if all of them fit.",
    }),
    unread: Type.Optional(schemaRef(Statement)),
    phones: Type.Array(schemaRef(SafetyPhone), {
      description: "Phone numbers for this brand.",
    }),
    link: Type.Optional(textField("Official page of the notice.", "https://www.cpsc.gov/Recalls")),
    makerPage: Type.Optional(
      textField(
        "Page of the maker that checks whether a heater is covered.",
        "https://waterheaterrecall.com",
      ),
    ),
  },
);

const SafetySearch = namedObject(
  "SafetySearch",
  "An official list of recalls, for those missing from ours.",
  {
    country: textField("The country of the list as an ISO 3166 code, or `EU`.", "US"),
    text: textField("Name of the list, in the language of the request.", "United States: CPSC recalls"),
    url: textField("Address of its search page.", "https://www.cpsc.gov/Recalls"),
  },
);

export const Safety = namedObject("Safety", "Safety notices and recalls for the heater.", {
  answer: knownText(
    listKeys<SafetyAnswer["answer"]>({ covered: true, "may-be-covered": true, "no-match": true }),
    "Whether notices in our list cover the heater. It never means that no recall exists.",
    "no-match",
  ),
  summary: schemaRef(Statement),
  listDate: textField("The day the list was compiled. Later notices are missing.", "2026-11-20", {
    format: "date",
  }),
  listMonths: integerField("Completed months from that day to today.", 0),
  remarks: Type.Array(schemaRef(Statement), {
    description: "What limits the answer: an old list, or an unknown brand or date.",
  }),
  matches: Type.Array(schemaRef(SafetyMatch), {
    description: "Notices that cover the heater or may cover it, surest first, then newest first.",
  }),
  search: Type.Array(schemaRef(SafetySearch), { description: "Official lists." }),
});

// Our choice: notices are published on any day, and the list is updated by hand.
const OLD_LIST_MONTHS = 3;

/** Returns what we assume about the dates that a notice covers. */
function findAssumption({
  made,
  control,
  sold,
  serials,
}: SafetyNotice): SafetyCodes["matches"][number]["assumed"] {
  if (made !== undefined) return undefined;
  if (control?.made) return { code: "onTheShelf", years: assumedYears.onTheShelf };
  return sold && serials === undefined ? { code: "inTheShop", years: assumedYears.inTheShop } : undefined;
}

/** Returns the telephone numbers for a brand, or all of them if the notice has none for it. */
function findPhones({ phones }: SafetyNotice, brand: string): SafetyNotice["phones"] {
  const own = phones.filter(
    ({ brands }) => brands === undefined || brands.some((name) => findBrand(name)?.slug === brand),
  );
  return own.length === 0 ? phones : own;
}

/** Returns the kind of heater if it is certain enough to rule notices out. */
function certainKind({ type, typeFrom, known }: Heater): HeaterType | undefined {
  // A heater that a visitor calls tankless can be a combi boiler.
  if (typeFrom === "visitor") return type === "tankless-gas" ? undefined : type;
  const isListed = known?.source === "catalogue" && !known.estimatedFacts.includes("type");
  return isListed ? known.facts.type : undefined;
}

/**
 * Returns whether safety notices in our list cover a heater.
 *
 * @param language Language of the request: a brand of its market is then in Europe.
 */
export function findRecalls(heater: Heater, language: Language): SafetyCodes {
  const { brand, serial, misread, model, candidates, today } = heater;
  const { answer, matches, listDate, listMonths } = safetyNotices({
    brand,
    serial,
    serialUnsure: misread,
    model,
    type: certainKind(heater),
    candidates,
    isEuropean: heaterRegion(heater, language) === "europe",
    today,
  });
  const remarks: SafetyCodes["remarks"][number][] = [];
  if (listMonths >= OLD_LIST_MONTHS) remarks.push("old");
  if (brand === otherBrand) remarks.push("brandUnknown");
  else if (candidates.length === 0) remarks.push("dateUnknown");
  return {
    answer,
    matches: matches.map((match) => {
      const assumed = findAssumption(match.notice);
      return { ...match, phones: findPhones(match.notice, brand), ...(assumed && { assumed }) };
    }),
    remarks,
    listDate,
    listMonths,
    notices: notices.length,
    dates: candidates.length,
    search: officialLists(heater, findBrand(brand)?.market, language),
  };
}
