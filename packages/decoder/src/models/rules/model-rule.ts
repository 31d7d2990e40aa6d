import type { Confidence, Source } from "../../engine/format.ts";

/** The kind of water heater. */
export type HeaterType =
  | "gas-tank"
  | "gas-tank-commercial"
  | "electric-tank"
  | "electric-tank-commercial"
  | "heat-pump"
  | "tankless-gas"
  | "tankless-electric"
  | "combi-boiler";

/** The fuel or energy source. */
export type Fuel = "natural-gas" | "propane" | "natural-gas-or-propane" | "electric";

/** How a gas heater vents its exhaust. Absent if the number does not encode it. */
export type Vent = "power" | "direct" | "power-direct";

/** How tall a tank is compared with others of its capacity. */
export type TankHeight = "tall" | "medium" | "short" | "lowboy";

/** Codes of other features that a model number can encode. Callers turn them into text. */
export type FeatureCode =
  | "blanket" // ships with an insulation blanket
  | "condensing"
  | "non-condensing"
  | "demand-response" // has the port or the control for it
  | "high-altitude"
  | "high-input" // more input than the usual heater of this capacity
  | "leak-shut-off" // shuts the water off when it leaks
  | "low-wattage" // elements of less power than usual
  | "manufactured-home" // made for manufactured homes
  | "mixing-valve"
  | "no-recirculation"
  | "recirculation" // has a recirculation pump
  | "smart"; // has a network connection

/** The facts in a model number. A fact is absent if the number does not encode it. */
export interface ModelFacts {
  readonly type?: HeaterType;
  readonly fuel?: Fuel;
  readonly vent?: Vent;
  readonly nox?: "ultra-low";
  readonly height?: TankHeight;
  readonly location?: "indoor" | "outdoor";
  /** Nominal capacity in US gallons. The measured capacity is often one to three gallons less. */
  readonly capacityGallons?: number;
  /** Gas input in BTU/h. */
  readonly inputBtuPerHour?: number;
  /** Gas input of a combi boiler for space heating, in BTU/h. */
  readonly heatingBtuPerHour?: number;
  /** Electric power in watts; 0 for a heat pump without elements. */
  readonly watts?: number;
  readonly volts?: number;
  /** The circuit breaker that the heater needs, in amperes. */
  readonly breakerAmps?: number;
  /** Number of electric elements. */
  readonly elements?: number;
  /** Diameter of the vent in inches. */
  readonly ventInches?: number;
  /** Highest flow of a tankless heater in US gallons per minute. */
  readonly maxGallonsPerMinute?: number;
  /** Length of the maker's tank warranty in years when the heater was sold, counted from installation. */
  readonly warrantyYears?: number;
  /** Generation within its product line, from 1. */
  readonly generation?: number;
  /** The maker's name for the product line: `"Power Miser 9"`. */
  readonly line?: string;
  /** Empty if the number encodes none. */
  readonly features: readonly FeatureCode[];
}

/** A fact that a model number can encode. */
export type ModelFact = keyof ModelFacts;

/**
 * The meaning of a group of characters in a model number. `series`, `revision`, `efficiencyClass` and `unknown` yield
 * no fact. An efficiency class is an old rating and never today's UEF.
 */
export type ModelMeaning =
  | "prefix"
  | "type"
  | "fuel"
  | "capacity"
  | "height"
  | "location"
  | "warranty"
  | "input"
  | "heating"
  | "power"
  | "flow"
  | "elements"
  | "vent"
  | "ventSize"
  | "line"
  | "option"
  | "generation"
  | "series"
  | "revision"
  | "efficiencyClass"
  | "unknown";

/** How a group's codes are read: the facts of each code. */
export type CodeTable = Readonly<Record<string, Partial<ModelFacts>>>;

/**
 * One format of a maker's model numbers, as a literal: it holds the data, and the engine reads it.
 *
 * Without a table in `read`, digits are values: `capacity` in gallons, `warranty` in years, `input` and `heating` in
 * thousands of BTU/h, `power` in hundreds of watts, `flow` in tenths of a gallon per minute, `ventSize` in inches,
 * `elements` and `generation` as a count. A code that is not in its table yields no fact.
 */
export interface ModelRule {
  /** Stable id, unique among all rules. */
  readonly id: string;
  /**
   * Anchored pattern that matches the model number as `modelKey` writes it. Its named groups cover the whole number.
   * Each is named by its {@link ModelMeaning}, with a `2` appended to a second one of the same meaning.
   */
  readonly shape: RegExp;
  /** Facts that hold for every number of this shape. */
  readonly says?: Partial<ModelFacts>;
  /** Tables by group name. A number instead of a table is the factor from digits to the fact's unit. */
  readonly read?: Readonly<Record<string, CodeTable | number>>;
  /** Facts inferred from sister models, which no source states. */
  readonly inferred?: readonly ModelFact[];
  readonly confidence: Confidence;
  readonly sources: readonly [Source, ...Source[]];
}

/** A group of characters in a model number, with its meaning. */
export interface ModelPart {
  /** Index of its first character in the number as `modelKey` writes it, from 0. */
  readonly from: number;
  /** Index after the last character. */
  readonly to: number;
  /** Its characters. */
  readonly text: string;
  readonly means: ModelMeaning;
}

/** One reading of a model number. */
export interface ModelReading {
  /** Id of the rule that matched. */
  readonly pattern: string;
  readonly facts: ModelFacts;
  /** Facts that no source states, inferred from sister models. Show them as estimates. */
  readonly inferred: readonly ModelFact[];
  /** The parts of the number. Together they cover all of it. */
  readonly parts: readonly ModelPart[];
  readonly confidence: Confidence;
  readonly sources: readonly Source[];
}
