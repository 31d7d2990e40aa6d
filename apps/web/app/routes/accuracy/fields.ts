import type { CorrectionInput } from "@heater-age/client";

/** The fields of the form, in order. */
export const fields = ["brand", "serial", "date", "seenOn", "note"] as const;

/** Name of a field that the visitor fills in. */
export type Field = (typeof fields)[number];

/** The values of the form, as typed. */
export type Values = Readonly<Record<Field, string>>;

/** Maximum number of characters in a note. */
export const longestNote = 300;

/** Values of the texts: the limit of a note, and a date in each precision. */
export const textValues = {
  longest: longestNote,
  year: "2004",
  month: "2004-05",
  day: "2004-05-12",
  week: "2004-W20",
} as const;

/** Places where a date can be printed, each with its text. */
export const places = {
  "rating-plate": "accuracy.seenPlate",
  "other-label": "accuracy.seenLabel",
  papers: "accuracy.seenPapers",
  elsewhere: "accuracy.seenElsewhere",
} as const satisfies Record<CorrectionInput["seenOn"], string>;

const isPlace = (text: string): text is CorrectionInput["seenOn"] => Object.hasOwn(places, text);

/** Errors by field, as ids of texts. */
export type Mistakes = Readonly<Partial<Record<Field, `accuracy.${MistakeText}`>>>;
type MistakeText = "brandMissing" | "serialMissing" | "dateWrong" | "placeMissing" | "noteLong";

const DATE = /^\d{4}(?:-W\d{2}|-\d{2}(?:-\d{2})?)?$/u;

/**
 * Returns the values of the form. Missing fields are empty.
 *
 * @example
 * readValues(new FormData(form)).brand; //=> "rheem"
 */
export function readValues(form: Pick<FormData, "get">): Values {
  const read = (field: Field) => {
    const value = form.get(field);
    return typeof value === "string" ? value : "";
  };
  return Object.fromEntries(fields.map((field) => [field, read(field)])) as Values;
}

/** The values of an empty form. */
export const nothing: Values = readValues(new URLSearchParams());

/**
 * Returns the errors of a correction before it is sent. Only the API checks whether the date exists.
 *
 * @example
 * mistakesIn({ ...values, date: "5/2004" }); //=> { date: "accuracy.dateWrong" }
 */
export function mistakesIn({ brand, serial, date, seenOn, note }: Values): Mistakes {
  return {
    ...(brand === "" && { brand: "accuracy.brandMissing" }),
    ...(serial.trim() === "" && { serial: "accuracy.serialMissing" }),
    ...(!DATE.test(date.trim().toUpperCase()) && { date: "accuracy.dateWrong" }),
    ...(!isPlace(seenOn) && { seenOn: "accuracy.placeMissing" }),
    ...([...note].length > longestNote && { note: "accuracy.noteLong" }),
  };
}

/**
 * Returns the request for a form without errors.
 *
 * @example
 * toCorrection(values).printedDate; //=> "2004-05"
 */
export function toCorrection({ brand, serial, date, seenOn, note }: Values): CorrectionInput {
  return {
    brand,
    serialNumber: serial,
    printedDate: date.trim().toUpperCase(),
    seenOn: isPlace(seenOn) ? seenOn : "elsewhere",
    ...(note.trim() === "" ? {} : { note: note.trim() }),
  };
}

/**
 * Returns the field of an API error, or `undefined` if it concerns none.
 *
 * @example
 * findField("correction-date-future"); //=> "date"
 * findField("too-many-requests"); //=> undefined
 */
export function findField(code: string | undefined): Field | undefined {
  if (code === undefined) return undefined;
  if (code.startsWith("brand-") || code === "correction-brand") return "brand";
  if (code.startsWith("serial-")) return "serial";
  if (code.startsWith("correction-date")) return "date";
  if (code === "correction-place") return "seenOn";
  return code === "correction-note-long" ? "note" : undefined;
}
