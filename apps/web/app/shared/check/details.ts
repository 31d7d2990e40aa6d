import type { Advice } from "@heater-age/client";
import type { LifeType } from "@heater-age/decoder/life";
import { kindNames } from "@heater-age/messages/format";
import { type CheckInput, checkQuery } from "./input.ts";

/** Questions of a result that open in place, by the id of their row. */
export const rowNames = ["recalls", "warranty", "life", "cost", "sure", "model", "makers"] as const;

/** A question of a result. */
export type RowName = (typeof rowNames)[number];

/** What a page without scripts is asked to show beside the answer. */
export interface Details {
  /** The row to open. */
  readonly row?: RowName | undefined;
  /** Kind of heater that was chosen. */
  readonly kind?: LifeType | undefined;
  /** What follows from the date; absent when the API does not answer. */
  readonly advice?: Advice | undefined;
}

const isKind = (text: string | null): text is LifeType => text !== null && Object.hasOwn(kindNames, text);

/**
 * Reads from an address which row is to be open and which kind was chosen; `undefined` if it asks for neither.
 *
 * @example
 * detailsIn(new URLSearchParams("brand=rheem&serial=RH0504B01826&details=life")); //=> { row: "life", kind: undefined }
 */
export function detailsIn(query: URLSearchParams): Pick<Details, "kind" | "row"> | undefined {
  const kind = query.get("kind");
  const row = rowNames.find((name) => name === query.get("details"));
  return row === undefined && !isKind(kind) ? undefined : { row, kind: isKind(kind) ? kind : undefined };
}

/** Returns the query of a page with a row open. */
export function detailsQuery(input: CheckInput, row: RowName, kind: LifeType | undefined): string {
  const query = new URLSearchParams(checkQuery(input));
  if (kind !== undefined) query.set("kind", kind);
  query.set("details", row);
  return `?${query.toString()}#${row}`;
}
