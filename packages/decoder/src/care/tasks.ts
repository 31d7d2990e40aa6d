import type { Confidence, Source } from "../engine/format.ts";
import type { LifeType } from "../life/figures.ts";

/** A recurring maintenance task. */
export type TaskCode =
  "air-filter" | "anode-check" | "condensate-drain" | "descale" | "flush" | "relief-valve-test";

/** Interval in months, from and to. Both are the same where the source gives one number. */
export type Months = readonly [from: number, to: number];

/** How often a task is due, according to a maker or the trade. */
export interface Task {
  readonly code: TaskCode;
  readonly types: readonly LifeType[];
  /** Slug of the brand that gives this interval. Absent for any brand. */
  readonly brand?: string;
  readonly every: Months;
  /** True where the source says "at most". */
  readonly atMost?: true;
  /** True where the task is due only after the warranty has ended. */
  readonly afterWarranty?: true;
  readonly inHardWater?: Months;
  /** Water hardness in grains per gallon from which `inHardWater` applies, where the source gives it. */
  readonly hardFromGrains?: number;
  readonly inSoftWater?: Months;
  /** True where softened water shortens the interval. */
  readonly soonerWhenSoftened?: true;
  /** When the part counts as worn, according to the maker. */
  readonly worn?:
    | { readonly code: "wire-shows"; readonly values: { readonly inches: number } }
    | { readonly code: "thin-or-third-of-wire"; readonly values: { readonly inches: number } }
    | { readonly code: "half-used" };
  /** Intervals of other sources that contradict this one. */
  readonly others?: Months;
  /** What to know first. `may-not-reseat`: an old valve may leak after it was opened, so leave it to a plumber. */
  readonly risks?: readonly ("ends-warranty-when-left-out" | "may-not-reseat" | "scalding")[];
  readonly basis: "ours" | "source";
  readonly confidence: Confidence;
  readonly sources: readonly [Source, ...Source[]];
}

const manuals: Source = {
  title: "Owner's manuals of 2014, as The Plumber's Choice copies them",
  url: "https://github.com/bluechill82/ThePlumbersChoice",
  kind: "maker",
};
const engineer: Source = {
  title: "EngineerFix: maintenance",
  url: "https://engineerfix.com/",
  kind: "trade",
};

const tanks = ["gas-tank", "electric-tank"] as const;
const anode = {
  code: "anode-check",
  types: tanks,
  basis: "source",
  confidence: "medium",
  sources: [manuals],
} as const;
const descale = {
  code: "descale",
  types: ["tankless-gas", "tankless-electric"],
  every: [12, 12],
  basis: "source",
  confidence: "low",
  sources: [engineer],
} as const;

/** Maintenance intervals. Those of a brand come before those of any brand. */
export const tasks: readonly Task[] = [
  { ...anode, brand: "rheem", every: [12, 12], worn: { code: "wire-shows", values: { inches: 6 } } },
  {
    ...anode,
    brand: "ao-smith",
    every: [36, 36],
    atMost: true,
    worn: { code: "thin-or-third-of-wire", values: { inches: 0.375 } },
  },
  { ...anode, brand: "state", every: [12, 12], afterWarranty: true },
  { ...anode, brand: "reliance", every: [36, 36] },
  {
    ...anode,
    brand: "american",
    every: [36, 36],
    worn: { code: "half-used" },
    risks: ["ends-warranty-when-left-out"],
  },
  {
    ...anode,
    brand: "bradford-white",
    every: [24, 24],
    soonerWhenSoftened: true,
    sources: [{ title: "Bradford White: manual 238-44422-00H, as a copy gives it", kind: "maker" }],
  },
  // The range between the makers whose manuals we have.
  { ...anode, every: [12, 36], basis: "ours", confidence: "low" },
  {
    code: "anode-check",
    types: ["heat-pump"],
    every: [24, 36],
    basis: "source",
    confidence: "low",
    sources: [
      { title: "The Trained Observer", url: "https://thetrainedobserver.substack.com", kind: "trade" },
    ],
  },
  {
    code: "flush",
    types: tanks,
    every: [12, 12],
    inHardWater: [6, 6],
    basis: "source",
    confidence: "medium",
    sources: [
      {
        title: "EPA WaterSense, as Water Heater Advisor cites it",
        url: "https://github.com/ndxtraders/water-heater-advisor",
        kind: "regulator",
      },
    ],
  },
  {
    code: "relief-valve-test",
    types: [...tanks, "heat-pump"],
    every: [12, 12],
    others: [6, 36],
    risks: ["scalding", "may-not-reseat"],
    basis: "source",
    confidence: "low",
    sources: [
      { title: "onlinehsa.com, homeownercare.com and homewiseplumbing.ca", kind: "trade" },
      { title: "MetLife: 2 to 3 years", kind: "trade" },
      { title: "Customaire: 6 months", kind: "trade" },
    ],
  },
  { ...descale, brand: "navien", inHardWater: [6, 9], inSoftWater: [18, 24] },
  { ...descale, brand: "rinnai", inHardWater: [6, 6], hardFromGrains: 10 },
  // What both makers agree on.
  { ...descale, inHardWater: [6, 9], basis: "ours" },
  {
    code: "air-filter",
    types: ["heat-pump"],
    every: [3, 3],
    basis: "source",
    confidence: "low",
    sources: [{ title: "McCorry Comfort", url: "https://mccorrycomfort.com", kind: "trade" }],
  },
  {
    code: "condensate-drain",
    types: ["heat-pump"],
    every: [12, 12],
    basis: "source",
    confidence: "low",
    sources: [
      { title: "The Trained Observer", url: "https://thetrainedobserver.substack.com", kind: "trade" },
    ],
  },
];
