import Type, { type Static } from "typebox";
import { LikelyMaker, MakerReason } from "../../checks/maker-schema.ts";
import {
  Candidate,
  checkedFields,
  dated,
  dateFields,
  failureFields,
  type Fields,
  furtherFields,
  Problem,
  RatingPlate,
  Reading,
  Reason,
  Repair,
  undated,
} from "../../checks/schema.ts";
import { Source } from "../../checks/source-schema.ts";
import { ErrorBody } from "../../errors/schema.ts";
import { ModelInfo, modelSourceField } from "../../models/schema.ts";
import { booleanField, integerField } from "../../schema/fields.ts";
import {
  type DeepReadonly,
  namedObject,
  requestObject,
  namedSchema,
  schemaRef,
} from "../../schema/named-schema.ts";
import { requestId } from "../../schema/request-id.ts";

/** How many checks one call may hold. */
export const maxChecks = 500;

/** How many dates, brands, makers and repaired numbers a row of an answer names. Counts say how many there are. */
export const maxNamed = 3;

/** Bytes that an answer may have. */
export const maxAnswerBytes = 1_000_000;

export const BatchRequest = requestObject("BatchRequest", "Many checks at once.", {
  id: requestId("Sent again with the same checks, they are not recorded again."),
  checks: Type.Array(schemaRef(RatingPlate), {
    minItems: 1,
    maxItems: maxChecks,
    description: "The checks, each as in a single check.",
    examples: [
      [
        { brand: "rheem", serialNumber: "RH0504B01826" },
        { brand: "bradford-white", serialNumber: "BH6511396" },
      ],
    ],
  }),
});

/** A request whose checks are validated one by one, because the others are made if one is invalid. */
export const UncheckedBatch = Type.Object(
  { ...BatchRequest.properties, checks: { ...BatchRequest.properties.checks, items: {} } },
  { additionalProperties: false },
);

const indexes = (list: string) =>
  Type.Array(Type.Integer({ minimum: 0 }), {
    description: `Indexes in the response's list \`${list}\`, from 0.`,
    examples: [[0]],
  });

const dates = Type.Array(Type.String(), {
  maxItems: maxNamed,
  description: `Dates under its rules, best first, at most ${maxNamed}. May be empty.`,
  examples: [["2004-05"]],
});

const dateCount = integerField("Number of dates, including those not listed.", 1, { minimum: 0 });

const BatchDate = namedObject("BatchDate", "One possible date.", {
  date: Candidate.properties.date,
  confidence: Candidate.properties.confidence,
  format: Candidate.properties.format,
  reasons: indexes("reasons"),
  sources: indexes("sources"),
});

const BatchProblem = namedObject(
  "BatchProblem",
  `Why there is no single date, and suggestions. At most ${maxNamed} of each are listed.`,
  {
    code: Problem.properties.code,
    repairs: Type.Array(Type.Object({ serial: Repair.properties.serial, dates, dateCount }), {
      description: "Serial numbers that differ by look-alike characters and have a date.",
    }),
    repairCount: integerField("Number of such serial numbers.", 0, { minimum: 0 }),
    brands: Type.Array(Type.String(), {
      description: "Brands that write serial numbers like this one, likeliest first.",
      examples: [["rheem"]],
    }),
    brandCount: integerField("Number of such brands.", 1, { minimum: 0 }),
    readings: Type.Array(
      Type.Object({
        brand: Reading.properties.brand,
        label: Reading.properties.label,
        dates,
        dateCount,
      }),
      { description: "Dates under each of `brands`. Empty unless the brand is unknown." },
    ),
  },
);

const { brand, label, maker, confidence } = LikelyMaker.properties;

const BatchMaker = namedObject(
  "BatchMaker",
  "A maker that may have built a heater sold under another name.",
  {
    brand,
    label,
    maker,
    confidence,
    reasons: indexes("makerReasons"),
    sources: indexes("sources"),
    dates,
    dateCount,
  },
);

const BatchModel = namedObject("BatchModel", "Facts about the model of one or more checks.", {
  modelInfo: schemaRef(ModelInfo),
  modelSource: modelSourceField,
  modelEstimated: booleanField("Whether any of `modelInfo` is an estimate. Label it as one.", false),
});

/** The fields of each row with a valid check. */
const rowFields = {
  dateCount: integerField(
    "Number of possible dates. If the brand is unknown, under all brands that fit.",
    1,
    {
      minimum: 0,
    },
  ),
  makers: Type.Optional(
    Type.Array(schemaRef(BatchMaker), {
      maxItems: maxNamed,
      description: `Likely makers, likeliest first, at most ${maxNamed}. Absent as for a single check.`,
    }),
  ),
  makerCount: Type.Optional(integerField("Number of makers that may have built it.", 1, { minimum: 1 })),
  warnings: furtherFields.warnings,
  model: Type.Optional(
    integerField("Index in the response's list `models`, from 0. Absent without facts about the model.", 0, {
      minimum: 0,
    }),
  ),
  recorded: furtherFields.recorded,
  checkedAt: furtherFields.checkedAt,
};

const datedFields = {
  ...dateFields,
  dates: Type.Array(schemaRef(BatchDate), {
    maxItems: maxNamed,
    description: `The dates that it can mean, best first, at most ${maxNamed}.`,
  }),
};

const undatedFields = { error: failureFields.error, problem: schemaRef(BatchProblem) };

const invalidFields = { invalid: schemaRef(ErrorBody) };

const BatchSuccess = namedObject(
  "BatchSuccess",
  `A serial number with a date: the fields of a single check, shortened. It lists at most ${maxNamed} dates, brands and makers, with their full number. Send the check alone to get all of them.`,
  { success: dated, ...checkedFields, ...datedFields, ...rowFields },
);

const BatchFailure = namedObject("BatchFailure", "A serial number without a single date, shortened.", {
  success: undated,
  ...checkedFields,
  ...undatedFields,
  ...rowFields,
});

const BatchInvalid = namedObject(
  "BatchInvalid",
  "An invalid check. `invalid` is the error of a single check.",
  { success: undated, ...invalidFields },
);

/** The fields of a row, whatever it is. */
export type BatchItem = DeepReadonly<
  { success: boolean } & Partial<
    Fields<typeof checkedFields> &
      Fields<typeof datedFields> &
      Fields<typeof undatedFields> &
      Fields<typeof rowFields> &
      Fields<typeof invalidFields>
  >
>;

const BatchItem = namedSchema(
  "BatchItem",
  Type.Unsafe<BatchItem>({
    description: "The result of one check.",
    oneOf: [schemaRef(BatchSuccess), schemaRef(BatchFailure), schemaRef(BatchInvalid)],
  }),
);

const lists = {
  reasons: Type.Array(schemaRef(Reason), { description: "The reasons of all dates, each once." }),
  makerReasons: Type.Array(schemaRef(MakerReason), { description: "The reasons of all makers, each once." }),
  sources: Type.Array(schemaRef(Source), { description: "All sources, each once." }),
  models: Type.Array(schemaRef(BatchModel), { description: "Facts about the models, each once." }),
};

/** What the rows of an answer refer to. */
export type BatchLists = DeepReadonly<Fields<typeof lists>>;

export const BatchResult = namedObject("BatchResult", "Results of many checks.", {
  results: Type.Array(schemaRef(BatchItem), {
    description: "One for each check, in the order of the checks.",
  }),
  ...lists,
});

export type BatchResult = DeepReadonly<Static<typeof BatchResult>>;
