import { notices } from "@heater-age/decoder/safety";
import Type, { type Static } from "typebox";
import { Compile } from "typebox/compile";

const text = Type.String({ maxLength: 20_000 });
const named = Type.Array(Type.Object({ Name: text }));

/** The fields of a recall that are used, as the service describes them. */
const Recall = Type.Object({
  RecallNumber: Type.Union([Type.Integer(), Type.String({ pattern: String.raw`^[A-Za-z\d-]{1,20}$` })]),
  RecallDate: Type.String({ pattern: String.raw`^\d{4}-\d{2}-\d{2}` }),
  Title: text,
  Description: text,
  URL: text,
  Products: Type.Array(
    Type.Object({
      Name: text,
      Model: Type.Optional(Type.Union([text, Type.Null()])),
      NumberOfUnits: Type.Optional(Type.Union([text, Type.Null()])),
    }),
  ),
  Hazards: named,
  Remedies: named,
});

/** A recall, with the fields that the service gives it. */
export type Recall = Static<typeof Recall>;

const recall = Compile(Recall);

/** The contents of a response of the service. */
export interface FoundRecalls {
  /** Recalls of water heaters that the decoder has no notice of, newest first. */
  readonly unknown: readonly Recall[];
  /** Number of recalls of water heaters that it has a notice of. */
  readonly known: number;
  /** Number of recalls of other products. */
  readonly others: number;
  /** The records that are not as the service describes them: their position, from 1, and why. */
  readonly refused: readonly string[];
}

const aboutHeaters =
  /\b(?:hot[- ])?water[- ]?heat(?:er|ing)|\btankless\b|\bcombi(?:nation)?[- ]boiler|\bhot[- ]water boiler/iu;

const isAboutHeaters = ({ Title, Description, Products }: Recall): boolean =>
  [Title, Description, ...Products.map(({ Name }) => Name)].some((words) => aboutHeaters.test(words));

/** Returns an official number for comparison: the service has `"92016"` or `92016` for the printed `92-016`. */
const numberKey = (number: string | number): string => String(number).replaceAll("-", "").padStart(5, "0");

const pageKey = (address: string): string => URL.parse(address)?.pathname.toLowerCase() ?? "";

/** Returns whether the decoder has a notice of a recall, with its number or its page. */
const isKnown = ({ RecallNumber, URL: address }: Recall): boolean =>
  notices.some(
    ({ agency, number, link }) =>
      (agency === "CPSC" && number !== undefined && numberKey(number) === numberKey(RecallNumber)) ||
      (link !== undefined && pageKey(link) === pageKey(address)),
  );

function parseList(response: string): readonly unknown[] {
  try {
    const list: unknown = JSON.parse(response);
    if (Array.isArray(list)) return list;
  } catch (error) {
    throw new Error("The answer is no JSON: a web page, or cut off.", { cause: error });
  }
  throw new Error("The answer is no list of recalls.");
}

/**
 * Finds the recalls of water heaters in a response of the public recall service that the decoder has no notice of.
 *
 * @throws when it is not a list of recalls.
 */
export function findRecalls(response: string): FoundRecalls {
  const refused: string[] = [];
  const unknown: Recall[] = [];
  let known = 0;
  let others = 0;
  for (const [index, record] of parseList(response).entries()) {
    if (!recall.Check(record)) {
      const [error] = recall.Errors(record);
      refused.push(`record ${index + 1}: ${error?.instancePath ?? ""} ${error?.message ?? ""}`);
    } else if (!isAboutHeaters(record)) others += 1;
    else if (isKnown(record)) known += 1;
    else unknown.push(record);
  }
  unknown.sort((one, other) => other.RecallDate.localeCompare(one.RecallDate));
  return { unknown, known, others, refused };
}
