import { type Candidate, isNearMiss } from "../engine/decoding.ts";
import { decode, findBrand, identify } from "../index.ts";
import { normaliseSerial, serialLimits } from "../engine/normalise.ts";
import type { recogniseModel } from "../models/recognise.ts";
import { type Offer, offersFor } from "./offers.ts";
import { otherBrand } from "./limits.ts";

/** What a serial number shows while it is being typed. */
export type Preview =
  /** The number is complete and has these dates. */
  | { readonly kind: "reads"; readonly label: string; readonly candidates: readonly Candidate[] }
  /** The characters of the date are complete; the rest is missing. */
  | { readonly kind: "soFar"; readonly label: string; readonly candidates: readonly Candidate[] }
  /** The number looks like a model number of the brand. */
  | { readonly kind: "model" }
  | { readonly kind: "undated"; readonly label: string }
  | { readonly kind: "unread"; readonly label: string; readonly offers: readonly Offer[] }
  /** The brand is unknown, and this many brands could match. */
  | { readonly kind: "others"; readonly count: number };

/** What a preview needs besides brand and serial number. */
export interface PreviewOptions {
  /** Calendar date `"YYYY-MM-DD"` at the visitor's location. */
  readonly today: string;
  /** Recognizes model numbers. Leave it out until their rules are loaded. */
  readonly recogniseModel?: typeof recogniseModel;
}

const fewest = 4;
const maxTailLength = 12;

const dated = new Set(["year", "month", "week", "day"]);

/** Returns whether every character that carries the date is among the first `length`. */
const dateWithin = ({ parts }: Candidate, length: number): boolean =>
  parts.every(({ means, to }) => !dated.has(means) || to <= length);

/**
 * Returns the dates of a serial number that may still be incomplete.
 *
 * An incomplete number is read with every possible length. Only dates whose characters have all been typed are
 * returned, each once.
 *
 * @param brand Slug, or `"other"`.
 * @param serial As typed: dots and hyphens can distinguish two formats.
 * @returns `undefined` while there is nothing to show.
 *
 * @example
 * preview("bradford-white", "BH65", { today: "2026-11-20" })?.kind; //=> "soFar"
 */
export function preview(
  brand: string,
  serial: string,
  { today, recogniseModel: recognise }: PreviewOptions,
): Preview | undefined {
  const { length } = normaliseSerial(serial);
  if (length < fewest) return undefined;
  const mayBeComplete = length >= serialLimits().shortest;
  if (brand === otherBrand) {
    return mayBeComplete ? { kind: "others", count: identify(serial, { today }).length } : undefined;
  }
  const knownBrand = findBrand(brand);
  if (knownBrand === undefined || knownBrand.formats.length === 0) return undefined;
  const { label } = knownBrand;

  const whole = decode(knownBrand, serial, { today });
  const candidates = whole.status === "unreadable" ? [] : whole.candidates;
  if (candidates.some((candidate) => !isNearMiss(candidate))) return { kind: "reads", label, candidates };

  const [model] = recognise?.(serial, knownBrand.slug) ?? [];
  if (model?.brand === knownBrand.slug && model.reading.confidence !== "low") return { kind: "model" };

  const soFar = new Map<string, Candidate>();
  for (let tail = 1; tail <= maxTailLength; tail++) {
    const decoding = decode(knownBrand, serial + "0".repeat(tail), { today });
    for (const candidate of decoding.status === "unreadable" ? [] : decoding.candidates) {
      const isNew = !soFar.has(candidate.date) && !isNearMiss(candidate);
      if (isNew && dateWithin(candidate, length)) soFar.set(candidate.date, candidate);
    }
  }
  if (soFar.size > 0) return { kind: "soFar", label, candidates: [...soFar.values()] };
  if (candidates.length > 0) return { kind: "reads", label, candidates };
  if (whole.status === "unreadable" && whole.problem.code === "no-date-in-serial") {
    return { kind: "undated", label };
  }
  return mayBeComplete
    ? { kind: "unread", label, offers: offersFor(knownBrand, serial, { today }) }
    : undefined;
}
