import Type, { type Static } from "typebox";
import { keysOf, oneOf } from "../schema/enums.ts";
import type { CorrectionTable } from "../db/schema.ts";
import { booleanField, textField } from "../schema/fields.ts";
import { namedObject, schemaRef } from "../schema/named-schema.ts";

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

const printedDate = textField(
  "The date as it is printed, no finer than it is printed: `YYYY`, `YYYY-MM`, `YYYY-Www` or `YYYY-MM-DD`. Not before 1900, not after today.",
  "2004-05",
);

export const CorrectionForm = namedObject(
  "CorrectionForm",
  "A date that is printed on a heater, and its serial number. No photo and nothing personal is asked for.",
  {
    brand: textField("Slug or name of a brand of the list. `other` is none.", "rheem", { maxLength: 100 }),
    serialNumber: textField("As it stands on the heater.", "RH 0504B01826", { maxLength: 100 }),
    printedDate,
    seenOn: oneOf(
      seenPlaces,
      "Where the date stands: on the rating plate, on another label of the heater, on papers that came with it, or elsewhere.",
    ),
    note: Type.Optional(
      textField(
        "What else helps to understand it. Nothing personal, please.",
        "The plate says MFG. DATE 05/2004.",
        { maxLength: longestNote },
      ),
    ),
  },
);

export type CorrectionForm = Static<typeof CorrectionForm>;

export const CorrectionReceipt = namedObject(
  "CorrectionReceipt",
  "The correction is stored and will be reviewed.",
  { success: booleanField("True.", true), agreement },
);

const number = (description: string) => textField(description, "12", { pattern: "^[1-9]\\d{0,17}$" });

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

const Correction = namedObject("Correction", "A correction and what became of it.", {
  id: textField("Its number.", "12"),
  brand: textField("Slug.", "rheem"),
  serialNumber: textField("As it was typed.", "RH 0504B01826"),
  printedDate,
  seenOn: oneOf(seenPlaces, "Where the date stands."),
  note: Type.Optional(textField("What the visitor added, if anything.", "The plate says MFG. DATE 05/2004.")),
  language: textField("Language that the visitor reads.", "en"),
  agreement,
  decodedDates: Type.Array(Type.String(), {
    description: "What we read when it was sent, best first.",
    examples: [["2004-05"]],
  }),
  decoderVersion: textField("What read it.", "0.0.0"),
  status: oneOf(statuses, "Where it stands."),
  reviewNote: Type.Optional(
    textField("Why the operator decided so, if that was noted.", "Two more heaters with this letter"),
  ),
  reviewedAt: Type.Optional(
    textField("When the operator decided, if that has happened.", "2026-11-20T09:30:00.000Z"),
  ),
  createdAt: textField("When it was sent.", "2026-11-20T09:30:00.000Z"),
});

export const CorrectionList = namedObject("CorrectionList", "A page of corrections.", {
  corrections: Type.Array(schemaRef(Correction), { description: `The newest first, ${mostListed} at most.` }),
  next: Type.Optional(
    textField("What to give as `before` for the page that follows. Absent on the last one.", "12"),
  ),
});

export const CorrectionDecision = namedObject(
  "CorrectionDecision",
  "What the operator decides. A second decision replaces the first.",
  {
    decision: oneOf(["accepted", "rejected"], "What becomes of it."),
    note: Type.Optional(textField("Why.", "Two more heaters with this letter", { maxLength: 1000 })),
  },
);

export const correctionReviewSchemas = [Correction, CorrectionList, CorrectionDecision];
