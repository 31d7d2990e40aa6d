import Type, { type Static } from "typebox";
import { keysOf, oneOf } from "../schema/enums.ts";
import type { CorrectionTable } from "../db/schema.ts";
import { named, refer } from "../schema/named-schema.ts";

/** Where a date was seen. */
export type SeenPlace = CorrectionTable["seen_on"];

/** Where a date can have been seen. */
export const seenPlaces = keysOf<SeenPlace>({
  "rating-plate": true,
  "other-label": true,
  papers: true,
  elsewhere: true,
});

/** How many characters a note may have. */
export const longestNote = 300;

/** How many corrections a list has at most. */
export const mostListed = 100;

const agreement = oneOf(
  keysOf<CorrectionTable["agreement"]>({ agrees: true, ambiguous: true, contradicts: true, "no-date": true }),
  "How the printed date goes with what we read. `agrees`: with our only date. `ambiguous`: with one of several. `contradicts`: with none. `no-date`: we read no date.",
);
const statuses = ["new", "accepted", "rejected"] as const;

const printedDate = Type.String({
  description:
    "The date as it is printed, no finer than it is printed: `YYYY`, `YYYY-MM`, `YYYY-Www` or `YYYY-MM-DD`. Not before 1900, not after today.",
  examples: ["2004-05"],
});

export const CorrectionForm = named(
  "CorrectionForm",
  Type.Object(
    {
      brand: Type.String({
        maxLength: 100,
        description: "Slug or name of a brand of the list. `other` is none.",
        examples: ["rheem"],
      }),
      serialNumber: Type.String({
        maxLength: 100,
        description: "As it stands on the heater.",
        examples: ["RH 0504B01826"],
      }),
      printedDate,
      seenOn: oneOf(
        seenPlaces,
        "Where the date stands: on the rating plate, on another label of the heater, on papers that came with it, or elsewhere.",
      ),
      note: Type.Optional(
        Type.String({
          maxLength: longestNote,
          description: "What else helps to understand it. Nothing personal, please.",
          examples: ["The plate says MFG. DATE 05/2004."],
        }),
      ),
    },
    {
      additionalProperties: false,
      description:
        "A date that is printed on a heater, and its serial number. No photo and nothing personal is asked for.",
    },
  ),
);

export type CorrectionForm = Static<typeof CorrectionForm>;

export const CorrectionReceipt = named(
  "CorrectionReceipt",
  Type.Object(
    { success: Type.Boolean({ description: "True.", examples: [true] }), agreement },
    { additionalProperties: false, description: "The correction is stored and will be reviewed." },
  ),
);

const number = (description: string) =>
  Type.String({ pattern: "^[1-9]\\d{0,17}$", description, examples: ["12"] });

/** Parameters of the address of a correction. */
export const CorrectionParams = Type.Object(
  { id: number("Number of a correction.") },
  { additionalProperties: false },
);

/** Which corrections are listed. */
export const CorrectionQuery = Type.Object(
  {
    status: Type.Optional(oneOf(statuses, "Which corrections: by default those that wait for a decision.")),
    before: Type.Optional(number("Only corrections with a smaller number: `next` of the page before.")),
  },
  { additionalProperties: false },
);

const Correction = named(
  "Correction",
  Type.Object(
    {
      id: Type.String({ description: "Its number.", examples: ["12"] }),
      brand: Type.String({ description: "Slug.", examples: ["rheem"] }),
      serialNumber: Type.String({ description: "As it was typed.", examples: ["RH 0504B01826"] }),
      printedDate,
      seenOn: oneOf(seenPlaces, "Where the date stands."),
      note: Type.Optional(
        Type.String({
          description: "What the visitor added, if anything.",
          examples: ["The plate says MFG. DATE 05/2004."],
        }),
      ),
      language: Type.String({ description: "Language that the visitor reads.", examples: ["en"] }),
      agreement,
      decodedDates: Type.Array(Type.String(), {
        description: "What we read when it was sent, best first.",
        examples: [["2004-05"]],
      }),
      decoderVersion: Type.String({ description: "What read it.", examples: ["0.0.0"] }),
      status: oneOf(statuses, "Where it stands."),
      reviewNote: Type.Optional(
        Type.String({
          description: "Why the operator decided so, if that was noted.",
          examples: ["Two more heaters with this letter"],
        }),
      ),
      reviewedAt: Type.Optional(
        Type.String({
          description: "When the operator decided, if that has happened.",
          examples: ["2026-11-20T09:30:00.000Z"],
        }),
      ),
      createdAt: Type.String({ description: "When it was sent.", examples: ["2026-11-20T09:30:00.000Z"] }),
    },
    { additionalProperties: false, description: "A correction and what became of it." },
  ),
);

export const CorrectionList = named(
  "CorrectionList",
  Type.Object(
    {
      corrections: Type.Array(refer(Correction), { description: `The newest first, ${mostListed} at most.` }),
      next: Type.Optional(
        Type.String({
          description: "What to give as `before` for the page that follows. Absent on the last one.",
          examples: ["12"],
        }),
      ),
    },
    { additionalProperties: false, description: "A page of corrections." },
  ),
);

export const CorrectionDecision = named(
  "CorrectionDecision",
  Type.Object(
    {
      decision: oneOf(["accepted", "rejected"], "What becomes of it."),
      note: Type.Optional(
        Type.String({
          maxLength: 1000,
          description: "Why.",
          examples: ["Two more heaters with this letter"],
        }),
      ),
    },
    {
      additionalProperties: false,
      description: "What the operator decides. A second decision replaces the first.",
    },
  ),
);

export const correctionReviewSchemas = [Correction, CorrectionList, CorrectionDecision];
