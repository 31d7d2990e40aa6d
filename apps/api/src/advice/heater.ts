import { type Candidate, type Decoding, findBrand } from "@heater-age/decoder";
import { checkSerial, decodeCheck } from "@heater-age/decoder/check";
import { type LifeType, lifeType } from "@heater-age/decoder/life";
import { modelKnowledge } from "@heater-age/decoder/makers";
import type { Check } from "../checks/result.ts";
import { ApiError } from "../errors/codes.ts";
import type { KnownModel } from "../models/schema.ts";
import type { AdviceRequest } from "./request.ts";

/** A heater to give advice on: what is printed on it, and other known facts. */
export interface Heater {
  /** Slug of the brand, or `other`. */
  readonly brand: string;
  /** Name of the brand. Absent if unknown. */
  readonly label?: string;
  /** Letters and digits only. */
  readonly serial: string;
  /** As typed. Empty if unknown. */
  readonly model: string;
  /** Every possible date of manufacture that is not ruled out, likeliest first. Empty if none is known. */
  readonly candidates: readonly Candidate[];
  /** Whether no rule of the brand fits the serial number, which may then be mistyped. */
  readonly misread: boolean;
  /** Kind of heater. Absent if unknown, or if no source has figures for it. */
  readonly type?: LifeType;
  /** Source of the kind. Absent without one. */
  readonly typeFrom?: "model" | "visitor";
  /** Facts about the model from the catalog or the number. */
  readonly known?: KnownModel;
  /** The visitor's data in addition to the rating plate. */
  readonly userInput: Pick<AdviceRequest, "installed" | "warranty">;
  /** Calendar date `"YYYY-MM-DD"`. */
  readonly today: string;
}

/** The parts that {@link describeHeater} combines. */
export interface HeaterParts {
  readonly check: Pick<Check, "brand" | "model" | "rawModel" | "rawSerial" | "serial" | "slug">;
  /** The dates, if already decoded. */
  readonly candidates?: readonly Candidate[];
  readonly known?: KnownModel | undefined;
  readonly userInput: Pick<AdviceRequest, "dates" | "installed" | "type" | "warranty">;
  readonly today: string;
}

/**
 * Returns the candidates with these dates.
 *
 * @throws {ApiError} `advice-dates` for any other date.
 */
function withDates(
  candidates: readonly Candidate[],
  dates: readonly string[] | undefined,
): readonly Candidate[] {
  if (dates === undefined) return candidates;
  const known = new Set(candidates.map(({ date }) => date));
  if (!dates.every((date) => known.has(date))) throw new ApiError("advice-dates");
  return candidates.filter(({ date }) => dates.includes(date));
}

/**
 * Returns whether a serial number is misread. Numbers that are known to contain no date are not, nor are those of a
 * brand without rules.
 */
const isMisread = (decoding: Decoding, { brand }: HeaterParts["check"]): boolean =>
  decoding.status === "unreadable" &&
  decoding.problem.code !== "no-date-in-serial" &&
  brand?.formats.length !== 0;

/** Returns the possible dates; of a number without its brand, the date on which all brands agree. */
function listCandidates(
  decoding: Decoding | undefined,
  check: HeaterParts["check"],
  today: string,
): readonly Candidate[] {
  const read = decoding ?? checkSerial(check, { today, knowledge: modelKnowledge }).decoding;
  return read.status === "unreadable" ? [] : read.candidates;
}

/**
 * Returns everything known about a heater. The kind from the visitor takes precedence over that of the model.
 *
 * @throws {ApiError} `advice-dates` when the visitor chose a date that the heater cannot have.
 */
export function describeHeater({ check, candidates, known, userInput, today }: HeaterParts): Heater {
  const { type: statedType, dates, ...rest } = userInput;
  const modelType = known?.facts.type === undefined ? undefined : lifeType(known.facts.type);
  const type = statedType ?? modelType;
  const decoding =
    candidates === undefined ? decodeCheck(check, { today, knowledge: modelKnowledge }) : undefined;
  const label = check.brand?.label ?? findBrand(check.slug)?.label;
  return {
    brand: check.slug,
    ...(label !== undefined && { label }),
    serial: check.serial,
    model: check.rawModel,
    candidates: withDates(candidates ?? listCandidates(decoding, check, today), dates),
    misread: decoding !== undefined && isMisread(decoding, check),
    ...(type !== undefined && { type, typeFrom: statedType === undefined ? "model" : "visitor" }),
    ...(known !== undefined && { known }),
    userInput: rest,
    today,
  };
}
