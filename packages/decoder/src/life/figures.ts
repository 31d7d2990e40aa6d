import type { Confidence, Source } from "../engine/format.ts";
import type { HeaterType } from "../models/rules/model-rule.ts";

/** Kinds of heater with sources for their expected life. */
export type LifeType = Extract<
  HeaterType,
  "electric-tank" | "gas-tank" | "heat-pump" | "tankless-electric" | "tankless-gas"
>;

/** Whether a source states a figure or we derived or assumed it. */
export type Basis = "ours" | "source";

/** What a figure about expected life describes. */
export type LifeFigureKind =
  | "derived-mean" // derived by us from a table of how many heaters of mixed ages are replaced each year
  | "look-from" // advice to start shopping for a new one at this age
  | "mean"
  | "median"
  | "range" // estimates from the trade
  | "replace-from" // advice to consider replacing it from this age on
  | "typical"
  | "warranty-as-life"; // the length of the warranty, used as if it were the life: not measured

/** A source's figure about how long heaters last. */
export interface LifeFigure {
  readonly types: readonly [LifeType, ...LifeType[]];
  readonly kind: LifeFigureKind;
  /** First and last year of age; `null` for "and more". Both are the same if the source has one number. */
  readonly years: readonly [from: number, to: number | null];
  readonly basis: Basis;
  /** Whether it is part of the planning range. Advice, warranties and derived figures aren't. */
  readonly counts: boolean;
  readonly confidence: Confidence;
  readonly source: Source;
}

const tanks = ["gas-tank", "electric-tank"] as const;

const eia = (edition: 2016 | 2023, page: number): Source => ({
  title: `EIA: appliance and equipment costs and efficiencies, ${edition}, page ${page}, as cited by Scout`,
  url: "https://github.com/trynthink/scout",
  kind: "regulator",
});
const mean = (
  type: LifeType,
  years: number,
  source: Source,
): Omit<LifeFigure, "confidence"> & { readonly confidence: "medium" } => ({
  types: [type],
  kind: "mean",
  years: [years, years],
  basis: "source",
  counts: true,
  confidence: "medium",
  source,
});

const calculator: Source = {
  title: "FEMP: energy cost calculator for electric and gas water heaters",
  url: "https://www.energy.gov/eere/femp/maps/energy-cost-calculator-electric-and-gas-water-heaters",
  kind: "regulator",
};
const blog: Source = {
  title: "EPA: ENERGY STAR blog, June 2013",
  url: "https://blog.epa.gov/energystar/2013/06/",
  kind: "regulator",
};
const retirement: Source = {
  title: "EIA: NEMS, rsret01.txt",
  url: "https://github.com/EIAgov/NEMS",
  kind: "regulator",
};
const cooperative: Source = { title: "Texas Co-op Power", kind: "trade" };
const advisor: Source = {
  title: "Water Heater Advisor, brand research, 2026",
  url: "https://github.com/ndxtraders/water-heater-advisor",
  kind: "trade",
};
const handbook: Source = {
  title: "GitHub: AncaDragu/golden-duct, after the ASHRAE Handbook, HVAC Applications, chapter 38, table 4",
  url: "https://github.com/AncaDragu/golden-duct",
  kind: "compiled",
};

const ofTrade = {
  kind: "range",
  basis: "source",
  counts: true,
  confidence: "low",
} as const;
const ofHandbook = { ...ofTrade, kind: "median", source: handbook } as const;
const derived = {
  kind: "derived-mean",
  basis: "ours",
  counts: false,
  confidence: "low",
  source: retirement,
} as const;

/** Means behind the planning curves, one for each kind of heater. */
export const meanFigures: Readonly<Record<LifeType, LifeFigure>> = {
  "gas-tank": mean("gas-tank", 14.5, eia(2023, 56)),
  "electric-tank": mean("electric-tank", 15.1, eia(2023, 62)),
  "heat-pump": mean("heat-pump", 15.1, eia(2023, 65)),
  // The middle of a range.
  "tankless-gas": mean("tankless-gas", 19, eia(2016, 19)),
  // Gas and electric ones alike.
  "tankless-electric": mean("tankless-electric", 20, {
    title: "All Seasons Plumbing & Heating: tankless water heaters",
    url: "https://asph.com/tankless-water-heaters/",
    kind: "trade",
  }),
};

