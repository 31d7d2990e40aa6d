import type { ErrorDetail, ManyResult } from "@heater-age/client";
import type { DatedCheckResult, UndatedCheckResult } from "@heater-age/decoder/check";

interface Recorded {
  /** Whether the server keeps the check. Absent when no server was asked. */
  readonly recorded?: boolean;
}

/** The serial number has at least one date. Fields are those of the API. */
export interface DatedResult extends DatedCheckResult, Recorded {
  /** What to do, in words. Absent until it is shown, unless a server answered. */
  readonly recommendation?: string;
  readonly problem?: never;
}

/** The serial number has no single date. */
export interface UndatedResult extends UndatedCheckResult, Recorded {
  readonly error: string;
  readonly invalid?: never;
}

/** What is wrong with a field: its JSON pointer, a permanent code and a sentence, as in the answers of the API. */
export type InvalidField = Pick<ErrorDetail, "field" | "message"> & { readonly code: string };

/** The check cannot be made: its brand or number is not valid. */
export interface InvalidResult {
  readonly success: false;
  readonly invalid: {
    readonly code: string;
    readonly message: string;
    /** Everything that is wrong with it, a field each. */
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

/** The result of a check. */
export type CheckResult = DatedResult | UndatedResult | InvalidResult;

/** The result of one check of many: from a server in short, with a few of the dates and how many there are. */
export type RowResult = CheckResult | ManyResult | PrintedResult;

/** Returns the result of a check that cannot be made. */
export const invalid = (
  code: string,
  message: string,
  details: readonly InvalidField[] = [],
): InvalidResult => ({ success: false, invalid: { code, message, details } });
