import { type Candidate, type Decoding, findBrand } from "@heater-age/decoder";
import { decodeCheck } from "@heater-age/decoder/check";
import { type LifeType, lifeType } from "@heater-age/decoder/life";
import { modelKnowledge } from "@heater-age/decoder/makers";
import type { Check } from "../checks/result.ts";
import { ApiError } from "../errors/codes.ts";
import type { KnownModel } from "../models/known.ts";
import type { AdviceRequest } from "./schema.ts";

/** A heater that advice is given on: what is printed on it, and what is known of it otherwise. */
export interface Heater {
  /** Slug of the brand, or `other`. */
  readonly brand: string;
  /** Name of the brand. Absent when it is not known. */
  readonly label?: string;
  /** Letters and digits only. */
  readonly serial: string;
  /** As it was typed; empty when not known. */
  readonly model: string;
  /** Every date that it may have been made on and that is not ruled out, best first. Empty when none is known. */
  readonly candidates: readonly Candidate[];
  /** Whether no rule of the brand reads the serial number, which may be misread then. */
  readonly misread: boolean;
  /** Kind of heater by whose figures it is planned. Absent when not known, or when no source has any for it. */
  readonly type?: LifeType;
  /** Where the kind comes from. Absent without it. */
  readonly typeFrom?: "model" | "visitor";
  /** What the catalogue or the number says of the model. */
  readonly known?: KnownModel;
  /** What the visitor states beside the rating plate. */
  readonly userInput: Pick<AdviceRequest, "energy" | "installed" | "warranty">;
  /** Calendar date `"YYYY-MM-DD"`. */
  readonly today: string;
}

/** What a heater is made of. */
export interface HeaterParts {
  readonly check: Pick<Check, "brand" | "rawModel" | "rawSerial" | "serial" | "slug">;
  /** The dates, when they are known already. */
  readonly candidates?: readonly Candidate[];
  readonly known?: KnownModel | undefined;
  readonly userInput: Pick<AdviceRequest, "dates" | "energy" | "installed" | "type" | "warranty">;
  readonly today: string;
}

/**
 * The candidates that are left of all.
 *
 * @throws {ApiError} when one is named that is none of them.
 */
function leftOf(candidates: readonly Candidate[], left: readonly string[] | undefined): readonly Candidate[] {
  if (left === undefined) return candidates;
  const dates = new Set(candidates.map(({ date }) => date));
  if (!left.every((date) => dates.has(date))) throw new ApiError("advice-dates");
  return candidates.filter(({ date }) => left.includes(date));
}

/** A number whose kind is known to have no date is read all the same; where a brand has no rules nobody can tell. */
const isMisread = (decoding: Decoding, { brand }: HeaterParts["check"]): boolean =>
  decoding.status === "unreadable" &&
  decoding.problem.code !== "no-date-in-serial" &&
  brand?.formats.length !== 0;

/**
 * Brings together what is known of a heater. What the visitor says of its kind comes before what its model says.
 *
 * @throws {ApiError} when a date is said to be left that the heater cannot have.
 */
export function heaterOf({ check, candidates, known, userInput, today }: HeaterParts): Heater {
  const { type: statedType, dates, ...rest } = userInput;
  const modelType = known?.facts.type === undefined ? undefined : lifeType(known.facts.type);
  const type = statedType ?? modelType;
  const decoding =
    candidates === undefined ? decodeCheck(check, { today, knowledge: modelKnowledge }) : undefined;
  const read = decoding === undefined || decoding.status === "unreadable" ? [] : decoding.candidates;
  const label = check.brand?.label ?? findBrand(check.slug)?.label;
  return {
    brand: check.slug,
    ...(label !== undefined && { label }),
    serial: check.serial,
    model: check.rawModel,
    candidates: leftOf(candidates ?? read, dates),
    misread: decoding !== undefined && isMisread(decoding, check),
    ...(type !== undefined && { type, typeFrom: statedType === undefined ? "model" : "visitor" }),
    ...(known !== undefined && { known }),
    userInput: rest,
    today,
  };
}
