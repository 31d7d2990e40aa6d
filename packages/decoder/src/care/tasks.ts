import type { Confidence, Source } from "../engine/format.ts";
import type { LifeType } from "../life/figures.ts";

/** Something that is done to a heater again and again. */
export type TaskCode =
  "air-filter" | "anode-check" | "condensate-drain" | "descale" | "flush" | "relief-valve-test";

/** After how many months, from and to: the same twice where there is one number. */
export type Months = readonly [from: number, to: number];

/** How often a task is due, by a maker or by the trade. A literal. */
export interface Task {
  readonly code: TaskCode;
  readonly types: readonly LifeType[];
  /** Slug of the brand whose interval it is. Absent: any brand. */
  readonly brand?: string;
  readonly every: Months;
  /** True where the source says "at most". */
  readonly atMost?: true;
  /** True where it is due only once the warranty has ended. */
  readonly afterWarranty?: true;
  readonly inHardWater?: Months;
  /** From so many grains of hardness per gallon on `inHardWater` holds, where the source says so. */
  readonly hardFromGrains?: number;
  readonly inSoftWater?: Months;
  /** True where softened water makes it due sooner. */
  readonly soonerWhenSoftened?: true;
  /** When the part is worn, as the maker says. */
  readonly worn?:
    | { readonly code: "wire-shows"; readonly values: { readonly inches: number } }
    | { readonly code: "thin-or-third-of-wire"; readonly values: { readonly inches: number } }
    | { readonly code: "half-used" };
  /** Intervals that other sources give, where they contradict this one. */
  readonly others?: Months;
  /** What to know before: `may-not-reseat` is said of old valves, which are better left to a plumber. */
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
  types: ["tankless-gas"],
  every: [12, 12],
  basis: "source",
  confidence: "low",
  sources: [engineer],
} as const;

/** What is known of intervals; a brand's own come before those of any brand. */
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
  // Between the makers whose manuals are known.
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
  // What the two makers have in common.
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
