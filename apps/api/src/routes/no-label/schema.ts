import type { AgeStatus } from "@heater-age/decoder";
import type { QuestionCode } from "@heater-age/decoder/no-label";
import Type, { type Static, type TProperties } from "typebox";
import { Source } from "../../checks/source-schema.ts";
import { codesWithText, confidences, listKeys, oneOf } from "../../schema/enums.ts";
import { describedUnion } from "../../schema/described.ts";
import { booleanField, closedObject, integerField, numberField, textField } from "../../schema/fields.ts";
import { type DeepReadonly, namedObject, namedSchema, schemaRef } from "../../schema/named-schema.ts";

/** Maximum number of clues: more than there are questions. */
const MOST = 50;

/** The possible answers of the questions that ask for a choice. */
export const answers = {
  "rating-name": ["ef", "uef"],
  "label-price": ["before-2023", "2023"],
  "flame-arrestor": ["open-chimney", "open", "named"],
  "certification-mark": ["ahri", "energy-star", "ul-gas-fired"],
} as const;

/** Returns the fields of a clue: one of some questions, with the field that answers them. */
const clue = <Fields extends TProperties>(
  $id: string,
  description: string,
  asked: readonly QuestionCode[],
  fields: Fields,
) => namedObject($id, description, { question: oneOf(asked, "The kind of clue."), ...fields });

const gallons = numberField("Nominal capacity in US gallons.", 50, { exclusiveMinimum: 0, maximum: 10_000 });
const energyFactor = numberField("The EF, not a UEF.", 0.58, { exclusiveMinimum: 0, maximum: 10 });
const heaterType = oneOf(["gas-tank", "electric-tank", "tankless-gas"], "The kind of heater.");
const code = textField("The digits as printed.", "0712", { maxLength: 100 });
const year = integerField("The year.", 2006, { minimum: 0, maximum: 9999 });

const clues = [
  clue("RatingNameClue", "EF or UEF on the EnergyGuide label.", ["rating-name"], {
    answer: oneOf(answers["rating-name"], "What the label says."),
  }),
  clue("LabelPriceClue", "The energy prices that the EnergyGuide label assumes.", ["label-price"], {
    answer: oneOf(
      answers["label-price"],
      "`before-2023`: 12 cents per kWh, $1.09 per therm. `2023`: 14 cents, $1.21.",
    ),
  }),
  clue("EnergyFactorClue", "The energy factor on the EnergyGuide label.", ["energy-factor"], {
    energyFactor,
    type: heaterType,
    gallons: Type.Optional({ ...gallons, description: "Nominal capacity in US gallons, for a tank." }),
  }),
  clue("GasValveClue", "Digits on the gas control.", ["gas-valve-code"], { code }),
  clue("FlameArrestorClue", "Whether the burner is open.", ["flame-arrestor"], {
    answer: oneOf(
      answers["flame-arrestor"],
      "`open-chimney` in a heater of 30, 40 or 50 gallons with an atmospheric vent that is not for a mobile home, `open` in another of up to 75,000 BTU/h, `named` if a label names FVIR or an arrestor.",
    ),
  }),
  clue("CertificationMarkClue", "A mark on the label.", ["certification-mark"], {
    answer: oneOf(
      answers["certification-mark"],
      'The mark: "AHRI Certified", ENERGY STAR or UL "gas-fired".',
    ),
  }),
  clue("TankSizeClue", "Size of an electric tank without a heat pump.", ["electric-tank-size"], { gallons }),
  clue(
    "YearClue",
    "A year. `standard-year`, `printed-date`: the latest after a standard, or in print. `inspection-tag`, `installation-sticker`, `pipe-tag`: the oldest written on the heater or its pipes.",
    ["standard-year", "printed-date", "inspection-tag", "installation-sticker", "pipe-tag"],
    { year },
  ),
] as const;

const questions = listKeys<QuestionCode>({
  "rating-name": true,
  "label-price": true,
  "energy-factor": true,
  "gas-valve-code": true,
  "flame-arrestor": true,
  "certification-mark": true,
  "electric-tank-size": true,
  "standard-year": true,
  "printed-date": true,
  "inspection-tag": true,
  "installation-sticker": true,
  "pipe-tag": true,
});

export const Clue = namedSchema(
  "Clue",
  describedUnion(
    closedObject("A clue on a heater other than its serial number.", {
      question: oneOf(questions, "The kind of clue."),
      answer: Type.Optional(oneOf(Object.values(answers).flat(), "The answer to the question.")),
      code: Type.Optional(code),
      energyFactor: Type.Optional(energyFactor),
      type: Type.Optional(heaterType),
      gallons: Type.Optional(gallons),
      year: Type.Optional(year),
    }),
    clues,
    "question",
  ),
);

