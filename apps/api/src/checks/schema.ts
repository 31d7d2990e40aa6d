import type { AgeStatus, Market, Meaning, OtherNumberKind, Precision } from "@heater-age/decoder";
import type { CheckProblemCode, CheckWarning as DecoderWarning } from "@heater-age/decoder/check";
import { meaningTexts } from "@heater-age/messages/format";
import Type, { type Static, type TObject, type TProperties } from "typebox";
import { codesWithText, confidences, listKeys, knownText } from "../schema/enums.ts";
import { maxDaysLate } from "../db/retention.ts";
import { ModelInfo, modelSourceField } from "../models/schema.ts";
import { booleanField, integerField, textField } from "../schema/fields.ts";
import {
  type DeepReadonly,
  namedObject,
  requestObject,
  namedSchema,
  schemaRef,
} from "../schema/named-schema.ts";
import { uuidPattern } from "../schema/request-id.ts";
import { LikelyMaker } from "./maker-schema.ts";
import { Source } from "./source-schema.ts";

const precisions = listKeys<Precision>({ year: true, month: true, week: true, day: true });
const meanings = Object.keys(meaningTexts) as readonly Meaning[];

const problemCodes = listKeys<CheckProblemCode>({
  "no-format": true,
  "impossible-date": true,
  "no-date-in-serial": true,
  "too-short": true,
  "too-long": true,
  "looks-like-model": true,
  "other-number": true,
  "not-stated": true,
  "makes-other-equipment": true,
  "two-numbers": true,
  "no-public-rule": true,
  "private-label": true,
  "brand-open": true,
});

const warningCodes = listKeys<DecoderWarning["code"]>({
  "model-too-long": true,
  "model-not-sold-then": true,
  "several-brands": true,
  "unknown-characters": true,
  "unknown-outside-date": true,
  "accessory-number": true,
  "counter-misfit": true,
  "also-other-equipment": true,
  "look-alike": true,
  "note-agrees": true,
  "note-agrees-with-other": true,
  "note-contradicts": true,
  "note-other-brand": true,
});

const markets = listKeys<Market>({
  au: true,
  de: true,
  es: true,
  fr: true,
  gb: true,
  it: true,
  elsewhere: true,
});

const states = listKeys<AgeStatus>({ good: true, monitor: true, replace: true });

export const RatingPlate = requestObject("RatingPlate", "The data on the rating plate.", {
  brand: textField(
    "A value from the list of brands, or its name. `other` if the brand is unknown.",
    "rheem",
    { maxLength: 100 },
  ),
  serialNumber: textField(
    "As printed on the rating plate: 6 to 20 letters and digits, for some brands and `other` up to 28. Spaces, dots, hyphens, a leading `S/N`, and dates or names beside it are ignored. `?` stands for a character that can't be read, at most three.",
    "RH0504B01826",
    { maxLength: 100 },
  ),
  modelNumber: Type.Optional(
    textField("3 to 30 characters. Empty or absent if unknown.", "XE40M09EL55U1", { maxLength: 100 }),
  ),
  note: Type.Optional(
    textField(
      "A date known from elsewhere, with the words for it, such as a column of a register. It is compared with the dates of the serial number, and not recorded. Text without such a date is ignored.",
      "Installed: 2005",
      { maxLength: 100 },
    ),
  ),
});

export const CheckRequest = requestObject(
  "CheckRequest",
  "The data on the rating plate, plus fields for checks sent later or again.",
  {
    ...RatingPlate.properties,
    checkId: Type.Optional(
      textField(
        "A random UUID for the check. A check sent again with it is recorded once. If the id belongs to another serial number, the check is answered but not recorded.",
        "8c1f2d3e-5a47-4b0e-9d61-2f7c3b8a9e10",
        { pattern: uuidPattern },
      ),
    ),
    checkedAt: Type.Optional(
      textField(
        `When the check was made, if you send it later. The age is calculated for that day, in UTC. A time in the future counts as now, and one more than ${maxDaysLate} days ago as ${maxDaysLate} days ago.`,
        "2026-11-20T09:30:00.000Z",
        { format: "date-time" },
      ),
    ),
  },
);

const Part = namedObject("Part", "A part of the serial number.", {
  from: integerField("Index of the first character, from 0.", 2),
  to: integerField("Index after the last character.", 4),
  text: textField("Its characters.", "05"),
  means: knownText(meanings, "Meaning of the characters.", "month"),
});

