import type { Confidence, Source } from "../engine/format.ts";
import type { LikelyMaker } from "./likely-makers.ts";
import type { MakerReason } from "./maker-reason.ts";

/** A likely maker as plain data, as in API responses. */
export interface MakerSummary {
  /** Slug of the maker's brand. */
  readonly brand: string;
  /** Name of the brand. */
  readonly label: string;
  /** Names of the companies that built the brand, as in `Brand.maker`. Empty when none is known. */
  readonly maker: string;
  readonly confidence: Confidence;
  readonly reasons: readonly MakerReason[];
  readonly sources: readonly Source[];
  /** Every date under the rules of the brand, likeliest first. Empty if the serial number has none. */
  readonly dates: readonly string[];
}

/**
 * Returns a likely maker as plain data that can be sent and stored, without rules.
 *
 * @example
 * const [first] = likelyMakers({ label: "kenmore", model: "153.336433", serial: "C05A012345" }, { today: "2026-11-20" });
 * toMakerSummary(first).label; //=> "State"
 * toMakerSummary(first).dates; //=> ["2005-03"]
 */
export const toMakerSummary = ({
  brand,
  confidence,
  reasons,
  sources,
  decoding,
}: LikelyMaker): MakerSummary => ({
  brand: brand.slug,
  label: brand.label,
  maker: brand.maker,
  confidence,
  reasons,
  sources,
  dates: decoding.status === "unreadable" ? [] : decoding.candidates.map(({ date }) => date),
});
