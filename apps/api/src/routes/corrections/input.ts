import { age, findBrand } from "@heater-age/decoder";
import { plateCodes, plateErrors } from "../../checks/invalid-check.ts";
import { parseRequest, plateFaults } from "../../checks/result.ts";
import { ApiError, type ErrorCode, type Fault } from "../../errors/codes.ts";
import { invalidRequest } from "../../errors/invalid-request.ts";
import { dateForms } from "../../schema/dates.ts";
import { textIn } from "../../schema/json-values.ts";
import { oneLine } from "../../text/plain-text.ts";
import type { CorrectionForm } from "./schema.ts";

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
export const invalidCorrection = invalidRequest({
  ...plateErrors,
  "/printedDate": { required: "correction-date" },
  "/seenOn": { required: "correction-place", enum: "correction-place" },
  "/note": { maxLength: "correction-note-long" },
});

/** A date that is printed on no heater earlier. */
const earliest = "1900";

/** Returns whether there is a date, at any precision, that begins by a day. */
function isDate(date: string, day: string): boolean {
  try {
    age(date, day);
    return true;
  } catch {
    return false;
  }
}

const readDate = (text: string): string => text.trim().toUpperCase();

/**
 * Returns the error of a printed date, if it has one.
 *
 * @param today Calendar date. A printed date that begins after it is refused.
 *
 * @example
 * dateError(" 2004-w20 ", "2026-11-20"); //=> undefined
 * dateError("2027", "2026-11-20")?.code; //=> "correction-date-future"
 */
export function dateError(text: string, today: string): ApiError | undefined {
  const date = readDate(text);
  if (date < earliest || !isDate(date, "9999-12-31"))
    return new ApiError("correction-date", {}, [
      { field: "/printedDate", code: "date-form", allowed: [...dateForms, "YYYY-Www"] },
    ]);
  return isDate(date, today) ? undefined : new ApiError("correction-date-future");
}

function brandError(name: string): ApiError | undefined {
  if (name.trim() === "") return new ApiError("brand-required");
  return findBrand(name) === undefined ? new ApiError("correction-brand") : undefined;
}

/** Returns the errors of a correction's fields in any body, in order of importance. */
function findErrors(body: unknown, today: string): readonly ApiError[] {
  const serials = plateFaults(body).filter(({ field }) => field === "/serialNumber");
  return [
    brandError(textIn(body, "brand") ?? ""),
    ...serials.map((fault) => new ApiError(fault.code as ErrorCode, fault.values, [fault])),
    dateError(textIn(body, "printedDate") ?? "", today),
  ].filter((error) => error !== undefined);
}

/**
 * Returns the faults of a correction's fields in any body.
 *
 * @param today As in {@link readCorrection}.
 */
export const correctionFaults = (body: unknown, today: string): readonly Fault[] =>
  findErrors(body, today).flatMap(({ faults }) => faults);

/**
 * Returns a correction as stored.
 *
 * @param today Calendar date. A printed date that begins after it is refused.
 * @throws {ApiError} for the first invalid field, with all of them.
 */
export function readCorrection(form: CorrectionForm, today: string) {
  const { serialNumber, printedDate, seenOn, note = "" } = form;
  const brand = findBrand(form.brand);
  const errors = findErrors(form, today);
  const [error] = errors;
  if (error !== undefined || brand === undefined) {
    const faults = errors.flatMap((each) => each.faults);
    throw new ApiError(error?.code ?? "correction-brand", error?.values, faults);
  }
  return {
    brand,
    serial: parseRequest({ brand: form.brand, serialNumber }).serial,
    rawSerial: oneLine(serialNumber),
    printedDate: readDate(printedDate),
    seenOn,
    note: oneLine(note) || null,
  };
}