export const NoLabelRequest = namedObject(
  "NoLabelRequest",
  "Clues on a heater without a readable serial number.",
  {
    clues: Type.Array(schemaRef(Clue), {
      maxItems: MOST,
      description: "The clues, in any order. If empty, the response lists what to ask first.",
      examples: [
        [
          { question: "rating-name", answer: "ef" },
          { question: "gas-valve-code", code: "0712" },
        ],
      ],
    }),
    energy: Type.Optional(
      oneOf(["gas", "electric"], "The energy source, which determines the remaining questions."),
    ),
    asked: Type.Optional(
      Type.Array(oneOf(questions, "Code of a question."), {
        maxItems: MOST,
        description: "Questions that the visitor could not answer. They are not asked again.",
        examples: [["label-price"]],
      }),
    ),
  },
);

const orNull = (about: object) => Type.Unsafe<number | null>({ type: ["integer", "null"], ...about });

const years = (description: string, example: readonly [number | null, number | null]) =>
  Type.Array(orNull({}), {
    minItems: 2,
    maxItems: 2,
    description: `${description} First and last year, both inclusive; null for an unknown end.`,
    examples: [example],
  });

const NoLabelStep = namedObject("NoLabelStep", "The effect of a clue on the years.", {
  question: oneOf(questions, "Code of the question."),
  code: oneOf(codesWithText("clues", "because-"), "Permanent code of the reason.", "ef-until"),
  values: Type.Unsafe<Readonly<Record<string, string | number>>>({
    type: "object",
    additionalProperties: { type: ["string", "number"] },
    description: "Values for a sentence about the reason.",
    examples: [{ year: 2017 }],
  }),
  text: textField("The reason, in the language of the request.", "Labels said EF until 2017 at the latest."),
  years: years("Years possible by the answer alone.", [null, 2017]),
  left: years("Years that remain after it.", [null, 2017]),
  agrees: booleanField("False if it contradicts a surer clue. It is then ignored.", true),
  basis: oneOf(["source", "ours"], "Whether a source states it, or the publisher of the site inferred it."),
  confidence: oneOf(confidences, "Confidence level."),
  sources: Type.Array(schemaRef(Source), {
    description: "Its sources. Empty if the print on the heater is enough.",
  }),
});

const NoLabelClue = namedObject(
  "NoLabelClue",
  "The clue that would narrow the years most. Absent if the state is certain, or if no question is left.",
  {
    question: oneOf(questions, "Code of its question."),
    text: textField(
      "The question and where to look, in the language of the request.",
      "To narrow it down: Does the yellow EnergyGuide label say UEF or EF? It’s on the heater or with its papers.",
    ),
  },
);

export const NoLabelAnswer = namedObject(
  "NoLabelAnswer",
  "Possible years of manufacture, and why. Nothing is recorded.",
  {
    success: Type.Literal(true, { description: "Always true.", examples: [true] }),
    asOf: textField("The day it applies to, in UTC.", "2026-11-20", { format: "date" }),
    years: years("Possible years of manufacture.", [2007, 2008]),
    minMonths: integerField("Age in completed months, if made on the last day of the years.", 214, {
      minimum: 0,
    }),
    maxMonths: orNull({
      description: "If made on the first day of the years; null if their start is unknown.",
      examples: [238],
    }),
    state: oneOf(
      listKeys<AgeStatus>({ good: true, monitor: true, replace: true }),
      "State of most of the years; the older of two with as many.",
      "replace",
    ),
    isCertain: booleanField("Whether all years have this state.", true),
    text: textField(
      "The state in a sentence, in the language of the request. Says how old or young the heater could be if the state isn't certain.",
      "Replacement recommended: plan for a new one.",
    ),
    clue: Type.Optional(schemaRef(NoLabelClue)),
    steps: Type.Array(schemaRef(NoLabelStep), {
      description: "The effect of each clue, the surest first. Clues without an effect are left out.",
    }),
    questionsLeft: Type.Array(oneOf(questions, "Code of a question."), {
      description: "Questions that can still rule out years, the most useful first.",
      examples: [["standard-year"]],
    }),
  },
);

export type NoLabelRequest = DeepReadonly<Static<typeof NoLabelRequest>>;
export type NoLabelAnswer = DeepReadonly<Static<typeof NoLabelAnswer>>;

export type Clue = DeepReadonly<Static<typeof Clue>>;
