import type {
  Candidate as DecoderCandidate,
  Confidence,
  Meaning,
  Precision,
  ReasonCode,
} from "@heater-age/decoder";
import type { CheckProblemCode, RecommendationCode } from "@heater-age/decoder/check";
import { defaultLanguage, type Messages } from "@heater-age/messages";
import { messagesOf } from "@heater-age/messages/server";
import Type, { type Static } from "typebox";
import { keysOf, oneOf } from "../schema/enums.ts";
import { ModelInfo, modelSourceField } from "../models/schema.ts";
import { type DeepReadonly, named, refer } from "../schema/named-schema.ts";
import { LikelyMaker, MakerReason } from "./maker-schema.ts";
import { Source } from "./source-schema.ts";

// Every reason has a text, so the texts are the list of reasons; `reasonsAgree` proves it to the compiler.
const reasonCodes = Object.keys(messagesOf(defaultLanguage).reasons) as ReasonCode[];
type Same<A, B> = [A, B] extends [B, A] ? true : false;
const reasonsAgree: Same<ReasonCode, keyof Messages["reasons"]> = true;
void reasonsAgree;

const confidences = keysOf<Confidence>({ high: true, medium: true, low: true });
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

const recommendationCodes = keysOf<RecommendationCode>({
  good: true,
  monitor: true,
  replace: true,
  "monitor-or-good": true,
  "replace-or-monitor": true,
});

const closed = { additionalProperties: false } as const;

export const CheckRequest = named(
  "CheckRequest",
  Type.Object(
    {
      brand: Type.String({
        maxLength: 100,
        description: "A value of the list of brands, or its name. `other` when the brand is not known.",
        examples: ["rheem"],
      }),
      serialNumber: Type.String({
        maxLength: 100,
        description:
          "As printed on the rating plate: 6 to 20 letters and digits. Spaces, dots, hyphens and a leading `S/N` do not count.",
        examples: ["RH0504B01826"],
      }),
      modelNumber: Type.Optional(
        Type.String({
          maxLength: 100,
          description: "3 to 30 characters. Empty or absent when not known.",
          examples: ["XE40M09EL55U1"],
        }),
      ),
    },
    { ...closed, description: "What is printed on the rating plate." },
  ),
);

const Part = named(
  "Part",
  Type.Object(
    {
      from: Type.Integer({ description: "Index of the first character, from 0.", examples: [2] }),
      to: Type.Integer({ description: "Index after the last character.", examples: [4] }),
      text: Type.String({ description: "The characters themselves.", examples: ["05"] }),
      means: oneOf(meanings, "What the characters stand for.", "month"),
    },
    { ...closed, description: "A run of characters of the serial number." },
  ),
);

const Reason = named(
  "Reason",
  Type.Object(
    {
      code: oneOf(reasonCodes, "Permanent code of the reason.", "eight-digits-after-letters"),
      values: Type.Optional(
        Type.Unsafe<Readonly<Record<string, string | number>>>({
          type: "object",
          additionalProperties: { type: ["string", "number"] },
          description: "What a sentence about the reason needs.",
          examples: [{ since: "2007-11" }],
        }),
      ),
    },
    { ...closed, description: "Why a date is possible, or what speaks for or against it." },
  ),
);

const Candidate = named(
  "Candidate",
  Type.Object(
    {
      date: Type.String({
        description: "ISO 8601 at the precision known: a year, month, week or day.",
        examples: ["2004-05"],
      }),
      year: Type.Integer({ description: "The year.", examples: [2004] }),
      month: Type.Optional(
        Type.Integer({ minimum: 1, maximum: 12, description: "The month.", examples: [5] }),
      ),
      week: Type.Optional(
        Type.Integer({ minimum: 1, maximum: 53, description: "The week of ISO 8601.", examples: [36] }),
      ),
      day: Type.Optional(
        Type.Integer({ minimum: 1, maximum: 31, description: "The day of the month.", examples: [5] }),
      ),
      format: Type.String({
        description: "Id of the format, unique within the brand.",
        examples: ["rheem-prefix-mmyy-letter"],
      }),
      confidence: oneOf(confidences, "How sure this reading is."),
      parts: Type.Array(refer(Part), { description: "The serial number cut into its parts." }),
      reasons: Type.Array(refer(Reason), { description: "Why it is possible, and how likely." }),
      sources: Type.Array(refer(Source), { description: "Where its rule comes from." }),
    },
    { ...closed, description: "One date that the serial number can mean." },
  ),
);

export const Decoding = named(
  "Decoding",
  Type.Object(
    {
      status: oneOf(
        keysOf<"decoded" | "ambiguous" | "unreadable">({ decoded: true, ambiguous: true, unreadable: true }),
        "Whether the serial number means one date, several, or none.",
      ),
      candidates: Type.Array(refer(Candidate), { description: "Every date that it can mean, best first." }),
    },
    { ...closed, description: "What the serial number says." },
  ),
);

const Repair = named(
  "Repair",
  Type.Object(
    {
      serial: Type.String({
        description: "The whole serial number as it would be.",
        examples: ["RH0504B01826"],
      }),
      decoding: refer(Decoding),
    },
    { ...closed, description: "What the serial number would mean with look-alike characters exchanged." },
  ),
);

