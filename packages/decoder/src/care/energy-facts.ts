import type { Confidence, Source } from "../engine/format.ts";
import type { LifeType } from "../life/figures.ts";
import { directory } from "../models/rules/sources.ts";

/** How much hot water a household draws, as defined for the rating of heaters. */
export type DrawPattern = "high" | "low" | "medium" | "very-small";

/** A draw pattern of the rating. */
export interface Draw {
  readonly pattern: DrawPattern;
  readonly gallonsPerDay: number;
  /** Tanks with a first-hour rating below this have this pattern, in US gallons; `null` for no limit. */
  readonly firstHourBelow: number | null;
}

const rating: Source = {
  title: "10 CFR 430, subpart B, appendix E, as HPWHsim has it",
  url: "https://github.com/bigladder/HPWHsim",
  kind: "regulator",
};

/** The conditions behind the yearly use on the EnergyGuide label. */
export const ratingConditions = {
  setpointFahrenheit: 125,
  inletFahrenheit: 58,
  daysPerYear: 365,
  poundsPerGallon: 8.24,
  draws: [
    { pattern: "very-small", gallonsPerDay: 10, firstHourBelow: 18 },
    { pattern: "low", gallonsPerDay: 38, firstHourBelow: 51 },
    { pattern: "medium", gallonsPerDay: 55, firstHourBelow: 75 },
    { pattern: "high", gallonsPerDay: 84, firstHourBelow: null },
  ] satisfies readonly Draw[],
  basis: "source",
  confidence: "high" satisfies Confidence,
  source: rating,
} as const;

/** Energy prices used on EnergyGuide labels, in US dollars, from a day on; `null` for the prices before. */
export const labelPrices = {
  prices: [
    { from: "2023-01-10", perKWh: 0.14, perTherm: 1.21, perGallonOfPropane: 2.23 },
    { from: null, perKWh: 0.12, perTherm: 1.09, perGallonOfPropane: 2.41 },
  ],
  basis: "source",
  confidence: "medium" satisfies Confidence,
  source: {
    title: "Rheem: understanding your 2023 EnergyGuide label",
    url: "https://www.rheem.com/water-heating/articles/understanding-your-2023-water-heater-energyguide-label/",
    kind: "maker",
  } satisfies Source,
} as const;

/** The type of home that a heater is in. */
export type Home = "mobile" | "multifamily" | "single-family";

/** Actual yearly use of heaters in millions of BTU: an average of all ages and sizes in the United States. */
export const typicalUse = {
  gas: { "single-family": 18.1, multifamily: 15.6, mobile: 15.6 },
  electric: { "single-family": 9.49, multifamily: 6.75, mobile: 11.37 },
  // The weights of the regions are ours.
  basis: "ours",
  confidence: "medium" satisfies Confidence,
  source: {
    title: "EIA: NEMS, rsuec.txt and rsstk.txt, on the survey RECS of 2020",
    url: "https://github.com/EIAgov/NEMS",
    kind: "regulator",
  } satisfies Source,
} as const;

/** A new heater to compare with. */
export interface NewHeater {
  readonly type: LifeType;
  /** Lowest and highest uniform energy factor of this group. */
  readonly uef: readonly [from: number, to: number];
  /** Cost including installation, in US dollars of 2023: in a new home, and as a replacement. */
  readonly installedDollars?: { readonly new: number; readonly replacement: number };
  readonly confidence: Confidence;
  readonly source: Source;
}

const costs: Source = {
  title: "EIA: appliance and equipment costs and efficiencies, 2023, as cited by Scout",
  url: "https://github.com/trynthink/scout",
  kind: "regulator",
};

/** One or two new heaters of each kind. Costs are for the source's year, not for the visitor's location. */
export const newHeaters: readonly NewHeater[] = [
  {
    type: "gas-tank",
    uef: [0.61, 0.61],
    installedDollars: { new: 1398, replacement: 2245 },
    confidence: "medium",
    source: costs,
  },
  {
    type: "electric-tank",
    uef: [0.92, 0.95],
    installedDollars: { new: 1018, replacement: 1518 },
    confidence: "medium",
    source: costs,
  },
  {
    type: "heat-pump",
    uef: [3.3, 3.3],
    installedDollars: { new: 2670, replacement: 3170 },
    confidence: "medium",
    source: costs,
  },
  {
    type: "heat-pump",
    uef: [3.73, 3.73],
    installedDollars: { new: 2875, replacement: 3375 },
    confidence: "medium",
    source: costs,
  },
  // Non-condensing ones. No source gives their cost with installation.
  { type: "tankless-gas", uef: [0.8, 0.82], confidence: "medium", source: directory },
];
