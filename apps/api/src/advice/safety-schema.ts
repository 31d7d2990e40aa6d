import type { CheckCode, SafetyAnswer, SafetyNotice } from "@heater-age/decoder/safety";
import Type, { type Static } from "typebox";
import { keysOf, oneOf } from "../schema/enums.ts";
import { integerField, textField } from "../schema/fields.ts";
import { type DeepReadonly, namedObject, schemaRef } from "../schema/named-schema.ts";
import { Statement } from "./statement.ts";

const date = (description: string, example: string) =>
  textField(`${description} \`YYYY\`, \`YYYY-MM\` or \`YYYY-MM-DD\`.`, example);

const checkCodes = keysOf<CheckCode>({
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

const kinds = keysOf<SafetyNotice["kind"]>({
  "combi-boiler": true,
  "gas-control": true,
  "heat-pump": true,
  "rv-water-heater": true,
  "water-heater": true,
});

const SafetyCheck = namedObject("SafetyCheck", "A condition that a person at the heater can check.", {
  code: oneOf(checkCodes, "What it is about.", "gas-control"),
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
    answer: oneOf(
      ["covered", "may-be-covered"],
      "Whether all conditions of the notice are known and met, or something must be checked.",
      "may-be-covered",
    ),
    answerText: textField("The same in words, in the language of the request.", "May be affected"),
    kind: oneOf(kinds, "What the notice covers.", "gas-control"),
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
  answer: oneOf(
    keysOf<SafetyAnswer["answer"]>({ covered: true, "may-be-covered": true, "no-match": true }),
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

/** All named schemas of the section, each after those that it refers to. */
export const safetySchemas = [SafetyCheck, SafetyPhone, SafetyMatch, SafetySearch, Safety] as const;

export type Safety = DeepReadonly<Static<typeof Safety>>;
export type SafetyMatch = DeepReadonly<Static<typeof SafetyMatch>>;
export type SafetyCheck = DeepReadonly<Static<typeof SafetyCheck>>;
