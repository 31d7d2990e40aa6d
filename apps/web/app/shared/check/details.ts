import type { Advice } from "@heater-age/client";
import type { LifeType } from "@heater-age/decoder/life";
import { type CheckInput, checkQuery } from "./input.ts";
import { plannedKind } from "./planned-kind.ts";

/** Questions of a result that open in place, by the id of their row. */
export const rowNames = ["recalls", "warranty", "life", "cost", "sure", "model-details", "makers"] as const;

/** A question of a result. */
export type RowName = (typeof rowNames)[number];

/** A recall as far as an answer counts it. */
export type CountedRecall = Pick<Advice["safety"]["matches"][number], "answer">;

/** What a page shows beside the answer before its scripts run. */
export interface Details {
  /** The row to open. */
  readonly row?: RowName | undefined;
  /** Kind of heater that was chosen. */
  readonly kind?: LifeType | undefined;
  /** Date that was chosen among several. */
  readonly date?: string | undefined;
  /** What follows from the date; absent if the page does not ask for it, or the API does not answer. */
  readonly advice?: Advice | undefined;
  /** Recalls that cover the heater or may cover it; absent with the advice, which has them. */
  readonly recalls?: readonly CountedRecall[] | undefined;
}

/**
 * Reads from an address which row is to be open and what was chosen; `undefined` if it asks for nothing.
 *
 * @example
 * detailsIn(new URLSearchParams("brand=rheem&serial=RH0504B01826&details=life")); //=> { row: "life", … }
 */
export function detailsIn(query: URLSearchParams): Pick<Details, "date" | "kind" | "row"> | undefined {
  const row = rowNames.find((name) => name === query.get("details"));
  const details = { row, kind: plannedKind(query.get("kind")), date: query.get("date") || undefined };
  return Object.values(details).every((value) => value === undefined) ? undefined : details;
}

/** Returns the query of a page with a row open, and what was chosen on it. */
export function detailsQuery(
  input: CheckInput,
  row: RowName,
  { kind, date }: Pick<Details, "date" | "kind">,
): string {
  const query = new URLSearchParams(checkQuery(input));
  if (kind !== undefined) query.set("kind", kind);
  if (date !== undefined) query.set("date", date);
  query.set("details", row);
  return `?${query.toString()}#${row}`;
}
