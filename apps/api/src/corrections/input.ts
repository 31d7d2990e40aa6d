import { findBrand, type Brand } from "@heater-age/decoder";
import type { Language } from "@heater-age/messages";
import type { FastifySchemaValidationError } from "fastify";
import { parseRequest } from "../checks/result.ts";
import { ApiError } from "../errors/codes.ts";
import { oneLine } from "../text/plain-text.ts";
import { utcDay } from "../time/utc-day.ts";
import { type CorrectionForm, longestNote, type SeenPlace, seenPlaces } from "./schema.ts";

const missing: Readonly<Record<string, () => ApiError>> = {
  brand: () => new ApiError("brand-required"),
  serialNumber: () => new ApiError("serial-required"),
  printedDate: () => new ApiError("correction-date"),
  seenOn: () => new ApiError("correction-place"),
};

/** Returns the error of an invalid correction. A missing field gives the same error as an empty one. */
export function invalidCorrection([mistake]: readonly FastifySchemaValidationError[]): ApiError {
  const { keyword = "", instancePath = "", params = {} } = mistake ?? {};
  if (keyword === "required") return (missing[String(params["missingProperty"])] ?? unusable)();
  if (keyword === "enum" && instancePath === "/seenOn") return new ApiError("correction-place");
  if (keyword === "maxLength" && instancePath === "/note") {
    return new ApiError("correction-note-long", { longest: longestNote });
  }
  return unusable();
}

const unusable = (): ApiError => new ApiError("invalid-request");

/** Returns the error for the number of a correction that does not exist or cannot. */
export const unknownCorrection = (): ApiError => new ApiError("correction-not-found");

const printed = /^\d{4}(?:-W(?:0[1-9]|[1-4]\d|5[0-3])|-(?:0[1-9]|1[0-2])(?:-\d{2})?)?$/u;
const earliest = 1900;

/** Returns the Monday of an ISO week. January 4 is always in the first. */
function mondayOf(year: number, week: number): Date {
  const fourth = new Date(Date.UTC(year, 0, 4));
  return new Date(Date.UTC(year, 0, 4 - ((fourth.getUTCDay() + 6) % 7) + 7 * (week - 1)));
}

/** Returns the first day of a date at any precision, or `undefined` if the calendar does not have it. */
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
  if (first === undefined || Number(date.slice(0, 4)) < earliest) throw new ApiError("correction-date");
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
  /** `null` when there is none. */
  readonly note: string | null;
}

/**
 * Returns a correction as it is stored.
 *
 * @throws {ApiError} for the first field that is not valid.
 */
export function readCorrection(
  { brand, serialNumber, printedDate, seenOn, note = "" }: CorrectionForm,
  { language, today }: { readonly language: Language; readonly today: string },
): Correction {
  if (brand.trim() === "") throw new ApiError("brand-required");
  const known = findBrand(brand);
  if (known === undefined) throw new ApiError("correction-brand");
  const { serial } = parseRequest({ brand, serialNumber }, language);
  const place = seenPlaces.find((name) => name === seenOn);
  if (place === undefined) throw new ApiError("correction-place");
  return {
    brand: known,
    serial,
    rawSerial: oneLine(serialNumber),
    printedDate: readPrintedDate(printedDate, today),
    seenOn: place,
    note: oneLine(note) || null,
  };
}
