import Type, { type Static } from "typebox";
import { listKeys, oneOf } from "../../schema/enums.ts";
import type { CorrectionTable } from "../../db/schema.ts";
import { plateSerial } from "../../checks/schema.ts";
import { describedPattern } from "../../schema/described.ts";
import { booleanField, textField } from "../../schema/fields.ts";
import { namedObject, schemaRef } from "../../schema/named-schema.ts";
import { requestId } from "../../schema/request-id.ts";

/** Where a date can have been seen. */
const seenPlaces = listKeys<CorrectionTable["seen_on"]>({
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
  listKeys<CorrectionTable["agreement"]>({
    agrees: true,
    ambiguous: true,
    contradicts: true,
    "no-date": true,
  }),
  "How the printed date compares with our reading. `agrees`: it is our only date. `ambiguous`: it is one of several. `contradicts`: it is none of them. `no-date`: we read no date.",
);

const printedDate = textField(
  "The date in the precision printed: `YYYY`, `YYYY-MM`, `YYYY-Www` or `YYYY-MM-DD`. Not before 1900 or after today.",
  "2004-05",
);

export const CorrectionForm = namedObject(
  "CorrectionForm",
  "A date printed on a heater, and its serial number. No photo or personal data is needed.",
  {
    id: requestId("Sent again, the correction is stored once, and the answer is about the stored one."),
    brand: textField("Slug or name of a brand in the list. `other` is not allowed.", "rheem", {
      maxLength: 100,
    }),
    serialNumber: plateSerial("As printed on the heater.", "RH 0504B01826"),
    printedDate: describedPattern(
      printedDate,
      String.raw`^\s*[0-9]{4}(?:-[Ww][0-9]{2}|-[0-9]{2}(?:-[0-9]{2})?)?\s*$`,
    ),
    seenOn: oneOf(
      seenPlaces,
      "Where the date is printed: on the rating plate, on another label of the heater, on its papers, or elsewhere.",
    ),
    note: Type.Optional(
      textField("Helpful details. Leave out personal data.", "The plate says MFG. DATE 05/2004.", {
        maxLength: longestNote,
      }),
    ),
  },
);

export type CorrectionForm = Static<typeof CorrectionForm>;

export const CorrectionReceipt = namedObject(
  "CorrectionReceipt",
  "The correction is stored for the operator.",
  { success: booleanField("True.", true), agreement },
);

/** Which corrections are listed. */
export const CorrectionQuery = Type.Object(
  {
    before: Type.Optional(
      textField("Only corrections with a smaller number: `next` of the previous page.", "12", {
        pattern: String.raw`^[1-9]\d{0,17}$`,
      }),
    ),
  },
  { additionalProperties: false },
);

const Correction = namedObject("Correction", "A correction, and our reading when it was sent.", {
  id: textField("Its number.", "12"),
  brand: textField("Slug.", "rheem"),
  serialNumber: textField("As typed.", "RH 0504B01826"),
  printedDate,
  seenOn: oneOf(seenPlaces, "Where the date is printed."),
  note: Type.Optional(textField("The visitor's comment, if any.", "The plate says MFG. DATE 05/2004.")),
  language: textField("Language that the visitor reads.", "en"),
  agreement,
  decodedDates: Type.Array(Type.String(), {
    description: "The dates we read when it was sent, best first.",
    examples: [["2004-05"]],
  }),
  decoderVersion: textField("Version of the decoder that read it.", "0.1.0"),
  createdAt: textField("When it was sent.", "2026-11-20T09:30:00.000Z"),
});

export const CorrectionList = namedObject("CorrectionList", "A page of corrections.", {
  corrections: Type.Array(schemaRef(Correction), { description: `The newest first, ${mostListed} at most.` }),
  next: Type.Optional(textField("Value of `before` for the next page. Absent on the last page.", "12")),
});
