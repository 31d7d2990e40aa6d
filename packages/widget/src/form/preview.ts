import { type Candidate, decode, type Decoding, findBrand, identify } from "@heater-age/decoder";
import { OTHER } from "../check/run-check.ts";

/** What can be said about a serial number while it is typed. */
export type Preview =
  /** It is whole, or the characters of its date are there; these are its dates. */
  | { readonly kind: "reads" | "soFar"; readonly label: string; readonly candidates: readonly Candidate[] }
  /** The brand puts no date into such a number, or no rule reads it yet. */
  | { readonly kind: "undated" | "unread"; readonly label: string }
  /** The brand is not known: so many could match. */
  | { readonly kind: "others"; readonly count: number };

/** From here on there is something to say. */
const LEAST = 4;
const WHOLE = 6;
const LONGEST_TAIL = 12;

const dated: ReadonlySet<string> = new Set(["year", "month", "week", "day"]);

const isNear = ({ reasons }: Candidate): boolean => reasons.some(({ code }) => code.startsWith("near-miss"));

const candidatesOf = (decoding: Decoding): readonly Candidate[] =>
  decoding.status === "unreadable" ? [] : decoding.candidates;

/** Whether every character that carries the date is among the first `length`. */
const dateWithin = ({ parts }: Candidate, length: number): boolean =>
  parts.every(({ means, to }) => !dated.has(means) || to <= length);

/**
 * Reads a serial number that may not be whole yet, as the website does.
 *
 * A number that breaks off is read with every length of tail it could have; only dates whose characters are all typed
 * already are told, each once.
 *
 * @example
 * preview("bradford-white", "BH65", "2026-11-20")?.kind; //=> "soFar"
 */
export function preview(brand: string, serial: string, today: string): Preview | undefined {
  if (serial.length < LEAST) return undefined;
  if (brand === OTHER) {
    return serial.length < WHOLE ? undefined : { kind: "others", count: identify(serial, { today }).length };
  }
  const found = findBrand(brand);
  if (found === undefined || found.formats.length === 0) return undefined;
  const { label } = found;

  const whole = decode(found, serial, { today });
  const candidates = candidatesOf(whole);
  if (candidates.some((candidate) => !isNear(candidate))) return { kind: "reads", label, candidates };

  const soFar = new Map<string, Candidate>();
  for (let tail = 1; tail <= LONGEST_TAIL; tail++) {
    for (const candidate of candidatesOf(decode(found, serial + "0".repeat(tail), { today }))) {
      const told = soFar.has(candidate.date) || isNear(candidate) || !dateWithin(candidate, serial.length);
      if (!told) soFar.set(candidate.date, candidate);
    }
  }
  if (soFar.size > 0) return { kind: "soFar", label, candidates: [...soFar.values()] };
  if (candidates.length > 0) return { kind: "reads", label, candidates };
  if (whole.status === "unreadable" && whole.problem.code === "no-date-in-serial")
    return { kind: "undated", label };
  return serial.length < WHOLE ? undefined : { kind: "unread", label };
}
