import { type RecallRecord, recallFields, recallRecord } from "./recall-record.ts";

/** A response that can't be imported. None of it is in the database then. */
export class RecallImportError extends Error {
  override readonly name = "RecallImportError";
}

/** A recall of water heaters or their parts, as published by the service. */
export interface Recall {
  /** Official number, digits only, as {@link numberKey} returns it. */
  readonly number: string;
  /** Calendar date. */
  readonly date: string;
  readonly title: string;
  readonly url: string;
  readonly description: string;
  readonly products: readonly { readonly name: string; readonly model: string; readonly units: string }[];
  readonly hazards: readonly string[];
  readonly remedies: readonly string[];
}

/** A record that was refused. */
export interface RefusedRecall {
  /** Position in the response, from 1. */
  readonly record: number;
  /** Its official number, if it has a valid one. */
  readonly number?: string;
  readonly reason: string;
}

/** The contents of a response of the service. */
export interface ReadRecalls {
  /** Recalls of water heaters. */
  readonly recalls: readonly Recall[];
  /** Number of recalls of other products. */
  readonly others: number;
  /** Number of duplicates. */
  readonly repeated: number;
  readonly refused: readonly RefusedRecall[];
}

/** A refused record, with the reason. */
class RefusedRecord extends Error {}

// The Commission was founded in 1973.
const firstYear = 1973;
const markup = /<[a-z!/][^<>]*>|&(?:#\d+|#x[\da-f]+|[a-z]+);/iu;
// Other than line breaks and tabs.
const control = /[^\P{Cc}\n\r\t]/u;
const aboutHeaters =
  /\b(?:hot[- ])?water[- ]?heat(?:er|ing)|\btankless\b|\bcombi(?:nation)?[- ]boiler|\bhot[- ]water boiler/iu;

/**
 * Returns an official number for comparison: the service has `"92016"` or `92016` for the printed `92-016`.
 *
 * @example
 * numberKey("3-156"); //=> "03156"
 */
export const numberKey = (text: string | number): string => String(text).replaceAll("-", "").padStart(5, "0");

function plain(name: string, given: string): string {
  const text = given.trim().replaceAll(/\s+/gu, " ");
  if (markup.test(text)) throw new RefusedRecord(`${name} holds markup`);
  if (control.test(given)) throw new RefusedRecord(`${name} holds control characters`);
  return text;
}

function dateOf({ RecallDate }: RecallRecord, today: string): string {
  const day = RecallDate.slice(0, 10);
  const time = Date.parse(`${day}T00:00:00Z`);
  const exists = !Number.isNaN(time) && new Date(time).toISOString().startsWith(day);
  if (!exists) throw new RefusedRecord(`RecallDate does not exist: ${day}`);
  if (Number(day.slice(0, 4)) < firstYear) throw new RefusedRecord(`RecallDate is too early: ${day}`);
  if (day > today) throw new RefusedRecord(`RecallDate is after today: ${day}`);
  return day;
}

function addressOf({ URL: text }: RecallRecord): string {
  const url = URL.parse(text.trim());
  const isOfAgency = url !== null && /(?:^|\.)(?:cpsc|saferproducts)\.gov$/u.test(url.hostname);
  if (!isOfAgency || !/^https?:$/u.test(url.protocol) || url.username !== "")
    throw new RefusedRecord("URL is no address of the agency");
  return url.href;
}

function readRecord(record: RecallRecord, today: string): Recall {
  const names = (list: RecallRecord["Hazards"], field: string) =>
    list.map(({ Name }) => plain(field, Name)).filter((name) => name !== "");
  return {
    number: numberKey(record.RecallNumber),
    date: dateOf(record, today),
    title: plain("Title", record.Title),
    url: addressOf(record),
    description: plain("Description", record.Description),
    products: record.Products.map(({ Name, Model, NumberOfUnits }) => ({
      name: plain("Products", Name),
      model: plain("Products", Model ?? ""),
      units: plain("Products", NumberOfUnits ?? ""),
    })),
    hazards: names(record.Hazards, "Hazards"),
    remedies: names(record.Remedies, "Remedies"),
  };
}

const isAboutHeaters = ({ Title, Description, Products }: RecallRecord): boolean =>
  [Title, Description, ...Products.map(({ Name }) => Name)].some((text) => aboutHeaters.test(text));

/** Returns the fault of a record, in words. */
function faultOf(record: unknown): string {
  if (typeof record !== "object" || record === null || Array.isArray(record)) return "it is no record";
  const missing = recallFields.filter((name) => !Object.hasOwn(record, name));
  if (missing.length > 0) return `it has no ${missing.join(", ")}`;
  const [error] = recallRecord.Errors(record);
  return `${error?.instancePath.slice(1).replaceAll("/", ".") ?? "it"} is not as described`;
}

function listOf(text: string): readonly unknown[] {
  let answer: unknown;
  try {
    answer = JSON.parse(text);
  } catch (error) {
    const page = /^\s*</u.test(text);
    throw new RecallImportError(
      page
        ? "The answer is a web page and no JSON. Is the address right?"
        : "The answer is no JSON: it may be cut off.",
      { cause: error },
    );
  }
  if (!Array.isArray(answer)) throw new RecallImportError("The answer is no list of recalls.");
  return answer;
}

/**
 * Reads the recalls of water heaters from a response of the public recall service. Nothing in it is trusted: a record
 * that doesn't match the service's description is refused with a reason, and the others are accepted.
 *
 * @param today Calendar date `"YYYY-MM-DD"`. No recall is later.
 * @throws {RecallImportError} when it is not a list of recalls, or no record matches the description.
 */
export function readRecalls(text: string, today: string): ReadRecalls {
  const list = listOf(text);
  const found = new Map<string, { readonly recall: Recall; readonly record: number }>();
  const refused: RefusedRecall[] = [];
  let others = 0;
  let repeated = 0;
  let shapeless = 0;
  for (const [index, record] of list.entries()) {
    const place = index + 1;
    if (!recallRecord.Check(record)) {
      shapeless += 1;
      refused.push({ record: place, reason: faultOf(record) });
      continue;
    }
    if (!isAboutHeaters(record)) {
      others += 1;
      continue;
    }
    const number = numberKey(record.RecallNumber);
    try {
      const recall = readRecord(record, today);
      const before = found.get(number);
      if (before === undefined) found.set(number, { recall, record: place });
      else if (JSON.stringify(before.recall) === JSON.stringify(recall)) repeated += 1;
      else throw new RefusedRecord(`record ${before.record} has the same number and says otherwise`);
    } catch (error) {
      if (!(error instanceof RefusedRecord)) throw error;
      refused.push({ record: place, number, reason: error.message });
    }
  }
  if (list.length > 0 && shapeless === list.length) {
    throw new RecallImportError(
      `No record is as the service describes it: ${refused[0]?.reason ?? ""}. Has it changed its fields?`,
    );
  }
  return { recalls: [...found.values()].map(({ recall }) => recall), others, repeated, refused };
}
