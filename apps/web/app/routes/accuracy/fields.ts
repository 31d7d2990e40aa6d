import type { CorrectionInput } from "@heater-age/client";

/** The fields of the form, in order. */
export const fields = ["brand", "serial", "year", "month", "day", "week", "seenOn", "note"] as const;

/** Name of a field that the visitor fills in. */
export type Field = (typeof fields)[number];

/** The values of the form, as typed. */
export type Values = Readonly<Record<Field, string>>;

/** Maximum number of characters in a note. */
export const longestNote = 300;

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
type MistakeText =
  "brandMissing" | "serialMissing" | "yearWrong" | "dayAlone" | "weekOrMonth" | "placeMissing" | "noteLong";

/**
 * Returns the values of the form. Missing fields are empty.
 *
 * @example
 * valuesOf(new FormData(form)).brand; //=> "rheem"
 */
export function valuesOf(form: Pick<FormData, "get">): Values {
  const read = (field: Field) => {
    const value = form.get(field);
    return typeof value === "string" ? value : "";
  };
  return Object.fromEntries(fields.map((field) => [field, read(field)])) as Values;
}

/** The values of an empty form. */
export const nothing: Values = valuesOf(new URLSearchParams());

/**
 * Returns the errors of a correction before it is sent. Only the API checks whether the date exists.
 *
 * @example
 * mistakesIn({ ...values, day: "12", month: "" }); //=> { day: "accuracy.dayAlone" }
 */
export function mistakesIn({ brand, serial, year, month, day, week, seenOn, note }: Values): Mistakes {
  return {
    ...(brand === "" && { brand: "accuracy.brandMissing" }),
    ...(serial.trim() === "" && { serial: "accuracy.serialMissing" }),
    ...(!/^\d{4}$/u.test(year.trim()) && { year: "accuracy.yearWrong" }),
    ...(week !== "" && (month !== "" || day !== "")
      ? { week: "accuracy.weekOrMonth" }
      : day !== "" && month === "" && { day: "accuracy.dayAlone" }),
    ...(!isPlace(seenOn) && { seenOn: "accuracy.placeMissing" }),
    ...([...note].length > longestNote && { note: "accuracy.noteLong" }),
  };
}

const two = (number: string): string => number.padStart(2, "0");

/**
 * Returns the request for a form without errors.
 *
 * @example
 * correctionOf(values).printedDate; //=> "2004-05"
 */
export function correctionOf({
  brand,
  serial,
  year,
  month,
  day,
  week,
  seenOn,
  note,
}: Values): CorrectionInput {
  const finer = week === "" ? [month, day].filter((part) => part !== "").map(two) : [`W${two(week)}`];
  return {
    brand,
    serialNumber: serial,
    printedDate: [year.trim(), ...finer].join("-"),
    seenOn: isPlace(seenOn) ? seenOn : "elsewhere",
    ...(note.trim() === "" ? {} : { note: note.trim() }),
  };
}

/**
 * Returns the field of an API error, or `undefined` if it concerns none.
 *
 * @example
 * fieldOf("correction-date-future"); //=> "year"
 * fieldOf("too-many-requests"); //=> undefined
 */
export function fieldOf(code: string | undefined): Field | undefined {
  if (code === undefined) return undefined;
  if (code.startsWith("brand-") || code === "correction-brand") return "brand";
  if (code.startsWith("serial-")) return "serial";
  if (code.startsWith("correction-date")) return "year";
  if (code === "correction-place") return "seenOn";
  return code === "correction-note-long" ? "note" : undefined;
}
