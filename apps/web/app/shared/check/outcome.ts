import type { Decoding, PlatePlace, WithoutFormat } from "@heater-age/decoder";
import type { LikelyMaker } from "@heater-age/decoder/makers";
import type { CheckInput } from "./input.ts";
import type { ClockDoubt } from "../clock/today.ts";

/**
 * What became of the record of a check:
 *
 * - `recorded`: the API has it
 * - `not-stored`: the API answered, but could not keep it
 * - `no-answer`: the API did not answer, the page worked it out by itself
 * - `from-address`: the page was opened with the check in its address, which never records
 */
export type Recording = "recorded" | "not-stored" | "no-answer" | "from-address";

/** A brand that the number could belong to. */
export interface PossibleBrand {
  readonly slug: string;
  readonly label: string;
  readonly decoding: Decoding;
}

/** A brand whose maker may have built the heater, though it carries another name. */
export interface PossibleMaker extends PossibleBrand, Omit<LikelyMaker, "brand" | "decoding"> {
  /** Names of the companies, as the brand has them. Empty when none is known. */
  readonly maker: string;
}

/** What a check found. */
export interface Outcome {
  readonly input: CheckInput;
  /** The serial number as it was typed, where that is more than the number. */
  readonly typed?: string;
  /** Name of the brand, for reading. Empty for "other". */
  readonly label: string;
  /** Calendar date that ages count to. */
  readonly today: string;
  readonly recording: Recording;
  /** Set when that date may be wrong, as the clock of the device is or may be. */
  readonly doubt?: ClockDoubt;
  /** Why the API did not answer, in the visitor's language. Told only when the page found no date by itself. */
  readonly trouble?: string;
  readonly decoding: Decoding;
  /** Where the brand's rating plate is. */
  readonly plate: PlatePlace;
  /** Set when model numbers of the brand are known to belong to some years only. */
  readonly modelSettles?: true;
  /** Set when the brand has no format at all. */
  readonly withoutFormat?: WithoutFormat;
  /** Only for "other" and labels without a recorded maker: whose heater it could be, likeliest first. */
  readonly possible?: readonly PossibleBrand[];
  /** Who may have built it, likeliest first. Absent for a brand that is its maker's own. */
  readonly makers?: readonly PossibleMaker[];
}

/** The API refused the check; the message is in the visitor's language. */
export interface Refusal {
  readonly input: CheckInput;
  readonly message: string;
}
