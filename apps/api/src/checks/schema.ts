import type { Candidate as DecoderCandidate, Meaning, Precision, ReasonCode } from "@heater-age/decoder";
import type {
  CheckProblemCode,
  CheckWarning as DecoderWarning,
  RecommendationCode,
} from "@heater-age/decoder/check";
import { defaultLanguage, type Messages } from "@heater-age/messages";
import { messagesOf } from "@heater-age/messages/server";
import Type, { type Static } from "typebox";
import { confidences, keysOf, oneOf } from "../schema/enums.ts";
import { ModelInfo, modelSourceField } from "../models/schema.ts";
import { booleanField, integerField, textField } from "../schema/fields.ts";
import { type DeepReadonly, namedObject, schemaRef } from "../schema/named-schema.ts";
import { LikelyMaker, MakerReason } from "./maker-schema.ts";
import { Source } from "./source-schema.ts";

// Every reason has a text, so the texts list the reasons: `reasonsAgree` fails to compile otherwise.
const reasonCodes = Object.keys(messagesOf(defaultLanguage).reasons) as ReasonCode[];
type Same<A, B> = [A, B] extends [B, A] ? true : false;
const reasonsAgree: Same<ReasonCode, keyof Messages["reasons"]> = true;
void reasonsAgree;

const precisions = keysOf<Precision>({ year: true, month: true, week: true, day: true });
const meanings = keysOf<Meaning>({
  year: true,
  month: true,
  week: true,
  day: true,
  plant: true,
  prefix: true,
  sequence: true,
  model: true,
  unknown: true,
});

const problemCodes = keysOf<CheckProblemCode>({
  "no-format": true,
  "impossible-date": true,
  "no-date-in-serial": true,
  "too-short": true,
  "too-long": true,
  "looks-like-model": true,
  "no-public-rule": true,
  "private-label": true,
  "brand-open": true,
});

const warningCodes = keysOf<DecoderWarning["code"]>({ "model-too-long": true, "model-not-sold-then": true });

const recommendationCodes = keysOf<RecommendationCode>({
  good: true,
  monitor: true,
  replace: true,
  "monitor-or-good": true,
  "replace-or-monitor": true,
});

export const CheckRequest = namedObject("CheckRequest", "What is printed on the rating plate.", {
  brand: textField(
    "A value from the list of brands, or its name. `other` if the brand is unknown.",
    "rheem",
    { maxLength: 100 },
  ),
  serialNumber: textField(
    "As printed on the rating plate: 6 to 20 letters and digits. Spaces, dots, hyphens and a leading `S/N` are ignored.",
    "RH0504B01826",
    { maxLength: 100 },
  ),
  modelNumber: Type.Optional(
    textField("3 to 30 characters. Empty or absent if unknown.", "XE40M09EL55U1", { maxLength: 100 }),
  ),
});

const Part = namedObject("Part", "A part of the serial number.", {
  from: integerField("Index of the first character, from 0.", 2),
  to: integerField("Index after the last character.", 4),
  text: textField("Its characters.", "05"),
  means: oneOf(meanings, "Meaning of the characters.", "month"),
});

export const Reason = namedObject("Reason", "Why a date is possible, or evidence for or against it.", {
  code: oneOf(reasonCodes, "Permanent code of the reason.", "eight-digits-after-letters"),
  values: Type.Optional(
    Type.Unsafe<Readonly<Record<string, string | number>>>({
      type: "object",
      additionalProperties: { type: ["string", "number"] },
      description: "Values for a sentence about the reason.",
      examples: [{ since: "2007-11" }],
    }),
  ),
});

export const Candidate = namedObject("Candidate", "One date that the serial number can mean.", {
  date: textField("ISO 8601 at the precision known: a year, month, week or day.", "2004-05"),
  year: integerField("The year.", 2004),
  month: Type.Optional(integerField("The month.", 5, { minimum: 1, maximum: 12 })),
  week: Type.Optional(integerField("The week of ISO 8601.", 36, { minimum: 1, maximum: 53 })),
  day: Type.Optional(integerField("The day of the month.", 5, { minimum: 1, maximum: 31 })),
  format: textField("Id of the format, unique within the brand.", "rheem-prefix-mmyy-letter"),
  confidence: oneOf(confidences, "Confidence of this reading."),
  parts: Type.Array(schemaRef(Part), { description: "The serial number cut into its parts." }),
  reasons: Type.Array(schemaRef(Reason), { description: "Why it is possible, and how likely." }),
  sources: Type.Array(schemaRef(Source), { description: "Where its rule comes from." }),
});

export const Decoding = namedObject("Decoding", "What the serial number says.", {
  status: oneOf(
    ["decoded", "ambiguous", "unreadable"],
    "Whether the serial number means one date, several, or none.",
  ),
  candidates: Type.Array(schemaRef(Candidate), { description: "Every date that it can mean, best first." }),
});

export const Repair = namedObject(
  "Repair",
  "The date that the serial number would have with look-alike characters replaced.",
  {
    serial: textField("The whole serial number, corrected.", "RH0504B01826"),
    decoding: schemaRef(Decoding),
  },
);

export const Reading = namedObject(
  "Reading",
  "The date that the serial number would have on a heater of this brand.",
  {
    brand: textField("Value of the brand.", "rheem"),
    label: textField("Name of the brand.", "Rheem"),
    decoding: schemaRef(Decoding),
  },
);

