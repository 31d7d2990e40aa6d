import { type Brand, findBrand } from "@heater-age/decoder";
import { plateCodes, plateErrors } from "../../checks/invalid-check.ts";
import { parseRequest, plateFaults } from "../../checks/result.ts";
import { ApiError, type ErrorCode, type Fault } from "../../errors/codes.ts";
import { invalidRequest, type NamedErrors, withFaults } from "../../errors/invalid-request.ts";
import { dateForms } from "../../schema/dates.ts";
import { textIn } from "../../schema/json-values.ts";
import { oneLine } from "../../text/plain-text.ts";
import { utcDay } from "../../time/utc-day.ts";
import type { CorrectionForm } from "./schema.ts";

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

const printed = /^\d{4}(?:-W(?:0[1-9]|[1-4]\d|5[0-3])|-(?:0[1-9]|1[0-2])(?:-\d{2})?)?$/u;
/** The formats of a printed date, for people. */
const forms = [...dateForms, "YYYY-Www"];
const earliest = 1900;

/** Returns the Monday of an ISO week. January 4 is always in the first. */
function findMonday(year: number, week: number): Date {
  const fourth = new Date(Date.UTC(year, 0, 4));
  return new Date(Date.UTC(year, 0, 4 - ((fourth.getUTCDay() + 6) % 7) + 7 * (week - 1)));
}

/** Returns the first day of a date at any precision, or `undefined` if there is no such day. */
function firstDay(date: string): string | undefined {
  const week = /^(?<year>\d{4})-W(?<week>\d{2})$/u.exec(date)?.groups;
  if (week) return utcDay(findMonday(Number(week["year"]), Number(week["week"])));
  const day = `${date}${"-01-01".slice(date.length - 4)}`;
  const there = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(there.getTime()) && there.toISOString().startsWith(day) ? day : undefined;
}

/**
 * Returns a printed date in its normal form, or its error: `correction-date` or `correction-date-future`.
 *
 * @param today Calendar date. A printed date that begins after it is refused.
 *
 * @example
 * parsePrintedDate(" 2004-w20 ", "2026-11-20"); //=> "2004-W20"
 */
export function parsePrintedDate(text: string, today: string): string | ApiError {
  const date = text.trim().toUpperCase();
  const first = printed.test(date) ? firstDay(date) : undefined;
  if (first === undefined || Number(date.slice(0, 4)) < earliest)
    return new ApiError("correction-date", {}, [
      { field: "/printedDate", code: "date-form", allowed: forms },
    ]);
  return first > today ? new ApiError("correction-date-future") : date;
}

/** Returns the errors of a correction, in order of importance. */
function findErrors(body: unknown, today: string): readonly ApiError[] {
  const errors: ApiError[] = [];
  const brand = textIn(body, "brand") ?? "";
  if (brand.trim() === "") errors.push(new ApiError("brand-required"));
  else if (findBrand(brand) === undefined) errors.push(new ApiError("correction-brand"));
  for (const fault of plateFaults(body))
    if (fault.field === "/serialNumber")
      errors.push(new ApiError(fault.code as ErrorCode, fault.values, [fault]));
  const date = parsePrintedDate(textIn(body, "printedDate") ?? "", today);
  if (date instanceof ApiError) errors.push(date);
  return errors;
}

/**
 * Returns the faults of a correction's fields in any body.
 *
 * @param today As in {@link readCorrection}.
 */
export const correctionFaults = (body: unknown, today: string): readonly Fault[] =>
  findErrors(body, today).flatMap(({ faults }) => faults);

/** A valid correction. */
export interface Correction extends Pick<CorrectionForm, "seenOn"> {
  readonly brand: Brand;
  /** Letters and digits only. */
  readonly serial: string;
  /** In one line. */
  readonly rawSerial: string;
  readonly printedDate: string;
  /** `null` if there is none. */
  readonly note: string | null;
}

/**
 * Returns a correction as stored.
 *
 * @param today Calendar date. A printed date that begins after it is refused.
 * @throws {ApiError} for the first invalid field, with all of them.
 */
export function readCorrection(form: CorrectionForm, today: string): Correction {
  const { serialNumber, seenOn, note = "" } = form;
  const brand = findBrand(form.brand);
  const printedDate = parsePrintedDate(form.printedDate, today);
  const [error, ...others] = findErrors(form, today);
  if (error !== undefined)
    throw withFaults(
      error,
      others.flatMap(({ faults }) => faults),
    );
  if (brand === undefined || printedDate instanceof ApiError) throw new ApiError("invalid-request");
  return {
    brand,
    serial: parseRequest({ brand: form.brand, serialNumber }).serial,
    rawSerial: oneLine(serialNumber),
    printedDate,
    seenOn,
    note: oneLine(note) || null,
  };
}
