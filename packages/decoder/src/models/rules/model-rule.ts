import type { Confidence, Source } from "../../engine/format.ts";

/** What kind of water heater it is. */
export type HeaterType =
  | "gas-tank"
  | "gas-tank-commercial"
  | "electric-tank"
  | "electric-tank-commercial"
  | "heat-pump"
  | "tankless-gas"
  | "tankless-electric"
  | "combi-boiler";

/** What it burns or draws. */
export type Fuel = "natural-gas" | "propane" | "natural-gas-or-propane" | "electric";

/** How a gas heater gets rid of its exhaust. Absent: the number does not say. */
export type Vent = "power" | "direct" | "power-direct";

/** How tall a tank is among those of its capacity. */
export type TankHeight = "tall" | "medium" | "short" | "lowboy";

/** What else a model number can say, as a code; the sentence is the reader's business. */
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

/** What a model number says. A fact that is absent is not in the number. */
export interface ModelFacts {
  readonly type?: HeaterType;
  readonly fuel?: Fuel;
  readonly vent?: Vent;
  readonly nox?: "ultra-low";
  readonly height?: TankHeight;
  readonly location?: "indoor" | "outdoor";
  /** Nominal capacity in US gallons. What a test measures is often one to three gallons less. */
  readonly capacityGallons?: number;
  /** Gas input in BTU/h. */
  readonly inputBtuPerHour?: number;
  /** Gas input for heating rooms in BTU/h, of a combi boiler. */
  readonly heatingBtuPerHour?: number;
  /** Electric power in watts; 0 for a heat pump without elements. */
  readonly watts?: number;
  readonly volts?: number;
  /** The circuit breaker that it needs, in amperes. */
  readonly breakerAmps?: number;
  /** Number of electric elements. */
  readonly elements?: number;
  /** Diameter of the vent in inches. */
  readonly ventInches?: number;
  /** Highest flow of a tankless heater in US gallons per minute. */
  readonly maxGallonsPerMinute?: number;
  /** Years that the maker's warranty on the tank had when the heater was sold. It began when it was installed. */
  readonly warrantyYears?: number;
  /** Which generation of its line it is, from 1. */
  readonly generation?: number;
  /** The maker's name of the line: `"Power Miser 9"`. */
  readonly line?: string;
  /** Empty when the number names none. */
  readonly features: readonly FeatureCode[];
}

/** A fact that a number can carry. */
export type ModelFact = keyof ModelFacts;

/**
 * What a run of characters in a model number stands for. `series`, `revision`, `efficiencyClass` and `unknown` say
 * nothing that becomes a fact; an efficiency class is an old rating and never today's UEF.
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

/** How the codes of one group are read: what each says, or how many of the fact's unit one of its numbers is. */
export type CodeTable = Readonly<Record<string, Partial<ModelFacts>>>;

/**
 * One way a maker writes model numbers, as it is written down. A literal: it says what, the engine says how.
 *
 * Without a table in `read`, digits mean themselves: `capacity` in gallons, `warranty` in years, `input` and `heating`
 * in thousands of BTU/h, `power` in hundreds of watts, `flow` in tenths of a gallon per minute, `ventSize` in inches,
 * `elements` and `generation` as a count. A code that a table does not name says nothing.
 */
export interface ModelRule {
  /** Stable id, unique among all rules. */
  readonly id: string;
  /**
   * Anchored pattern over the model number as `modelKey` writes it. Its named groups cover the whole number and each
   * is named by what it is: a {@link ModelMeaning}, with a `2` behind a second one of the same meaning.
   */
  readonly shape: RegExp;
  /** What every number of this shape says. */
  readonly says?: Partial<ModelFacts>;
  /** Tables by the name of the group. A number instead of a table is the factor from digits to the fact's unit. */
  readonly read?: Readonly<Record<string, CodeTable | number>>;
  /** Facts that were concluded from sister models and are stated by no source. */
  readonly inferred?: readonly ModelFact[];
  readonly confidence: Confidence;
  readonly sources: readonly [Source, ...Source[]];
}

/** A run of characters of a model number, and what it stands for. */
export interface ModelPart {
  /** Index of the first character in the number as `modelKey` writes it, from 0. */
  readonly from: number;
  /** Index after the last character. */
  readonly to: number;
  /** The characters themselves. */
  readonly text: string;
  readonly means: ModelMeaning;
}

/** What a model number says when it is read in one way. */
export interface ModelReading {
  /** Id of the rule that reads it so. */
  readonly pattern: string;
  readonly facts: ModelFacts;
  /** Those of the facts that no source states: they were concluded from sister models. Show them as estimates. */
  readonly inferred: readonly ModelFact[];
  /** The number cut into its parts; together they are the whole number. */
  readonly parts: readonly ModelPart[];
  readonly confidence: Confidence;
  readonly sources: readonly Source[];
}
