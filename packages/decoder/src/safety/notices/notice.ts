import type { Confidence, Source } from "../../engine/format.ts";
import type { Fuel, HeaterType } from "../../models/rules/model-rule.ts";

/** What may happen. */
export type HazardCode =
  "burns" | "carbon-monoxide" | "explosion" | "fire" | "gas-leak" | "overheating" | "soot";

/** What is wrong with the heaters. */
export type CauseCode =
  | "burner-screen"
  | "circuit-board"
  | "control-panel"
  | "conversion-kit"
  | "dirty-burner"
  | "electrical-connection"
  | "exhaust-duct"
  | "filter-door-switch"
  | "flue-baffle"
  | "flue-collector"
  | "flue-grommet"
  | "gas-control"
  | "pump-or-gas-input"
  | "vent-collar";

/** What the notice offers or orders. */
export type RemedyCode =
  | "corrective-action" // an action without a charge being named; details were not read
  | "free-adjustment"
  | "free-inspection-and-repair"
  | "free-inspection-and-replacement" // of the part
  | "free-part" // a new part without charge
  | "free-repair"
  | "inspection-and-repair" // by a certified technician
  | "money-towards-a-new-heater" // {dollars}
  | "not-read" // our copy of the notice does not say
  | "part-and-reward" // {dollars}: a new part without charge, and money for handing it in
  | "repair-or-replace-part"
  | "replace-part"
  | "test-then-part"; // a test that the lighting instructions describe; a new part when it fails

/** A span of dates, both ends at the precision known and both included; `null` for an end that is not known. */
export type Span = readonly [from: string | null, to: string | null];

/** Serial numbers that a notice names, as `normaliseSerial` writes them. */
export interface NoticeSerials {
  /** Where a range is named, its group `code` is what lies in the range. */
  readonly shape: RegExp;
  /** First and last `code`, of equal length. */
  readonly range?: readonly [from: string, to: string];
}

/** Model numbers that a notice names, as `modelKey` writes them where they are patterns. */
export interface NoticeModels {
  /** As the notice prints them. */
  readonly listed: readonly string[];
  /** Numbers that are meant too. */
  readonly family?: RegExp;
  /** Numbers that may be meant. */
  readonly near?: RegExp;
  /** False when our copy of the notice does not have the whole list. */
  readonly complete: boolean;
}

/** Kinds of heater that a notice is about. */
export interface NoticeHeater {
  readonly types?: readonly HeaterType[];
  readonly fuels?: readonly Fuel[];
  readonly nox?: "ultra-low";
  /** Nominal capacities in US gallons. */
  readonly capacities?: readonly number[];
}

/** A part made by another company that a notice is about: it has to be looked at, no serial number tells it. */
export interface NoticeControl {
  /** Who made it: `"White-Rodgers"`. */
  readonly maker: string;
  /** Its model numbers, as the notice prints them. Empty when none is named. */
  readonly models: readonly string[];
  /** First and last code of year and week on the part: `["9412", "9440"]`. */
  readonly codes?: readonly [from: string, to: string];
  /** When the part was made. */
  readonly made?: Span;
  /** Until when the part was sold, where that was long after it was made. */
  readonly soldUntil?: string;
}

/** What our copy of a notice does not tell, so that the notice itself has to be looked at. */
export type Unread = "dates" | "models" | "page" | "remedy" | "serials";

/** A safety notice or recall of water heaters, as it was published. A literal: it says what, the engine says how. */
export interface SafetyNotice {
  /** Stable id. */
  readonly id: string;
  /** Number under which it was published: `"92-016"`. Absent when it has none or none was read. */
  readonly number?: string;
  /** ISO 8601 at the precision known: `"1991-11-05"`, `"2007-02"`, `"2018"`. Absent when not known. */
  readonly date?: string;
  /** Who published it: `"CPSC"`. */
  readonly agency: string;
  /** Where it was published: ISO 3166 codes. */
  readonly countries: readonly string[];
  readonly kind: "combi-boiler" | "gas-control" | "heat-pump" | "rv-water-heater" | "water-heater";
  /** As the notice names them. */
  readonly brands: readonly string[];
  /** Slugs under which the same brands are known, where they are written otherwise. */
  readonly slugs?: readonly string[];
  /** True when heaters of other brands are meant too. */
  readonly anyBrand?: true;
  readonly models?: NoticeModels;
  readonly heater?: NoticeHeater;
  /** Any of them. */
  readonly serials?: readonly NoticeSerials[];
  /** When the heaters were made, as the notice says or its serial numbers show. */
  readonly made?: Span;
  /** When the heaters were sold. */
  readonly sold?: Span;
  readonly control?: NoticeControl;
  /** What else must have happened to the heater. */
  readonly condition?: "converted-to-propane";
  readonly hazards: readonly [HazardCode, ...HazardCode[]];
  /** Absent when our copy of the notice does not say. */
  readonly cause?: CauseCode;
  readonly remedy: { readonly code: RemedyCode; readonly dollars?: number };
  /** True when the notice says to stop using the heater until it is repaired. */
  readonly stopUse?: true;
  /** Whom the notice says to call; `brands` when only for some of them. */
  readonly phones: readonly { readonly number: string; readonly brands?: readonly string[] }[];
  /** Address of the official page. Absent when only copies are known. */
  readonly link?: string;
  /** A page of the maker that answers whether a heater is covered. */
  readonly makerPage?: string;
  readonly unread: readonly Unread[];
  readonly confidence: Confidence;
  readonly sources: readonly [Source, ...Source[]];
}