export const Reason = namedObject("Reason", "Why a date is possible, or evidence for or against it.", {
  code: knownText(
    codesWithText("reasons", ""),
    "Permanent code of the reason.",
    "eight-digits-after-letters",
  ),
  values: Type.Optional(
    Type.Unsafe<Readonly<Record<string, string | number>>>({
      type: "object",
      additionalProperties: { type: ["string", "number"] },
      description: "Values for a sentence about the reason.",
      examples: [{ since: "2007-11" }],
    }),
  ),
});

export const Candidate = namedObject("Candidate", "One possible date.", {
  date: textField("ISO 8601, as precise as known: a year, month, week or day.", "2004-05"),
  year: integerField("The year.", 2004),
  month: Type.Optional(integerField("The month.", 5, { minimum: 1, maximum: 12 })),
  week: Type.Optional(integerField("The ISO 8601 week.", 36, { minimum: 1, maximum: 53 })),
  day: Type.Optional(integerField("The day of the month.", 5, { minimum: 1, maximum: 31 })),
  format: textField("Id of the format, unique within the brand.", "rheem-prefix-mmyy-letter"),
  confidence: knownText(confidences, "Confidence of this reading."),
  parts: Type.Array(schemaRef(Part), { description: "The parts of the serial number." }),
  reasons: Type.Array(schemaRef(Reason), { description: "Why it is possible, and how likely." }),
  sources: Type.Array(schemaRef(Source), { description: "Sources of its rule." }),
});

export const Decoding = namedObject("Decoding", "The decoded serial number.", {
  status: knownText(
    ["decoded", "ambiguous", "unreadable"],
    "Whether the serial number means one date, several, or none.",
  ),
  candidates: Type.Array(schemaRef(Candidate), { description: "Every possible date, best first." }),
});

export const Repair = namedObject("Repair", "The date if look-alike characters are replaced.", {
  serial: textField("The whole serial number, corrected.", "RH0504B01826"),
  decoding: schemaRef(Decoding),
});

export const Reading = namedObject("Reading", "The date if the heater were of this brand.", {
  brand: textField("Value of the brand.", "rheem"),
  label: textField("Name of the brand.", "Rheem"),
  decoding: schemaRef(Decoding),
});

const OtherEquipment = namedObject(
  "OtherEquipment",
  "A furnace or air conditioner with this serial format.",
  {
    maker: textField("Name of its maker.", "Lennox"),
    candidates: Type.Array(schemaRef(Candidate), { description: "The dates under its rule, best first." }),
  },
);

const otherNumberKinds = listKeys<OtherNumberKind>({
  board: true,
  crn: true,
  asme: true,
  csa: true,
  ul: true,
  fcc: true,
  ahri: true,
  cec: true,
  barcode: true,
  part: true,
  valve: true,
  owner: true,
  phone: true,
  date: true,
  rounded: true,
  placeholder: true,
});

const Hint = namedObject(
  "Hint",
  "What the first characters would mean, though the number as a whole fits no format. Not a date of the heater.",
  {
    start: textField("The characters with a meaning.", "AE"),
    rest: textField("The characters to check.", "1100"),
    dates: Type.Array(Type.String(), {
      description: "Dates that the first characters would mean, newest first.",
      examples: [["2024-05", "2004-05", "1984-05"]],
    }),
  },
);

export const Problem = namedObject("Problem", "Why there is no single date, and suggestions.", {
  code: knownText(problemCodes, "Permanent code of the problem.", "too-short"),
  repairs: Type.Array(schemaRef(Repair), {
    description: "Fewest replaced characters first. For `two-numbers`, each of them.",
  }),
  brands: Type.Array(Type.String(), {
    description: "Values of brands with this serial format, likeliest first.",
    examples: [["state", "reliance"]],
  }),
  readings: Type.Array(schemaRef(Reading), {
    description: "If the brand is unknown: the dates under each possible brand, likeliest first.",
  }),
  hint: Type.Optional(schemaRef(Hint)),
  kind: Type.Optional(knownText(otherNumberKinds, "For `other-number`: what the number is.", "phone")),
  market: Type.Optional(
    knownText(
      markets,
      "Where the brand is sold, which tells where else to find the date. Absent for North America.",
      "de",
    ),
  ),
  equipment: Type.Optional(
    Type.Array(schemaRef(OtherEquipment), {
      description: "Other equipment it may belong to, likeliest first. Absent if a water heater fits.",
    }),
  ),
});

export const AgeRange = namedObject(
  "AgeRange",
  "Age in completed months, for the last and the first possible day.",
  {
    minMonths: integerField("If made on the last possible day.", 269),
    maxMonths: integerField("If made on the first possible day.", 270),
  },
);