const OtherEquipment = namedObject(
  "OtherEquipment",
  "A furnace or air conditioner whose serial numbers have this shape.",
  {
    maker: textField("Name of its maker.", "Lennox"),
    candidates: Type.Array(schemaRef(Candidate), { description: "The dates under its rule, best first." }),
  },
);

export const Problem = namedObject("Problem", "Why there is no single date, and suggestions.", {
  code: oneOf(problemCodes, "Permanent code of the problem.", "too-short"),
  repairs: Type.Array(schemaRef(Repair), { description: "Fewest replaced characters first." }),
  brands: Type.Array(Type.String(), {
    description: "Values of the brands with a format of this shape, likeliest first.",
    examples: [["state", "reliance"]],
  }),
  readings: Type.Array(schemaRef(Reading), {
    description: "If the brand is unknown: the dates under each possible brand, likeliest first.",
  }),
  equipment: Type.Optional(
    Type.Array(schemaRef(OtherEquipment), {
      description: "Other equipment that it may belong to, likeliest first. Absent when a water heater fits.",
    }),
  ),
});

export const AgeRange = namedObject(
  "AgeRange",
  "Completed months at both ends of the period that the date allows.",
  {
    minMonths: integerField("If made on the last day that the date allows.", 269),
    maxMonths: integerField("If made on the first day that the date allows.", 270),
  },
);

const CheckWarning = namedObject("CheckWarning", "What was left aside or looks wrong in a check.", {
  code: oneOf(warningCodes, "Permanent code of the warning.", "model-too-long"),
  values: Type.Optional(
    Type.Unsafe<Readonly<Record<string, string | number>>>({
      type: "object",
      additionalProperties: { type: ["string", "number"] },
      description: "Values for a sentence about the warning.",
      examples: [{ longest: 30 }],
    }),
  ),
});

export const CheckResult = namedObject("CheckResult", "The age of the heater, from its serial number.", {
  success: booleanField("Whether there is a date. Without one there are `error` and `problem`.", true),
  brand: textField("Value of the brand.", "rheem"),
  serialNumber: textField("Letters and digits only.", "RH0504B01826"),
  modelNumber: textField("Without spaces, hyphens and underscores; may be empty.", "XE40M09EL55U1"),
  manufacturingDate: Type.Optional(
    textField(
      "The likeliest date as `YYYY`, `YYYY-MM` or `YYYY-MM-DD`. A week is given as its month.",
      "2004-05",
    ),
  ),
  ageYears: Type.Optional(integerField("Completed years since the first day that the date allows.", 22)),
  ageMonths: Type.Optional(integerField("Months beyond the years.", 6, { minimum: 0, maximum: 11 })),
  recommendation: Type.Optional(
    textField(
      "In the language of the request. Includes the other dates, if any.",
      "Replacement recommended: at this age, plan the next heater before this one fails.",
    ),
  ),
  error: Type.Optional(
    textField(
      "Why there is no date, in the language of the request.",
      "This is shorter than a serial number. Some characters seem to be missing.",
    ),
  ),
  decoding: schemaRef(Decoding),
  problem: Type.Optional(schemaRef(Problem)),
  precision: Type.Optional(oneOf(precisions, "Precision of the date.", "month")),
  ageRange: Type.Optional(schemaRef(AgeRange)),
  ambiguous: Type.Optional(booleanField("Whether the serial number can mean another date.", false)),
  confidence: Type.Optional(oneOf(confidences, "Confidence of the likeliest date.")),
  recommendationCode: Type.Optional(oneOf(recommendationCodes, "State of the likeliest date.", "replace")),
  makers: Type.Optional(
    Type.Array(schemaRef(LikelyMaker), {
      description:
        "Likely makers, likeliest first: for `other`, store brands, private labels and Kenmore. Absent without evidence for any maker, and for a maker's own brand.",
    }),
  ),
  warnings: Type.Optional(
    Type.Array(schemaRef(CheckWarning), { description: "What was left aside or looks wrong, if anything." }),
  ),
  modelInfo: Type.Optional(schemaRef(ModelInfo)),
  modelSource: Type.Optional(modelSourceField),
  modelEstimated: Type.Optional(
    booleanField("Whether any of `modelInfo` is an estimate. Label it as one.", false),
  ),
  recorded: booleanField("False when the check could not be recorded.", true),
  checkedAt: textField("When the serial number was read.", "2026-11-20T09:30:00.000Z", {
    format: "date-time",
  }),
});

/** All named schemas of the route, each after those that it refers to. */
export const checkSchemas = [
  CheckRequest,
  Part,
  Reason,
  Source,
  Candidate,
  Decoding,
  Repair,
  Reading,
  OtherEquipment,
  Problem,
  AgeRange,
  MakerReason,
  LikelyMaker,
  CheckWarning,
  CheckResult,
] as const;

export type CheckRequest = Static<typeof CheckRequest>;
type Candidate = DeepReadonly<Static<typeof Candidate>>;
export type Decoding = DeepReadonly<Static<typeof Decoding>>;
export type Problem = DeepReadonly<Static<typeof Problem>>;
export type CheckResult = DeepReadonly<Static<typeof CheckResult>>;

// Fails to compile unless the decoder returns what the API describes.
const candidatesAgree: Same<Candidate, DecoderCandidate> = true;
void candidatesAgree;
