import { type Decoding, isNearMiss, type ProblemCode } from "../engine/decoding.ts";
import { sureness } from "../engine/readings.ts";
import { modelRules } from "./brands/index.ts";
import { modelKey } from "./model-key.ts";
import type { ModelReading } from "./rules/model-rule.ts";
import { readRules } from "./read-rule.ts";

/** A brand that may have the model number, with its reading. */
export interface RecognisedModel {
  /** Slug of the brand. */
  readonly brand: string;
  readonly reading: ModelReading;
}

// Words that people type before the number, joined into one, because the key has no spaces.
const CAPTION = /^(?:MODEL|MOD|MN)(?:NUMBER|NUM|NO|NR)?[:#]*(?=[A-Z\d(])/u;

/**
 * Returns the brands whose model number a text can be. Use it for a model number typed as a serial number.
 *
 * @param brand Slug of the selected brand. Its reading comes first, then the others by confidence.
 *
 * @example
 * recogniseModel("Model: XG40T06EC36U1").map(({ brand }) => brand); //=> ["rheem"]
 */
export function recogniseModel(text: string, brand?: string): readonly RecognisedModel[] {
  const typed = modelKey(text);
  const readAll = (key: string) =>
    [...modelRules].flatMap(([slug, rules]) => {
      const [reading] = readRules(rules, key);
      return reading ? [{ brand: slug, reading }] : [];
    });
  const plain = readAll(typed);
  const place = (slug: string): number => (slug === brand ? 0 : 1);
  return (plain.length > 0 ? plain : readAll(typed.replace(CAPTION, ""))).toSorted(
    (a, b) =>
      place(a.brand) - place(b.brand) || sureness(b.reading.confidence) - sureness(a.reading.confidence),
  );
}

/**
 * Returns whether a text looks like a model number of any brand, because one maker's plates carry several names.
 *
 * @example
 * looksLikeModel("XG40T06EC36U1"); //=> true
 * looksLikeModel("RH0504B01826"); //=> false
 */
export function looksLikeModel(text: string): boolean {
  return recogniseModel(text).some(({ reading }) => reading.confidence !== "low");
}

// What `decode` may return for a model number that was typed as a serial number.
const OPEN: readonly ProblemCode[] = ["no-format", "impossible-date", "too-short", "too-long"];

/**
 * Replaces the result of `decode` for a model number that was typed as a serial number: it becomes unreadable, with
 * the problem `looks-like-model`.
 *
 * The result of a text that exactly fits a format of its brand is returned unchanged, because no rule for model
 * numbers has the shape of a serial number of the same brand. A near or missing match is replaced if the model number
 * has `medium` or `high` confidence.
 *
 * @param decoding The result of `decode`.
 * @param text The text that was decoded.
 *
 * @example
 * const text = "153.336433";
 * const decoding = decode(brands.kenmore, text, { today: "2026-11-20" }); // nearly a serial number of 2015
 * unlessModel(decoding, text);
 * //=> { status: "unreadable", problem: { code: "looks-like-model", repairs: [], brands: [] } }
 */
export function unlessModel(decoding: Decoding, text: string): Decoding {
  const open =
    decoding.status === "unreadable"
      ? OPEN.includes(decoding.problem.code)
      : decoding.candidates.every(isNearMiss);
  if (!open || !looksLikeModel(text)) return decoding;
  const { repairs, brands } =
    decoding.status === "unreadable" ? decoding.problem : { repairs: [], brands: [] };
  return { status: "unreadable", problem: { code: "looks-like-model", repairs, brands } };
}
