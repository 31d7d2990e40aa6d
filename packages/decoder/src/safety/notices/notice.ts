import type { Confidence, Source } from "../../engine/format.ts";
import type { Fuel, HeaterType } from "../../models/rules/model-rule.ts";

/** What can happen. */
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
  | "corrective-action" // a corrective action; the details and any charge were not read
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

/** Serial numbers that a notice covers, as `normaliseSerial` writes them. */
export interface NoticeSerials {
  /** With a `range`, its group `code` is compared with it. */
  readonly shape: RegExp;
  /** First and last `code`, of equal length. */
  readonly range?: readonly [from: string, to: string];
}

/** Model numbers that a notice covers. The patterns match what `modelKey` writes. */
export interface NoticeModels {
  /** As the notice prints them. */
  readonly listed: readonly string[];
  /** Other numbers that are covered. */
  readonly family?: RegExp;
  /** Numbers that may be covered. */
  readonly near?: RegExp;
  /** False if our copy of the notice does not have the whole list. */
  readonly complete: boolean;
}

/** Kinds of heater that a notice covers. */
export interface NoticeHeater {
  readonly types?: readonly HeaterType[];
  readonly fuels?: readonly Fuel[];
  readonly nox?: "ultra-low";
  /** Nominal capacities in US gallons. */
  readonly capacities?: readonly number[];
}

/** A part by another company that a notice covers. It has to be inspected: no serial number identifies it. */
export interface NoticeControl {
  /** Who made it: `"White-Rodgers"`. */
  readonly maker: string;
  /** Its model numbers, as the notice prints them. Empty if it gives none. */
  readonly models: readonly string[];
  /** First and last date code on the part, as year and week: `["9412", "9440"]`. */
  readonly codes?: readonly [from: string, to: string];
  /** When the part was made. */
  readonly made?: Span;
  /** Last sale of the part, where that was long after it was made. */
  readonly soldUntil?: string;
}

/** What our copy of a notice does not include, so that the visitor has to read the notice itself. */
export type Unread = "dates" | "models" | "page" | "remedy" | "serials";

/** A safety notice or recall of water heaters, as published: it holds the data, and the engine reads it. */
export interface SafetyNotice {
  /** Stable id. */
  readonly id: string;
  /** Number under which it was published: `"92-016"`. Absent if it has none or we have not read it. */
  readonly number?: string;
  /** ISO 8601 at the precision known: `"1991-11-05"`, `"2007-02"`, `"2018"`. Absent if unknown. */
  readonly date?: string;
  /** Who published it: `"CPSC"`. */
  readonly agency: string;
  /** Where it was published: ISO 3166 codes. */
  readonly countries: readonly string[];
  readonly kind: "combi-boiler" | "gas-control" | "heat-pump" | "rv-water-heater" | "water-heater";
  /** Brands as the notice names them. */
  readonly brands: readonly string[];
  /** Slugs of the same brands, where they differ from the names. */
  readonly slugs?: readonly string[];
  /** True if the notice covers heaters of other brands as well. */
  readonly anyBrand?: true;
  readonly models?: NoticeModels;
  readonly heater?: NoticeHeater;
  /** A heater matches with any of them. */
  readonly serials?: readonly NoticeSerials[];
  /** When the heaters were made, from the notice or its serial numbers. */
  readonly made?: Span;
  /** When the heaters were sold. */
  readonly sold?: Span;
  readonly control?: NoticeControl;
  /** A condition that the heater has to meet in addition. */
  readonly condition?: "converted-to-propane";
  readonly hazards: readonly [HazardCode, ...HazardCode[]];
  /** Absent when our copy of the notice does not say. */
  readonly cause?: CauseCode;
  readonly remedy: { readonly code: RemedyCode; readonly dollars?: number };
  /** True when the notice says to stop using the heater until it is repaired. */
  readonly stopUse?: true;
  /** Phone numbers to call. With `brands`, only for owners of those brands. */
  readonly phones: readonly { readonly number: string; readonly brands?: readonly string[] }[];
  /** Address of the official page. Absent if only copies are known. */
  readonly link?: string;
  /** A page of the maker that checks whether a heater is covered. */
  readonly makerPage?: string;
  readonly unread: readonly Unread[];
  readonly confidence: Confidence;
  readonly sources: readonly [Source, ...Source[]];
}
