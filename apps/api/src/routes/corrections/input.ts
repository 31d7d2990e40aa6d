import { findBrand, type Brand } from "@heater-age/decoder";
import { plateCodes, plateErrors } from "../../checks/invalid-check.ts";
import { parseRequest, plateFaults } from "../../checks/result.ts";
import { ApiError, type ErrorCode, type Fault } from "../../errors/codes.ts";
import { invalidRequest, type NamedErrors, withFaults } from "../../errors/invalid-request.ts";
import { dateForms } from "../../schema/dates.ts";
import { textIn } from "../../schema/json-values.ts";
import { oneLine } from "../../text/plain-text.ts";
import { utcDay } from "../../time/utc-day.ts";
import { type CorrectionForm, type SeenPlace, seenPlaces } from "./schema.ts";

const named = {
  ...plateErrors,
  "/printedDate": { required: "correction-date" },
  "/seenOn": { required: "correction-place", enum: "correction-place" },
  "/note": { maxLength: "correction-note-long" },
} as const satisfies NamedErrors;

/** Errors of a correction. */
export const correctionCodes = [
  ...plateCodes.filter((code) => code === "brand-required" || code.startsWith("serial-")),
  "correction-brand",
  "correction-date",
  "correction-date-future",
  "correction-place",
  "correction-note-long",
] as const satisfies readonly ErrorCode[];

/** Returns the error for an invalid correction. A missing field has the same error as an empty one. */
export const invalidCorrection = invalidRequest(named);

/** Returns the error for the number of a correction that doesn't exist. */
export const unknownCorrection = (): ApiError => new ApiError("correction-not-found");

const printed = /^\d{4}(?:-W(?:0[1-9]|[1-4]\d|5[0-3])|-(?:0[1-9]|1[0-2])(?:-\d{2})?)?$/u;
/** The formats of a printed date, for people. */
const forms = [...dateForms, "YYYY-Www"];
const earliest = 1900;

/** Returns the Monday of an ISO week. January 4 is always in the first. */
function mondayOf(year: number, week: number): Date {
  const fourth = new Date(Date.UTC(year, 0, 4));
  return new Date(Date.UTC(year, 0, 4 - ((fourth.getUTCDay() + 6) % 7) + 7 * (week - 1)));
}

/** Returns the first day of a date at any precision, or `undefined` if there is no such day. */
function firstDay(date: string): string | undefined {
  const week = /^(?<year>\d{4})-W(?<week>\d{2})$/u.exec(date)?.groups;
  if (week) return utcDay(mondayOf(Number(week["year"]), Number(week["week"])));
  const day = `${date}${"-01-01".slice(date.length - 4)}`;
  const there = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(there.getTime()) && there.toISOString().startsWith(day) ? day : undefined;
}

/**
 * Returns a printed date in its normal form.
 *
 * @param today Calendar date. A printed date that begins after it is refused.
 * @throws {ApiError} `correction-date`, `correction-date-future`.
 *
 * @example
 * readPrintedDate(" 2004-w20 ", "2026-11-20"); //=> "2004-W20"
 */
export function readPrintedDate(text: string, today: string): string {
  const date = text.trim().toUpperCase();
  const first = printed.test(date) ? firstDay(date) : undefined;
  if (first === undefined || Number(date.slice(0, 4)) < earliest)
    throw new ApiError("correction-date", {}, [{ field: "/printedDate", code: "date-form", allowed: forms }]);
  if (first > today) throw new ApiError("correction-date-future");
  return date;
}

/** A valid correction. */
export interface Correction {
  readonly brand: Brand;
  /** Letters and digits only. */
  readonly serial: string;
  /** In one line. */
  readonly rawSerial: string;
  readonly printedDate: string;
  readonly seenOn: SeenPlace;
  /** `null` if there is none. */
  readonly note: string | null;
}

/** Returns the error that a function throws. */
function errorOf(read: () => unknown): ApiError | undefined {
  try {
    read();
    return undefined;
  } catch (error) {
    if (error instanceof ApiError) return error;
    throw error;
  }
}

/** Returns the errors of a correction, in order of importance. */
function correctionErrors(body: unknown, today: string): readonly ApiError[] {
  const brand = textIn(body, "brand") ?? "";
  const printedDate = textIn(body, "printedDate");
  const brandError =
    brand.trim() === ""
      ? new ApiError("brand-required")
      : findBrand(brand) === undefined
        ? new ApiError("correction-brand")
        : undefined;
  const plate = plateFaults(body).filter(({ field }) => field !== "/brand" && field !== "/modelNumber");
  return [
    brandError,
    ...plate.map((fault) => new ApiError(fault.code as ErrorCode, fault.values, [fault])),
    printedDate !== undefined ? errorOf(() => readPrintedDate(printedDate, today)) : undefined,
  ].filter((error) => error !== undefined);
}

/**
 * Returns the faults of a correction's fields in any body.
 *
 * @param today As in `readCorrection`.
 */
export const correctionFaults = (body: unknown, today: string): readonly Fault[] =>
  correctionErrors(body, today).flatMap(({ faults }) => faults);

/**
 * Returns a correction as stored.
 *
 * @param today Calendar date. A printed date that begins after it is refused.
 * @throws {ApiError} for the first invalid field, with all of them.
 */
export function readCorrection(form: CorrectionForm, today: string): Correction {
  const [first, ...others] = correctionErrors(form, today);
  const { brand, serialNumber, printedDate, seenOn, note = "" } = form;
  const known = findBrand(brand);
  const place = seenPlaces.find((name) => name === seenOn);
  if (first !== undefined)
    throw withFaults(
      first,
      others.flatMap(({ faults }) => faults),
    );
  if (known === undefined) throw new ApiError("correction-brand");
  if (place === undefined) throw new ApiError("correction-place");
  return {
    brand: known,
    serial: parseRequest({ brand, serialNumber }).serial,
    rawSerial: oneLine(serialNumber),
    printedDate: readPrintedDate(printedDate, today),
    seenOn: place,
    note: oneLine(note) || null,
  };
}