const Reading = named(
  "Reading",
  Type.Object(
    {
      brand: Type.String({ description: "Value of the brand.", examples: ["rheem"] }),
      label: Type.String({ description: "Name of the brand.", examples: ["Rheem"] }),
      decoding: refer(Decoding),
    },
    { ...closed, description: "What the serial number would mean on a heater of this brand." },
  ),
);

export const Problem = named(
  "Problem",
  Type.Object(
    {
      code: oneOf(problemCodes, "Permanent code of the problem.", "too-short"),
      repairs: Type.Array(refer(Repair), { description: "Fewest exchanged characters first." }),
      brands: Type.Array(Type.String(), {
        description: "Values of the brands with a format of this shape, likeliest first.",
        examples: [["state", "reliance"]],
      }),
      readings: Type.Array(refer(Reading), {
        description: "When the brand is open: the dates under each of the brands, likeliest first.",
      }),
    },
    { ...closed, description: "Why no single date is given, and what may help." },
  ),
);

export const AgeRange = named(
  "AgeRange",
  Type.Object(
    {
      minMonths: Type.Integer({
        description: "If made on the last day of the date as known.",
        examples: [269],
      }),
      maxMonths: Type.Integer({
        description: "If made on the first day of the date as known.",
        examples: [270],
      }),
    },
    { ...closed, description: "Completed months at both ends of what the date leaves open." },
  ),
);

export const CheckResult = named(
  "CheckResult",
  Type.Object(
    {
      success: Type.Boolean({
        description: "Whether there is a date. Without one there are `error` and `problem`.",
        examples: [true],
      }),
      brand: Type.String({ description: "Value of the brand.", examples: ["rheem"] }),
      serialNumber: Type.String({ description: "Letters and digits only.", examples: ["RH0504B01826"] }),
      modelNumber: Type.String({
        description: "Without spaces, hyphens and underscores; may be empty.",
        examples: ["XE40M09EL55U1"],
      }),
      manufacturingDate: Type.Optional(
        Type.String({
          description:
            "`YYYY`, `YYYY-MM` or `YYYY-MM-DD`: of the likeliest date; a week is given as its month.",
          examples: ["2004-05"],
        }),
      ),
      ageYears: Type.Optional(
        Type.Integer({
          description: "Completed years from the first day of the date as known.",
          examples: [22],
        }),
      ),
      ageMonths: Type.Optional(
        Type.Integer({ minimum: 0, maximum: 11, description: "Months beyond the years.", examples: [6] }),
      ),
      recommendation: Type.Optional(
        Type.String({
          description: "In the language of the request. Names the other dates, if there are any.",
          examples: ["Replacement recommended: at this age, plan the next heater before this one fails."],
        }),
      ),
      error: Type.Optional(
        Type.String({
          description: "Why there is no date, in the language of the request.",
          examples: ["This is shorter than a serial number. Some characters seem to be missing."],
        }),
      ),
      decoding: refer(Decoding),
      problem: Type.Optional(refer(Problem)),
      precision: Type.Optional(oneOf(precisions, "How finely the date is known.", "month")),
      ageRange: Type.Optional(refer(AgeRange)),
      ambiguous: Type.Optional(
        Type.Boolean({ description: "Whether the serial number can mean another date.", examples: [false] }),
      ),
      confidence: Type.Optional(oneOf(confidences, "How sure the likeliest date is.")),
      recommendationCode: Type.Optional(
        oneOf(recommendationCodes, "State of the likeliest date.", "replace"),
      ),
      makers: Type.Optional(
        Type.Array(refer(LikelyMaker), {
          description:
            "Who may have built it, likeliest first: for `other`, store brands, private labels and Kenmore. Absent where nothing speaks for anybody, and for a brand that is its maker's own.",
        }),
      ),
      modelInfo: Type.Optional(refer(ModelInfo)),
      modelSource: Type.Optional(modelSourceField),
      modelEstimated: Type.Optional(
        Type.Boolean({
          description: "Whether any of `modelInfo` is an estimate. Say so where it is shown.",
          examples: [false],
        }),
      ),
      recorded: Type.Boolean({
        description: "False when the check could not be recorded.",
        examples: [true],
      }),
      checkedAt: Type.String({
        format: "date-time",
        description: "When the serial number was read.",
        examples: ["2026-11-20T09:30:00.000Z"],
      }),
    },
    { ...closed, description: "What the serial number says about the age of the heater." },
  ),
);

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
  Problem,
  AgeRange,
  MakerReason,
  LikelyMaker,
  CheckResult,
] as const;

export type CheckRequest = Static<typeof CheckRequest>;
type Candidate = DeepReadonly<Static<typeof Candidate>>;
export type Decoding = DeepReadonly<Static<typeof Decoding>>;
export type Problem = DeepReadonly<Static<typeof Problem>>;
export type CheckResult = DeepReadonly<Static<typeof CheckResult>>;

// What the decoder gives is what the API describes.
const candidatesAgree: Same<Candidate, DecoderCandidate> = true;
void candidatesAgree;