/** Every known figure. The sources disagree by years, and some contradict themselves. */
export const lifeFigures: readonly LifeFigure[] = [
  ...Object.values(meanFigures),
  mean("electric-tank", 13, eia(2016, 14)),
  {
    types: tanks,
    kind: "mean",
    years: [13, 13],
    basis: "source",
    counts: true,
    confidence: "high",
    source: calculator,
  },
  {
    types: tanks,
    kind: "mean",
    years: [13, 13],
    basis: "source",
    counts: true,
    confidence: "medium",
    source: blog,
  },
  {
    types: ["heat-pump"],
    kind: "warranty-as-life",
    years: [10, 10],
    basis: "source",
    counts: false,
    confidence: "medium",
    source: blog,
  },
  {
    types: tanks,
    kind: "replace-from",
    years: [10, null],
    basis: "source",
    counts: false,
    confidence: "high",
    source: {
      title: "ENERGY STAR: ask the experts",
      url: "https://www.energystar.gov/products/ask-the-experts/when-should-you-replace-your-water-heater",
      kind: "regulator",
    },
  },
  {
    types: tanks,
    kind: "look-from",
    years: [7, null],
    basis: "source",
    counts: false,
    confidence: "low",
    source: {
      title: "A tip of the DOE, as Air Group and Total Renaissance Construction copy it",
      kind: "trade",
    },
  },
  {
    ...ofTrade,
    types: tanks,
    kind: "typical",
    years: [10, 10],
    confidence: "medium",
    source: { title: "InterNACHI, as copied by Reyes Inspections", kind: "trade" },
  },
  {
    ...ofTrade,
    types: tanks,
    years: [8, 12],
    confidence: "medium",
    source: { title: "Home inspectors: Main Inspections, 1nspect", kind: "trade" },
  },
  {
    ...ofTrade,
    types: tanks,
    years: [10, 11],
    source: { title: "NAHB, study of 2007, as a copied table gives it", kind: "trade" },
  },
  { ...ofTrade, types: ["gas-tank", "electric-tank", "heat-pump"], years: [10, 15], source: cooperative },
  { ...ofTrade, types: tanks, years: [10, 15], source: advisor },
  { ...ofTrade, types: tanks, years: [10, 13], source: { title: "Top Line Inspections", kind: "trade" } },
  { ...ofTrade, types: ["tankless-gas"], years: [20, null], source: cooperative },
  { ...ofTrade, types: ["tankless-gas"], kind: "mean", years: [20, 20], source: advisor },
  {
    ...ofTrade,
    types: ["tankless-electric"],
    years: [15, 20],
    source: {
      title: "EngineerFix: do tankless water heaters last longer?",
      url: "https://engineerfix.com/do-tankless-water-heaters-last-longer",
      kind: "trade",
    },
  },
  {
    ...ofTrade,
    types: ["tankless-electric"],
    years: [20, null],
    source: {
      title: "EHA Solutions: which type of water heater has the longest lifespan?",
      url: "https://ehasolutions.com/which-type-of-water-heater-has-the-longest-lifespan/",
      kind: "trade",
    },
  },
  // For gas tanks, the table covers commercial ones.
  { ...ofHandbook, types: ["gas-tank"], years: [10, 10], counts: false },
  { ...ofHandbook, types: ["electric-tank"], years: [12, 12] },
  { ...ofHandbook, types: ["heat-pump"], years: [10, 10] },
  { ...ofHandbook, types: ["tankless-gas"], years: [15, 15] },
  { ...derived, types: ["gas-tank"], years: [9.4, 9.4] },
  { ...derived, types: ["electric-tank"], years: [16.1, 16.1] },
];
