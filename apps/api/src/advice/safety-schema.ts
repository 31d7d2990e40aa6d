import type { CheckCode, SafetyAnswer, SafetyNotice } from "@heater-age/decoder/safety";
import Type, { type Static } from "typebox";
import { keysOf, oneOf } from "../schema/enums.ts";
import { type DeepReadonly, named, refer } from "../schema/named-schema.ts";
import { Statement } from "./statement.ts";

const closed = { additionalProperties: false } as const;

const date = (description: string, example: string) =>
  Type.String({
    description: `${description} \`YYYY\`, \`YYYY-MM\` or \`YYYY-MM-DD\`.`,
    examples: [example],
  });

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

const SafetyCheck = named(
  "SafetyCheck",
  Type.Object(
    {
      code: oneOf(checkCodes, "What it is about.", "gas-control"),
      statement: refer(Statement),
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
    { ...closed, description: "Something that has to fit, and can be looked up at the heater." },
  ),
);

const SafetyPhone = named(
  "SafetyPhone",
  Type.Object(
    {
      number: Type.String({ description: "As the notice prints it, in groups.", examples: ["800-426-3503"] }),
      brands: Type.Optional(
        Type.Array(Type.String(), {
          description: "Brands that it is for, where it is not for all of the notice.",
          examples: [["American", "Whirlpool"]],
        }),
      ),
    },
    { ...closed, description: "A telephone number that the notice names." },
  ),
);

const SafetyMatch = named(
  "SafetyMatch",
  Type.Object(
    {
      id: Type.String({ description: "Permanent id of the notice.", examples: ["cpsc-96-070"] }),
      answer: oneOf(
        keysOf<"covered" | "may-be-covered">({ covered: true, "may-be-covered": true }),
        "Whether everything that the notice names is known and fits, or something has to be checked.",
        "may-be-covered",
      ),
      answerText: Type.String({
        description: "The same as words, in the language of the request.",
        examples: ["May be covered"],
      }),
      kind: oneOf(kinds, "What the notice is about.", "gas-control"),
      agency: Type.String({ description: "Who published it.", examples: ["CPSC"] }),
      countries: Type.Array(Type.String(), {
        description: "Where it was published, as ISO 3166 has it.",
        examples: [["US"]],
      }),
      number: Type.Optional(
        Type.String({ description: "Number under which it was published.", examples: ["96-070"] }),
      ),
      date: Type.Optional(date("When it was published.", "1996-02-15")),
      heading: refer(Statement),
      about: refer(Statement),
      stopUse: Type.Optional(refer(Statement)),
      hazard: refer(Statement),
      cause: Type.Optional(refer(Statement)),
      remedy: refer(Statement),
      dates: Type.Array(Type.String(), {
        description: "The dates, of those that the heater may have been made on, with which the notice fits.",
        examples: [["2002-05"]],
      }),
      fits: refer(Statement),
      check: Type.Array(refer(SafetyCheck), {
        description: "What all has to fit for the notice to cover the heater, most telling first.",
      }),
      unread: Type.Optional(refer(Statement)),
      phones: Type.Array(refer(SafetyPhone), {
        description: "Whom the notice says to call about this brand.",
      }),
      link: Type.Optional(
        Type.String({
          description: "Official page of the notice.",
          examples: ["https://www.cpsc.gov/Recalls"],
        }),
      ),
      makerPage: Type.Optional(
        Type.String({
          description: "Page of the maker that answers whether a heater is covered.",
          examples: ["https://waterheaterrecall.com"],
        }),
      ),
    },
    {
      ...closed,
      description:
        "A safety notice that covers the heater or may cover it: which one, `stopUse` where it says to stop using the heater, what may happen (`hazard`), what is wrong (`cause`), what it offers (`remedy`), with which dates it fits, what to check, and what our copy of it does not tell (`unread`).",
    },
  ),
);

const SafetySearch = named(
  "SafetySearch",
  Type.Object(
    {
      country: Type.String({
        description: "Whose list it is: an ISO 3166 code, or `EU`.",
        examples: ["US"],
      }),
      text: Type.String({
        description: "Name of the list, in the language of the request.",
        examples: ["United States: recalls of the CPSC"],
      }),
      url: Type.String({ description: "Where it is searched.", examples: ["https://www.cpsc.gov/Recalls"] }),
    },
    { ...closed, description: "An official list of recalls, which has what ours has not." },
  ),
);

export const Safety = named(
  "Safety",
  Type.Object(
    {
      answer: oneOf(
        keysOf<SafetyAnswer["answer"]>({ covered: true, "may-be-covered": true, "no-match": true }),
        "Whether notices of our list cover the heater. There is no answer that says that there are none.",
        "no-match",
      ),
      summary: refer(Statement),
      listDate: Type.String({
        format: "date",
        description: "The day on which the list was compiled: later notices are not in it.",
        examples: ["2026-11-20"],
      }),
      listMonths: Type.Integer({ description: "Completed months from then to today.", examples: [0] }),
      remarks: Type.Array(refer(Statement), {
        description: "What limits the answer: an old list, a brand or a date that is not known.",
      }),
      matches: Type.Array(refer(SafetyMatch), {
        description: "Notices that cover the heater or may cover it, surest first, among equals the newest.",
      }),
      search: Type.Array(refer(SafetySearch), { description: "Official lists." }),
    },
    { ...closed, description: "What safety notices and recalls say of the heater." },
  ),
);

/** All named schemas of the section, each after those that it refers to. */
export const safetySchemas = [SafetyCheck, SafetyPhone, SafetyMatch, SafetySearch, Safety] as const;

export type Safety = DeepReadonly<Static<typeof Safety>>;
export type SafetyMatch = DeepReadonly<Static<typeof SafetyMatch>>;
export type SafetyCheck = DeepReadonly<Static<typeof SafetyCheck>>;