const CheckWarning = namedObject("CheckWarning", "Something ignored or suspicious in a check.", {
  code: knownText(warningCodes, "Permanent code of the warning.", "model-too-long"),
  values: Type.Optional(
    Type.Unsafe<Readonly<Record<string, string | number>>>({
      type: "object",
      additionalProperties: { type: ["string", "number"] },
      description: "Values for a sentence about the warning.",
      examples: [{ longest: 30 }],
    }),
  ),
});

export const dated = Type.Literal(true, { description: "There is a date.", examples: [true] });
export const undated = Type.Literal(false, { description: "There is no single date.", examples: [false] });

/** The fields that only a result with a date has. */
export const dateFields = {
  manufacturingDate: textField(
    "The likeliest date as `YYYY`, `YYYY-MM` or `YYYY-MM-DD`. A week is given as its month.",
    "2004-05",
  ),
  ageYears: integerField("Completed years since the first possible day.", 22),
  ageMonths: integerField("Months beyond the years.", 6, { minimum: 0, maximum: 11 }),
  recommendation: textField(
    "In the language of the request. Includes the other dates, if any.",
    "Replacement recommended: plan for a new one.",
  ),
  precision: knownText(precisions, "Precision of the date.", "month"),
  ageRange: schemaRef(AgeRange),
  ambiguous: booleanField("Whether another date is possible.", false),
  confidence: knownText(confidences, "Confidence of the likeliest date."),
  recommendationCode: knownText(
    states,
    "State of the likeliest date, from `ageYears`: `monitor` from 6 years on, `replace` from 10.",
    "replace",
  ),
};

/** The fields that only a result without a date has. */
export const failureFields = {
  error: textField("Why there is no date, in the language of the request.", "This is too short."),
  problem: schemaRef(Problem),
};

/** The fields that repeat what was checked. */
export const checkedFields = {
  brand: textField("Value of the brand.", "rheem"),
  serialNumber: textField("Letters and digits only, and `?` as sent.", "RH0504B01826"),
  modelNumber: textField("As sent, in upper case and without spaces; may be empty.", "ENT-50"),
};

/** The other fields of a result. */
export const furtherFields = {
  decoding: schemaRef(Decoding),
  makers: Type.Optional(
    Type.Array(schemaRef(LikelyMaker), {
      description:
        "Likely makers, likeliest first: for `other`, store brands, private labels and Kenmore. Absent without evidence for any maker, and for a maker's own brand.",
    }),
  ),
  warnings: Type.Optional(
    Type.Array(schemaRef(CheckWarning), { description: "Anything ignored or suspicious." }),
  ),
  modelInfo: Type.Optional(schemaRef(ModelInfo)),
  modelSource: Type.Optional(modelSourceField),
  modelEstimated: Type.Optional(
    booleanField("Whether any of `modelInfo` is an estimate. Label it as one.", false),
  ),
  recorded: booleanField("False if the check couldn't be recorded.", true),
  checkedAt: textField("When the check was made.", "2026-11-20T09:30:00.000Z", { format: "date-time" }),
  clientTime: Type.Optional(
    booleanField("True when `checkedAt` is from the request, within its bounds. Absent otherwise.", true),
  ),
};

/** The type of an object with these properties. */
export type Fields<Properties extends TProperties> = Static<TObject<Properties>>;

const CheckSuccess = namedObject("CheckSuccess", "A serial number with a date.", {
  success: dated,
  ...checkedFields,
  ...dateFields,
  ...furtherFields,
});

const CheckFailure = namedObject("CheckFailure", "A serial number without a single date.", {
  success: undated,
  ...checkedFields,
  ...failureFields,
  ...furtherFields,
});

/** The fields of a result, whether it has a date or not. */
export type CheckResult = DeepReadonly<
  { success: boolean } & Fields<typeof checkedFields> &
    Partial<Fields<typeof dateFields> & Fields<typeof failureFields>> &
    Fields<typeof furtherFields>
>;

export const CheckResult = namedSchema(
  "CheckResult",
  Type.Unsafe<CheckResult>({
    description: "The age of the heater, from its serial number.",
    oneOf: [schemaRef(CheckSuccess), schemaRef(CheckFailure)],
  }),
);

export type RatingPlate = Static<typeof RatingPlate>;
export type CheckRequest = Static<typeof CheckRequest>;
export type Decoding = DeepReadonly<Static<typeof Decoding>>;
export type Problem = DeepReadonly<Static<typeof Problem>>;
