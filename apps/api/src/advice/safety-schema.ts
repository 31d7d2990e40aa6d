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

const SafetyCheck = namedObject(
  "SafetyCheck",
  "Something that has to fit, and can be looked up at the heater.",
  {
    code: oneOf(checkCodes, "What it is about.", "gas-control"),
    statement: schemaRef(Statement),
    printed: Type.Array(Type.String(), {
      description:
        "Model numbers of the heater or of the gas control that the notice lists, as it prints them. Empty where it is about something else.",
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
  },
);

const SafetyPhone = namedObject("SafetyPhone", "A telephone number that the notice names.", {
  number: textField("As the notice prints it, in groups.", "800-426-3503"),
  brands: Type.Optional(
    Type.Array(Type.String(), {
      description: "Brands that it is for, where it is not for all of the notice.",
      examples: [["American", "Whirlpool"]],
    }),
  ),
});

const SafetyMatch = namedObject(
  "SafetyMatch",
  "A safety notice that covers the heater or may cover it: which one, `stopUse` where it says to stop using the heater, what may happen (`hazard`), what is wrong (`cause`), what it offers (`remedy`), with which dates it fits, what to check, and what our copy of it does not tell (`unread`).",
  {
    id: textField("Permanent id of the notice.", "cpsc-96-070"),
    answer: oneOf(
      ["covered", "may-be-covered"],
      "Whether everything that the notice names is known and fits, or something has to be checked.",
      "may-be-covered",
    ),
    answerText: textField("The same as words, in the language of the request.", "May be covered"),
    kind: oneOf(kinds, "What the notice is about.", "gas-control"),
    agency: textField("Who published it.", "CPSC"),
    countries: Type.Array(Type.String(), {
      description: "Where it was published, as ISO 3166 has it.",
      examples: [["US"]],
    }),
    number: Type.Optional(textField("Number under which it was published.", "96-070")),
    date: Type.Optional(date("When it was published.", "1996-02-15")),
    heading: schemaRef(Statement),
    about: schemaRef(Statement),
    stopUse: Type.Optional(schemaRef(Statement)),
    hazard: schemaRef(Statement),
    cause: Type.Optional(schemaRef(Statement)),
    remedy: schemaRef(Statement),
    dates: Type.Array(Type.String(), {
      description: "The dates, of those that the heater may have been made on, with which the notice fits.",
      examples: [["2002-05"]],
    }),
    fits: schemaRef(Statement),
    check: Type.Array(schemaRef(SafetyCheck), {
      description: "What all has to fit for the notice to cover the heater, most telling first.",
    }),
    unread: Type.Optional(schemaRef(Statement)),
    phones: Type.Array(schemaRef(SafetyPhone), {
      description: "Whom the notice says to call about this brand.",
    }),
    link: Type.Optional(textField("Official page of the notice.", "https://www.cpsc.gov/Recalls")),
    makerPage: Type.Optional(
      textField(
        "Page of the maker that answers whether a heater is covered.",
        "https://waterheaterrecall.com",
      ),
    ),
  },
);

const SafetySearch = namedObject(
  "SafetySearch",
  "An official list of recalls, which has what ours has not.",
  {
    country: textField("Whose list it is: an ISO 3166 code, or `EU`.", "US"),
    text: textField(
      "Name of the list, in the language of the request.",
      "United States: recalls of the CPSC",
    ),
    url: textField("Where it is searched.", "https://www.cpsc.gov/Recalls"),
  },
);

export const Safety = namedObject("Safety", "What safety notices and recalls say of the heater.", {
  answer: oneOf(
    keysOf<SafetyAnswer["answer"]>({ covered: true, "may-be-covered": true, "no-match": true }),
    "Whether notices of our list cover the heater. There is no answer that says that there are none.",
    "no-match",
  ),
  summary: schemaRef(Statement),
  listDate: textField("The day on which the list was compiled: later notices are not in it.", "2026-11-20", {
    format: "date",
  }),
  listMonths: integerField("Completed months from then to today.", 0),
  remarks: Type.Array(schemaRef(Statement), {
    description: "What limits the answer: an old list, a brand or a date that is not known.",
  }),
  matches: Type.Array(schemaRef(SafetyMatch), {
    description: "Notices that cover the heater or may cover it, surest first, among equals the newest.",
  }),
  search: Type.Array(schemaRef(SafetySearch), { description: "Official lists." }),
});

/** All named schemas of the section, each after those that it refers to. */
export const safetySchemas = [SafetyCheck, SafetyPhone, SafetyMatch, SafetySearch, Safety] as const;

export type Safety = DeepReadonly<Static<typeof Safety>>;
export type SafetyMatch = DeepReadonly<Static<typeof SafetyMatch>>;
export type SafetyCheck = DeepReadonly<Static<typeof SafetyCheck>>;
