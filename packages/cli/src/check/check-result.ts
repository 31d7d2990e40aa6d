import type { ErrorDetail, ManyResult } from "@heater-age/client";
import type { DatedCheckResult, UndatedCheckResult } from "@heater-age/decoder/check";

interface Recorded {
  /** Whether the server recorded the check. Absent without a server. */
  readonly recorded?: boolean;
}

/** The serial number has at least one date. The fields match the API. */
export interface DatedResult extends DatedCheckResult, Recorded {
  /** What to do, as text. Absent until it is shown, unless a server sent it. */
  readonly recommendation?: string;
  readonly problem?: never;
}

/** The serial number has no single date. */
export interface UndatedResult extends UndatedCheckResult, Recorded {
  readonly error: string;
  readonly invalid?: never;
}

/** An invalid field: its JSON pointer, a permanent code and a sentence, as in the API's responses. */
export type InvalidField = Pick<ErrorDetail, "field" | "message"> & { readonly code: string };

/** The check can't be made, because its brand or number is invalid. */
export interface InvalidResult {
  readonly success: false;
  readonly invalid: {
    readonly code: string;
    readonly message: string;
    /** Every invalid field. */
    readonly details: readonly InvalidField[];
  };
  readonly problem?: never;
}

/** The date is printed on the label, and the serial number has other dates, or none. */
export interface PrintedResult
  extends Omit<DatedCheckResult, "decoding" | "makers" | "warnings">, Partial<Pick<DatedResult, "recorded">> {
  /** The printed date, then the other dates that the serial number can mean. */
  readonly dates: readonly { readonly date: string }[];
  readonly problem?: never;
}

export type CheckResult = DatedResult | UndatedResult | InvalidResult;

/** The result of one of many checks. A server sends a short one, with a few of the dates and their full number. */
export type RowResult = CheckResult | ManyResult | PrintedResult;

/** Returns the result of a check that can't be made. */
export const invalid = (
  code: string,
  message: string,
  details: readonly InvalidField[] = [],
): InvalidResult => ({ success: false, invalid: { code, message, details } });
