import type {
  FeatureCode as NumberFeature,
  ModelFacts as NumberFacts,
  Vent as NumberVent,
} from "@heater-age/decoder/models";

/** How a gas heater gets rid of its exhaust. */
export type Vent = NumberVent | "atmospheric";

/** What else is known of a model, as a code; its text is the message `feature-<code>` of the area `model`. */
export type FeatureCode =
  | NumberFeature
  | "anode-smart"
  | "anode-stainless-core"
  | "anodes-long-or-several"
  | "backup-elements"
  | "bluetooth"
  | "brass-drain-valve"
  | "buffer-tank"
  | "dedicated-circuit"
  | "diffuser-dip-tube"
  | "energy-star"
  | "glass-lined"
  | "high-recovery"
  | "indoor-or-outdoor"
  | "leak-detection"
  | "plug-in"
  | "refrigerant-r-513a"
  | "scale-prevention"
  | "shared-circuit"
  | "simultaneous-elements"
  | "stainless-elements"
  | "wi-fi";

/** What is known of a model. A fact that is absent is not in the source. Numbers have their unit in the name. */
export interface ModelFacts extends Omit<NumberFacts, "features" | "vent"> {
  readonly vent?: Vent;
  /** Volume that was measured or certified, in US gallons: often one to three less than the nominal capacity. */
  readonly ratedVolumeGallons?: number;
  /** Hot water that a full tank gives in its first hour, in US gallons. */
  readonly firstHourGallons?: number;
  /** Lowest gas input in BTU/h of a burner that modulates. */
  readonly minInputBtuPerHour?: number;
  /** Uniform energy factor. */
  readonly uniformEnergyFactor?: number;
  /** Energy factor, by which heaters were rated before the uniform one. */
  readonly energyFactor?: number;
  readonly thermalEfficiencyPercent?: number;
  readonly recoveryEfficiencyPercent?: number;
  /** Water that is heated by 90 °F in an hour, in US gallons. */
  readonly recoveryGallonsPerHour?: number;
  /** Outside height in inches. */
  readonly heightInches?: number;
  /** Outside diameter in inches. */
  readonly diameterInches?: number;
  readonly widthInches?: number;
  readonly depthInches?: number;
  /** Empty weight in pounds. */
  readonly weightPounds?: number;
  /** Weight in its package in pounds. */
  readonly shippingWeightPounds?: number;
  readonly warrantyTankYears?: number;
  readonly warrantyPartsYears?: number;
  readonly warrantyLabourYears?: number;
  readonly warrantyHeatExchangerYears?: number;
  /** Hours of operation that end the warranty on the heat exchanger before its years do. */
  readonly warrantyHeatExchangerHours?: number;
  /** Empty when none is known. */
  readonly features: readonly FeatureCode[];
}
