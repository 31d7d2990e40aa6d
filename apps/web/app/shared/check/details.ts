import type { Advice } from "@heater-age/client";
import type { LifeType } from "@heater-age/decoder/life";
import { kindNames } from "@heater-age/messages/format";
import { type CheckInput, checkQuery } from "./input.ts";

/** The part of a recall that a result counts. */
export type CountedRecall = Pick<Advice["safety"]["matches"][number], "answer">;

/** Details that a page shows before its scripts run. */
export interface Details {
  /** Id of the row to open. */
  readonly row?: string | undefined;
  /** The chosen kind of heater. */
  readonly kind?: LifeType | undefined;
  /** The date chosen among several. */
  readonly date?: string | undefined;
  /** The advice; absent if the page doesn't need it, or the API doesn't respond. */
  readonly advice?: Advice | undefined;
  /** Set if the API didn't respond, so that the page has to ask for the advice itself. */
  readonly isIncomplete?: true;
  /** Recalls that cover or may cover the heater; absent if the advice has them. */
  readonly recalls?: readonly CountedRecall[] | undefined;
}

/**
 * Returns a kind of heater with known life and steps; `undefined` for another.
 *
 * @example
 * plannedKind("gas-tank"); //=> "gas-tank"
 * plannedKind("combi-boiler"); //=> undefined
 */
export const plannedKind = (type: string | null | undefined): LifeType | undefined =>
  typeof type === "string" && Object.hasOwn(kindNames, type) ? (type as LifeType) : undefined;

/**
 * Returns the row to open and the choices in an address; `undefined` if there are none.
 *
 * @example
 * detailsIn(new URLSearchParams("brand=rheem&serial=RH0504B01826&details=life")); //=> { row: "life", … }
 */
export function detailsIn(query: URLSearchParams): Pick<Details, "date" | "kind" | "row"> | undefined {
  const row = query.get("details") || undefined;
  const details = { row, kind: plannedKind(query.get("kind")), date: query.get("date") || undefined };
  return Object.values(details).every((value) => value === undefined) ? undefined : details;
}

/**
 * Returns the query that opens a result with the choices on it.
 *
 * @example
 * resultQuery({ brand: "bradford-white", serial: "BH6511396", model: "" }, { date: "1985-08" });
 * //=> "?brand=bradford-white&serial=BH6511396&date=1985-08"
 */
export function resultQuery(input: CheckInput, { kind, date }: Pick<Details, "date" | "kind">): string {
  const query = new URLSearchParams(checkQuery(input));
  if (kind !== undefined) query.set("kind", kind);
  if (date !== undefined) query.set("date", date);
  return `?${query.toString()}`;
}

/** Returns the query of a page with an open row and the choices on it. */
export const detailsQuery = (
  input: CheckInput,
  row: string,
  choices: Pick<Details, "date" | "kind">,
): string => `${resultQuery(input, choices)}&details=${row}#${row}`;
