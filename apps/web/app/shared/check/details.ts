import type { Advice } from "@heater-age/client";
import type { LifeType } from "@heater-age/decoder/life";
import { kindNames } from "@heater-age/messages/format";
import { addressInput, type CheckInput, checkQuery, sameInput } from "./input.ts";

/** The part of a recall that a result counts. */
export type CountedRecall = Pick<Advice["safety"]["matches"][number], "answer">;

/** An answer to a question that separates dates. */
export interface Answered {
  readonly question: string;
  /** The dates that the answer leaves. */
  readonly leaves: readonly string[];
}

/** What a visitor has chosen on a result. It is in the address, so every link shows the same. */
export interface ResultChoices {
  /** The chosen kind of heater. */
  readonly kind?: LifeType | undefined;
  /** The date chosen among several. */
  readonly date?: string | undefined;
  /** The answers that separate several dates, in the order in which they were given. */
  readonly answered?: readonly Answered[] | undefined;
}

/** Details that a page shows before its scripts run. */
export interface Details extends ResultChoices {
  /** Id of the row to open. */
  readonly row?: string | undefined;
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

/** Returns an answer as an address has it: `"rating-name:2005-08,1985-08"`. */
export const answerText = ({ question, leaves }: Answered): string => `${question}:${leaves.join(",")}`;

const readAnswered = (query: URLSearchParams): readonly Answered[] =>
  query.getAll("answer").flatMap((text) => {
    const [, question, leaves] = /^([a-z-]+):([\dW,-]+)$/u.exec(text) ?? [];
    return question === undefined || leaves === undefined ? [] : [{ question, leaves: leaves.split(",") }];
  });

/**
 * Returns the choices in an address.
 *
 * @example
 * choicesIn(new URLSearchParams("answer=rating-name:2005-08")).answered;
 * //=> [{ question: "rating-name", leaves: ["2005-08"] }]
 */
export function choicesIn(query: URLSearchParams): ResultChoices {
  const answered = readAnswered(query);
  return {
    kind: plannedKind(query.get("kind")),
    date: query.get("date") || undefined,
    answered: answered.length === 0 ? undefined : answered,
  };
}

/** Returns whether two addresses show the same result with other choices. */
export function differInChoices(one: URL, other: URL): boolean {
  const before = addressInput(one.searchParams);
  const after = addressInput(other.searchParams);
  return (
    before.isCheck &&
    after.isCheck &&
    one.pathname === other.pathname &&
    one.search !== other.search &&
    one.searchParams.get("details") === other.searchParams.get("details") &&
    sameInput(before.input, after.input)
  );
}

/**
 * Returns the row to open and the choices in an address; `undefined` if there are none.
 *
 * @example
 * detailsIn(new URLSearchParams("brand=rheem&serial=RH0504B01826&details=life")); //=> { row: "life", … }
 */
export function detailsIn(query: URLSearchParams): (Pick<Details, "row"> & ResultChoices) | undefined {
  const details = { row: query.get("details") || undefined, ...choicesIn(query) };
  return Object.values(details).every((value) => value === undefined) ? undefined : details;
}

/**
 * Returns the query that opens a result with the choices on it.
 *
 * @example
 * resultQuery({ brand: "bradford-white", serial: "BH6511396", model: "" }, { date: "1985-08" });
 * //=> "?brand=bradford-white&serial=BH6511396&date=1985-08"
 */
export function resultQuery(input: CheckInput, { kind, date, answered = [] }: ResultChoices): string {
  const query = new URLSearchParams(checkQuery(input));
  if (kind !== undefined) query.set("kind", kind);
  for (const answer of answered) query.append("answer", answerText(answer));
  if (date !== undefined) query.set("date", date);
  return `?${query.toString()}`;
}

/** Returns the query of a page with an open row and the choices on it. */
export const detailsQuery = (input: CheckInput, row: string, choices: ResultChoices): string =>
  `${resultQuery(input, choices)}&details=${row}#${row}`;
