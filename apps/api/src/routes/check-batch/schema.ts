import Type, { type Static } from "typebox";
import { LikelyMaker, MakerReason } from "../../checks/maker-schema.ts";
import {
  Candidate,
  CheckRequest,
  CheckResult,
  Problem,
  Reading,
  Reason,
  Repair,
} from "../../checks/schema.ts";
import { Source } from "../../checks/source-schema.ts";
import { ErrorBody } from "../../errors/schema.ts";
import { ModelInfo, modelSourceField } from "../../models/schema.ts";
import { booleanField, integerField } from "../../schema/fields.ts";
import { type DeepReadonly, namedObject, schemaRef } from "../../schema/named-schema.ts";

/** How many checks one call may hold. */
export const mostChecks = 500;

/** How many dates, brands, makers and repaired numbers a row of an answer names. Counts say how many there are. */
export const mostNamed = 3;

/** Bytes that an answer may have. */
export const mostAnswerBytes = 1_000_000;

export const BatchRequest = namedObject("BatchRequest", "Many checks at once.", {
  checks: Type.Array(schemaRef(CheckRequest), {
    minItems: 1,
    maxItems: mostChecks,
    description: "The checks, each as for a single one.",
    examples: [
      [
        { brand: "rheem", serialNumber: "RH0504B01826" },
        { brand: "bradford-white", serialNumber: "BH6511396" },
      ],
    ],
  }),
});

const indexes = (list: string) =>
  Type.Array(Type.Integer({ minimum: 0 }), {
    description: `Places in the list \`${list}\` of the answer, from 0.`,
    examples: [[0]],
  });

const dates = Type.Array(Type.String(), {
  maxItems: mostNamed,
  description: `Dates under its rules, best first, at most ${mostNamed}. May be empty.`,
  examples: [["2004-05"]],
});

const dateCount = integerField("How many dates there are, with those that are not named.", 1, { minimum: 0 });

const BatchDate = namedObject("BatchDate", "One date that the serial number can mean.", {
  date: Candidate.properties.date,
  confidence: Candidate.properties.confidence,
  format: Candidate.properties.format,
  reasons: indexes("reasons"),
  sources: indexes("sources"),
});

const BatchProblem = namedObject(
  "BatchProblem",
  `Why no single date is given, and what may help. At most ${mostNamed} of each are named.`,
  {
    code: Problem.properties.code,
    repairs: Type.Array(
      Type.Object({ serial: Repair.properties.serial, dates, dateCount }, { additionalProperties: false }),
      { description: "Serial numbers that differ by look-alike characters and have a date." },
    ),
    repairCount: integerField("How many such numbers there are.", 0, { minimum: 0 }),
    brands: Type.Array(Type.String(), {
      description: "Brands that write serial numbers like this one, likeliest first.",
      examples: [["rheem"]],
    }),
    brandCount: integerField("How many such brands there are.", 1, { minimum: 0 }),
    readings: Type.Array(
      Type.Object(
        { brand: Reading.properties.brand, label: Reading.properties.label, dates, dateCount },
        { additionalProperties: false },
      ),
      { description: "Under each of `brands`, its dates. Empty unless the brand is what is unknown." },
    ),
  },
);

const { brand, label, maker, confidence } = LikelyMaker.properties;

const BatchMaker = namedObject("BatchMaker", "Who may have built a heater that carries another name.", {
  brand,
  label,
  maker,
  confidence,
  reasons: indexes("makerReasons"),
  sources: indexes("sources"),
  dates,
  dateCount,
});

const BatchModel = namedObject("BatchModel", "What is known of the model of one or more checks.", {
  modelInfo: schemaRef(ModelInfo),
  modelSource: modelSourceField,
  modelEstimated: booleanField("Whether any of `modelInfo` is an estimate. Say so where it is shown.", false),
});

const { decoding: _decoding, problem: _problem, makers: _makers, ...same } = CheckResult.properties;
const { modelInfo: _info, modelSource: _source, modelEstimated: _estimated, ...fields } = same;

export const BatchItem = namedObject(
  "BatchItem",
  `What one check says: the fields of a single one, in short. At most ${mostNamed} dates, brands and makers are named, and counts say how many there are: send the check alone for all of them. A check that cannot be made has \`success: false\` and, under \`invalid\`, what the single one is refused with; nothing else.`,
  {
    ...Type.Partial(Type.Object(fields)).properties,
    success: CheckResult.properties.success,
    dates: Type.Optional(
      Type.Array(schemaRef(BatchDate), {
        maxItems: mostNamed,
        description: `The dates that it can mean, best first, at most ${mostNamed}. Absent where there is none.`,
      }),
    ),
    dateCount: Type.Optional(
      integerField("How many dates it can mean; with an unknown brand, under all brands that fit.", 1, {
        minimum: 0,
      }),
    ),
    problem: Type.Optional(schemaRef(BatchProblem)),
    makers: Type.Optional(
      Type.Array(schemaRef(BatchMaker), {
        maxItems: mostNamed,
        description: `Who may have built it, likeliest first, at most ${mostNamed}. Absent as for a single check.`,
      }),
    ),
    makerCount: Type.Optional(integerField("How many may have built it.", 1, { minimum: 1 })),
    model: Type.Optional(
      integerField("Place in the list `models` of the answer, from 0, where something is known.", 0, {
        minimum: 0,
      }),
    ),
    invalid: Type.Optional(schemaRef(ErrorBody)),
  },
);

const lists = {
  reasons: Type.Array(schemaRef(Reason), { description: "The reasons of all dates, each once." }),
  makerReasons: Type.Array(schemaRef(MakerReason), { description: "The reasons of all makers, each once." }),
  sources: Type.Array(schemaRef(Source), { description: "The sources of all of it, each once." }),
  models: Type.Array(schemaRef(BatchModel), { description: "What is known of the models, each once." }),
};

/** What the rows of an answer refer to. */
export const BatchLists = Type.Object(lists, { additionalProperties: false });

export const BatchResult = namedObject("BatchResult", "What many checks say.", {
  results: Type.Array(schemaRef(BatchItem), {
    description: "One for each check, in the order of the checks.",
  }),
  ...lists,
});

/** All named schemas of the route, each after those that it refers to. */
export const batchSchemas = [
  BatchRequest,
  BatchDate,
  BatchProblem,
  BatchMaker,
  BatchModel,
  BatchItem,
  BatchResult,
] as const;

export type BatchItem = DeepReadonly<Static<typeof BatchItem>>;
export type BatchLists = DeepReadonly<Static<typeof BatchLists>>;
export type BatchResult = DeepReadonly<Static<typeof BatchResult>>;
