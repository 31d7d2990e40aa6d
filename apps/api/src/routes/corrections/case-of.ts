import { brands, decode, isBrand } from "@heater-age/decoder";
import { agreement } from "@heater-age/decoder/proof";
import type { Selectable } from "kysely";
import type { CorrectionTable } from "../../db/schema.ts";
import { utcDay } from "../../time/utc-day.ts";
import { datesOf } from "./queries.ts";

/** An accepted correction in the format of the decoder's cases, with its brand. */
export interface ExportedCase {
  readonly brand: string;
  readonly serial: string;
  /** The dates that the decoder has to return. */
  readonly is: string;
  readonly evidence: "plate" | "published";
  /** The printed date, if it is on the heater itself. */
  readonly known?: string;
  readonly from: string;
}

const places = {
  "rating-plate": "rating plate",
  "other-label": "label on the heater",
  papers: "papers",
  elsewhere: "seen elsewhere",
} as const satisfies Record<CorrectionTable["seen_on"], string>;

/**
 * Returns a correction as a case. Only a date on the heater itself counts as known without decoding. If the decoder
 * returns the printed date, the case expects all dates that it returns. Otherwise it expects the printed date, and
 * fails until the rule is fixed.
 *
 * @param today Calendar date.
 *
 * @example
 * JSON.stringify(caseOf(row, "2026-11-20"));
 * //=> '{"brand":"rheem","serial":"RH 0504B01826","is":"2004-05","evidence":"plate","known":"2004-05","from":"…"}'
 */
export function caseOf(
  row: Pick<
    Selectable<CorrectionTable>,
    "id" | "brand" | "serial_as_typed" | "printed_date" | "seen_on" | "created_at"
  >,
  today: string,
): ExportedCase {
  const { id, brand, serial_as_typed: serial, printed_date: printed, seen_on: seen } = row;
  const onHeater = seen === "rating-plate" || seen === "other-label";
  const decoding = isBrand(brand) ? decode(brands[brand], serial, { today }) : undefined;
  const said = decoding === undefined ? "no-date" : agreement(decoding, printed);
  const found = said === "agrees" || said === "ambiguous";
  return {
    brand,
    serial,
    is: found && decoding !== undefined ? datesOf(decoding).join(" or ") : printed,
    evidence: onHeater ? "plate" : "published",
    ...(onHeater && { known: printed }),
    from: `correction ${id} of ${utcDay(row.created_at)}, ${places[seen]}`,
  };
}
